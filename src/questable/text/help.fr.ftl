# L'aide des commandes : un message pour chacune, avec un attribut par argument et par option.

help-panels =
    .usage = Utilisation :
    .arguments = Arguments
    .options = Options

help-play = Jouer dans le terminal.
    .game = Le jeu : { $games }.
    .learn = Une courte partie qui s'explique elle-même.
    .players = De 1 à 4.
    .heroes = Les héros par joueur, par exemple bard,thief,cleric ou barbarian+bard,cleric+thief.
    .seed = La même graine donne la même partie.
    .bot_seats = Les joueurs que jouent des bots, par exemple 2,3.
    .bot = Quel bot : heuristic, random ou search (search:ms=500).
    .pack = Une extension, dossier ou zip, avec laquelle jouer ; peut être répétée.
    .lang = en, fr ou nl ; sinon celle du système.
    .plain = Des phrases entières seulement, pour un lecteur d'écran.
    .lines = Une question sous l'autre, et non tout l'écran.
    .json = Des lignes JSON en sortie, des clés en entrée, pour un programme qui joue.
    .save = Où la partie est enregistrée après chaque réponse.
    .resume = Reprendre une partie enregistrée ; « last » : la dernière.
    .help = Afficher cette aide et quitter.
