# The help of commands: one message each, with an attribute for each argument and option.

help-panels =
    .usage = Usage:
    .arguments = Arguments
    .options = Options

help-play = Play in the terminal.
    .game = The game: { $games }.
    .learn = A short game that explains itself.
    .players = 1 to 4.
    .heroes = Heroes by player, such as bard,thief,cleric or barbarian+bard,cleric+thief.
    .seed = The same seed deals the same game.
    .bot_seats = The players that bots play, such as 2,3.
    .bot = Which bot: heuristic, random or search (search:ms=500).
    .pack = A pack, folder or zip, to play with; may be given again.
    .lang = en, fr or nl; left out: as the system says.
    .plain = Whole sentences only, for a screen reader.
    .lines = One question below the other, not the whole screen.
    .json = JSON lines out and keys in, for a program that plays.
    .save = Where the game is saved after every answer.
    .resume = Go on with a saved game; 'last': the newest.
    .help = Show this message and exit.
