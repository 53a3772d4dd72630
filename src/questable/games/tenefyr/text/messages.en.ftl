# Heroes of Tenefyr: all that a player reads. common.en.ftl says how a verb's message is built.
# $context: on an enemy, on a played card or on a reward.

your = { $person ->
    [you] your
   *[they] their
}
the-enemy = { $context ->
    [enemy] this enemy
    [reward] each enemy
   *[played] the enemy
}

## Words of the cards

hero-barbarian = Barbarian
hero-bard = Bard
hero-cleric = Cleric
hero-thief = Thief

filter-any = card
    .many = cards
filter-basic = Basic card
    .many = Basic cards
filter-basic-0 = Basic 0 card
    .many = Basic 0 cards
filter-basic-1 = Basic 1 card
    .many = Basic 1 cards
filter-loot = loot card
    .many = loot cards
filter-skill = Skill card
    .many = Skill cards
filter-non-basic = loot or Skill card
    .many = loot and Skill cards

some = { $count ->
    [all] all { $cards }
    [one] { $count } { $card }
   *[other] { $count } { $cards }
}
top-cards = { $count ->
    [one] the top card
   *[other] the top { $count } cards
} of { your } deck
more-cards = { $sign ->
    [minus] { $by ->
        [one] { $by } fewer card
       *[other] { $by } fewer cards
    }
   *[plus] { $by ->
        [one] { $by } more card
       *[other] { $by } more cards
    }
}
random-cards = { $n } random { $level ->
    [dungeon] { $n ->
        [one] card
       *[other] cards
    } of this dungeon's level
   *[number] level { $level } { $n ->
        [one] card
       *[other] cards
    }
} from the Reserve
random-card = a random { $level ->
    [dungeon] card of this dungeon's level
   *[number] level { $level } card
} from the Reserve
from = { $from ->
    [hand] from { your } hand
    [discard] from { your } discard pile
   *[deck] from { your } deck
}
into = { $to ->
    [hand] into { your } hand
    [discard] into { your } discard pile
    [deck] into { your } deck
   *[deck-top] on top of { your } deck
}
in-where = { $where ->
    [any-dungeon] in one dungeon of { your } choice
    [boss-deck] in the Boss deck
   *[dungeon] in this dungeon
}
into-where = { $to ->
    [any-dungeon] into one dungeon of { your } choice
    [boss-deck] into the Boss deck
   *[dungeon] into this dungeon
}
take-you = { $to ->
    [hand] take
    [deck] shuffle
    [deck-top] put
   *[discard] put
}
take-they = { $to ->
    [hand] takes
    [deck] shuffles
    [deck-top] puts
   *[discard] puts
}

## Who acts

who-each-player = each player
who-each-other-player = each other player
who-other-player = one other player
who-any-player = one player of your choice
who-starting-player = the starting player
who-next-player = the next player
who-victor = the player who defeated this enemy

## When, and how long

timing-combat-start = at the start of the combat,
timing-turn-start = at the start of your turn,
timing-redraw = each time you redraw,
timing-plays = each time you play a { $card },
timing-turn-end = at the end of your turn,
timing-combat-end = at the end of the combat,
timing-combat-lost = if you lose this combat,

duration-combat = until the end of the combat,
duration-turn = this turn,
duration-next-dungeon = in the next dungeon,

## Conditions

test-you-are = { if } { $person ->
    [you] you are
   *[they] they are
} the { $hero }
test-you-start = { if } { $person ->
    [you] you
   *[they] they
} have the starting player token
test-last-turn = { if } this is the last turn of the combat
test-first-card = { if } no other card lies in front of { $person ->
    [you] you
   *[they] them
}
test-deck-at-most = { if } { your } deck holds { $count ->
    [0] no cards
    [one] { $count } card at most
   *[other] { $count } cards or fewer
}
test-dungeon-level-at-least = { if } this dungeon is level { $level } or higher
test-count = { if } there { $bound ->
    [none] is no { $thing }
    [at-most] are at most { $at-most } { $at-most ->
        [one] { $thing }
       *[other] { $things }
    }
    [at-least] { $at-least ->
        [one] is at least { $at-least } { $thing }
       *[other] are at least { $at-least } { $things }
    }
   *[between] are { $at-least } to { $at-most } { $things }
}

## What can be counted

