# Hints and odds: why an option is advised. Chances are whole per cents.

hint-because-defeats = { hint-clear } Un ennemi est vaincu dans { $this } % des cas, sinon dans { $that } %.
hint-because-explores = { hint-clear } Le lieu est exploré dans { $this } % des cas, sinon dans { $that } %.
hint-because-wounds = { hint-clear } En moyenne { $this } blessures infligées, sinon { $that }.
hint-because-progress = { hint-clear } En moyenne { $this } de progression, sinon { $that }.
hint-because-suffers = { hint-clear } Le héros subit en moyenne { $this } blessures, sinon { $that }.
odds-successes = succès
odds-wounds = blessures
odds-defeats = ennemi vaincu
odds-suffers = subies
odds-progress = progression
odds-explores = lieu exploré
