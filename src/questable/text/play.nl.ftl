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

## De tafel van Terrinoth

round = ronde { $round }
grim = grimmige regel
peril = Gevaar
peril-space = (vak { $space } van { $last })
progress-made = voortgang { $progress } van { $value }
progress-explored = voortgang { $progress } van { $value }, volledig verkend
locations-left = { $count ->
    [0] de laatste locatie
    [one] nog { $count } locatie
   *[other] nog { $count } locaties
}
tokens-on-quest = op de queeste: { $tokens }
tokens-here = hier: { $tokens }
col-hero = Held
col-wounds = Wonden
col-tokens = Fiches
col-ready = Gereed
all-ready = alle
col-where = Waar
col-attack = Aanval
col-resilience = Weerst.
col-keywords = Trefwoorden
hero-defeated = verslagen
hero-state = { $wounds } van { $health } wonden, { $tokens ->
    [one] { $tokens } succesfiche
   *[other] { $tokens } succesfiches
}
no-enemies = Geen vijanden.
shadows = schaduw
lair = hol
face-down = gedekt
exhausted = uitgeput
readied = gereed
spent = uitgeput
items = voorwerpen
hero-dice = Heldendobbelstenen: { $faces }
enemy-dice = Vijandelijke dobbelstenen: { $faces }
rolled = Successen { $successes }, verdedigingen { $defenses }.
enemy-deck = Vijandstapel
exploration-deck = Verkenningsstapel
left-behind = Al verlaten
known-card = { $place }: { $card }
quest-figures = Ronden { $round }. Gevaar { $space } van { $last }.

## Vragen

asked-alone = { $player } · { $question }
asked-together = Samen ({ $player } heeft het laatste woord) · { $question }
commands = d decks · t tafel · i kaart · r regels · f advies · x terugnemen · h hulp · q stoppen
undone = Teruggenomen.
not-undone = Er is niets om terug te nemen.
several-draws = { $player } trekt { $cards }.
several-plays = { $player } speelt { $cards }: totaal { $total }.
several-discards = { $player } legt { $cards } af.
several-hero-dice = { $hero } gooit { $count } heldendobbelstenen: { $faces }.
several-enemy-dice = { $hero } gooit { $count } vijandelijke dobbelstenen: { $faces }.
several-hidden = { $count } vijanden verschijnen gedekt in de schaduw.
not-a-choice = { $answer } is hier geen keuze: typ een getal van 1 tot { $count }, of h voor hulp.
no-such-card = Er is geen kaart die { $name } heet.
near-card = Er is geen kaart die { $name } heet; bedoelde je { $near }?
which-card = Noem een kaart na i: haar naam, haar id of het nummer van een keuze.
which-rule = Typ een hoofdstuk of woorden na r om de regels te lezen waar ze in staan.
no-such-rule = In geen regel staat { $words }.

## Letters die antwoorden; d, t, i, r, s, h en q zijn opdrachten

key-keep = b
key-redraw = o
key-continue = v
key-leave = w
key-yes = j
key-no = n
key-draw = j
key-stop = n

## Zinnen voor wie luistert

told-commands = Typ het nummer van een keuze, of h om te horen welke letters wat vertellen.
told-asked-alone = { $player }: { $question }
told-asked-together = Samen, { $player } heeft het laatste woord: { $question }
told-letter = { $label }, of { $letter }
told-key = { $key }: { $text }.
told-no-enemy = Er wordt nu geen vijand bevochten.
told-total = { $player }: totaal { $total }, gespeeld { $played }. { $deck } in het deck, { $discard } afgelegd.
told-decks = { $player }: { $count } in het deck, { $deck }. Afgelegd: { $discard }.
told-track = Boss spoor: { $track }
told-turn = { $player } is aan de beurt.
told-starting-player = { $player } is Starting player.
told-peril = Het gevaar staat op vak { $space } van { $last }, { $colour }.
told-peril-ahead = Het volgende vak waar iets gebeurt is { $colour }, { $steps ->
    [one] { $steps } stap
   *[other] { $steps } stappen
} verder.
told-leader = { $hero }, groepsleider
told-enemy = { $enemy }: { $wounds } van { $health } wonden, aanval { $attack }, weerstand { $resilience }.
told-hidden = { $count ->
    [one] { $count } gedekte vijand
   *[other] { $count } gedekte vijanden
}
told-no-dice = Er liggen geen dobbelstenen op tafel.
told-pile = { $pile }: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}. Afgelegd: { $discard }.

## Letters die vertellen hoe het staat; geen is een opdracht of een antwoord van haar spel

letter-hand = k
letter-enemy = e
letter-totals = p
letter-track = a
letter-dungeons = l
letter-turn = z
letter-peril = g
letter-place = l
letter-heroes = p
letter-enemies = v
letter-dice = w

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
help-hand = de kaarten in de hand
help-enemy = de vijand die bevochten wordt
help-totals = het totaal van iedereen, en wat nog nodig is
help-track = het Boss spoor
help-dungeons = de Dungeons en hun beloningen
help-turn = wie aan de beurt is
help-peril = queeste, ronde en gevaar
help-place = de locatie, haar voortgang en haar fiches
help-heroes = elke held, met wonden, fiches, gerede kaarten, toestanden en voorwerpen
help-enemies = elke vijand en waar hij staat
help-dice = de dobbelstenen van deze actie
help-about-tenefyr = De kaarten van iedereen worden opgeteld: haal de kracht van de vijand voor het eind van de laatste beurt. Gewonnen: zijn kaart wordt buit. Verloren: de Boss pion gaat twee stappen verder. De Boss valt aan als hij de schedel haalt; versla al zijn kaarten om te winnen.
help-about-terrinoth = Elke held gebruikt om beurten een activeringskaart: de dobbelstenen geven successen om aan te vallen, te verkennen, te rusten of te helpen. Daarna handelen de vijanden en stijgt het gevaar; gekleurde vakken bijten. Verken een locatie volledig om verder te reizen. De queeste zegt hoe de groep wint; ze verliest als alle helden gevallen zijn.

## Een kaart

side-enemy = Vijand
side-loot = Buit
side-powers = kracht { $two } / { $three } / { $four } bij 2 / 3 / 4 spelers
copies = { $copies ->
    [one] { $copies } exemplaar
   *[other] { $copies } exemplaren
}
