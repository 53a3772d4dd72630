# Hints and odds: why an option is advised. Chances are whole per cents.

hint-because-falls = { hint-clear } L’ennemi tombe dans { $this } % des cas, sinon dans { $that } %.
hint-because-falls-this-turn = { hint-clear } L’ennemi tombe pendant ce tour dans { $this } % des cas, sinon dans { $that } %.

odds-falls = l’ennemi tombe
odds-falls-this-turn = l’ennemi tombe pendant ce tour
