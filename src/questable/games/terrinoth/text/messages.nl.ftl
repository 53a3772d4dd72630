# Heroes of Terrinoth: alles wat een speler leest. Zie common.en.ftl en terrinoth.en.ftl.
# .behind en .behind-many van een vijand staan achter het werkwoord: "put 1 vijand uit die met jou in gevecht is".

your = { $person ->
    [you] je
   *[they] zijn
}
you-object = { $person ->
    [you] jou
   *[they] hem
}
the-location = { $context ->
    [location] deze locatie
   *[other] de locatie
}

## Nouns

noun-enemy = vijand
    .many = vijanden
noun-minion = handlanger
    .many = handlangers
noun-master = meester
    .many = meesters
noun-nemesis = nemesis
    .many = nemesissen
noun-of-trait = { $trait }-{ $noun }
a-noun = een { $noun }
so-many = { $count ->
    [all] alle { $many }
    [each] elke { $one }
    [one] { $count } { $one }
   *[other] { $up ->
        [yes] hooguit { $count } { $many }
       *[no] { $count } { $many }
    }
}
except-target = die niet het doelwit is
wounds = { $wounds ->
    [one] { $wounds } wond
   *[other] { $wounds } wonden
}
success-tokens = { $success ->
    [one] { $success } succesfiche
   *[other] { $success } succesfiches
}
hero-dice = { $dice ->
    [one] { $dice } heldendobbelsteen
   *[other] { $dice } heldendobbelstenen
}
own-cards = { $activation ->
    [all] al { your } activeringskaarten
   *[other] { $activation } van { your } activeringskaarten
}
tokens = { $count ->
    [all] alle { $many }
    [one] { $count } { $one }
   *[other] { $count } { $many }
}
some-progress = { $count ->
    [all] alle voortgang
    [one] { $count } voortgangsfiche
   *[other] { $count } voortgangsfiches
}
roll-success = { $count ->
    [one] { $number } succes
   *[other] { $number } successen
}
roll-defense = { $count ->
    [one] { $number } verdediging
   *[other] { $number } verdedigingen
}
roll-dice = { $count ->
    [one] { $number } heldendobbelsteen
   *[other] { $number } heldendobbelstenen
}

## Which enemies

enemy-any = { $noun }
    .many = { $nouns }
enemy-mine = { $noun }
    .many = { $nouns }
    .behind = die met { you-object } in gevecht is
    .behind-many = die met { you-object } in gevecht zijn
enemy-any-not-mine = { $noun }
    .many = { $nouns }
    .behind = die niet met { you-object } in gevecht is
    .behind-many = die niet met { you-object } in gevecht zijn
enemy-engaged-with-other = { $noun }
    .many = { $nouns }
    .behind = die met een andere held in gevecht is
    .behind-many = die met een andere held in gevecht zijn
enemy-engaged = { $noun } in gevecht
    .many = { $nouns } in gevecht
enemy-engaged-with-target = { $noun }
    .many = { $nouns }
    .behind = die met het doelwit in gevecht is
    .behind-many = die met het doelwit in gevecht zijn
enemy-shadows = { $noun } in de schaduw
    .many = { $nouns } in de schaduw
enemy-facedown = gedekte { $noun }
    .many = gedekte { $nouns }
enemy-target = het doelwit
enemy-this = deze vijand
pronoun-of-enemy = hij
enemy-nemesis = de nemesis
enemy-chosen = die vijand
enemy-it = die vijand

## Who acts

who-you = je
who-any = 1 held naar keuze
who-another = een andere held naar keuze
who-each = elke held
who-each-other = elke andere held
who-each-engaged = elke held in gevecht
who-leader = de groepsleider
who-target = het doelwit
who-engaged-hero = de held in gevecht met deze vijand
who-most-wounds = de held met de meeste wonden
who-fewest-wounds = de held met de minste wonden
who-most-tokens = de held met de meeste succesfiches
who-most-enemies = de held met de meeste vijanden
who-fewest-enemies = de held met de minste vijanden
who-chosen = die held
who-it = die held

