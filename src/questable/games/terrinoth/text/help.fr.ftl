# The help of options that only this game has; see help.*.ftl in questable/text.

help-play =
    .quest = L'identifiant d'une quête, ou random pour le hasard (terrinoth).
    .leader = Le héros qui mène le groupe au début (terrinoth).
    .grim = Avec la règle sinistre (terrinoth).
