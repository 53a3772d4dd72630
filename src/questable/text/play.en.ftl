# The terminal: what stands around the table and its log.

## Before and after a game

how-many-players = How many players, 1 to 4? Press Enter to play alone.
bad-players = { $answer } is no number of players: type 1, 2, 3 or 4.
begun = Seed { $seed }. The game is saved after every answer in { $path }
resumed = The game goes on where it stood, after { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}.
goodbye = The game is saved. Go on with:
saved = Saved in { $path }
replay-written = The replay is in { $path }
outcome-victory = Victory!
outcome-defeat = Defeat.
figures = Combats won { $won }, lost { $lost }. Dungeons cleared { $cleared }. Highest combined power { $power }.
achievements = Achievements
no-achievements = No achievements this time.
why-no-basics-left = { $player } has none left.
why-twelve-basic-0 = { $player } has { $cards }.
why-thief-skill-8 = It was used { $times } times.
why-power-32 = The party reached { $power }.

## The table

col-level = Level
col-enemy = Enemy
col-power = Power
col-cards = Cards
col-reward = Reward
col-rules = Rules
col-player = Player
col-total = Total
col-played = Played
col-deck = Deck
col-discard = Discard
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
bot = bot

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
no-rules = No rules.
redraws-left = Redraws left: { $left }.
borrowed = borrowed
removed = leaves after the combat
your-hand = Hand
hand-cards = Hand: { $cards }
left-in-deck = Left in the deck ({ $count }): { $cards }
next-in-deck = Known on top: { $cards }
unknown = ?
nothing = nothing

## The table of Terrinoth

round = round { $round }
grim = grim rule
peril = Peril
peril-space = (space { $space } of { $last })
progress-made = progress { $progress } of { $value }
progress-explored = progress { $progress } of { $value }, fully explored
locations-left = { $count ->
    [0] the last location
    [one] { $count } location ahead
   *[other] { $count } locations ahead
}
tokens-on-quest = on the quest: { $tokens }
tokens-here = here: { $tokens }
col-hero = Hero
col-wounds = Wounds
col-tokens = Tokens
col-ready = Ready
all-ready = all
col-where = Where
col-attack = Attack
col-resilience = Resil.
col-keywords = Keywords
hero-defeated = defeated
hero-state = { $wounds } of { $health } wounds, { $tokens ->
    [one] { $tokens } success token
   *[other] { $tokens } success tokens
}
no-enemies = No enemies.
shadows = shadows
lair = lair
face-down = face down
exhausted = exhausted
readied = ready
spent = exhausted
items = items
hero-dice = Hero dice: { $faces }
enemy-dice = Enemy dice: { $faces }
rolled = Successes { $successes }, defenses { $defenses }.
enemy-deck = Enemy deck
exploration-deck = Exploration deck
left-behind = Left behind
known-card = { $place }: { $card }
quest-figures = Rounds { $round }. Peril { $space } of { $last }.

## Questions

asked-alone = { $player } · { $question }
asked-together = Together ({ $player } has the final word) · { $question }
commands = d deck · t table · i card · r rules · f advice · x take back · h help · q quit
undone = Taken back.
not-undone = There is nothing to take back.
several-draws = { $player } draws { $cards }.
several-plays = { $player } plays { $cards }: total { $total }.
several-discards = { $player } discards { $cards }.
several-hero-dice = { $hero } rolls { $count } hero dice: { $faces }.
several-enemy-dice = { $hero } rolls { $count } enemy dice: { $faces }.
several-hidden = { $count } enemies spawn face down in the shadows.
not-a-choice = { $answer } is no choice here: type a number from 1 to { $count }, or h for help.
no-such-card = There is no card called { $name }.
near-card = There is no card called { $name }; did you mean { $near }?
which-card = Name a card after i: its name, its id, or the number of a choice.
which-rule = Type a chapter or words after r to read the rules that hold them.
no-such-rule = No rule holds { $words }.

## Letters that answer; d, t, i, r, s, h and q are commands

key-keep = k
key-redraw = n
key-continue = c
key-leave = l
key-yes = y
key-no = n
key-draw = y
key-stop = n

## Sentences for those who listen

told-commands = Type the number of a choice, or h to hear which letters tell what.
told-asked-alone = { $player }: { $question }
told-asked-together = Together, { $player } has the final word: { $question }
told-letter = { $label }, or { $letter }
told-key = { $key }: { $text }.
told-no-enemy = No enemy is fought now.
told-total = { $player }: total { $total }, played { $played }. { $deck } in the deck, { $discard } discarded.
told-decks = { $player }: { $count } in the deck, { $deck }. Discarded: { $discard }.
told-track = Boss track: { $track }
told-turn = It is the turn of { $player }.
told-starting-player = { $player } is starting player.
told-peril = Peril is on space { $space } of { $last }, { $colour }.
told-peril-ahead = The next space where something happens is { $colour }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} ahead.
told-leader = { $hero }, party leader
told-enemy = { $enemy }: { $wounds } of { $health } wounds, attack { $attack }, resilience { $resilience }.
told-hidden = { $count ->
    [one] { $count } face-down enemy
   *[other] { $count } face-down enemies
}
told-no-dice = No dice lie on the table.
told-pile = { $pile }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}. Discarded: { $discard }.

## Letters that tell the state; none is a command or an answer of its game

letter-hand = a
letter-enemy = e
letter-totals = p
letter-track = b
letter-dungeons = g
letter-turn = w
letter-peril = p
letter-place = a
letter-heroes = g
letter-enemies = e
letter-dice = o

## Help

help-number = answers with that choice; a letter before a choice does the same
help-deck = what is in every deck and discard pile
help-table = the whole table
help-info = a card with its rules, by name, id or the number of a choice
help-rules = the rules of a chapter or with some words in them
help-foresee = what a player who looks ahead would do here and why, and what the choices may lead to
help-undo = takes the last answer back
help-save = where the game is saved
help-help = this help; Enter alone asks again
help-quit = stop; the game is saved and can be resumed
help-hand = the cards in hand
help-enemy = the enemy that is fought
help-totals = everybody's total, and what is needed
help-track = the Boss track
help-dungeons = the dungeons and their rewards
help-turn = whose turn it is
help-peril = quest, round and peril
help-place = the location, its progress and its tokens
help-heroes = every hero: wounds, tokens, cards that are ready, conditions and items
help-enemies = every enemy and where it stands
help-dice = the dice of this action
help-about-tenefyr = Everybody's cards are added up: reach the enemy's power before the last turn ends. Win, and its card becomes loot. Lose, and the Boss token moves two steps. The Boss attacks when it reaches the skull; beat all its cards to win.
help-about-terrinoth = Each hero uses an activation card in turn: its dice give successes to attack, explore, rest or aid. Then enemies act and peril rises; coloured spaces bite. Explore a location fully to travel on. The quest says how the party wins; it loses when all heroes have fallen.

## A card

side-enemy = Enemy
side-loot = Loot
side-powers = power { $two } / { $three } / { $four } for 2 / 3 / 4 players
copies = { $copies ->
    [one] { $copies } copy
   *[other] { $copies } copies
}
