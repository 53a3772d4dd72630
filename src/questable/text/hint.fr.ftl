# Conseils et probabilités. Voir hint.en.ftl.

hint-only = Il n’y a rien d’autre à faire.
hint-close = Cela change peu : { $chance } % de chances de gagner, { $other } % avec le meilleur autre choix.
hint-clear = { $chance } % de chances de gagner, { $other } % avec le meilleur autre choix.
hint-because-falls = { hint-clear } L’ennemi tombe dans { $this } % des cas, sinon dans { $that } %.
hint-because-falls-this-turn = { hint-clear } L’ennemi tombe pendant ce tour dans { $this } % des cas, sinon dans { $that } %.
hint-because-defeats = { hint-clear } Un ennemi est vaincu dans { $this } % des cas, sinon dans { $that } %.
hint-because-explores = { hint-clear } Le lieu est exploré dans { $this } % des cas, sinon dans { $that } %.
hint-because-wounds = { hint-clear } En moyenne { $this } blessures infligées, sinon { $that }.
hint-because-progress = { hint-clear } En moyenne { $this } de progression, sinon { $that }.
hint-because-suffers = { hint-clear } Le héros subit en moyenne { $this } blessures, sinon { $that }.

odds-falls = l’ennemi tombe
odds-falls-this-turn = l’ennemi tombe pendant ce tour
odds-successes = succès
odds-wounds = blessures
odds-defeats = ennemi vaincu
odds-suffers = subies
odds-progress = progression
odds-explores = lieu exploré
