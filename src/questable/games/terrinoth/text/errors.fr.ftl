# How a game or its cards are asked for in a wrong way.

## Comment on demande une partie

heroes-each = heroes { $verb ->
    [holds] contient
   *[is] vaut
 } { $value } ; valeur permise à { $players ->
    [one] 1 joueur : une liste d’une liste de 2 héros.
   *[other] { $players } joueurs : une liste de { $players } listes d’un héros.
 }
archetype-twice = heroes nomme { $value }, un deuxième { $archetype } ; un archétype ne se prend qu’une fois, noms permis : { $allowed }.

## Extensions et cartes

no-levels = Les cartes de terrinoth n’ont pas de niveau ; retirez --level.
