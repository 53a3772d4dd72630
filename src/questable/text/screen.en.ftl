# The table on the whole screen of a terminal: its keys, its pages, its set-up.

## Keys, as short as they can be

do-help = Help
do-card = Card
do-decks = Decks
do-log = Log
do-rules = Rules
do-hint = Hint
do-odds = Odds
do-undo = Undo
do-menu = Menu
do-leave = Quit
do-close = Close
do-choose = Choose
do-move = Cards
do-scroll = Scroll
do-begin = Begin
do-change = Change
do-go-on = Go on with a saved game
do-theme = Theme

## What keys do, told in full

keys-told = Keys
told-help = explains what is highlighted: the choice, its card and the rules about it
told-card = shows a card large; type to find any other
told-decks = what is in the decks and discard piles
told-log = all that happened, with its causes
told-rules = the rules, opened at what is going on; type to search them
told-hint = what a player who looks ahead would do here, and why
told-odds = shows or hides what each choice may lead to
told-undo = takes an answer back
told-menu = language, theme, seats, giving up
told-leave = leaves; the game is saved and can be resumed
told-number = chooses that line
told-arrows = move and choose; the mouse does both
told-theme = the next theme

## Pages

help = Help
cards = Cards
decks = Decks and discard piles
log = What happened
rules = Rules
undo = Undo
menu = Menu
language = Language
saying = Say something to the others
find-card = Find a card
find-rule = Search the rules
nothing-found = Nothing was found.
replay-kept = The replay is in { $path }

## At the table

connecting = Connecting …
sending = Sent …
thinking-of-hint = Looking ahead …
odds-shown = Odds are shown from now on, wherever dice or cards can be reckoned with.
odds-hidden = Odds are no longer shown.
thinking = { $names }: thinking …
waiting = Waiting for { $names }.
over = The game is over. What next?
paused = The game is paused.
assisted = [assisted]
open-seat = free seat
gathering = { $count ->
    [0] Everybody is here.
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
host-starts = The host deals the cards when all are there.
offer-start = Deal the cards
offer-sit = Sit on seat { $seat }
offer-seat-bot = Put a bot on seat { $seat }
offer-stand = Free seat { $seat } ({ $name })
offer-agree = Agree
offer-refuse = Refuse
offer-resume = Go on
offer-new-game = Another game
offer-quit = Leave
nothing-to-undo = There is nothing to take back.
undo-decision = Take back the last answer
undo-turn = Back to the start of the turn ({ $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
})
undo-combat = Back to the start of the combat ({ $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
})
undo-round = Back to the start of the round ({ $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
})
undo-not-free = the game then counts as assisted
menu-language = Language
menu-theme = Next theme
menu-bot = Let a bot play { $name }
menu-sit = Play { $name } myself
menu-pause = Pause the game
menu-concede = Give up
menu-talk = Say something

## A table on a server

no-server = { $server } cannot be reached, or is no table of Questable.
other-cards = That table plays with other cards than this program has.
line-lost = The connection is lost; trying again.

## The set-up

title = Q U E S T A B L E
setup-told = The arrows up and down go from line to line, left and right change a line, Enter deals the cards. What you leave open chance decides. With several seats of your own you pass the keyboard round, or play them all.
pick-game = Game
pick-players = Players
pick-seat = Seat { $seat }
pick-hero = · Hero
pick-lang = Language
seat-me = Me
seat-bot = Bot: { $bot }
bot-heuristic = Plays well and at once.
bot-random = Plays whatever is allowed.
bot-search = Looks ahead; it thinks for a moment.
any-hero = Whoever comes
surprise = Surprise
yes = Yes
no = No
no-saves = There is no saved game to go on with.
save = { $name } · { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}
