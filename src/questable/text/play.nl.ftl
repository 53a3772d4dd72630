# De terminal: wat er om de tafel en haar verslag heen staat.

## Voor en na een spel

how-many-players = Hoeveel spelers, 1 tot 4? Enter om alleen te spelen.
bad-players = { $answer } is geen aantal spelers: typ 1, 2, 3 of 4.
begun = Startgetal { $seed }. Het spel wordt na elk antwoord bewaard in { $path }
resumed = Het spel gaat verder waar het was, na { $answers ->
    [one] { $answers } antwoord
   *[other] { $answers } antwoorden
}.
goodbye = Het spel is bewaard. Ga verder met:
saved = Bewaard in { $path }
replay-written = De opname staat in { $path }
outcome-victory = Overwinning!
outcome-defeat = Nederlaag.

## De tafel

col-enemy = Vijand
col-discard = Aflegstapel
bot = bot

## Een gevecht

no-rules = Geen regels.
unknown = ?
nothing = niets

## Vragen

asked-alone = { $player } · { $question }
asked-together = Samen ({ $player } heeft het laatste woord) · { $question }
commands = d decks · t tafel · i kaart · r regels · f advies · x terugnemen · h hulp · q stoppen
undone = Teruggenomen.
not-undone = Er is niets om terug te nemen.
not-a-choice = { $answer } is hier geen keuze: typ een getal van 1 tot { $count }, of h voor hulp.
no-such-card = Er is geen kaart die { $name } heet.
near-card = Er is geen kaart die { $name } heet; bedoelde je { $near }?
which-card = Noem een kaart na i: haar naam, haar id of het nummer van een keuze.
which-rule = Typ een hoofdstuk of woorden na r om de regels te lezen waar ze in staan.
no-such-rule = In geen regel staat { $words }.

## Letters die antwoorden; d, t, i, r, s, h en q zijn opdrachten

key-yes = j
key-no = n

## Zinnen voor wie luistert

told-commands = Typ het nummer van een keuze, of h om te horen welke letters wat vertellen.
told-asked-alone = { $player }: { $question }
told-asked-together = Samen, { $player } heeft het laatste woord: { $question }
told-letter = { $label }, of { $letter }
told-key = { $key }: { $text }.
told-turn = { $player } is aan de beurt.

## Letters die vertellen hoe het staat; geen is een opdracht of een antwoord van haar spel

letter-turn = z

## Hulp

help-number = antwoordt met die keuze; een letter voor een keuze doet hetzelfde
help-deck = wat er in alle decks en aflegstapels zit
help-table = de hele tafel
help-info = een kaart met haar regels, op naam, id of nummer van een keuze
help-rules = de regels van een hoofdstuk of met bepaalde woorden erin
help-foresee = wat een speler die vooruitkijkt hier zou doen en waarom, en waar de keuzes toe kunnen leiden
help-undo = neemt het laatste antwoord terug
help-save = waar het spel bewaard is
help-help = deze hulp; met alleen Enter komt de vraag opnieuw
help-quit = stoppen; het spel is bewaard en kan hervat worden
help-turn = wie aan de beurt is

## Een kaart

copies = { $copies ->
    [one] { $copies } exemplaar
   *[other] { $copies } exemplaren
}
