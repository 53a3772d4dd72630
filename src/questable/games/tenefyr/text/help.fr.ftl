# The help of options that only this game has; see help.*.ftl in questable/text.

help-play =
    .difficulty = easy (facile), normal ou hard (difficile) (tenefyr).
    .boss = L'identifiant d'un Boss, ou random pour le hasard (tenefyr).
    .mode = standard ou quick (rapide) (tenefyr).
    .edition = 2018 ou 2019 (tenefyr).
