# Words on drawn cards beside their rules.

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
quest-rules = Règles spéciales
quest-threat = Menace
quest-victory = Victoire
quest-defeat = Défaite
# What an amount such as 8/9/9 stands for.
quest-amounts = { $amount } : à 2, 3 ou 4 héros.
back-hero = Héros
back-enemy = Ennemi
back-location = Lieu
back-exploration = Exploration
back-condition = État
back-hero-count = Nombre de héros
back-quest = Quête

page-effect-bar = Barre d'effets
page-peril-track = Piste de péril
page-peril-start = départ
page-peril-grey = gris
page-peril-green = vert
page-peril-blue = bleu
page-peril-violet = violet
page-peril-red = rouge
