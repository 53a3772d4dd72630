# Heroes of Terrinoth: all that a player reads. common.en.ftl says how a verb's message is built.
# $context: the kind of card: hero, activation, condition, enemy, keyword, location, item, event, quest.
# $who and $whom are a hero as a subject and behind a verb; $enemies is all of "2 enemies engaged with you".

your = { $person ->
    [you] your
   *[they] their
}
you-object = { $person ->
    [you] you
   *[they] them
}

the-location = { $context ->
    [location] this location
   *[other] the location
}

## Nouns

noun-enemy = enemy
    .many = enemies
noun-minion = minion
    .many = minions
noun-master = master
    .many = masters
noun-nemesis = nemesis
    .many = nemeses
noun-of-trait = { $trait } { $noun }
a-noun = { $vowel ->
    [yes] an { $noun }
   *[no] a { $noun }
}
so-many = { $count ->
    [all] all { $many }
    [each] each { $one }
    [one] { $count } { $one }
   *[other] { $up ->
        [yes] up to { $count } { $many }
       *[no] { $count } { $many }
    }
}
except-target = other than the target
wounds = { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}
success-tokens = { $success ->
    [one] { $success } success token
   *[other] { $success } success tokens
}
hero-dice = { $dice ->
    [one] { $dice } hero die
   *[other] { $dice } hero dice
}
own-cards = { $activation ->
    [all] all { your } activation cards
   *[other] { $activation } of { your } activation cards
}
tokens = { $count ->
    [all] all { $many }
    [one] { $count } { $one }
   *[other] { $count } { $many }
}
some-progress = { $count ->
    [all] all progress
   *[other] { $count } progress
}
roll-success = { $count ->
    [one] { $number } success
   *[other] { $number } successes
}
roll-defense = { $count ->
    [one] { $number } defense
   *[other] { $number } defenses
}
roll-dice = { $count ->
    [one] { $number } hero die
   *[other] { $number } hero dice
}

## Which enemies

enemy-any = { $noun }
    .many = { $nouns }
enemy-mine = { $noun } engaged with { you-object }
    .many = { $nouns } engaged with { you-object }
enemy-any-not-mine = { $noun } not engaged with { you-object }
    .many = { $nouns } not engaged with { you-object }
enemy-engaged-with-other = { $noun } engaged with another hero
    .many = { $nouns } engaged with another hero
enemy-engaged = engaged { $noun }
    .many = engaged { $nouns }
enemy-engaged-with-target = { $noun } engaged with the target
    .many = { $nouns } engaged with the target
enemy-shadows = { $noun } in the shadows
    .many = { $nouns } in the shadows
enemy-facedown = face-down { $noun }
    .many = face-down { $nouns }
enemy-target = the target
enemy-this = this enemy
pronoun-of-enemy = it
enemy-nemesis = the nemesis
enemy-chosen = that enemy
enemy-it = it

## Who acts

who-you = you
who-any = 1 hero of { your } choice
who-another = another hero of { your } choice
who-each = each hero
who-each-other = each other hero
who-each-engaged = each engaged hero
who-leader = the party leader
who-target = the target
who-engaged-hero = the engaged hero
who-most-wounds = the hero with the most wounds
who-fewest-wounds = the hero with the fewest wounds
who-most-tokens = the hero with the most success tokens
who-most-enemies = the hero with the most engaged enemies
who-fewest-enemies = the hero with the fewest engaged enemies
who-chosen = that hero
who-it = that hero

## When, and how often

