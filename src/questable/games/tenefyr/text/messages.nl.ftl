# Heroes of Tenefyr: alles wat een speler leest. Zie common.en.ftl en tenefyr.en.ftl.

your = { $person ->
    [you] je
   *[they] zijn
}
you-object = { $person ->
    [you] je
   *[they] hem
}
the-enemy = { $context ->
    [enemy] deze vijand
    [reward] elke vijand
   *[played] de vijand
}

## Words of the cards

hero-barbarian = Barbarian
hero-bard = Bard
hero-cleric = Cleric
hero-thief = Thief

filter-any = kaart
    .many = kaarten
filter-basic = Basic kaart
    .many = Basic kaarten
filter-basic-0 = Basic 0 kaart
    .many = Basic 0 kaarten
filter-basic-1 = Basic 1 kaart
    .many = Basic 1 kaarten
filter-loot = buitkaart
    .many = buitkaarten
filter-skill = Skill kaart
    .many = Skill kaarten
filter-non-basic = buit- of Skill kaart
    .many = buit- en Skill kaarten

some = { $count ->
    [all] alle { $cards }
    [one] { $count } { $card }
   *[other] { $count } { $cards }
}
top-cards = { $count ->
    [one] de bovenste kaart
   *[other] de bovenste { $count } kaarten
} van { your } deck
more-cards = { $by ->
    [one] { $by } kaart
   *[other] { $by } kaarten
} { $sign ->
    [minus] minder
   *[plus] meer
}
random-cards = { $n ->
    [one] { $n } willekeurige kaart
   *[other] { $n } willekeurige kaarten
} { $level ->
    [dungeon] van het level van deze Dungeon
   *[number] van level { $level }
} uit de Reserve
random-card = een willekeurige kaart { $level ->
    [dungeon] van het level van deze Dungeon
   *[number] van level { $level }
} uit de Reserve
from = { $from ->
    [hand] uit { your } hand
    [discard] uit { your } aflegstapel
   *[deck] uit { your } deck
}
into = { $to ->
    [hand] in { your } hand
    [discard] op { your } aflegstapel
    [deck] in { your } deck
   *[deck-top] boven op { your } deck
}
of-where = { $where ->
    [any-dungeon] van een Dungeon naar keuze
    [boss-deck] van het Boss deck
   *[dungeon] van deze Dungeon
}
into-where = { $to ->
    [any-dungeon] in een Dungeon naar keuze
    [boss-deck] in het Boss deck
   *[dungeon] in deze Dungeon
}
take-you = { $to ->
    [hand] neem
    [deck] schud
    [deck-top] leg
   *[discard] leg
}
take-they = { $to ->
    [hand] neemt
    [deck] schudt
    [deck-top] legt
   *[discard] legt
}
take-inf = { $to ->
    [hand] nemen
    [deck] schudden
    [deck-top] leggen
   *[discard] leggen
}

## Who acts

who-each-player = elke speler
who-each-other-player = elke andere speler
who-other-player = een andere speler
who-any-player = een speler naar keuze
who-starting-player = de startspeler
who-next-player = de volgende speler
who-victor = de speler die deze vijand versloeg

## When, and how long

timing-combat-start = aan het begin van het gevecht
timing-turn-start = aan het begin van je beurt
timing-redraw = telkens als je opnieuw trekt,
timing-plays = telkens als je een { $card } speelt,
timing-turn-end = aan het eind van je beurt
timing-combat-end = aan het eind van het gevecht
timing-combat-lost = als je dit gevecht verliest,

duration-combat = tot het eind van het gevecht
duration-turn = deze beurt
duration-next-dungeon = in de volgende Dungeon

## Conditions

test-you-are = { if } { $person ->
    [you] jij de { $hero } bent
   *[they] hij de { $hero } is
}
test-you-start = { if } { $person ->
    [you] jij de Starting player fiche hebt
   *[they] hij de Starting player fiche heeft
}
test-last-turn = { if } dit de laatste beurt van het gevecht is
test-first-card = { if } er geen andere kaart voor { you-object } ligt
test-deck-at-most = { if } { your } deck { $count ->
    [0] leeg is
    [one] hooguit { $count } kaart telt
   *[other] { $count } kaarten of minder telt
}
test-dungeon-level-at-least = { if } deze Dungeon level { $level } of hoger is
test-count = { if } er { $bound ->
    [none] geen { $thing } ligt
    [at-most] hooguit { $at-most } { $at-most ->
        [one] { $thing } ligt
       *[other] { $things } liggen
    }
    [at-least] minstens { $at-least } { $at-least ->
        [one] { $thing } ligt
       *[other] { $things } liggen
    }
   *[between] { $at-least } tot { $at-most } { $things } liggen
}

