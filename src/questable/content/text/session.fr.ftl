# Ce qu’une table dit des gens, et pourquoi une chose ne peut pas s’y faire.

## Refus de la table
refused-no-seat = Il n’y a pas de place { $seat } ; cette table en a { $seats }.
refused-taken = La place { $seat } est déjà prise.
refused-kept = La place { $seat } est gardée pour la personne qui l’a quittée.
refused-not-your-seat = La place { $seat } n’est pas la vôtre.
refused-not-seated = Seules les personnes assises à cette table peuvent faire cela.
refused-not-host = Seul l’hôte de cette table peut faire cela.
refused-present = La personne assise à la place { $seat } est là ; on ne remplace que les absents.
refused-started = La partie a commencé ; cela ne se fait qu’avant.
refused-not-started = La partie n’a pas encore commencé.
refused-open-seats = Une place est encore libre ; une personne ou un robot doit d’abord la prendre.
refused-over = La partie est terminée.
refused-paused = La partie est en pause ; quelqu’un à la table doit d’abord la reprendre.
refused-not-paused = La partie n’est pas en pause.
refused-not-asked = On ne demande rien à la place { $seat } pour le moment.
refused-not-final = La place { $seat } a le dernier mot ; vous pouvez proposer.
refused-stale = La partie a avancé : cette question n’est plus posée.
refused-illegal = « { $key } » n’est pas un choix possible ici ; possibles : { $allowed }.
refused-lesson = La leçon demande autre chose ici : { $allowed }.
refused-nothing-to-undo = Il n’y a rien à reprendre.
refused-vote-open = Un autre vote est en cours ; il faut d’abord le trancher.
refused-no-vote = Il n’y a rien à accepter ni à refuser.
refused-config = { $sentence }
refused-endless = { $sentence }

## Refus du service
refused-no-bot = Il n’y a pas de robot « { $bot } » ; possibles : { $allowed }.
refused-no-table = Cette table n’existe pas.
refused-no-profile = On ne vous connaît pas encore ici ; ouvrez une fois la première page.
refused-no-code = Ce code n’est pas valable, ou ne l’est plus.
refused-no-game = Il n’y a pas de jeu « { $game } » ; possibles : { $allowed }.
refused-no-cards = Ces cartes n’existent pas ici.
refused-no-pack = Il n’y a pas d’extension { $pack } ici.
refused-many-packs = { $count } extensions ont été nommées ; permis : { $most } au plus.
refused-packs-unfit = Ces extensions ne vont pas ensemble ou pas avec les cartes du jeu : { $sentence }
refused-pack-slow = La vérification de cette extension a pris trop de temps.
refused-packs-full = Ce serveur n’a plus de place pour une autre extension.
refused-own-packs-full = Vous avez { $most } extensions ici, et c’est le maximum ; retirez-en une de votre liste d’abord.
refused-no-page = Il n’y a rien à cette adresse.
refused-no-step = Il n’y a pas d’étape { $step } ; cette partie a les étapes 0 à { $steps }.
refused-no-spectators = Cette table n’accepte pas de spectateurs ; prenez une place, ou demandez-en une.
refused-game-not-over = La partie n’est pas encore finie.
refused-not-over = La partie n’est pas terminée ; on pourra la revoir ensuite.
refused-secret = Cette partie reste secrète jusqu’à la fin de la journée.
refused-daily-done = Vous avez déjà commencé le défi de ce jour.
refused-daily-fixed = Le défi du jour se joue tel quel.
refused-too-many = Trop de demandes ; attendez un instant.
refused-too-long = C’est trop long ; { $most } caractères au plus.
refused-too-large = C’est trop volumineux pour être envoyé.
refused-empty = Il n’y a rien dedans.
refused-malformed = Ce message n’a pas été compris : { $sentence }
refused-origin = Cette demande vient d’un autre site.
refused-no-advice = Aucun conseil n’a pu être donné cette fois ; réessayez.
refused-name = Un nom a de 1 à { $most } caractères.
refused-webhook = Une adresse pour les avis commence par https://, nomme un hôte public et compte au plus { $most } caractères.
refused-webhook-any = Une adresse pour les avis commence par http:// ou https:// et compte au plus { $most } caractères.
refused-webhook-off = Ce serveur n’envoie pas d’avis.
refused-seats = { $count } places ont été nommées, et la partie en a { $players }.
refused-stored-elsewhere = Cette partie a été commencée avec des règles que cette version ne joue pas.
refused-unavailable = La table est hors d’atteinte pour un instant ; réessayez.
refused-internal = Quelque chose s’est mal passé de notre côté ; rien n’a été changé.

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