# How a condition is tied to a timing that is a clause: "if", or "and" where that reads better.
if-behind-when = if
once-per-round = once per round,
timing-round-start = at the start of the round,
timing-activation-start = at the start of your activation,
timing-your-activation = during your activation,
timing-before-roll = { $action ->
    [attack] when you attack,
    [explore] when you explore,
    [rest] when you rest,
    [aid] when you aid,
   *[none] when you take an action,
}
timing-would-suffer = when you would suffer wounds{ $source ->
    [counterattack] {" "}from counterattacks
   *[none] { "" }
},
timing-after-action = { $action ->
    [attack] after you attack,
    [explore] after you explore,
    [rest] after you rest,
    [aid] after you aid,
   *[none] after your action,
}
timing-aided = after another hero has aided you,
timing-activation-end = at the end of your activation,
timing-defeats-enemy = after you defeat { $a-noun },
timing-enemy-defeated = when { $a-noun } is defeated,
timing-defeated = when this enemy is defeated,
timing-counterattacks = when this enemy counterattacks,
timing-threat = threat:
timing-exploration-resolved = after you resolve an exploration card,
timing-location-revealed = { $final ->
    [yes] when the final location is revealed,
   *[no] { $context ->
        [location] when this location is revealed,
       *[other] when a location is revealed,
    }
}
timing-fully-explored = { $context ->
    [location] when this location is fully explored,
   *[other] when a location is fully explored,
}
timing-leaving = { $context ->
    [location] when the party leaves this location,
   *[other] when the party leaves a location,
}
timing-end-of-round = at the end of the round,
timing-hero-defeated = when a hero is defeated,
timing-nemesis-would-be-defeated = when the nemesis would be defeated,

## Conditions; .who stands behind a hero: "each hero …"

test-action = { if } { $action ->
    [attack] you attack
    [explore] you explore
    [rest] you rest
   *[aid] you aid
}
test-source = { if } the wounds come from { $source ->
   *[counterattack] counterattacks
}
test-engaged = { if } { $bound ->
    [none] no enemy is engaged with { $whom }
    [at-least] { $at-least ->
        [one] at least { $at-least } enemy is engaged with { $whom }
       *[other] at least { $at-least } enemies are engaged with { $whom }
    }
    [at-most] { $at-most ->
        [one] at most { $at-most } enemy is engaged with { $whom }
       *[other] at most { $at-most } enemies are engaged with { $whom }
    }
   *[between] { $at-least } to { $at-most } enemies are engaged with { $whom }
}
    .who = { $hero ->
        [it] { $bound ->
            [none] without engaged enemies
            [at-least] { $at-least ->
                [one] with at least { $at-least } engaged enemy
               *[other] with at least { $at-least } engaged enemies
            }
            [at-most] { $at-most ->
                [one] with at most { $at-most } engaged enemy
               *[other] with at most { $at-most } engaged enemies
            }
           *[between] with { $at-least } to { $at-most } engaged enemies
        }
       *[other] { "" }
    }
test-wounds = { if } { $hero ->
    [you] { $person ->
        [you] you have
       *[they] they have
    }
    [it] they have
   *[other] { $who } has
} at least { $at-least ->
    [one] { $at-least } wound
   *[other] { $at-least } wounds
}
    .who = { $hero ->
        [it] with at least { $at-least ->
            [one] { $at-least } wound
           *[other] { $at-least } wounds
        }
       *[other] { "" }
    }
test-defeated-enemy = { if } this action defeated { $count ->
    [one] an enemy
   *[other] at least { $count } enemies
}
test-defeated = { if } the defeated enemy was { $a-noun }
test-discarded-enemy = { if } there is { $a-noun } in the enemy discard pile
test-in-shadows = { if } this enemy is in the shadows
test-engaged-enemy = { if } this enemy is engaged
test-wounded = { if } this enemy is wounded
test-progress = { if } there is at least { $at-least } progress on { the-location }
test-fully-explored = { if } { the-location } is fully explored
test-final-location = { if } this is the final location
test-final-location-fully-explored = { if } the final location is fully explored
test-nemesis = { if } the nemesis is { $where ->
    [lair] in its lair
    [in-play] in play
   *[defeated] defeated
}
test-token = { $spot ->
    [quest] { if } { token-count } on the quest
    [location] { if } { token-count } on { the-location }
    [leader] { if } the party leader has { token-number }
    [hero] { if } a hero has { token-number }
   *[it] { if } they have { token-number }
}
    .who = { $spot ->
        [it] with { token-number }
       *[other] { "" }
    }
token-count = { $bound ->
    [none] there is no { $one }
    [at-least] { $at-least ->
        [one] there is at least { $at-least } { $one }
       *[other] there are at least { $at-least } { $many }
    }
    [at-most] { $at-most ->
        [one] there is at most { $at-most } { $one }
       *[other] there are at most { $at-most } { $many }
    }
   *[between] there are { $at-least } to { $at-most } { $many }
} { $each }
token-number = { $bound ->
    [none] no { $many }
    [at-least] at least { $at-least ->
        [one] { $at-least } { $one }
       *[other] { $at-least } { $many }
    }
    [at-most] at most { $at-most ->
        [one] { $at-most } { $one }
       *[other] { $at-most } { $many }
    }
   *[between] { $at-least } to { $at-most } { $many }
} { $each }