countable-cards = { $in ->
    [all-discards] { $card } in all discard piles
    [your-discard] { $card } in { your } discard pile
    [all-played] { $card } in front of the players
   *[your-played] { other } { $card } in front of { $person ->
        [you] you
       *[they] them
    }
}
    .many = { $in ->
        [all-discards] { $cards } in all discard piles
        [your-discard] { $cards } in { your } discard pile
        [all-played] { $cards } in front of the players
       *[your-played] { other } { $cards } in front of { $person ->
            [you] you
           *[they] them
        }
    }
other = { $context ->
    [played] other
   *[enemy] { "" }
}
countable-exhausted-players = exhausted player
    .many = exhausted players

## Verbs

verb-draw = { $count ->
    [one] { $count } extra card
   *[other] { $count } extra cards
}
    .you = draw
    .they = draws
verb-draw-up-to = { $count ->
    [one] up to { $count } extra card
   *[other] up to { $count } extra cards, one at a time
}
    .you = draw
    .they = draws
verb-discard-top = { top-cards }
    .you = discard
    .they = discards
verb-discard-hand = { some } from { your } hand
    .you = discard
    .they = discards
verb-recover = { $count ->
    [all] { $of ->
        [any] { your } whole discard pile
       *[other] { some } from { your } discard pile
    }
   *[other] { some } from { your } discard pile
} { into }
    .you = { take-you }
    .they = { take-they }
verb-search = { your } deck for { some }
    .you = search
    .they = searches
    .tail = and { $form ->
        [they] takes
       *[you] take
    } { $count ->
        [one] it
       *[other] them
    } into { your } hand
verb-arrange-top = at { top-cards }{ $count ->
    [one] {" "}and { $form ->
        [they] puts it back or discards it
       *[you] put it back or discard it
    }
   *[other] , { $form ->
        [they] discards any of them and puts
       *[you] discard any of them and put
    } the rest back in any order
}
    .you = look
    .they = looks
verb-remove = { some } { from }
    .you = remove
    .they = removes
verb-remove-this = this card
    .you = remove
    .they = removes
verb-give = { some } { from } to another player
    .you = give
    .they = gives
verb-play-top = { top-cards }
    .you = play
    .they = plays
verb-hand-bonus = { more-cards } in { your } next Draw step
    .you = draw
    .they = draws
verb-take-token = the starting player token
    .you = take
    .they = takes
verb-extra-turn = another turn if { the-enemy } still stands after everyone's turn
    .you = take
    .they = takes
verb-gain = { $look ->
    [0] { random-cards }
   *[other] at { random-cards } and { $form ->
        [they] { take-they }
       *[you] { take-you }
    } { $count } of them
} { into }
    .you = { $look ->
        [0] { take-you }
       *[other] look
    }
    .they = { $look ->
        [0] { take-they }
       *[other] looks
    }
verb-borrow = { $look ->
    [0] { random-card }
   *[other] at { random-cards } and { $form ->
        [they] borrows
       *[you] borrow
    } 1 of them
}
    .you = { $look ->
        [0] borrow
       *[other] look
    }
    .they = { $look ->
        [0] borrows
       *[other] looks
    }
verb-gain-basic = { $count } Basic { $power } { $count ->
    [one] card
   *[other] cards
} from the Reserve { into }
    .you = { take-you }
    .they = { take-they }
verb-power = { $value } power { $each }
    .they = gets
    .get = get
verb-double = { $what ->
    [other-player-total] the total power of one other player
    [played-card] the power of one other card in front of { $person ->
        [you] you
       *[they] them
    }
   *[next-card] the power of the next card { $person ->
        [you] you play
       *[they] they play
    } this turn
}
    .you = double
    .they = doubles
verb-copy = { $what ->
   *[other-player-card] the power and the rules of a card in front of another player
}
    .you = copy
    .they = copies
verb-enemy-power = { $value } power { $each }
    .who = { the-enemy }
    .they = gets
verb-finish = defeated at the end of this turn even if the party is up to { $count } power short
    .who = { the-enemy }
    .they = is
verb-ignore-enemy = { the-enemy }'s rules for the rest of { $duration ->
    [turn] this turn
   *[combat] this combat
}
    .you = ignore
    .they = ignores
verb-peek = at { $count ->
    [one] the next enemy
   *[other] the next { $count } enemies
} { in-where }
    .you = look
    .they = looks
verb-reorder = at the face-down cards { in-where } and { $form ->
    [they] puts
   *[you] put
} them back in any order
    .you = look
    .they = looks
