# The terminal: what it shows of Heroes of Terrinoth.

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

several-hero-dice = { $hero } gooit { $count } heldendobbelstenen: { $faces }.
several-enemy-dice = { $hero } gooit { $count } vijandelijke dobbelstenen: { $faces }.
several-hidden = { $count } vijanden verschijnen gedekt in de schaduw.

## Zinnen voor wie luistert

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

letter-peril = g
letter-place = l
letter-heroes = p
letter-enemies = v
letter-dice = w

## Hulp

help-peril = queeste, ronde en gevaar
help-place = de locatie, haar voortgang en haar fiches
help-heroes = elke held, met wonden, fiches, gerede kaarten, toestanden en voorwerpen
help-enemies = elke vijand en waar hij staat
help-dice = de dobbelstenen van deze actie
help-about-terrinoth = Elke held gebruikt om beurten een activeringskaart: de dobbelstenen geven successen om aan te vallen, te verkennen, te rusten of te helpen. Daarna handelen de vijanden en stijgt het gevaar; gekleurde vakken bijten. Verken een locatie volledig om verder te reizen. De queeste zegt hoe de groep wint; ze verliest als alle helden gevallen zijn.