## What can be counted

countable-success = { $success ->
    [one] for each success
   *[other] for every { $success } successes
}
countable-enemy = for { $enemies }

## The four actions, and their roll

verb-attack = { $ranged ->
    [yes] at range with { hero-dice }
   *[no] with { hero-dice }
}{ $targets ->
    [one] { "" }
   *[other] , up to { $targets } targets
}
    .you = attack
    .they = attacks
verb-explore = with { hero-dice }
    .you = explore
    .they = explores
verb-rest = with { hero-dice }
    .you = rest
    .they = rests
verb-aid = another hero with { hero-dice }
    .you = aid
    .they = aids
verb-add = { $things } { $sign ->
    [minus] from { your } roll
   *[plus] to { your } roll
}
    .you = { $sign ->
        [minus] take
       *[plus] add
    }
    .they = { $sign ->
        [minus] takes
       *[plus] adds
    }
way-more-dice = { $by ->
    [one] { $by } { more-or-fewer } hero die
   *[other] { $by } { more-or-fewer } hero dice
}
    .you = roll
    .they = rolls
more-or-fewer = { $sign ->
    [minus] fewer
   *[plus] more
}
verb-reroll = 1 { $die ->
    [hero] hero die
    [enemy] enemy die
   *[any] die
}{ $count ->
    [one] { "" }
   *[other] {" "}up to { $count } times
}
    .you = reroll
    .they = rerolls
verb-no-enemy-dice = no enemy dice
    .you = roll
    .they = rolls
verb-pierce = { $resilience } resilience of each target
    .you = ignore
    .they = ignores

## Heroes

verb-suffer = { wounds }
    .you = suffer
    .they = suffers
verb-recover = { wounds }
    .you = recover
    .they = recovers
verb-prevent = { $wounds } of those wounds
    .you = prevent
    .they = prevents
verb-inflict = wounds equal to this enemy's attack value
    .you = suffer
    .they = suffers
verb-gain = { success-tokens }
    .you = claim
    .they = claims
verb-lose = { success-tokens }
    .you = discard
    .they = discards
verb-gain-condition = the { $condition-name } condition
    .you = gain
    .they = gains
verb-lose-condition = { $condition ->
    [harmful] { $count ->
        [all] all harmful conditions
        [one] { $count } harmful condition
       *[other] { $count } harmful conditions
    }
   *[other] the { $condition-name } condition
}
    .you = discard
    .they = discards
verb-ready = { own-cards }
    .you = ready
    .they = readies
verb-exhaust = { own-cards }
    .you = exhaust
    .they = exhausts
verb-upgrade = 1 activation card
    .you = upgrade
    .they = upgrades
verb-discard-item = { $count ->
    [one] { $count } item
   *[other] { $count } items
}
    .you = discard
    .they = discards

## Enemies

verb-wound = { wounds } to { $enemies }
    .you = deal
    .they = deals
way-enemy-suffers = { wounds }
    .you = suffer
    .they = suffers
verb-mend = { wounds }
    .you = recover
    .they = recovers
verb-engage = { $enemies }
    .you = engage
    .they = engages
way-enemy-engages = { $whom }
    .who = { $subject }
    .they = { $count ->
        [one] engages
        [each] engages
       *[other] engage
    }
verb-to-shadows = { $enemies } { $facedown ->
    [yes] face down
   *[no] { "" }
} in the shadows
    .you = place
    .they = places
verb-reveal = { $enemies } face up
    .you = turn
    .they = turns
verb-exhaust-enemy = { $enemies }
    .you = exhaust
    .they = exhausts
verb-spawn = { $place ->
    [shadows] in the shadows
    [shadows-facedown] face down in the shadows
   *[engaged] { $count ->
        [one] engaged with { $whom }
       *[other] engaged, { $hero ->
            [you] starting with { you-object }
            [leader] starting with the party leader
           *[other] starting with { $whom }
        }
    }
} { $each }
    .who = { $count } { $count ->
        [one] { $noun }
       *[other] { $nouns }
    } { $from ->
        [discard] from the discard pile
       *[deck] { "" }
    }
    .they = { $count ->
        [one] spawns
       *[other] spawn
    }