## When, and how often

# How a condition is tied to a timing that is a clause: "if", or "and" where that reads better.
if-behind-when = { $timing ->
    [after-action] if
    [aided] if
    [defeats-enemy] if
    [exploration-resolved] if
   *[other] and
}
once-per-round = eenmaal per ronde,
timing-round-start = aan het begin van de ronde
timing-activation-start = aan het begin van je activering
timing-your-activation = tijdens je activering
timing-before-roll = { $action ->
    [attack] als je aanvalt,
    [explore] als je verkent,
    [rest] als je rust,
    [aid] als je helpt,
   *[none] als je een actie uitvoert,
}
timing-would-suffer = als je { $source ->
    [counterattack] door tegenaanvallen wonden
   *[none] wonden
} zou oplopen,
timing-after-action = { $action ->
    [attack] nadat je hebt aangevallen,
    [explore] nadat je hebt verkend,
    [rest] nadat je hebt gerust,
    [aid] nadat je hebt geholpen,
   *[none] na je actie
}
timing-aided = nadat een andere held je heeft geholpen,
timing-activation-end = aan het einde van je activering
timing-defeats-enemy = nadat je { $a-noun } hebt verslagen,
timing-enemy-defeated = als { $a-noun } wordt verslagen,
timing-defeated = als deze vijand wordt verslagen,
timing-counterattacks = als deze vijand een tegenaanval doet,
timing-threat = dreiging:
timing-exploration-resolved = nadat je een verkenningskaart hebt uitgevoerd,
timing-location-revealed = { $final ->
    [yes] als de laatste locatie wordt onthuld,
   *[no] { $context ->
        [location] als deze locatie wordt onthuld,
       *[other] als een locatie wordt onthuld,
    }
}
timing-fully-explored = { $context ->
    [location] als deze locatie volledig verkend is,
   *[other] als een locatie volledig verkend is,
}
timing-leaving = { $context ->
    [location] als de groep deze locatie verlaat,
   *[other] als de groep een locatie verlaat,
}
timing-end-of-round = aan het einde van de ronde
timing-hero-defeated = als een held wordt verslagen,
timing-nemesis-would-be-defeated = als de nemesis verslagen zou worden,

## Conditions

test-action = { if } { $action ->
    [attack] je aanvalt
    [explore] je verkent
    [rest] je rust
   *[aid] je helpt
}
test-source = { if } de wonden van { $source ->
   *[counterattack] tegenaanvallen
} komen
test-engaged = { if } { $bound ->
    [none] geen vijand met { $whom } in gevecht is
    [at-least] { $at-least ->
        [one] minstens { $at-least } vijand met { $whom } in gevecht is
       *[other] minstens { $at-least } vijanden met { $whom } in gevecht zijn
    }
    [at-most] { $at-most ->
        [one] hooguit { $at-most } vijand met { $whom } in gevecht is
       *[other] hooguit { $at-most } vijanden met { $whom } in gevecht zijn
    }
   *[between] { $at-least } tot { $at-most } vijanden met { $whom } in gevecht zijn
}
    .who = { $hero ->
        [it] { $bound ->
            [none] zonder vijanden in gevecht
            [at-least] { $at-least ->
                [one] met minstens { $at-least } vijand in gevecht
               *[other] met minstens { $at-least } vijanden in gevecht
            }
            [at-most] { $at-most ->
                [one] met hooguit { $at-most } vijand in gevecht
               *[other] met hooguit { $at-most } vijanden in gevecht
            }
           *[between] met { $at-least } tot { $at-most } vijanden in gevecht
        }
       *[other] { "" }
    }
