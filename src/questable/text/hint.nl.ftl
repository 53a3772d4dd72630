# Tips en kansen. Zie hint.en.ftl.

hint-only = Er is niets anders te doen.
hint-close = Het maakt weinig uit: { $chance } % kans om te winnen, { $other } % met de op één na beste keuze.
hint-clear = { $chance } % kans om te winnen, { $other } % met de op één na beste keuze.
hint-because-falls = { hint-clear } De vijand valt met { $this } %, anders met { $that } %.
hint-because-falls-this-turn = { hint-clear } De vijand valt deze beurt met { $this } %, anders met { $that } %.
hint-because-defeats = { hint-clear } Een vijand wordt verslagen met { $this } %, anders met { $that } %.
hint-because-explores = { hint-clear } De locatie wordt verkend met { $this } %, anders met { $that } %.
hint-because-wounds = { hint-clear } Gemiddeld { $this } wonden toegebracht, anders { $that }.
hint-because-progress = { hint-clear } Gemiddeld { $this } voortgang, anders { $that }.
hint-because-suffers = { hint-clear } De held loopt gemiddeld { $this } wonden op, anders { $that }.

odds-falls = vijand valt
odds-falls-this-turn = vijand valt deze beurt
odds-successes = successen
odds-wounds = wonden
odds-defeats = vijand verslagen
odds-suffers = opgelopen
odds-progress = voortgang
odds-explores = locatie verkend