## What can be counted

countable-cards = { $in ->
    [all-discards] { $card } in alle aflegstapels
    [your-discard] { $card } in { your } aflegstapel
    [all-played] { $card } { before-all }
   *[your-played] { other } { $card } { before-you }
}
    .many = { $in ->
        [all-discards] { $cards } in alle aflegstapels
        [your-discard] { $cards } in { your } aflegstapel
        [all-played] { $cards } { before-all }
       *[your-played] { other } { $cards } { before-you }
    }
before-you = { $lies ->
    [one] die voor { you-object } ligt
    [many] die voor { you-object } liggen
   *[no] voor { you-object }
}
before-all = { $lies ->
    [one] die voor de spelers ligt
    [many] die voor de spelers liggen
   *[no] voor de spelers
}
other = { $context ->
    [played] andere
   *[enemy] { "" }
}
countable-exhausted-players = uitgeputte speler
    .many = uitgeputte spelers

## Verbs

verb-draw = { $count ->
    [one] { $count } extra kaart
   *[other] { $count } extra kaarten
}
    .you = trek
    .they = trekt
    .inf = trekken
verb-draw-up-to = { $count ->
    [one] maximaal { $count } extra kaart
   *[other] maximaal { $count } extra kaarten
}
    .tail = { $count ->
        [one] { "" }
       *[other] , één voor één
    }
    .you = trek
    .they = trekt
    .inf = trekken
verb-discard-top = { top-cards }
    .you = leg
    .they = legt
    .inf = afleggen
    .end = af
verb-discard-hand = { some } uit { your } hand
    .you = leg
    .they = legt
    .inf = afleggen
    .end = af
verb-recover = { $count ->
    [all] { $of ->
        [any] { your } hele aflegstapel
       *[other] { some } uit { your } aflegstapel
    }
   *[other] { some } uit { your } aflegstapel
} { into }
    .you = { take-you }
    .they = { take-they }
    .inf = { take-inf }
verb-search = { some } in { your } deck
    .you = zoek
    .they = zoekt
    .inf = zoeken
    .tail = en { $form ->
        [inf] die in { your } hand nemen
        [they] neemt { unnamed } die in { your } hand
       *[you] neem { unnamed } die in { your } hand
    }
verb-arrange-top = { top-cards }
    .you = bekijk
    .they = bekijkt
    .inf = bekijken
    .tail = { $count ->
        [one] en { $form ->
            [inf] die terugleggen of afleggen
            [they] legt { unnamed } die terug of af
           *[you] leg { unnamed } die terug of af
        }
       *[other] , { $form ->
            [inf] er zoveel als gewenst afleggen en de rest in een volgorde naar keuze terugleggen
            [they] legt { unnamed } er zoveel af als hij wil en legt { unnamed } de rest in een volgorde naar keuze terug
           *[you] leg { unnamed } er zoveel af als je wilt en leg { unnamed } de rest in een volgorde naar keuze terug
        }
    }
verb-remove = { some } { from }
    .you = verwijder
    .they = verwijdert
    .inf = verwijderen
verb-remove-this = deze kaart
    .you = verwijder
    .they = verwijdert
    .inf = verwijderen
verb-give = { some } { from } aan een andere speler
    .you = geef
    .they = geeft
    .inf = geven
verb-play-top = { top-cards }
    .you = speel
    .they = speelt
    .inf = spelen
verb-hand-bonus = in { your } volgende Draw step { more-cards }
    .you = trek
    .they = trekt
    .inf = trekken
verb-take-token = de Starting player fiche
    .you = neem
    .they = neemt
    .inf = nemen
verb-extra-turn = nog een beurt
    .you = neem
    .they = neemt
    .inf = nemen
    .tail = als { the-enemy } na ieders beurt nog staat