verb-spawn-nemesis = its lair and spawns { $place ->
    [shadows] in the shadows
    [shadows-facedown] face down in the shadows
   *[engaged] engaged with { $whom }
}
    .who = the nemesis
    .they = leaves
verb-return-nemesis = to its lair without wounds instead
    .who = it
    .they = returns

## The quest

verb-draw = { $count ->
    [one] { $count } exploration card
   *[other] { $count } exploration cards
}{ $others ->
    [0] {" "}and { $form ->
        [they] resolves
       *[you] resolve
    } { $count ->
        [one] it
       *[other] them
    }
   *[other] , { $form ->
        [they] resolves
       *[you] resolve
    } { $resolve } and { $form ->
        [they] puts
       *[you] put
    } the { $others ->
        [one] other
       *[other] others
    } on the top or the bottom of the deck
}
    .you = draw
    .they = draws
verb-look = at the top { $count ->
    [one] card
   *[other] { $count } cards
} of the enemy deck and { $form ->
    [they] puts
   *[you] put
} { $count ->
    [one] it
   *[other] each
} on the top or the bottom
    .you = look
    .they = looks
verb-progress = { $count } progress on { the-location }
    .you = place
    .they = places
verb-remove-progress = { some-progress } from { the-location }
    .you = discard
    .they = discards
verb-raise-peril = peril by { $count }
    .you = increase
    .they = increases
verb-lower-peril = peril by { $count }
    .you = decrease
    .they = decreases
verb-roll = { $count ->
    [one] { $count } enemy die
   *[other] { $count } enemy dice
}
    .you = roll
    .they = rolls
result-counterattack = counterattack
result-threat = threat
result-blank = blank
verb-place-token = { tokens } on { the-spot } { $each }
    .you = place
    .they = places
the-spot = { $spot ->
    [quest] the quest
    [location] { the-location }
    [leader] the party leader
    [hero] that hero
   *[it] that hero
}
way-hero-takes = { tokens } { $each }
    .you = take
    .they = takes
verb-remove-token = { tokens } from { the-spot }
    .you = remove
    .they = removes
way-hero-drops = { tokens }
    .you = discard
    .they = discards
verb-move-token = { tokens } from { $from ->
    [quest] the quest
    [location] { the-location }
    [leader] the party leader
    [hero] that hero
   *[it] that hero
} to { $to ->
    [quest] the quest
    [location] { the-location }
    [leader] the party leader
    [hero] that hero
   *[it] that hero
}
    .you = move
    .they = moves

## Costs

verb-success = { $count ->
    [one] { $count } success token
   *[other] { $count } success tokens
}
    .you = spend
    .they = spends
verb-wounds = { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
}
    .you = suffer
    .they = suffers
verb-condition = the { $condition-name } condition
    .you = discard
    .they = discards
verb-discard = this item
    .you = discard
    .they = discards

## Continuous effects

modifier-modify = { $by } { $stat ->
    [attack] attack
    [resilience] resilience
   *[health] health
}
    .who = { $subject }
    .they = has
modifier-cannot = { $what ->
    [be-exhausted-by-heroes] exhaust { $enemies }
   *[be-attacked-in-shadows] be attacked in the shadows
}
    .who = { $what ->
        [be-exhausted-by-heroes] heroes
       *[be-attacked-in-shadows] { $enemies }
    }
    .they = cannot
duration-in-play = while this card is in play,

## Endings

victory = at the end of a round, the party wins { $tests }
defeat = the party loses { $tests }
defeat-all = The party loses if all heroes are defeated.

## Types of cards, and their numbers

