# The terminal: what it shows of Heroes of Tenefyr.

## Before and after a game

figures = Combats won { $won }, lost { $lost }. Dungeons cleared { $cleared }. Highest combined power { $power }.
achievements = Achievements
no-achievements = No achievements this time.
why-no-basics-left = { $player } has none left.
why-twelve-basic-0 = { $player } has { $cards }.
why-thief-skill-8 = It was used { $times } times.
why-power-32 = The party reached { $power }.

## The table

col-level = Level
col-power = Power
col-cards = Cards
col-reward = Reward
col-rules = Rules
col-player = Player
col-total = Total
col-played = Played
col-deck = Deck
the-boss = Boss
empty = empty
then-comes = then { $enemy }
here = { $level ->
    [0] In the Boss deck
   *[other] In this dungeon of level { $level }
} { $count ->
    [one] { $count } enemy is left
   *[other] { $count } enemies are left
}. Reward: { $reward }.
known-next = The next enemy is { $enemy }.
quick = Quick mode
difficulty-easy = Easy
difficulty-normal = Normal
difficulty-hard = Hard
track = { $left ->
    [one] { $left } step
   *[other] { $left } steps
} to the skull ({ $space } of { $skull })
track-attacks = the Boss attacks
track-symbols = Next spaces pay Reserve cards: { $symbols }
symbol = { $count } of level { $level }
starting-player = ★ starting player

## A combat

level = level { $level }
power = power { $power }
why-power = Power { $power }: { $parts }
part-printed = { $amount } printed
part-effects = { $amount } from effects
part-continuous = { $amount } from { $card }
part-lasting = { $amount } from a lasting effect
progress = Party { $party } against { $power }. { $needed ->
    [0] Enough!
   *[other] Needed: { $needed }.
}
turn = Turn { $turn } of { $turns }.
finish = The enemy also falls when the party is { $short } short.
rules-ignored = Its rules are ignored.
redraws-left = Redraws left: { $left }.
borrowed = borrowed
removed = leaves after the combat
your-hand = Hand
hand-cards = Hand: { $cards }
left-in-deck = Left in the deck ({ $count }): { $cards }
next-in-deck = Known on top: { $cards }

## Questions

several-draws = { $player } draws { $cards }.
several-plays = { $player } plays { $cards }: total { $total }.
several-discards = { $player } discards { $cards }.

## Sentences for those who listen

told-no-enemy = No enemy is fought now.
told-total = { $player }: total { $total }, played { $played }. { $deck } in the deck, { $discard } discarded.
told-decks = { $player }: { $count } in the deck, { $deck }. Discarded: { $discard }.
told-track = Boss track: { $track }
told-starting-player = { $player } is starting player.

## Letters that tell the state; none is a command or an answer of its game

letter-hand = a
letter-enemy = e
letter-totals = p
letter-track = b
letter-dungeons = g

## Help

help-hand = the cards in hand
help-enemy = the enemy that is fought
help-totals = everybody's total, and what is needed
help-track = the Boss track
help-dungeons = the dungeons and their rewards
help-about-tenefyr = Everybody's cards are added up: reach the enemy's power before the last turn ends. Win, and its card becomes loot. Lose, and the Boss token moves two steps. The Boss attacks when it reaches the skull; beat all its cards to win.

## A card

side-enemy = Enemy
side-loot = Loot
side-powers = power { $two } / { $three } / { $four } for 2 / 3 / 4 players

## Letters that answer; d, t, i, r, s, h and q are commands

key-keep = k
key-redraw = n
key-continue = c
key-leave = l
key-draw = y
key-stop = n