test-wounds = { if } { $hero ->
    [you] { $person ->
        [you] je
       *[they] hij
    }
    [it] hij
   *[other] { $who }
} minstens { $at-least ->
    [one] { $at-least } wond
   *[other] { $at-least } wonden
} { $hero ->
    [you] { $person ->
        [you] hebt
       *[they] heeft
    }
   *[other] heeft
}
    .who = { $hero ->
        [it] met minstens { $at-least ->
            [one] { $at-least } wond
           *[other] { $at-least } wonden
        }
       *[other] { "" }
    }
test-defeated-enemy = { if } deze actie { $count ->
    [one] een vijand
   *[other] minstens { $count } vijanden
} heeft verslagen
test-defeated = { if } de verslagen vijand { $a-noun } was
test-discarded-enemy = { if } er { $a-noun } in de vijandaflegstapel ligt
test-in-shadows = { if } deze vijand in de schaduw is
test-engaged-enemy = { if } deze vijand in gevecht is
test-wounded = { if } deze vijand gewond is
test-progress = { if } er minstens { $at-least ->
    [one] { $at-least } voortgangsfiche op { the-location } ligt
   *[other] { $at-least } voortgangsfiches op { the-location } liggen
}
test-fully-explored = { if } { the-location } volledig verkend is
test-final-location = { if } dit de laatste locatie is
test-final-location-fully-explored = { if } de laatste locatie volledig verkend is
test-nemesis = { if } de nemesis { $where ->
    [lair] in het hol is
    [in-play] in het spel is
   *[defeated] verslagen is
}
test-token = { $spot ->
    [quest] { if } er { token-number } op de queeste { lie }
    [location] { if } er { token-number } op { the-location } { lie }
    [leader] { if } de groepsleider { token-number } heeft
    [hero] { if } een held { token-number } heeft
   *[it] { if } hij { token-number } heeft
}
    .who = { $spot ->
        [it] met { token-number }
       *[other] { "" }
    }
lie = { $bound ->
    [none] ligt
    [at-least] { $at-least ->
        [one] ligt
       *[other] liggen
    }
    [at-most] { $at-most ->
        [one] ligt
       *[other] liggen
    }
   *[between] liggen
}
token-number = { $bound ->
    [none] geen { $one }
    [at-least] minstens { $at-least ->
        [one] { $at-least } { $one }
       *[other] { $at-least } { $many }
    }
    [at-most] hooguit { $at-most ->
        [one] { $at-most } { $one }
       *[other] { $at-most } { $many }
    }
   *[between] { $at-least } tot { $at-most } { $many }
} { $each }

## What can be counted

countable-success = { $success ->
    [one] voor elk succes
   *[other] per { $success } successen
}
countable-enemy = voor { $enemies }

## The four actions, and their roll

verb-attack = { $ranged ->
    [yes] op afstand
   *[no] { "" }
}
    .you = val
    .they = valt
    .inf = aanvallen
    .end = aan
    .tail = met { hero-dice }{ $targets ->
        [one] { "" }
       *[other] , hooguit { $targets } doelwitten
    }
verb-explore = { "" }
    .you = verken
    .they = verkent
    .inf = verkennen
    .tail = met { hero-dice }
verb-rest = { "" }
    .you = rust
    .they = rust
    .inf = rusten
    .tail = met { hero-dice }
verb-aid = een andere held
    .you = help
    .they = helpt
    .inf = helpen
    .tail = met { hero-dice }
verb-add = { $things } { $sign ->
    [minus] van { your } worp
   *[plus] { "" }
}
    .you = { $sign ->
        [minus] haal
       *[plus] voeg
    }
    .they = { $sign ->
        [minus] haalt
       *[plus] voegt
    }
    .inf = { $sign ->
        [minus] afhalen
       *[plus] toevoegen
    }
    .end = { $sign ->
        [minus] af
       *[plus] toe
    }
    .tail = { $sign ->
        [minus] { "" }
       *[plus] aan { your } worp
    }
way-more-dice = { $by ->
    [one] { $by } heldendobbelsteen
   *[other] { $by } heldendobbelstenen
} { $sign ->
    [minus] minder
   *[plus] meer
}
    .you = gooi
    .they = gooit
    .inf = gooien
