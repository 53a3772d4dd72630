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
figures = Gevechten gewonnen { $won }, verloren { $lost }. Dungeons voltooid { $cleared }. Hoogste gezamenlijke kracht { $power }.
achievements = Prestaties
no-achievements = Deze keer geen prestaties.
why-no-basics-left = { $player } heeft er geen meer.
why-twelve-basic-0 = { $player } heeft er { $cards }.
why-thief-skill-8 = Die is { $times } keer gebruikt.
why-power-32 = De groep haalde { $power }.

## De tafel

col-level = Level
col-enemy = Vijand
col-power = Kracht
col-cards = Kaarten
col-reward = Beloning
col-rules = Regels
col-player = Speler
col-total = Totaal
col-played = Gespeeld
col-deck = Deck
col-discard = Aflegstapel
the-boss = Boss
empty = leeg
then-comes = dan { $enemy }
here = { $level ->
    [0] In het Boss deck
   *[other] In deze Dungeon van level { $level }
} { $count ->
    [one] is nog { $count } vijand over
   *[other] zijn nog { $count } vijanden over
}. Beloning: { $reward }.
known-next = De volgende vijand is { $enemy }.
quick = Quick mode
difficulty-easy = Easy
difficulty-normal = Normal
difficulty-hard = Hard
track = { $left ->
    [one] { $left } stap
   *[other] { $left } stappen
} tot de schedel ({ $space } van { $skull })
track-attacks = de Boss valt aan
track-symbols = De volgende vakjes geven kaarten uit de Reserve: { $symbols }
symbol = { $count } van level { $level }
starting-player = ★ Starting player
bot = bot

## Een gevecht

level = level { $level }
power = kracht { $power }
why-power = Kracht { $power }: { $parts }
part-printed = { $amount } gedrukt
part-effects = { $amount } door effecten
part-continuous = { $amount } door { $card }
part-lasting = { $amount } door een blijvend effect
progress = Groep { $party } tegen { $power }. { $needed ->
    [0] Genoeg!
   *[other] Nog nodig: { $needed }.
}
turn = Beurt { $turn } van { $turns }.
finish = De vijand valt ook als de groep { $short } tekortkomt.
rules-ignored = Zijn regels worden genegeerd.
no-rules = Geen regels.
redraws-left = Nog { $left } keer opnieuw trekken.
borrowed = geleend
removed = verdwijnt na het gevecht
your-hand = Hand
hand-cards = Hand: { $cards }
left-in-deck = Nog in het deck ({ $count }): { $cards }
next-in-deck = Bekend bovenop: { $cards }
unknown = ?
nothing = niets

## Vragen

asked-alone = { $player } · { $question }
asked-together = Samen ({ $player } heeft het laatste woord) · { $question }
commands = d decks · t tafel · i kaart · s bewaren · h hulp · q stoppen
several-draws = { $player } trekt { $cards }.
several-plays = { $player } speelt { $cards }: totaal { $total }.
several-discards = { $player } legt { $cards } af.
not-a-choice = { $answer } is hier geen keuze: typ een getal van 1 tot { $count }, of h voor hulp.
no-such-card = Er is geen kaart die { $name } heet.
near-card = Er is geen kaart die { $name } heet; bedoelde je { $near }?
which-card = Noem een kaart na i: haar naam, haar id of het nummer van een keuze.

## Letters die antwoorden; d, t, i, s, h en q zijn opdrachten

key-keep = b
key-redraw = o
key-continue = v
key-leave = w
key-yes = j
key-no = n
key-draw = j
key-stop = n

## Hulp

help-number = antwoordt met die keuze; een letter voor een keuze doet hetzelfde
help-deck = wat er in alle decks en aflegstapels zit
help-table = de hele tafel
help-info = een kaart met haar regels, op naam, id of nummer van een keuze
help-save = waar het spel bewaard is
help-help = deze hulp
help-quit = stoppen; het spel is bewaard en kan hervat worden
help-about = De kaarten van iedereen worden opgeteld: haal de kracht van de vijand voor het eind van de laatste beurt. Gewonnen: zijn kaart wordt buit. Verloren: de Boss pion gaat twee stappen verder. De Boss valt aan als hij de schedel haalt; versla al zijn kaarten om te winnen.

## Een kaart

side-enemy = Vijand
side-loot = Buit
side-powers = kracht { $two } / { $three } / { $four } bij 2 / 3 / 4 spelers
copies = { $copies ->
    [one] { $copies } exemplaar
   *[other] { $copies } exemplaren
}
