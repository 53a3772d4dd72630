# How a game is asked for in a wrong way.

## Comment on demande une partie

quick-2018 = mode vaut 'quick', que l’édition de 2018 ne connaît pas ; valeur permise avec l’édition de 2018 : standard.
drop-unused-heroes = drop_unused_heroes vaut true à { $players ->
    [one] 1 joueur
   *[other] { $players } joueurs
 } ; { $edition ->
    [edition-2018] permis dans l’édition de 2018 : à 3 joueurs
   *[edition-2019] permis dans l’édition de 2019 : à 1 ou 3 joueurs
 } (TEN-SET-11).
heroes-shape = heroes { $verb ->
    [holds] contient
   *[is] vaut
 } { $value } ; valeur permise à { $players ->
    [one] 1 joueur : une liste d’une liste
   *[other] { $players } joueurs : une liste de { $players } listes
 } de { $each } parmi { $allowed }.
hero-twice = heroes nomme { $value } deux fois ; aucun héros ne se prend deux fois.
