# What a table says about people, and why something cannot be done there.

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
refused-config = { $sentence }
refused-endless = { $sentence }

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

## What people did
note-sat = { $name } takes seat { $seat }.
note-stood = { $name } leaves seat { $seat }.
note-sent-away = { $name } frees seat { $seat }.
note-bot-seated = { $name } puts a bot on seat { $seat }.
note-configured = { $name } changes what is played.
note-started = { $name } starts the game.
note-undone = { $name } takes an answer back.
note-undo-asked = { $name } would like to go back.
note-concede-asked = { $name } would like to give up.
note-conceded = { $name } gives up, and so does the party.
note-agreed = { $name } agrees.
note-refused = { $name } does not agree.
note-withdrawn = { $name } no longer asks for it.
note-paused = { $name } pauses the game.
note-resumed = { $name } resumes the game.

## Names and votes
vote-undo = { $name } would like to take back { $answers ->
    [one] the last answer
   *[other] the last { $answers } answers
 }. The game then counts as assisted.
vote-concede = { $name } would like to give the game up.
notice-turn = It is your turn at { $title }.
guest = Guest
somebody = Somebody
bot-name = Bot
