# The terminal: what it shows of Heroes of Terrinoth.

## La table de Terrinoth

round = manche { $round }
grim = règle impitoyable
peril = Péril
peril-space = (case { $space } sur { $last })
progress-made = progression { $progress } sur { $value }
progress-explored = progression { $progress } sur { $value }, entièrement exploré
locations-left = { $count ->
    [0] le dernier lieu
    [one] encore { $count } lieu
   *[other] encore { $count } lieux
}
tokens-on-quest = sur la quête : { $tokens }
tokens-here = ici : { $tokens }
col-hero = Héros
col-wounds = Bless.
col-tokens = Jetons
col-ready = Prêtes
all-ready = toutes
col-where = Où
col-attack = Attaque
col-resilience = Résist.
col-keywords = Mots-clés
hero-defeated = vaincu
hero-state = { $wounds } sur { $health } blessures, { $tokens ->
    [one] { $tokens } jeton de succès
   *[other] { $tokens } jetons de succès
}
no-enemies = Aucun ennemi.
shadows = ombre
lair = antre
face-down = face cachée
exhausted = épuisé
readied = prête
spent = épuisée
items = objets
hero-dice = Dés héros : { $faces }
enemy-dice = Dés ennemis : { $faces }
rolled = Succès { $successes }, défenses { $defenses }.
enemy-deck = Pioche Ennemi
exploration-deck = Pioche Exploration
left-behind = Déjà quittés
known-card = { $place } : { $card }
quest-figures = Manches { $round }. Péril { $space } sur { $last }.

## Questions

several-hero-dice = { $hero } lance { $count } dés héros : { $faces }.
several-enemy-dice = { $hero } lance { $count } dés ennemis : { $faces }.
several-hidden = { $count } ennemis apparaissent face cachée dans l'ombre.

## Phrases pour qui écoute

told-peril = Le péril est sur la case { $space } sur { $last }, { $colour }.
told-peril-ahead = La prochaine case où il se passe quelque chose est { $colour }, à { $steps } pas.
told-leader = { $hero }, chef de groupe
told-enemy = { $enemy } : { $wounds } sur { $health } blessures, attaque { $attack }, résistance { $resilience }.
told-hidden = { $count ->
    [one] { $count } ennemi face cachée
   *[other] { $count } ennemis face cachée
}
told-no-dice = Aucun dé n'est sur la table.
told-pile = { $pile } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}. Défausse : { $discard }.

## Lettres qui disent où l'on en est ; aucune n'est une commande ou une réponse de son jeu

letter-peril = p
letter-place = l
letter-heroes = g
letter-enemies = e
letter-dice = a

## Aide

help-peril = quête, manche et péril
help-place = le lieu, sa progression et ses jetons
help-heroes = chaque héros, ses blessures, jetons, cartes prêtes, états et objets
help-enemies = chaque ennemi et où il se trouve
help-dice = les dés de cette action
help-about-terrinoth = Chaque héros utilise à son tour une carte d'activation : ses dés donnent des succès pour attaquer, explorer, se reposer ou aider. Puis les ennemis agissent et le péril monte ; les cases colorées mordent. Explorez entièrement un lieu pour voyager plus loin. La quête dit comment le groupe gagne ; il perd quand tous les héros sont tombés.
