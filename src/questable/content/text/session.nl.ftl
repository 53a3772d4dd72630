# Wat een tafel over mensen zegt, en waarom iets daar niet kan.

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
refused-config = { $sentence }
refused-endless = { $sentence }

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

## Wat mensen deden
note-sat = { $name } neemt plaats { $seat }.
note-stood = { $name } verlaat plaats { $seat }.
note-sent-away = { $name } maakt plaats { $seat } vrij.
note-bot-seated = { $name } zet een bot op plaats { $seat }.
note-configured = { $name } verandert wat er gespeeld wordt.
note-started = { $name } begint het spel.
note-undone = { $name } neemt een antwoord terug.
note-undo-asked = { $name } wil graag teruggaan.
note-concede-asked = { $name } wil graag opgeven.
note-conceded = { $name } geeft op, en de groep dus ook.
note-agreed = { $name } gaat akkoord.
note-refused = { $name } gaat niet akkoord.
note-withdrawn = { $name } vraagt het niet meer.
note-paused = { $name } pauzeert het spel.
note-resumed = { $name } hervat het spel.

## Namen en stemmingen
vote-undo = { $name } wil graag { $answers ->
    [one] het laatste antwoord
   *[other] de laatste { $answers } antwoorden
 } terugnemen. Het spel telt dan als geholpen.
vote-concede = { $name } wil het spel graag opgeven.
notice-turn = Je bent aan de beurt bij { $title }.
guest = Gast
somebody = Iemand
bot-name = Bot