verb-reroll = { $count ->
    [one] { "" }
   *[other] hooguit { $count } keer
} 1 { $die ->
    [hero] heldendobbelsteen
    [enemy] vijandelijke dobbelsteen
   *[any] dobbelsteen
}
    .you = gooi
    .they = gooit
    .inf = opnieuw gooien
    .end = opnieuw
verb-no-enemy-dice = geen vijandelijke dobbelstenen
    .you = gooi
    .they = gooit
    .inf = gooien
verb-pierce = { $resilience } weerstand van elk doelwit
    .you = negeer
    .they = negeert
    .inf = negeren

## Heroes

verb-suffer = { wounds }
    .you = loop
    .they = loopt
    .inf = oplopen
    .end = op
verb-recover = { wounds }
    .you = herstel
    .they = herstelt
    .inf = herstellen
verb-prevent = { $wounds } van die wonden
    .you = voorkom
    .they = voorkomt
    .inf = voorkomen
verb-inflict = evenveel wonden
    .you = loop
    .they = loopt
    .inf = oplopen
    .end = op
    .tail = als de aanvalswaarde van deze vijand
verb-gain = { success-tokens }
    .you = pak
    .they = pakt
    .inf = pakken
verb-lose = { success-tokens }
    .you = leg
    .they = legt
    .inf = afleggen
    .end = af
verb-gain-condition = de toestand { $condition-name }
    .you = krijg
    .they = krijgt
    .inf = krijgen
verb-lose-condition = { $condition ->
    [harmful] { $count ->
        [all] alle schadelijke toestanden
        [one] { $count } schadelijke toestand
       *[other] { $count } schadelijke toestanden
    }
   *[other] de toestand { $condition-name }
}
    .you = leg
    .they = legt
    .inf = afleggen
    .end = af
verb-ready = { own-cards }
    .you = maak
    .they = maakt
    .inf = gereedmaken
    .end = gereed
verb-exhaust = { own-cards }
    .you = put
    .they = put
    .inf = uitputten
    .end = uit
verb-upgrade = 1 activeringskaart
    .you = verbeter
    .they = verbetert
    .inf = verbeteren
verb-discard-item = { $count ->
    [one] { $count } voorwerp
   *[other] { $count } voorwerpen
}
    .you = leg
    .they = legt
    .inf = afleggen
    .end = af

## Enemies

verb-wound = { wounds }
    .you = breng
    .they = brengt
    .inf = toebrengen
    .end = toe
    .tail = aan { $enemies }
way-enemy-suffers = { wounds }
    .you = loop
    .they = loopt
    .inf = oplopen
    .end = op
verb-mend = { wounds }
    .you = herstel
    .they = herstelt
    .inf = herstellen
verb-engage = { "" }
    .you = ga
    .they = gaat
    .inf = in gevecht gaan
    .end = in gevecht
    .tail = met { $enemies }
way-enemy-engages = in gevecht met { $whom }
    .who = { $subject }
    .they = { $count ->
        [one] raakt
        [each] raakt
       *[other] raken
    }
verb-to-shadows = { $enemies } { $facedown ->
    [yes] gedekt
   *[no] { "" }
} in de schaduw
    .you = leg
    .they = legt
    .inf = leggen
verb-reveal = { $head }
    .you = draai
    .they = draait
    .inf = opendraaien
    .end = open
    .tail = { $behind }
verb-exhaust-enemy = { $head }
    .you = put
    .they = put
    .inf = uitputten
    .end = uit
    .tail = { $behind }
verb-spawn = { $each } { $count } { $count ->
    [one] { $noun }
   *[other] { $nouns }
} { $from ->
    [discard] uit de aflegstapel
   *[deck] { "" }
} { $place ->
    [shadows] in de schaduw
    [shadows-facedown] gedekt in de schaduw
   *[engaged] { $count ->
        [one] in gevecht met { $whom }
       *[other] in gevecht, te beginnen bij { $whom }
    }
}
    .who = er
    .they = { $count ->
        [one] verschijnt
       *[other] verschijnen
    }