type-hero = Hero: { $archetype }
type-activation = { $class ->
    [basic] Basic activation card of the { $archetype }: { action-name }
   *[other] Activation card of the { $class-name }: { action-name }
}
type-condition = { $harmful ->
    [yes] Harmful condition
   *[no] Helpful condition
}
type-enemy = { $difficulty } enemy: { $traits }
type-nemesis = { $difficulty } nemesis: { $traits }
type-location = { $difficulty } location: { $traits }
type-item = Item: { $set }
type-event = Event: { $set }
type-hero-count = Hero-count card
type-quest = Quest { $number }, { $level ->
    [easier] easier
    [middle] middling
   *[hard] hard
}
action-name = { $action ->
    [attack] Attack
    [explore] Explore
    [rest] Rest
   *[aid] Aid
}
stats-hero = health { $health }
stats-enemy = health { $health }, attack { $attack }, resilience { $resilience }
stats-location = spawns { $engaged } engaged and { $shadows } in the shadows, exploration { $exploration }
hero-count-rules = +{ $health } health. { $activations ->
    [one] After all heroes have activated, 1 hero of the party leader's choice activates once more.
   *[other] Each hero activates { $activations } times each round.
}
peril = { $colour ->
    [green] Green peril
    [blue] Blue peril
    [violet] Violet peril
    [red] Red peril
   *[other] Peril ({ $colour })
}
colour = { $colour ->
    [start] start
    [grey] grey
    [green] green
    [blue] blue
    [violet] violet
    [red] red
   *[other] { $colour }
}
threat = Threat
setup-enemies = Enemy deck: { $stacks }
setup-locations = Location deck: { $stacks }
setup-exploration = Exploration deck: { $stacks }
random-sets = { $count ->
    [one] { $count } random { $difficulty } set
   *[other] { $count } random { $difficulty } sets
}
random-locations = { $count ->
    [one] { $count } random { $difficulty } location
   *[other] { $count } random { $difficulty } locations
}
join-stacks = { $first }; below that { $last }

## At the table

the-party = the party
the-master = { $name } (master)
face-down-enemy = face-down enemy, card { $number } of the shadows
with-wounds = { wounds }
is-exhausted = exhausted
engaged-with = { $enemy }, engaged with { $hero }
in-shadows = { $enemy }, in the shadows
in-lair = { $enemy }, in the lair
face-success = success
face-double = 2 successes
face-critical = critical success
face-defense = defense
face-counterattack = counterattack
face-threat = threat
face-blank = blank

## Questions

decision-activate = Which activation card do you use?
decision-use-item = Use an item?
decision-extra-activation = Which hero activates once more?
decision-target = Who is the target?
decision-spend-tokens = How many success tokens do you spend?
decision-reroll = Reroll a die?
decision-divide = How many successes go to this target?
decision-order-of-abilities = Which of these comes first?
decision-pick-hero = Which hero?
decision-pick-enemy = Which enemy?
decision-pick-card = Which card?
decision-activate-enemy = Which enemy activates now?
decision-travel = Travel to the next location?
decision-pass-leadership = Who is party leader from now on?
decision-upgrade = Which advanced card does this hero take?
decision-put-on-deck = On the top or the bottom of the deck? The last card put on the top is the first to come.
decision-counterattack = Which enemy counterattacks?
decision-defend = How many wounds do you ward off with defenses?

## Answers

option-activate = { action-name }: { $card }
option-use = Use { $card }
option-done = Done
option-hero = { $hero }
option-enemy = { $enemy }
option-spend = { $number ->
    [0] Spend none
   *[other] Spend { $number }
}
option-hero-die = Reroll the hero die: { $face }
option-enemy-die = Reroll the enemy die: { $face }
option-successes = { $number ->
    [0] No successes
    [one] { $number } success
   *[other] { $number } successes
}
option-ability = { $card }
option-pick = { $card }
option-travel = Travel
option-stay = Stay
option-upgrade = { action-name }: { $card }
option-top = { $card } on the top
option-bottom = { $card } on the bottom
option-defend = { $number ->
    [0] Ward off none
   *[other] Ward off { $number }
}

## What happened

