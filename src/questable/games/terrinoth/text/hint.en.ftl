# Hints and odds: why an option is advised. Chances are whole per cents.

hint-because-defeats = { hint-clear } It defeats an enemy with { $this } %, else { $that } %.
hint-because-explores = { hint-clear } The location is explored with { $this } %, else { $that } %.
hint-because-wounds = { hint-clear } It deals { $this } wounds on average, else { $that }.
hint-because-progress = { hint-clear } It makes { $this } progress on average, else { $that }.
hint-because-suffers = { hint-clear } The hero suffers { $this } wounds on average, else { $that }.
odds-successes = successes
odds-wounds = wounds
odds-defeats = enemy defeated
odds-suffers = suffered
odds-progress = progress
odds-explores = location explored