verb-spawn-nemesis = het hol en verschijnt { $place ->
    [shadows] in de schaduw
    [shadows-facedown] gedekt in de schaduw
   *[engaged] in gevecht met { $whom }
}
    .who = de nemesis
    .they = verlaat
verb-return-nemesis = in plaats daarvan zonder wonden terug naar het hol
    .who = hij
    .they = keert

## The quest

verb-draw = { $count ->
    [one] { $count } verkenningskaart
   *[other] { $count } verkenningskaarten
}
    .you = trek
    .they = trekt
    .inf = trekken
    .tail = { $others ->
        [0] en { $form ->
            [inf] { it-or-them } uitvoeren
            [they] voert { unnamed } { it-or-them } uit
           *[you] voer { unnamed } { it-or-them } uit
        }
       *[other] , { $form ->
            [inf] er { $resolve } uitvoeren en { the-others } boven op of onder de stapel leggen
            [they] voert { unnamed } er { $resolve } uit en legt { unnamed } { the-others } boven op of onder de stapel
           *[you] voer { unnamed } er { $resolve } uit en leg { unnamed } { the-others } boven op of onder de stapel
        }
    }
it-or-them = { $count ->
    [one] die
   *[other] ze
}
the-others = { $others ->
    [one] de andere
   *[other] de andere kaarten
}
verb-look = { $count ->
    [one] de bovenste kaart
   *[other] de bovenste { $count } kaarten
} van de vijandstapel
    .you = bekijk
    .they = bekijkt
    .inf = bekijken
    .tail = en { $form ->
        [inf] { it-or-each } boven op of onder de stapel leggen
        [they] legt { unnamed } { it-or-each } boven op of onder de stapel
       *[you] leg { unnamed } { it-or-each } boven op of onder de stapel
    }
it-or-each = { $count ->
    [one] die
   *[other] elke kaart
}
verb-progress = { some-progress } op { the-location }
    .you = leg
    .they = legt
    .inf = leggen
verb-remove-progress = { some-progress } van { the-location }
    .you = leg
    .they = legt
    .inf = afleggen
    .end = af
verb-raise-peril = het gevaar met { $count }
    .you = verhoog
    .they = verhoogt
    .inf = verhogen
verb-lower-peril = het gevaar met { $count }
    .you = verlaag
    .they = verlaagt
    .inf = verlagen
verb-roll = { $count ->
    [one] { $count } vijandelijke dobbelsteen
   *[other] { $count } vijandelijke dobbelstenen
}
    .you = gooi
    .they = gooit
    .inf = gooien
result-counterattack = tegenaanval
result-threat = dreiging
result-blank = leeg vlak
verb-place-token = { $each } { tokens } op { the-spot }
    .you = leg
    .they = legt
    .inf = leggen
the-spot = { $spot ->
    [quest] de queeste
    [location] { the-location }
    [leader] de groepsleider
    [hero] die held
   *[it] die held
}
way-hero-takes = { $each } { tokens }
    .you = pak
    .they = pakt
    .inf = pakken
verb-remove-token = { tokens } van { the-spot }
    .you = verwijder
    .they = verwijdert
    .inf = verwijderen
way-hero-drops = { tokens }
    .you = leg
    .they = legt
    .inf = afleggen
    .end = af
verb-move-token = { tokens } van { $from ->
    [quest] de queeste
    [location] { the-location }
    [leader] de groepsleider
    [hero] die held
   *[it] die held
} naar { $to ->
    [quest] de queeste
    [location] { the-location }
    [leader] de groepsleider
    [hero] die held
   *[it] die held
}
    .you = verplaats
    .they = verplaatst
    .inf = verplaatsen

## Costs

verb-success = { $count ->
    [one] { $count } succesfiche
   *[other] { $count } succesfiches
}
    .you = besteed
    .they = besteedt
    .inf = besteden
