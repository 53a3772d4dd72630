# Hints and odds: why an option is advised. Chances are whole per cents.

hint-because-falls = { hint-clear } The enemy falls with { $this } %, else { $that } %.
hint-because-falls-this-turn = { hint-clear } The enemy falls this turn with { $this } %, else { $that } %.

odds-falls = enemy falls
odds-falls-this-turn = enemy falls this turn
