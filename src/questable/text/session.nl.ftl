# Wat een tafel over mensen zegt.

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
