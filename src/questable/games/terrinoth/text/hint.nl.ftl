# Hints and odds: why an option is advised. Chances are whole per cents.

hint-because-defeats = { hint-clear } Een vijand wordt verslagen met { $this } %, anders met { $that } %.
hint-because-explores = { hint-clear } De locatie wordt verkend met { $this } %, anders met { $that } %.
hint-because-wounds = { hint-clear } Gemiddeld { $this } wonden toegebracht, anders { $that }.
hint-because-progress = { hint-clear } Gemiddeld { $this } voortgang, anders { $that }.
hint-because-suffers = { hint-clear } De held loopt gemiddeld { $this } wonden op, anders { $that }.
odds-successes = successen
odds-wounds = wonden
odds-defeats = vijand verslagen
odds-suffers = opgelopen
odds-progress = voortgang
odds-explores = locatie verkend
