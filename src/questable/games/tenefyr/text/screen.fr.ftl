# The set-up on the whole screen of a terminal.

## La mise en place

game-tenefyr = Heroes of Tenefyr
about-tenefyr = Entrez dans les donjons, battez leurs habitants avec un petit deck, grandissez grâce au butin et affrontez le boss à temps.
pick-difficulty = Difficulté
pick-boss = Boss
pick-mode = Durée
pick-edition = Édition
pick-drop-unused-heroes = Butin utile seul
about-difficulty = À quelle distance est le boss.
about-boss = Qui est combattu à la fin.
about-mode = Combien de temps dure une partie.
about-edition = Les règles de cette année-là.
about-drop-unused-heroes = Retirer le butin fait pour des héros absents du groupe.
difficulty-easy = Facile
difficulty-normal = Normal
difficulty-hard = Difficile
about-difficulty-easy = Le boss est loin.
about-difficulty-normal = Comme dans la règle.
about-difficulty-hard = Le boss est déjà proche.
mode-standard = Standard
mode-quick = Rapide
about-mode-standard = Dix donjons et un boss : environ une heure.
about-mode-quick = Cinq donjons, le dernier est le boss : environ une demi-heure.
edition-2019 = 2019
edition-2018 = 2018
about-edition-2019 = Toutes les récompenses, le mode rapide et les hauts faits.
about-edition-2018 = Moins de récompenses, ni mode rapide ni hauts faits.
