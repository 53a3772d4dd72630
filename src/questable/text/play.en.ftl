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

## The table

col-enemy = Enemy
col-discard = Discard
bot = bot

## A combat

no-rules = No rules.
unknown = ?
nothing = nothing

## Questions

asked-alone = { $player } · { $question }
asked-together = Together ({ $player } has the final word) · { $question }
commands = d deck · t table · i card · r rules · f advice · x take back · h help · q quit
undone = Taken back.
not-undone = There is nothing to take back.
not-a-choice = { $answer } is no choice here: type a number from 1 to { $count }, or h for help.
no-such-card = There is no card called { $name }.
near-card = There is no card called { $name }; did you mean { $near }?
which-card = Name a card after i: its name, its id, or the number of a choice.
which-rule = Type a chapter or words after r to read the rules that hold them.
no-such-rule = No rule holds { $words }.

## Letters that answer; d, t, i, r, s, h and q are commands

key-yes = y
key-no = n

## Sentences for those who listen

told-commands = Type the number of a choice, or h to hear which letters tell what.
told-asked-alone = { $player }: { $question }
told-asked-together = Together, { $player } has the final word: { $question }
told-letter = { $label }, or { $letter }
told-key = { $key }: { $text }.
told-turn = It is the turn of { $player }.

## Letters that tell the state; none is a command or an answer of its game

letter-turn = w

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
help-turn = whose turn it is

## A card

copies = { $copies ->
    [one] { $copies } copy
   *[other] { $copies } copies
}
