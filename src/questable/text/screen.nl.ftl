# De tafel op het hele scherm van een terminal: de toetsen, de bladen, de voorbereiding.

## Toetsen, zo kort als kan

do-help = Hulp
do-card = Kaart
do-decks = Decks
do-log = Verslag
do-rules = Regels
do-hint = Tip
do-odds = Kansen
do-undo = Terug
do-menu = Menu
do-leave = Stop
do-close = Sluiten
do-choose = Kiezen
do-move = Kaarten
do-scroll = Bladeren
do-begin = Beginnen
do-change = Veranderen
do-go-on = Verder met een spel
do-theme = Thema

## Wat toetsen doen, voluit

keys-told = Toetsen
told-help = legt uit wat gemarkeerd is: de keuze, haar kaart en de regels erover
told-card = toont een kaart groot; typ om een andere te vinden
told-decks = wat er in de decks en aflegstapels zit
told-log = alles wat gebeurde, met de oorzaken
told-rules = de regels, geopend bij wat er gebeurt; typ om erin te zoeken
told-hint = wat een speler die vooruitkijkt hier zou doen, en waarom
told-odds = toont of verbergt waartoe elke keuze kan leiden
told-undo = neemt een antwoord terug
told-menu = taal, thema, plaatsen, opgeven
told-leave = stopt; het spel is bewaard en kan worden hervat
told-number = kiest die regel
told-arrows = verplaatsen en kiezen; de muis doet beide
told-theme = het volgende thema

## Bladen

help = Hulp
cards = Kaarten
decks = Decks en aflegstapels
log = Wat er gebeurde
rules = Regels
undo = Terug
menu = Menu
language = Taal
saying = Zeg iets tegen de anderen
find-card = Zoek een kaart
find-rule = Zoek in de regels
nothing-found = Er is niets gevonden.
replay-kept = De opname staat in { $path }

## Aan de tafel

connecting = Verbinden …
sending = Verstuurd …
thinking-of-hint = Er wordt vooruitgekeken …
odds-shown = De kansen staan er voortaan bij, waar met dobbelstenen of kaarten te rekenen valt.
odds-hidden = De kansen staan er niet meer bij.
thinking = { $names }: denkt na …
waiting = We wachten op { $names }.
over = Het spel is uit. Wat nu?
paused = Het spel staat stil.
assisted = [geholpen]
open-seat = vrije plaats
gathering = { $count ->
    [0] Iedereen is er.
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
host-starts = De gastheer deelt als iedereen er is.
offer-start = Deel de kaarten
offer-sit = Ga op plaats { $seat } zitten
offer-seat-bot = Zet een bot op plaats { $seat }
offer-stand = Maak plaats { $seat } vrij ({ $name })
offer-agree = Akkoord
offer-refuse = Weigeren
offer-resume = Verdergaan
offer-new-game = Nog een spel
offer-quit = Stoppen
nothing-to-undo = Er is niets om terug te nemen.
undo-decision = Neem het laatste antwoord terug
undo-turn = Terug naar het begin van de beurt ({ $answers ->
    [one] { $answers } antwoord
   *[other] { $answers } antwoorden
})
undo-combat = Terug naar het begin van het gevecht ({ $answers ->
    [one] { $answers } antwoord
   *[other] { $answers } antwoorden
})
undo-round = Terug naar het begin van de ronde ({ $answers ->
    [one] { $answers } antwoord
   *[other] { $answers } antwoorden
})
undo-not-free = het spel telt dan als geholpen
menu-language = Taal
menu-theme = Volgend thema
menu-bot = Laat een bot { $name } spelen
menu-sit = Speel { $name } zelf
menu-pause = Zet het spel stil
menu-concede = Opgeven
menu-talk = Zeg iets

## Een tafel op een server

no-server = { $server } is niet bereikbaar, of is geen tafel van Questable.
other-cards = Die tafel speelt met andere kaarten dan dit programma heeft.
line-lost = De verbinding is weg; we proberen het opnieuw.

## De voorbereiding

title = Q U E S T A B L E
setup-told = Met de pijlen op en neer ga je van regel tot regel, links en rechts veranderen een regel, Enter deelt de kaarten. Wat je openlaat beslist het toeval. Heb je meer plaatsen, geef dan het toetsenbord door of speel ze allemaal.
pick-game = Spel
pick-players = Spelers
pick-seat = Plaats { $seat }
pick-hero = · Held
pick-lang = Taal
seat-me = Ik
seat-bot = Bot: { $bot }
bot-heuristic = Speelt goed en meteen.
bot-random = Speelt wat er maar mag.
bot-search = Kijkt vooruit; die denkt even na.
any-hero = Wie er komt
surprise = Verrassing
yes = Ja
no = Nee
no-saves = Er is geen bewaard spel om mee verder te gaan.
save = { $name } · { $answers ->
    [one] { $answers } antwoord
   *[other] { $answers } antwoorden
}