verb-wounds = { $count ->
    [one] { $count } wond
   *[other] { $count } wonden
}
    .you = loop
    .they = loopt
    .inf = oplopen
    .end = op
verb-condition = de toestand { $condition-name }
    .you = leg
    .they = legt
    .inf = afleggen
    .end = af
verb-discard = dit voorwerp
    .you = leg
    .they = legt
    .inf = afleggen
    .end = af

## Continuous effects

modifier-modify = { $by } { $stat ->
    [attack] aanval
    [resilience] weerstand
   *[health] gezondheid
}
    .who = { $subject }
    .they = heeft
modifier-cannot = { $what ->
    [be-exhausted-by-heroes] { $enemies } niet uitputten
   *[be-attacked-in-shadows] in de schaduw niet worden aangevallen
}
    .who = { $what ->
        [be-exhausted-by-heroes] helden
       *[be-attacked-in-shadows] { $enemies }
    }
    .they = { $what ->
        [be-exhausted-by-heroes] kunnen
       *[be-attacked-in-shadows] kan
    }
duration-in-play = zolang deze kaart in het spel is,

## Endings

victory = aan het einde van een ronde wint de groep { $tests }
defeat = de groep verliest { $tests }
defeat-all = De groep verliest als alle helden zijn verslagen.

## Types of cards, and their numbers

type-hero = Held: { $archetype }
type-activation = { $class ->
    [basic] Basisactiveringskaart van de { $archetype }: { action-name }
   *[other] Activeringskaart van de { $class-name }: { action-name }
}
type-condition = { $harmful ->
    [yes] Schadelijke toestand
   *[no] Gunstige toestand
}
type-enemy = Vijand, { $difficulty }: { $traits }
type-nemesis = Nemesis, { $difficulty }: { $traits }
type-location = Locatie, { $difficulty }: { $traits }
type-item = Voorwerp: { $set }
type-event = Gebeurtenis: { $set }
type-hero-count = Heldenaantalkaart
type-quest = Queeste { $number }, { $level ->
    [easier] vrij makkelijk
    [middle] gemiddeld
   *[hard] moeilijk
}
action-name = { $action ->
    [attack] Aanval
    [explore] Verkennen
    [rest] Rusten
   *[aid] Helpen
}
stats-hero = gezondheid { $health }
stats-enemy = gezondheid { $health }, aanval { $attack }, weerstand { $resilience }
stats-location = verschijnen { $engaged } in gevecht en { $shadows } in de schaduw, verkenning { $exploration }
hero-count-rules = +{ $health } gezondheid. { $activations ->
    [one] Nadat alle helden zijn geactiveerd, wordt 1 held naar keuze van de groepsleider nog een keer geactiveerd.
   *[other] Elke held wordt elke ronde { $activations } keer geactiveerd.
}
peril = { $colour ->
    [green] Groen gevaar
    [blue] Blauw gevaar
    [violet] Paars gevaar
    [red] Rood gevaar
   *[other] Gevaar ({ $colour })
}
colour = { $colour ->
    [start] start
    [grey] grijs
    [green] groen
    [blue] blauw
    [violet] paars
    [red] rood
   *[other] { $colour }
}
threat = Dreiging
setup-enemies = Vijandstapel: { $stacks }
setup-locations = Locatiestapel: { $stacks }
setup-exploration = Verkenningsstapel: { $stacks }
random-sets = { $count ->
    [one] { $count } willekeurige set ({ $difficulty })
   *[other] { $count } willekeurige sets ({ $difficulty })
}
random-locations = { $count ->
    [one] { $count } willekeurige locatie ({ $difficulty })
   *[other] { $count } willekeurige locaties ({ $difficulty })
}
join-stacks = { $first }; daaronder { $last }

## At the table

