# Wat niet kan, aan een tafel en elders: iets dat geweigerd wordt, een spel dat verkeerd gevraagd is, bestanden die
# niet deugen, de opdrachtregel.
# Sleutels, opties en id’s zijn wat mensen typen: ze blijven in elke taal zoals ze zijn.

near = Bedoelde je { $near }?

## Weigeringen van de tafel

refused-no-seat = Er is geen plaats { $seat }; deze tafel heeft er { $seats }.
refused-taken = Op plaats { $seat } zit al iemand.
refused-kept = Plaats { $seat } wordt vrijgehouden voor wie er zat.
refused-not-your-seat = Plaats { $seat } is niet van jou.
refused-not-seated = Dat kan alleen wie een plaats aan deze tafel heeft.
refused-not-host = Dat kan alleen de gastheer van deze tafel.
refused-present = Wie op plaats { $seat } zit, is er; alleen wie weg is kan vervangen worden.
refused-started = Het spel is begonnen; dat kan alleen ervoor.
refused-not-started = Het spel is nog niet begonnen.
refused-open-seats = Er is nog een plaats vrij; eerst moet een mens of een bot die nemen.
refused-over = Het spel is afgelopen.
refused-paused = Het spel is gepauzeerd; eerst moet iemand aan de tafel het hervatten.
refused-not-paused = Het spel is niet gepauzeerd.
refused-not-asked = Plaats { $seat } wordt nu niets gevraagd.
refused-not-final = Plaats { $seat } heeft het laatste woord; je kunt iets voorstellen.
refused-stale = Het spel is verder gegaan: die vraag wordt niet meer gesteld.
refused-illegal = “{ $key }” is hier geen keuze; mogelijk: { $allowed }.
refused-lesson = De les vraagt hier iets anders: { $allowed }.
refused-nothing-to-undo = Er is niets om terug te nemen.
refused-vote-open = Er wordt al over iets anders gestemd; dat moet eerst beslist worden.
refused-no-vote = Er is niets om mee in te stemmen of te weigeren.

## Weigeringen van de dienst

refused-no-bot = Er is geen bot “{ $bot }”; mogelijk: { $allowed }.
refused-no-table = Die tafel bestaat niet.
refused-no-profile = Je bent hier nog niet bekend; open één keer de eerste pagina.
refused-no-code = Die code is niet geldig, of niet meer.
refused-no-game = Er is geen spel “{ $game }”; mogelijk: { $allowed }.
refused-no-cards = Die kaarten zijn hier niet.
refused-no-pack = Er is hier geen uitbreiding { $pack }.
refused-many-packs = Er zijn { $count } uitbreidingen genoemd; toegestaan: hoogstens { $most }.
refused-packs-unfit = Deze uitbreidingen gaan niet samen, of niet met de kaarten van het spel: { $sentence }
refused-pack-slow = Het nakijken van die uitbreiding duurde te lang.
refused-packs-full = Deze server heeft geen plaats meer voor nog een uitbreiding.
refused-own-packs-full = Je hebt hier { $most } uitbreidingen, en meer mag niet; haal er eerst een van je lijst.
refused-no-page = Op dit adres is niets.
refused-no-step = Er is geen stap { $step }; dit spel heeft de stappen 0 tot { $steps }.
refused-no-spectators = Deze tafel laat geen toeschouwers toe; neem een plaats, of vraag erom.
refused-game-not-over = Het spel is nog niet afgelopen.
refused-not-over = Het spel is nog niet afgelopen; daarna kun je het terugzien.
refused-secret = Dit spel blijft geheim tot de dag voorbij is.
refused-daily-done = Je bent al aan de uitdaging van deze dag begonnen.
refused-daily-fixed = De uitdaging van de dag wordt gespeeld zoals ze is.
refused-too-many = Te veel verzoeken; wacht even.
refused-too-long = Dat is te lang; hoogstens { $most } tekens.
refused-too-large = Dat is te groot om te versturen.
refused-empty = Er staat niets in.
refused-malformed = Dat bericht werd niet begrepen: { $sentence }
refused-origin = Dat verzoek komt van een andere site.
refused-no-advice = Er kon deze keer geen raad gegeven worden; probeer het nog eens.
refused-name = Een naam heeft 1 tot { $most } tekens.
refused-webhook = Een adres voor berichten begint met https://, noemt een openbare host en heeft hoogstens { $most } tekens.
refused-webhook-any = Een adres voor berichten begint met http:// of https:// en heeft hoogstens { $most } tekens.
refused-webhook-off = Deze server verstuurt geen berichten.
refused-seats = Er zijn { $count } plaatsen genoemd, en het spel heeft er { $players }.
refused-stored-elsewhere = Dit spel is begonnen met regels die deze versie niet speelt.
refused-unavailable = De tafel is even onbereikbaar; probeer het nog eens.
refused-internal = Er ging bij ons iets mis; er is niets veranderd.

## Hoe een spel gevraagd wordt

not-allowed = { $key } is { $value }; toegestaan: { $allowed }.
not-allowed-with = { $key } is { $value }; toegestaan met { $players ->
    [one] 1 speler
   *[other] { $players } spelers
 }: { $allowed }.