verb-gain = { $look ->
    [0] { random-cards } { into }
   *[other] { random-cards }
}
    .you = { $look ->
        [0] { take-you }
       *[other] bekijk
    }
    .they = { $look ->
        [0] { take-they }
       *[other] bekijkt
    }
    .inf = { $look ->
        [0] { take-inf }
       *[other] bekijken
    }
    .tail = { $look ->
        [0] { "" }
       *[other] en { $form ->
            [inf] er { $count } { into } { take-inf }
            [they] { take-they } { unnamed } er { $count } { into }
           *[you] { take-you } { unnamed } er { $count } { into }
        }
    }
verb-borrow = { $look ->
    [0] { random-card }
   *[other] { random-cards }
}
    .you = { $look ->
        [0] leen
       *[other] bekijk
    }
    .they = { $look ->
        [0] leent
       *[other] bekijkt
    }
    .inf = { $look ->
        [0] lenen
       *[other] bekijken
    }
    .tail = { $look ->
        [0] { "" }
       *[other] en { $form ->
            [inf] er 1 lenen
            [they] leent { unnamed } er 1
           *[you] leen { unnamed } er 1
        }
    }
verb-gain-basic = { $count ->
    [one] { $count } Basic { $power } kaart
   *[other] { $count } Basic { $power } kaarten
} uit de Reserve { into }
    .you = { take-you }
    .they = { take-they }
    .inf = { take-inf }
verb-power = { $value } kracht { $each }
    .they = krijgt
    .get = krijg
verb-double = { $what ->
    [other-player-total] de totale kracht van een andere speler
    [played-card] de kracht van een andere kaart die voor { you-object } ligt
   *[next-card] de kracht van de volgende kaart die { $person ->
        [you] je
       *[they] hij
    } deze beurt speelt
}
    .you = verdubbel
    .they = verdubbelt
    .inf = verdubbelen
verb-copy = { $what ->
   *[other-player-card] de kracht en de regels van een kaart die voor een andere speler ligt
}
    .you = kopieer
    .they = kopieert
    .inf = kopiëren
verb-enemy-power = { $value } kracht { $each }
    .who = { the-enemy }
    .they = krijgt
verb-finish = aan het eind van deze beurt ook verslagen als de groep hooguit { $count } kracht tekortkomt
    .who = { the-enemy }
    .they = is
verb-ignore-enemy = de regels van { the-enemy } tot het eind van { $duration ->
    [turn] deze beurt
   *[combat] dit gevecht
}
    .you = negeer
    .they = negeert
    .inf = negeren
verb-peek = { $count ->
    [one] de volgende vijand
   *[other] de volgende { $count } vijanden
} { of-where }
    .you = bekijk
    .they = bekijkt
    .inf = bekijken
verb-reorder = de gesloten kaarten { of-where }
    .you = bekijk
    .they = bekijkt
    .inf = bekijken
    .tail = en { $form ->
        [inf] ze in een volgorde naar keuze terugleggen
        [they] legt { unnamed } ze in een volgorde naar keuze terug
       *[you] leg { unnamed } ze in een volgorde naar keuze terug
    }
verb-move-enemy = { $to ->
    [other-dungeon] naar een andere Dungeon die jullie kiezen
    [level-below] naar een Dungeon van één level lager
   *[boss-deck] in het Boss deck geschud
}
    .who = { the-enemy }
    .they = { $to ->
        [other-dungeon] gaat
        [level-below] gaat
       *[boss-deck] wordt
    }
verb-bring-enemy = { random-card } { into-where }
    .you = schud
    .they = schudt
    .inf = schudden
verb-banish-enemy = de open vijand { $where ->
   *[any-dungeon] van een Dungeon naar keuze
} in de Reserve
    .you = leg
    .they = legt
    .inf = leggen
verb-boss-track = { $steps ->
    [one] { $steps } stap
   *[other] { $steps } stappen
} { $sign ->
    [minus] terug
   *[plus] vooruit
}
    .who = de Boss pion
    .they = gaat

## Continuous effects

modifier-enemy-power = { $value } kracht { $each }
    .who = { the-enemy }
    .they = krijgt
modifier-card-power = { $value } kracht
    .who = { $duration ->
        [turn] { $cards } die { $person ->
            [you] je
           *[they] hij
        } hierna deze beurt speelt,
        [next-dungeon] { $cards }
       *[combat] { $cards }
    }
    .they = { $duration ->
        [turn] krijgen
        [next-dungeon] hebben
       *[combat] hebben
    }
modifier-hand-size = in { your } Draw step { more-cards }
    .who = { $whose }
    .you = trek
    .they = trekt
