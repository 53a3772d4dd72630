# Hints and odds: what a player that looks ahead advises, and why. Chances are whole per cents.

hint-only = There is nothing else to do.
hint-close = It hardly matters: { $chance } % chance to win, { $other } % with the next best.
hint-clear = { $chance } % chance to win, { $other } % with the next best.
hint-because-falls = { hint-clear } The enemy falls with { $this } %, else { $that } %.
hint-because-falls-this-turn = { hint-clear } The enemy falls this turn with { $this } %, else { $that } %.
hint-because-defeats = { hint-clear } It defeats an enemy with { $this } %, else { $that } %.
hint-because-explores = { hint-clear } The location is explored with { $this } %, else { $that } %.
hint-because-wounds = { hint-clear } It deals { $this } wounds on average, else { $that }.
hint-because-progress = { hint-clear } It makes { $this } progress on average, else { $that }.
hint-because-suffers = { hint-clear } The hero suffers { $this } wounds on average, else { $that }.

odds-falls = enemy falls
odds-falls-this-turn = enemy falls this turn
odds-successes = successes
odds-wounds = wounds
odds-defeats = enemy defeated
odds-suffers = suffered
odds-progress = progress
odds-explores = location explored