the-party = de groep
the-master = { $name } (meester)
face-down-enemy = gedekte vijand, kaart { $number } van de schaduw
with-wounds = { wounds }
is-exhausted = uitgeput
engaged-with = { $enemy }, in gevecht met { $hero }
in-shadows = { $enemy }, in de schaduw
in-lair = { $enemy }, in het hol
face-success = succes
face-double = 2 successen
face-critical = kritiek succes
face-defense = verdediging
face-counterattack = tegenaanval
face-threat = dreiging
face-blank = leeg vlak

## Questions

decision-activate = Welke activeringskaart gebruik je?
decision-use-item = Een voorwerp gebruiken?
decision-extra-activation = Welke held wordt nog een keer geactiveerd?
decision-target = Wie is het doelwit?
decision-spend-tokens = Hoeveel succesfiches besteed je?
decision-reroll = Een dobbelsteen opnieuw gooien?
decision-divide = Hoeveel successen voor dit doelwit?
decision-order-of-abilities = Welk van deze effecten komt eerst?
decision-pick-hero = Welke held?
decision-pick-enemy = Welke vijand?
decision-pick-card = Welke kaart?
decision-activate-enemy = Welke vijand wordt nu geactiveerd?
decision-travel = Verder reizen naar de volgende locatie?
decision-pass-leadership = Wie is voortaan groepsleider?
decision-upgrade = Welke geavanceerde kaart neemt deze held?
decision-put-on-deck = Boven of onder op de stapel? De kaart die je het laatst bovenop legt, komt het eerst.
decision-counterattack = Welke vijand doet een tegenaanval?
decision-defend = Hoeveel wonden weer je af met verdediging?

## Answers

option-activate = { action-name }: { $card }
option-use = { $card } gebruiken
option-done = Klaar
option-hero = { $hero }
option-enemy = { $enemy }
option-spend = { $number ->
    [0] Niets besteden
   *[other] { $number } besteden
}
option-hero-die = De heldendobbelsteen opnieuw gooien: { $face }
option-enemy-die = De vijandelijke dobbelsteen opnieuw gooien: { $face }
option-successes = { $number ->
    [0] Geen successen
    [one] { $number } succes
   *[other] { $number } successen
}
option-ability = { $card }
option-pick = { $card }
option-travel = Reizen
option-stay = Blijven
option-upgrade = { action-name }: { $card }
option-top = { $card } boven op de stapel
option-bottom = { $card } onder op de stapel
option-defend = { $number ->
    [0] Niets afweren
   *[other] { $number } afweren
}

## What happened

