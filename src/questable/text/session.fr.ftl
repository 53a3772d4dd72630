# Ce qu’une table dit des gens.

## Ce que les gens ont fait
note-sat = { $name } prend la place { $seat }.
note-stood = { $name } quitte la place { $seat }.
note-sent-away = { $name } libère la place { $seat }.
note-bot-seated = { $name } met un robot à la place { $seat }.
note-configured = { $name } change ce qui est joué.
note-started = { $name } lance la partie.
note-undone = { $name } reprend une réponse.
note-undo-asked = { $name } voudrait revenir en arrière.
note-concede-asked = { $name } voudrait abandonner.
note-conceded = { $name } abandonne, et le groupe avec.
note-agreed = { $name } est d’accord.
note-refused = { $name } n’est pas d’accord.
note-withdrawn = { $name } ne le demande plus.
note-paused = { $name } met la partie en pause.
note-resumed = { $name } reprend la partie.

## Noms et votes
vote-undo = { $name } voudrait reprendre { $answers ->
    [one] la dernière réponse
   *[other] les { $answers } dernières réponses
 }. La partie compte alors comme assistée.
vote-concede = { $name } voudrait abandonner la partie.
notice-turn = C’est à vous de jouer à { $title }.
guest = Invité
somebody = Quelqu’un
bot-name = Robot