verb-move-enemy = { $to ->
    [other-dungeon] to another dungeon of your choice
    [level-below] to a dungeon one level lower
   *[boss-deck] shuffled into the Boss deck
}
    .who = { the-enemy }
    .they = { $to ->
        [other-dungeon] moves
        [level-below] moves
       *[boss-deck] is
    }
verb-bring-enemy = { random-card } { into-where }
    .you = shuffle
    .they = shuffles
verb-banish-enemy = the face-up enemy { $where ->
   *[any-dungeon] in one dungeon of { your } choice
} into the Reserve
    .you = put
    .they = puts
verb-boss-track = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} { $sign ->
    [minus] back
   *[plus] forward
}
    .who = the Boss token
    .they = moves

## Continuous effects; $whose is the player they bind, everybody or one

modifier-enemy-power = { $value } power { $each }
    .who = { the-enemy }
    .they = gets
modifier-card-power = { $value } power
    .who = { $duration ->
        [turn] { $cards } { $person ->
            [you] you play
           *[they] they play
        } after this one this turn
        [next-dungeon] { $cards }
       *[combat] { $cards }
    }
    .they = { $duration ->
        [turn] get
        [next-dungeon] have
       *[combat] have
    }
modifier-hand-size = { more-cards } in { your } Draw step
    .who = { $whose }
    .you = draw
    .they = draws
modifier-redraw-limit = { $most ->
    [0] redraw
    [one] redraw only once
   *[other] redraw only { $most } times
}
    .who = { $everybody ->
        [yes] { $most ->
            [0] nobody
           *[other] { $whose }
        }
       *[no] { $whose }
    }
    .you = you { $most ->
        [0] cannot
       *[other] may
    }
    .they = { $most ->
        [0] { $everybody ->
            [yes] can
           *[no] cannot
        }
       *[other] may
    }
modifier-silence = no effect
    .who = the rules of { $cards }
    .they = have
modifier-cap-total = for { $most } at most
    .who = each player's total power
    .they = counts
modifier-all-turns = only be defeated after every player's turn
    .who = { the-enemy }
    .they = can
modifier-loot-to = { $whom ->
    [chosen-player] who takes the loot
   *[starting-player] the loot
}
    .who = { $whom ->
        [chosen-player] the players
       *[starting-player] the starting player
    }
    .they = { $whom ->
        [chosen-player] choose
       *[starting-player] takes
    }

## Keywords

keyword-price = Price
    .reminder = What stands before a colon is a price: pay it in full, or ignore what follows.
keyword-remove = Remove
    .reminder = A removed card goes to the Reserve.
keyword-borrow = Borrow
    .reminder = A borrowed card returns to the Reserve at the end of the combat, or when it is discarded.
keyword-reserve = Reserve
    .reminder = If the Reserve has no card of that level, take one of the level below.
keyword-search = Search
    .reminder = Look through the deck, then shuffle it, even if you take nothing.
keyword-exhausted = Exhausted
    .reminder = A player whose deck is empty is exhausted.
keyword-play-top = Out of turn
    .reminder = Outside your own turn you have no hand: cards that would come into it are played at once.
keyword-copy = Copy
    .reminder = The printed power and the rules count as if they were printed here; a card that copies cannot be copied.
keyword-move = Enemy on the move
    .reminder = The combat ends, neither won nor lost: no loot, and the starting player token passes.
keyword-redraw = Redraw
    .reminder = In the Draw step you may discard your whole hand and draw a new one.
keyword-combat-end = End of the combat
    .reminder = Effects at the end of the combat happen only if the enemy was defeated.

## Types of cards

type-basic = Basic card
type-skill = Skill card of the { $hero }
type-dungeon = Dungeon card, level { $level }
type-stage = Boss card: { $boss }
type-reward = Reward, level { $level }: { $together ->
    [yes] choose one together
   *[no] each player chooses one
}

## Places at the table

place = { $place ->
    [boss] the Boss deck
   *[dungeon] { $place-level ->
        [0] dungeon { $place-number }
       *[other] dungeon { $place-number } (level { $place-level })
    }
}
the-party = the party

## Questions