event-round-began = Ronde { $round } begint.
event-hero-activated = { $hero } wordt geactiveerd met { $card }.
event-cards-exhausted = { $hero } heeft alleen nog uitgeputte activeringskaarten en maakt ze allemaal gereed.
event-item-used = { $hero } gebruikt { $card }.
event-action-began = { $hero } { $action ->
    [attack] valt aan
    [explore] verkent
    [rest] rust
   *[aid] helpt
} met { hero-dice }.
event-tokens-spent = { $hero } besteedt { some-tokens }.
some-tokens = { $count ->
    [one] { $count } succesfiche
   *[other] { $count } succesfiches
}
event-hero-die-rolled = { $hero } gooit een heldendobbelsteen: { $face }.
event-enemy-die-rolled = { $hero } gooit een vijandelijke dobbelsteen: { $face }.
event-hero-die-rerolled = { $hero } gooit een heldendobbelsteen opnieuw: { $to } in plaats van { $from }.
event-enemy-die-rerolled = { $hero } gooit een vijandelijke dobbelsteen opnieuw: { $to } in plaats van { $from }.
event-critical-rolled-on = { $hero } gooit door na een kritiek succes: { $face }.
event-rerolls-gained = { $hero } mag { $count ->
    [one] { "" }
   *[other] hooguit { $count } keer
} 1 { $die ->
    [hero] heldendobbelsteen
    [enemy] vijandelijke dobbelsteen
   *[any] dobbelsteen
} opnieuw gooien.
event-action-resolved = { $hero } heeft { $successes ->
    [one] { $successes } succes
   *[other] { $successes } successen
} en { $defenses ->
    [one] { $defenses } verdediging
   *[other] { $defenses } verdedigingen
}.
event-enemy-wounded = { $enemy } loopt { wounds } op: { $total } in totaal.
event-enemy-mended = { $enemy } herstelt { wounds }.
event-enemy-defeated = { $enemy } is verslagen.
event-counterattacked = { $enemy } doet een tegenaanval op { $hero }: { wounds }.
event-defended = { $hero } weert { wounds } af.
event-threat-triggered = { $hero } heeft een dreiging gegooid: alle dreigingseffecten worden uitgevoerd.
event-hero-wounded = { $hero } loopt { wounds } op: { $total } in totaal.
event-wounds-prevented = { $hero } voorkomt { wounds }.
event-hero-recovered = { $hero } herstelt { wounds }: nog { $total }.
event-hero-defeated = { $hero } valt.
event-leadership-passed = { $hero } is nu groepsleider.
event-tokens-gained = { $hero } pakt { some-tokens }: { $total } in totaal.
event-tokens-lost = { $hero } verliest { some-tokens }: nog { $total }.
event-condition-gained = { $hero } krijgt de toestand { $condition }.
event-condition-lost = { $hero } verliest de toestand { $condition }.
event-progress-made = { some-progress } erbij op de locatie: { $total } in totaal.
event-progress-lost = { some-progress } minder op de locatie: nog { $total }.
event-location-explored = { $card } is volledig verkend.
event-location-revealed = De groep bereikt een nieuwe locatie: { $card }.
event-location-left = De groep verlaat de locatie: { $card }.
event-enemy-spawned = { $enemy } verschijnt { $place ->
    [engaged] { "" }
    [shadows] in de schaduw
   *[shadows-facedown] gedekt in de schaduw
}.
event-enemy-spawned-facedown = Er verschijnt een vijand gedekt in de schaduw.
event-enemy-engaged = { $enemy } raakt in gevecht met { $hero }.
event-enemy-overwhelmed = { $hero } heeft al drie vijanden: { $enemy } slaat toe en gaat naar de schaduw.
event-enemy-hid = { $enemy } gaat naar de schaduw.
event-enemy-revealed = { $enemy } wordt open gedraaid.
event-enemy-exhausted = { $enemy } is uitgeput.
event-enemy-activated = { $hero } activeert { $enemy }.
event-keyword-resolved = { $enemy }: { $keyword }.
event-nemesis-returned = { $enemy } keert terug naar het hol.
event-enemy-discarded = { $enemy } wordt afgelegd.
event-cards-readied = { $hero } maakt { $count ->
    [one] { $count } activeringskaart
   *[other] { $count } activeringskaarten
} gereed.
event-card-exhausted = { $hero } put { $card } uit.
event-card-upgraded = { $hero } neemt een geavanceerde kaart: { $card }.
event-exploration-drawn = { $hero } trekt { $card }.
event-item-gained = { $hero } houdt { $card }.
event-event-resolved = { $hero } voert { $card } uit.
event-item-discarded = { $hero } legt { $card } af.
event-card-put-back = { $card } gaat { $bottom ->
    [0] boven
   *[other] onder
} op de stapel.
event-quest-tokens-placed = { $count ->
    [one] { $count } { $one } erbij
   *[other] { $count } { $many } erbij
}: { $total } in totaal.
event-quest-tokens-removed = { $count ->
    [one] { $count } { $one } minder
   *[other] { $count } { $many } minder
}: nog { $total }.
event-peril-rose = Het gevaar stijgt naar vak { $space }.
event-peril-fell = Het gevaar daalt naar vak { $space }.
event-deck-remade = De { $deck ->
    [0] vijandstapel
   *[other] verkenningsstapel
} wordt opnieuw gemaakt van de geschudde aflegstapel.
event-game-won = De queeste is volbracht: de groep wint!
event-game-lost = De queeste is mislukt: de groep verliest.
