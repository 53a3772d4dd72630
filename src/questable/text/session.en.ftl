# What a table says about people.

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