event-round-began = Round { $round } begins.
event-hero-activated = { $hero } activates with { $card }.
event-cards-exhausted = { $hero } has only exhausted activation cards left and readies them all.
event-item-used = { $hero } uses { $card }.
event-action-began = { $hero } { $action ->
    [attack] attacks
    [explore] explores
    [rest] rests
   *[aid] aids
} with { hero-dice }.
event-tokens-spent = { $hero } spends { some-tokens }.
some-tokens = { $count ->
    [one] { $count } success token
   *[other] { $count } success tokens
}
event-hero-die-rolled = { $hero } rolls a hero die: { $face }.
event-enemy-die-rolled = { $hero } rolls an enemy die: { $face }.
event-hero-die-rerolled = { $hero } rerolls a hero die: { $to } instead of { $from }.
event-enemy-die-rerolled = { $hero } rerolls an enemy die: { $to } instead of { $from }.
event-critical-rolled-on = { $hero } rolls on for a critical success: { $face }.
event-rerolls-gained = { $hero } may reroll 1 { $die ->
    [hero] hero die
    [enemy] enemy die
   *[any] die
}{ $count ->
    [one] { "" }
   *[other] {" "}up to { $count } times
}.
event-action-resolved = { $hero } has { $successes ->
    [one] { $successes } success
   *[other] { $successes } successes
} and { $defenses ->
    [one] { $defenses } defense
   *[other] { $defenses } defenses
}.
event-enemy-wounded = { $enemy } suffers { wounds }: { $total } in all.
event-enemy-mended = { $enemy } recovers { wounds }.
event-enemy-defeated = { $enemy } is defeated.
event-counterattacked = { $enemy } counterattacks { $hero }: { wounds }.
event-defended = { $hero } wards off { wounds }.
event-threat-triggered = { $hero } has rolled a threat: all threat effects are resolved.
event-hero-wounded = { $hero } suffers { wounds }: { $total } in all.
event-wounds-prevented = { $hero } is spared { wounds }.
event-hero-recovered = { $hero } recovers { wounds }: { $total } left.
event-hero-defeated = { $hero } falls.
event-leadership-passed = { $hero } is party leader now.
event-tokens-gained = { $hero } claims { some-tokens }: { $total } in all.
event-tokens-lost = { $hero } loses { some-tokens }: { $total } left.
event-condition-gained = { $hero } gains the { $condition } condition.
event-condition-lost = { $hero } loses the { $condition } condition.
event-progress-made = { $count } progress on the location: { $total } in all.
event-progress-lost = { $count } progress leaves the location: { $total } left.
event-location-explored = { $card } is fully explored.
event-location-revealed = The party reaches { $card }.
event-location-left = The party leaves { $card }.
event-enemy-spawned = { $enemy } spawns { $place ->
    [engaged] { "" }
    [shadows] in the shadows
   *[shadows-facedown] face down in the shadows
}.
event-enemy-spawned-facedown = An enemy spawns face down in the shadows.
event-enemy-engaged = { $enemy } engages { $hero }.
event-enemy-overwhelmed = { $hero } has three enemies already: { $enemy } strikes and goes to the shadows.
event-enemy-hid = { $enemy } goes to the shadows.
event-enemy-revealed = { $enemy } is turned face up.
event-enemy-exhausted = { $enemy } is exhausted.
event-enemy-activated = { $hero } activates { $enemy }.
event-keyword-resolved = { $enemy }: { $keyword }.
event-nemesis-returned = { $enemy } returns to the lair.
event-enemy-discarded = { $enemy } is discarded.
event-cards-readied = { $hero } readies { $count ->
    [one] { $count } activation card
   *[other] { $count } activation cards
}.
event-card-exhausted = { $hero } exhausts { $card }.
event-card-upgraded = { $hero } upgrades to { $card }.
event-exploration-drawn = { $hero } draws { $card }.
event-item-gained = { $hero } keeps { $card }.
event-event-resolved = { $hero } resolves { $card }.
event-item-discarded = { $hero } discards { $card }.
event-card-put-back = { $card } goes to the { $bottom ->
    [0] top
   *[other] bottom
} of the deck.
event-quest-tokens-placed = { $count ->
    [one] { $count } { $one } is placed
   *[other] { $count } { $many } are placed
}: { $total } in all.
event-quest-tokens-removed = { $count ->
    [one] { $count } { $one } is removed
   *[other] { $count } { $many } are removed
}: { $total } left.
event-peril-rose = Peril rises to space { $space }.
event-peril-fell = Peril falls to space { $space }.
event-deck-remade = The { $deck ->
    [0] enemy deck
   *[other] exploration deck
} is made anew from its shuffled discard pile.
event-game-won = The quest is done: the party wins!
event-game-lost = The quest has failed: the party loses.
