# De hulp van opdrachten: één bericht per opdracht, met een attribuut per argument en optie.

help-panels =
    .usage = Gebruik:
    .arguments = Argumenten
    .options = Opties

help-play = Spelen in de terminal.
    .game = Het spel: { $games }.
    .learn = Een kort spel dat zichzelf uitlegt.
    .players = 1 tot en met 4.
    .heroes = Helden per speler, bijvoorbeeld bard,thief,cleric of barbarian+bard,cleric+thief.
    .seed = Hetzelfde startgetal deelt hetzelfde spel.
    .bot_seats = De spelers die bots spelen, bijvoorbeeld 2,3.
    .bot = Welke bot: heuristic, random of search (search:ms=500).
    .pack = Een uitbreiding, map of zip, om mee te spelen; mag vaker.
    .lang = en, fr of nl; anders die van het systeem.
    .plain = Alleen hele zinnen, voor een schermlezer.
    .lines = De ene vraag onder de andere, niet het hele scherm.
    .json = JSON-regels eruit en sleutels erin, voor een programma dat speelt.
    .save = Waar het spel na elk antwoord wordt bewaard.
    .resume = Verder met een bewaard spel; 'last': het nieuwste.
    .help = Deze hulp tonen en stoppen.