modifier-redraw-limit = { $most ->
    [0] { $everybody ->
        [yes] opnieuw trekken
       *[no] niet opnieuw trekken
    }
    [one] maar één keer opnieuw trekken
   *[other] maar { $most } keer opnieuw trekken
}
    .who = { $everybody ->
        [yes] { $most ->
            [0] niemand
           *[other] { $whose }
        }
       *[no] { $whose }
    }
    .you = mag
    .they = mag
modifier-silence = niet
    .who = de regels van { $cards }
    .they = werken
modifier-cap-total = voor maximaal { $most }
    .who = de totale kracht van elke speler
    .they = telt
modifier-all-turns = pas na de beurt van elke speler verslagen worden
    .who = { the-enemy }
    .they = kan
modifier-loot-to = { $whom ->
    [chosen-player] wie de buit krijgt
   *[starting-player] de buit
}
    .who = { $whom ->
        [chosen-player] de spelers
       *[starting-player] de startspeler
    }
    .they = { $whom ->
        [chosen-player] kiezen
       *[starting-player] krijgt
    }

## Keywords

keyword-price = Prijs
    .reminder = Wat voor een dubbele punt staat is een prijs: betaal die helemaal, of negeer wat volgt.
keyword-remove = Verwijderen
    .reminder = Een verwijderde kaart gaat naar de Reserve.
keyword-borrow = Lenen
    .reminder = Een geleende kaart gaat aan het eind van het gevecht, of als je haar aflegt, terug naar de Reserve.
keyword-reserve = Reserve
    .reminder = Is er geen kaart van dat level meer in de Reserve, neem er dan een van het level eronder.
keyword-search = Zoeken
    .reminder = Bekijk het hele deck en schud het daarna, ook als je niets neemt.
keyword-exhausted = Uitgeput
    .reminder = Een speler met een leeg deck is uitgeput.
keyword-play-top = Buiten je beurt
    .reminder = Buiten je eigen beurt heb je geen hand: kaarten die daar zouden komen, worden meteen gespeeld.
keyword-copy = Kopiëren
    .reminder = De gedrukte kracht en de regels gelden alsof ze hier stonden; een kaart die kopieert kan niet gekopieerd worden.
keyword-move = Monster op pad
    .reminder = Het gevecht eindigt, gewonnen noch verloren: geen buit, en de Starting player fiche gaat door.
keyword-redraw = Opnieuw trekken
    .reminder = In de Draw step mag je je hele hand afleggen en een nieuwe trekken.
keyword-combat-end = Eind van het gevecht
    .reminder = Effecten aan het eind van het gevecht gebeuren alleen als de vijand is verslagen.

## Types of cards

type-basic = Basic kaart
type-skill = Skill kaart van de { $hero }
type-dungeon = Dungeon kaart, level { $level }
type-stage = Boss kaart: { $boss }
type-reward = Reward kaart, level { $level }: { $together ->
    [yes] Choose one together
   *[no] Each player chooses one
}

## Places at the table

place = { $place ->
    [boss] het Boss deck
   *[dungeon] { $place-level ->
        [0] Dungeon { $place-number }
       *[other] Dungeon { $place-number } (level { $place-level })
    }
}
the-party = de groep

## Questions

decision-where-to = Waar gaat de groep heen?
decision-keep-or-redraw = Deze hand houden of opnieuw trekken?
decision-play = Welke kaart speel je nu?
decision-continue-or-leave = Verder gaan of de Dungeon verlaten?
decision-draw-more = Nog een kaart trekken?
decision-pick-card = Welke kaart?
decision-pick-player = Welke speler?
decision-pick-dungeon = Welke Dungeon?
decision-arrange = Afleggen of terugleggen? De laatste kaart die je teruglegt, ligt bovenop.
decision-reorder = Welke vijand komt hierna?
decision-order-of-effects = Telt de aftrek van de vijand vóór of na het verdubbelen?
decision-reward = Welke beloning?
decision-give-reserve-card = In wiens deck komt deze kaart?
decision-loot = Wie krijgt de buit?

## Answers

option-enter = { $place ->
    [boss] Tegen de Boss vechten
   *[dungeon] { place } betreden
}
option-keep = Houden
option-redraw = Opnieuw trekken
option-play = { $card } spelen
option-continue = Verder gaan
option-leave = Verlaten
option-draw = Trekken
option-stop = Stoppen
option-pick = { $card }
option-done = Klaar
option-player = { $player }
option-nobody = Niemand
    .card = Geen
