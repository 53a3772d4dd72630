# Tips en kansen. Zie hint.en.ftl.

hint-only = Er is niets anders te doen.
hint-close = Het maakt weinig uit: { $chance } % kans om te winnen, { $other } % met de op één na beste keuze.
hint-clear = { $chance } % kans om te winnen, { $other } % met de op één na beste keuze.
