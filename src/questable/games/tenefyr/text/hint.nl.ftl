# Hints and odds: why an option is advised. Chances are whole per cents.

hint-because-falls = { hint-clear } De vijand valt met { $this } %, anders met { $that } %.
hint-because-falls-this-turn = { hint-clear } De vijand valt deze beurt met { $this } %, anders met { $that } %.

odds-falls = vijand valt
odds-falls-this-turn = vijand valt deze beurt
