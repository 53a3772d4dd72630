# Les mots des cartes dessinées qui ne sont pas des règles, ceux de la page et des planches. Voir drawing.en.ftl.

role-enemy = Ennemi
role-loot = Butin

group-basic = Cartes Standard
group-skill = Compétences
group-dungeon = Donjon, niveau { $level }
group-reward = Récompenses, niveau { $level }
group-hero = Héros
group-enemy = Ennemis : { $difficulty }
group-nemesis = Némésis
group-location = Lieux : { $difficulty }
group-exploration = Exploration : { $set }
group-condition = États
group-hero-count = Nombre de héros
group-quest = Quêtes

figure-health = Santé
figure-attack = Attaque
figure-resilience = Résistance
figure-engaged = Ennemis engagés
figure-shadows = Ennemis dans l'ombre
figure-exploration = Exploration

action-attack = Attaque
action-explore = Exploration
action-rest = Repos
action-aid = Aide
note-ranged = à distance
note-targets = { $count } cibles

heading = { $title } :
quest-rules = Règles spéciales
quest-threat = Menace
quest-victory = Victoire
quest-defeat = Défaite
# What an amount such as 8/9/9 stands for.
quest-amounts = { $amount } : à 2, 3 ou 4 héros.

back-deck = Heroes of Tenefyr
back-boss = Boss
back-reward = Récompense
back-hero = Héros
back-enemy = Ennemi
back-location = Lieu
back-exploration = Exploration
back-condition = État
back-hero-count = Nombre de héros
back-quest = Quête

page-search = Chercher
page-search-hint = nom, mot ou règle
page-group = Montrer
page-all-groups = Toutes les cartes
page-language = Langue
page-size = Taille
page-size-full = Cartes entières
page-size-hand = En main
page-size-mini = Petites
page-print = Imprimer
page-theme = Clair ou sombre
page-theme-light = Clair
page-theme-dark = Sombre
page-theme-system = Comme le système
page-nothing-found = Aucune carte ne convient. Essayez un mot plus court, ou montrez toutes les cartes.
page-power = Puissance
page-players = Joueurs
page-level = Niveau
page-copies = Exemplaires
page-dice = Dés
page-effect-bar = Barre d'effets
page-peril-track = Piste de péril
page-peril-start = départ
page-peril-grey = gris
page-peril-green = vert
page-peril-blue = bleu
page-peril-violet = violet
page-peril-red = rouge
page-unofficial = Création de fans, non officielle, ni faite ni approuvée par les éditeurs.
page-icons-by = Icônes des artistes de game-icons.net, CC BY 3.0.
page-close = Fermer
page-cards = cartes
