# What cannot be done at a table and elsewhere: deeds that are refused, a game asked for in a wrong way, files that
# cannot be used, the command line.
# Keys, options and ids are what people type, and stay as they are in every language.

near = Did you mean { $near }?

## Refusals of the table

refused-no-seat = There is no seat { $seat }; this table has { $seats }.
refused-taken = Somebody sits on seat { $seat } already.
refused-kept = Seat { $seat } is kept for the person who left it.
refused-not-your-seat = Seat { $seat } is not yours.
refused-not-seated = Only those who have a seat at this table can do that.
refused-not-host = Only the host of this table can do that.
refused-present = Whoever sits on seat { $seat } is here; only somebody who is away can be replaced.
refused-started = The game has begun; that can only be done before.
refused-not-started = The game has not begun yet.
refused-open-seats = A seat is still open; a person or a bot has to take it first.
refused-over = The game is over.
refused-paused = The game is paused; somebody at the table has to resume it first.
refused-not-paused = The game is not paused.
refused-not-asked = Seat { $seat } is not asked anything now.
refused-not-final = Seat { $seat } has the final word; you can propose.
refused-stale = The table has moved on: that question is no longer asked.
refused-illegal = “{ $key }” is not an option here; allowed: { $allowed }.
refused-lesson = The lesson asks for something else here: { $allowed }.
refused-nothing-to-undo = There is nothing to take back.
refused-vote-open = Something else is being voted on; that has to be decided first.
refused-no-vote = There is nothing to agree to or to refuse.

## Refusals of the service

refused-no-bot = There is no bot “{ $bot }”; allowed: { $allowed }.
refused-no-table = There is no such table.
refused-no-profile = You are not known here yet; open the first page once.
refused-no-code = That code is not valid, or no longer.
refused-no-game = There is no game “{ $game }”; allowed: { $allowed }.
refused-no-cards = There are no such cards here.
refused-no-pack = There is no pack { $pack } here.
refused-many-packs = { $count } packs were named; allowed: { $most } or fewer.
refused-packs-unfit = These packs do not go together or with the cards of the game: { $sentence }
refused-pack-slow = That pack took too long to be checked.
refused-packs-full = This server has no room for another pack.
refused-own-packs-full = You have { $most } packs here, and that is as many as one may have; take one off your list first.
refused-no-page = There is nothing at this address.
refused-no-step = There is no step { $step }; this game has steps 0 to { $steps }.
refused-no-spectators = This table takes no spectators; take a seat, or ask for one.
refused-game-not-over = The game is not over yet.
refused-not-over = The game is not over; its replay can be seen when it is.
refused-secret = This replay is secret until the day is over.
refused-daily-done = You have begun the challenge of this day already.
refused-daily-fixed = The challenge of the day is played as it is.
refused-too-many = Too many requests; wait a moment.
refused-too-long = That is too long; at most { $most } characters.
refused-too-large = That is too large to be sent.
refused-empty = There is nothing in it.
refused-malformed = That message was not understood: { $sentence }
refused-origin = That request comes from another site.
refused-no-advice = No advice could be given this time; try again.
refused-name = A name has 1 to { $most } characters.
refused-webhook = An address for notices begins with https://, names a public host, and has at most { $most } characters.
refused-webhook-any = An address for notices begins with http:// or https:// and has at most { $most } characters.
refused-webhook-off = This server sends no notices.
refused-seats = { $count } seats were named, and the game has { $players }.
refused-stored-elsewhere = This game was begun with rules that this version does not play.
refused-unavailable = The table is out of reach for a moment; try again.
refused-internal = Something went wrong on our side; nothing was changed.

## How a game is asked for

not-allowed = { $key } is { $value }; allowed: { $allowed }.
not-allowed-with = { $key } is { $value }; allowed with { $players ->
    [one] 1 player
   *[other] { $players } players
 }: { $allowed }.
not-between = { $key } is { $value }; allowed: { $low } to { $high }.
not-known = { $key } names { $value }; allowed: { $allowed }.
no-key = Unknown key { $key }; allowed: { $allowed }.
no-game = There is no game { $game }; allowed: { $allowed }.
lesson-alone = A lesson lays its own table: leave out { $others }.

