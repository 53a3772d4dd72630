# Conseils et probabilités. Voir hint.en.ftl.

hint-only = Il n’y a rien d’autre à faire.
hint-close = Cela change peu : { $chance } % de chances de gagner, { $other } % avec le meilleur autre choix.
hint-clear = { $chance } % de chances de gagner, { $other } % avec le meilleur autre choix.