decision-where-to = Where does the party go?
decision-keep-or-redraw = Keep this hand or redraw?
decision-play = Which card do you play next?
decision-continue-or-leave = Continue or leave the dungeon?
decision-draw-more = Draw one more card?
decision-pick-card = Which card?
decision-pick-player = Which player?
decision-pick-dungeon = Which dungeon?
decision-arrange = Discard it or put it back? The last card put back is on top.
decision-reorder = Which enemy comes next?
decision-order-of-effects = Does the enemy's penalty count before or after doubling?
decision-reward = Which reward?
decision-give-reserve-card = Whose deck does this card join?
decision-loot = Who takes the loot?

## Answers

option-enter = { $place ->
    [boss] Fight the Boss
   *[dungeon] Enter { place }
}
option-keep = Keep
option-redraw = Redraw
option-play = Play { $card }
option-continue = Continue
option-leave = Leave
option-draw = Draw
option-stop = Stop
option-pick = { $card }
option-done = Done
option-player = { $player }
option-nobody = Nobody
    .card = None
option-dungeon = { place }
option-discard = Discard { $card }
option-put-back = Put { $card } back
option-minus-once = Double first: the penalty counts once
option-minus-twice = Penalty first: it is doubled too

## What happened

event-dungeon-entered = { $place ->
    [boss] The party fights the Boss.
   *[dungeon] The party enters { place }.
}
event-combat-began = The combat begins: { $enemy }, power { $power }.
event-turn-began = It is { $player }'s turn.
event-card-drawn = { $player } draws { $card }.
event-hand-redrawn = { $player } discards the hand and redraws.
event-card-discarded = { $player } discards { $card }.
event-card-played = { $player } plays { $card } for { $power } power: total { $total }.
event-power-changed = { $player } gets { $amount } power: total { $total }.
event-enemy-power-changed = { $enemy } gets { $amount } power: now { $power }.
event-card-doubled = { $player } doubles { $card } to { $power } power: total { $total }.
event-total-doubled = The total of { $player } is doubled: { $total }.
event-card-copied = { $player } copies { $card }.
event-rules-silenced = The rules of { $card } have no effect.
event-enemy-ignored = The rules of { $enemy } are ignored.
event-enemy-defeated = { $player } defeats { $enemy }: { $party } against { $power }.
event-combat-lost = The combat against { $enemy } is lost: { $party } against { $power }.
event-token-passed = The starting player token passes to { $player }.
event-token-taken = { $player } takes the starting player token.
event-loot-taken = { $player } takes the loot: { $card }.
event-dungeon-left = { $steps ->
    [2] The party is kicked out of { place }.
   *[other] The party leaves { place }.
}
event-boss-token-moved = The Boss token moves { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} { $sign ->
    [minus] back
   *[plus] forward
}, to space { $space }.
event-enemy-revealed = { $enemy } is revealed in { place }.
event-discards-shuffled = { $player } shuffles the discard pile into the deck.
event-deck-shuffled = { $player } shuffles the deck.
event-dungeon-cleared = { place } is cleared.
event-reward-taken = { $player } takes the reward { $card }: { $name }.
event-card-removed = { $player } removes { $card }.
event-card-gained = { $player } takes { $card } from the Reserve.
event-card-borrowed = { $player } borrows { $card } from the Reserve.
event-card-returned = { $card } returns to the Reserve.
event-card-recovered = { $player } takes { $card } back from the discard pile.
event-card-given = { $player } gives { $card } to { $to }.
event-card-found = { $player } finds { $card } in the deck.
event-card-shown = { $card } is shown to all.
event-card-put-back = { $player } puts { $card } back on the deck.
event-card-declined = Nobody takes { $card }.
event-cards-reordered = The cards of { place } are put back in a new order.
event-enemy-moved = { $enemy } moves to { place }.
event-enemy-brought = A level { $level } card from the Reserve is shuffled into { place }.
event-enemy-banished = { $enemy } leaves { place } for the Reserve.
event-dungeon-made = A new dungeon opens: { place }.
event-boss-attacked = The Boss attacks!
event-player-exhausted = { $player } is exhausted.
event-hand-size-changed = { $player } draws { more-cards } in the next Draw step.
event-turn-earned = { $player } takes another turn if the enemy still stands after everyone's turn.
event-finish-readied = This turn the enemy falls even if the party is up to { $short } power short.
event-modifier-began = A new effect holds { $duration ->
    [0] until the end of the combat.
    [1] until the end of the turn.
   *[2] in the next dungeon.
}
event-card-kept-in-game = { $card } stays in the game to fill a dungeon.
event-game-won = The Boss is beaten: the party wins!
event-game-lost = The Boss has won: the party loses.