not-between = { $key } is { $value }; toegestaan: { $low } tot en met { $high }.
not-known = { $key } noemt { $value }; toegestaan: { $allowed }.
no-key = De sleutel { $key } is onbekend; toegestaan: { $allowed }.
no-game = Er is geen spel { $game }; toegestaan: { $allowed }.
lesson-alone = Een les legt haar eigen tafel klaar: laat { $others } weg.

## Bots

bot-without-settings = bot is { $value }; alleen search heeft instellingen, zoals search:ms=200.
bot-settings = bot is { $value }; toegestaan achter de dubbele punt: { $allowed }, elk met = en een geheel getal.
bot-settings-from-1 = bot is { $value }; playouts, ms en jobs zijn 1 of meer.
bot-seats = bot-seats noemt { $value }; toegestaan met { $players ->
    [one] 1 speler
   *[other] { $players } spelers
 }: { $allowed }.
bot-seats-shape = bot-seats is { $value }; toegestaan: nummers van spelers met komma’s, zoals 2,3.

## Uitbreidingen en kaarten

packs-shape = packs is { $value }; toegestaan: een lijst van paden van uitbreidingen.
packs-many = packs noemt { $count } uitbreidingen; toegestaan: hoogstens { $most }.
packs-hold = packs bevat { $value }; toegestaan: paden van uitbreidingen.
pack-for = De uitbreiding { $pack } is voor { $of }, niet voor { $game }.
pack-twice = Er zijn twee uitbreidingen met de id { $pack }; elk heeft een eigen id nodig.
pack-name = NAME is { $value }; toegestaan: een naam met letters, hoogstens { $most }, zoals 'Toll Road'.
pack-name-game = NAME is { $value }, en zo heet een spel al; geef je uitbreiding een andere naam.
no-card = { $game } heeft geen kaart { $value }; zie questable cards list { $game }.
no-card-files = Er zijn geen kaartbestanden (*.yaml) in { $path }.
print-what = Noem het spel dat je wilt afdrukken ({ $allowed }), of een uitbreiding met --pack.
endless = Aan de effecten van { $card } komt geen einde; het spel blijft zoals het was.
many-options = { $card } vraagt om een keuze uit { $count } mogelijkheden.

## Regels

no-rule = Er is geen regel { $value }.
no-rule-holds = Geen regel bevat { $value }.

## Bestanden en plaatsen

no-path = Er is geen bestand of map { $path }.
no-file = { $path } is geen map en geen bestand.
unreadable = { $path } kan niet gelezen worden: { $why }.
unwritable = { $path } kan niet geschreven worden: { $why }.
folder-there = { $path } bestaat al: noem een andere map met --out.
link = De link is { $value }; toegestaan: het adres van een tafel, zoals http://127.0.0.1:8000/t/k3f9.
no-listening = Questable kan niet luisteren op { $where }: { $why }; probeer een andere --port.
no-screen = questable join vult het scherm van een terminal, en op deze kan niet getekend worden.

## Bewaarde spellen en opnamen

unsaved = Het spel kan niet bewaard worden in { $path }: { $why }.
save-there = { $path } bestaat al: ga verder met --resume { $path }, of noem een ander bestand.
save-differs = Het spel dat in { $path } bewaard is, verloopt nu anders: het kan niet hervat worden.
save-schema = { $path } is bewaard met schema { $made }; deze versie leest schema { $here }.
no-save = { $path } is geen bewaard spel: { $why }.
no-unfinished = Er is geen onafgemaakt spel in { $path }.
no-replay = Dit is geen opname: { $why }.
replay-not-text = { $path } is geen opname: het is geen UTF-8-tekst.
replay-of = Dit is een opname van { $of }, niet van { $game }.
replay-packs = Deze opname is gemaakt met { $made_count ->
    [0] geen uitbreidingen
    [one] de uitbreiding { $made }
   *[other] de uitbreidingen { $made }
 } en wordt gelezen met { $here_count ->
    [0] geen uitbreidingen
    [one] de uitbreiding { $here }
   *[other] de uitbreidingen { $here }
 }: geef dezelfde uitbreidingen.
replay-cards = Deze opname is gemaakt met andere kaarten ({ $made }); dit zijn { $here }.
replay-rules = Deze opname is gemaakt met versie { $made } van de regels; deze versie speelt { $here }.

## De opdrachtregel

plain-and-json = --plain is voor mensen en --json voor programma’s; laat een van beide weg.
resume-alone = --resume gaat verder met een spel zoals het begonnen is; laat { $others } weg.
set-shape = --set is { $value }; toegestaan: KEY=VALUE, zoals edition=2018.
sim-out = --decisions en --format hebben --out nodig, de map waarin ze schrijven.
lab-folder = { $option } is { $path }, die niet te gebruiken is: { $why }.
lab-plan = { $option } is { $path }, waar een ander plan in staat ({ $key } is daar { $was } en hier { $wanted }); toegestaan: een lege map, of hetzelfde plan om mee verder te gaan.
no-option = { $command } heeft geen optie { $option }; toegestaan: { $allowed }.
no-command = { $command } heeft geen opdracht { $word }; toegestaan: { $allowed }.
needs-command = { $command } heeft een opdracht nodig: { $allowed }.
needs-argument = { $command } heeft { $name } nodig; zie { $help } --help.
needs-number = { $name } moet een geheel getal zijn.