## Bots

bot-without-settings = bot is { $value }; only a search has settings, such as search:ms=200.
bot-settings = bot is { $value }; allowed behind the colon: { $allowed }, each with = and a whole number.
bot-settings-from-1 = bot is { $value }; playouts, ms and jobs are 1 or more.
bot-seats = bot-seats names { $value }; allowed with { $players ->
    [one] 1 player
   *[other] { $players } players
 }: { $allowed }.
bot-seats-shape = bot-seats is { $value }; allowed: numbers of players with commas, such as 2,3.

## Packs and cards

packs-shape = packs is { $value }; allowed: a list of paths of packs.
packs-many = packs names { $count } packs; allowed: { $most } or fewer.
packs-hold = packs holds { $value }; allowed: paths of packs.
pack-for = The pack { $pack } is for { $of }, not for { $game }.
pack-twice = There are two packs with the id { $pack }; each needs an id of its own.
pack-name = NAME is { $value }; allowed: a name with letters, { $most } or fewer, such as 'Toll Road'.
pack-name-game = NAME is { $value }, which is the name of a game; name your pack otherwise.
no-card = { $game } has no card { $value }; see questable cards list { $game }.
no-card-files = There are no card files (*.yaml) in { $path }.
print-what = Name the game to print ({ $allowed }), or a pack with --pack.
endless = The effects of { $card } never end; the game stays as it was.
many-options = { $card } asks for a choice among { $count } options.

## Rules

no-rule = There is no rule { $value }.
no-rule-holds = No rule holds { $value }.

## Files and places

no-path = There is no file or folder { $path }.
no-file = { $path } is neither a folder nor a file.
unreadable = { $path } cannot be read: { $why }.
unwritable = { $path } cannot be written: { $why }.
folder-there = { $path } is there already: name another folder with --out.
link = The link is { $value }; allowed: the address of a table, such as http://127.0.0.1:8000/t/k3f9.
no-listening = Questable cannot listen on { $where }: { $why }; try another --port.
no-screen = questable join fills the screen of a terminal, and this is none that it can draw on.

## Saved games and replays

unsaved = The game cannot be saved in { $path }: { $why }.
save-there = { $path } is there already: go on with --resume { $path }, or name another file.
save-differs = The game saved in { $path } plays out differently now: it cannot be resumed.
save-schema = { $path } was saved with schema { $made }; this version reads { $here }.
no-save = { $path } is no saved game: { $why }.
no-unfinished = There is no unfinished game in { $path }.
no-replay = This is no replay: { $why }.
replay-not-text = { $path } is no replay: it is not UTF-8 text.
replay-of = This is a replay of { $of }, not of { $game }.
replay-packs = This replay was made with { $made_count ->
    [0] no packs
    [one] the pack { $made }
   *[other] the packs { $made }
 }, and is read with { $here_count ->
    [0] no packs
    [one] the pack { $here }
   *[other] the packs { $here }
 }: give the same packs.
replay-cards = This replay was made with other cards ({ $made }); these are { $here }.
replay-rules = This replay was made with rules version { $made }; this version plays { $here }.

## The command line

plain-and-json = --plain is for people and --json for programs; leave one out.
resume-alone = --resume goes on with a game as it was begun; leave out { $others }.
set-shape = --set is { $value }; allowed: KEY=VALUE, such as edition=2018.
sim-out = --decisions and --format need --out, the folder that they write into.
lab-folder = { $option } is { $path }, which cannot be used: { $why }.
lab-plan = { $option } is { $path }, which holds another plan ({ $key } is { $was } there and { $wanted } here); allowed: an empty folder, or the same plan to go on with.
no-option = { $command } has no option { $option }; allowed: { $allowed }.
no-command = { $command } has no command { $word }; allowed: { $allowed }.
needs-command = { $command } needs a command: { $allowed }.
needs-argument = { $command } needs { $name }; see { $help } --help.
needs-number = { $name } needs a whole number.
