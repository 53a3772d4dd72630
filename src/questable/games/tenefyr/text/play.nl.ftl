# The terminal: what it shows of Heroes of Tenefyr.

## Voor en na een spel

figures = Gevechten gewonnen { $won }, verloren { $lost }. Dungeons voltooid { $cleared }. Hoogste gezamenlijke kracht { $power }.
achievements = Prestaties
no-achievements = Deze keer geen prestaties.
why-no-basics-left = { $player } heeft er geen meer.
why-twelve-basic-0 = { $player } heeft er { $cards }.
why-thief-skill-8 = Die is { $times } keer gebruikt.
why-power-32 = De groep haalde { $power }.

## De tafel

col-level = Level
col-power = Kracht
col-cards = Kaarten
col-reward = Beloning
col-rules = Regels
col-player = Speler
col-total = Totaal
col-played = Gespeeld
col-deck = Deck
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
redraws-left = Nog { $left } keer opnieuw trekken.
borrowed = geleend
removed = verdwijnt na het gevecht
your-hand = Hand
hand-cards = Hand: { $cards }
left-in-deck = Nog in het deck ({ $count }): { $cards }
next-in-deck = Bekend bovenop: { $cards }

## Vragen

several-draws = { $player } trekt { $cards }.
several-plays = { $player } speelt { $cards }: totaal { $total }.
several-discards = { $player } legt { $cards } af.

## Zinnen voor wie luistert

told-no-enemy = Er wordt nu geen vijand bevochten.
told-total = { $player }: totaal { $total }, gespeeld { $played }. { $deck } in het deck, { $discard } afgelegd.
told-decks = { $player }: { $count } in het deck, { $deck }. Afgelegd: { $discard }.
told-track = Boss spoor: { $track }
told-starting-player = { $player } is Starting player.

## Letters die vertellen hoe het staat; geen is een opdracht of een antwoord van haar spel

letter-hand = k
letter-enemy = e
letter-totals = p
letter-track = a
letter-dungeons = l

## Hulp

help-hand = de kaarten in de hand
help-enemy = de vijand die bevochten wordt
help-totals = het totaal van iedereen, en wat nog nodig is
help-track = het Boss spoor
help-dungeons = de Dungeons en hun beloningen
help-about-tenefyr = De kaarten van iedereen worden opgeteld: haal de kracht van de vijand voor het eind van de laatste beurt. Gewonnen: zijn kaart wordt buit. Verloren: de Boss pion gaat twee stappen verder. De Boss valt aan als hij de schedel haalt; versla al zijn kaarten om te winnen.

## Een kaart

side-enemy = Vijand
side-loot = Buit
side-powers = kracht { $two } / { $three } / { $four } bij 2 / 3 / 4 spelers

## Letters die antwoorden; d, t, i, r, s, h en q zijn opdrachten

key-keep = b
key-redraw = o
key-continue = v
key-leave = w
key-draw = j
key-stop = n