option-dungeon = { place }
option-discard = { $card } afleggen
option-put-back = { $card } terugleggen
option-minus-once = Eerst verdubbelen: de aftrek telt één keer
option-minus-twice = Eerst aftrekken: ook de aftrek wordt verdubbeld

## What happened

event-dungeon-entered = { $place ->
    [boss] De groep vecht tegen de Boss.
   *[dungeon] De groep betreedt { place }.
}
event-combat-began = Het gevecht begint: { $enemy }, kracht { $power }.
event-turn-began = { $player } is aan de beurt.
event-card-drawn = { $player } trekt { $card }.
event-hand-redrawn = { $player } legt de hand af en trekt opnieuw.
event-card-discarded = { $player } legt { $card } af.
event-card-played = { $player } speelt { $card } voor { $power } kracht: totaal { $total }.
event-power-changed = { $player } krijgt { $amount } kracht: totaal { $total }.
event-enemy-power-changed = { $enemy } krijgt { $amount } kracht: nu { $power }.
event-card-doubled = { $player } verdubbelt { $card } tot { $power } kracht: totaal { $total }.
event-total-doubled = Het totaal van { $player } wordt verdubbeld: { $total }.
event-card-copied = { $player } kopieert { $card }.
event-rules-silenced = De regels van { $card } werken niet.
event-enemy-ignored = De regels van { $enemy } worden genegeerd.
event-enemy-defeated = { $player } verslaat { $enemy }: { $party } tegen { $power }.
event-combat-lost = Het gevecht tegen { $enemy } is verloren: { $party } tegen { $power }.
event-token-passed = De Starting player fiche gaat naar { $player }.
event-token-taken = { $player } neemt de Starting player fiche.
event-loot-taken = { $player } krijgt de buit: { $card }.
event-dungeon-left = { $steps ->
    [2] De groep wordt uit { place } geschopt.
   *[other] De groep verlaat { place }.
}
event-boss-token-moved = De Boss pion gaat { $steps ->
    [one] { $steps } stap
   *[other] { $steps } stappen
} { $sign ->
    [minus] terug
   *[plus] vooruit
}, naar vak { $space }.
event-enemy-revealed = { $enemy } ligt nu open in { place }.
event-discards-shuffled = { $player } schudt de aflegstapel in het deck.
event-deck-shuffled = { $player } schudt het deck.
event-dungeon-cleared = { place } is voltooid.
event-reward-taken = { $player } neemt de beloning { $card }: { $name }.
event-card-removed = { $player } verwijdert { $card }.
event-card-gained = { $player } neemt { $card } uit de Reserve.
event-card-borrowed = { $player } leent { $card } uit de Reserve.
event-card-returned = { $card } gaat terug naar de Reserve.
event-card-recovered = { $player } neemt { $card } terug uit de aflegstapel.
event-card-given = { $player } geeft { $card } aan { $to }.
event-card-found = { $player } vindt { $card } in het deck.
event-card-shown = Iedereen ziet { $card }.
event-card-put-back = { $player } legt { $card } terug op het deck.
event-card-declined = Niemand neemt { $card }.
event-cards-reordered = De kaarten van { place } worden in een nieuwe volgorde teruggelegd.
event-enemy-moved = { $enemy } gaat naar { place }.
event-enemy-brought = Een kaart van level { $level } uit de Reserve wordt in { place } geschud.
event-enemy-banished = { $enemy } verlaat { place } en gaat naar de Reserve.
event-dungeon-made = Een nieuwe Dungeon gaat open: { place }.
event-boss-attacked = De Boss valt aan!
event-player-exhausted = { $player } is uitgeput.
event-hand-size-changed = { $player } trekt in de volgende Draw step { more-cards }.
event-turn-earned = { $player } krijgt nog een beurt als de vijand na ieders beurt nog staat.
event-finish-readied = Aan het eind van deze beurt is de vijand ook verslagen als de groep hooguit { $short } kracht tekortkomt.
event-modifier-began = Een nieuw effect geldt { $duration ->
    [0] tot het eind van het gevecht.
    [1] tot het eind van de beurt.
   *[2] in de volgende Dungeon.
}
event-card-kept-in-game = { $card } blijft in het spel om een Dungeon te vullen.
event-game-won = De Boss is verslagen: de groep wint!
event-game-lost = De Boss heeft gewonnen: de groep verliest.
