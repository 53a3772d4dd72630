# Ce qui ne peut pas se faire, à une table et ailleurs : un geste refusé, une partie mal demandée, des fichiers
# inutilisables, la ligne de commande.
# Clés, options et identifiants sont ce que l’on tape : ils restent tels quels dans chaque langue.

near = Vouliez-vous dire { $near } ?

## Refus de la table

refused-no-seat = Il n’y a pas de place { $seat } ; cette table en a { $seats }.
refused-taken = La place { $seat } est déjà prise.
refused-kept = La place { $seat } est gardée pour la personne qui l’a quittée.
refused-not-your-seat = La place { $seat } n’est pas la vôtre.
refused-not-seated = Seules les personnes assises à cette table peuvent faire cela.
refused-not-host = Seul l’hôte de cette table peut faire cela.
refused-present = La personne assise à la place { $seat } est là ; on ne remplace que les absents.
refused-started = La partie a commencé ; cela ne se fait qu’avant.
refused-not-started = La partie n’a pas encore commencé.
refused-open-seats = Une place est encore libre ; une personne ou un robot doit d’abord la prendre.
refused-over = La partie est terminée.
refused-paused = La partie est en pause ; quelqu’un à la table doit d’abord la reprendre.
refused-not-paused = La partie n’est pas en pause.
refused-not-asked = On ne demande rien à la place { $seat } pour le moment.
refused-not-final = La place { $seat } a le dernier mot ; vous pouvez proposer.
refused-stale = La partie a avancé : cette question n’est plus posée.
refused-illegal = « { $key } » n’est pas un choix possible ici ; possibles : { $allowed }.
refused-lesson = La leçon demande autre chose ici : { $allowed }.
refused-nothing-to-undo = Il n’y a rien à reprendre.
refused-vote-open = Un autre vote est en cours ; il faut d’abord le trancher.
refused-no-vote = Il n’y a rien à accepter ni à refuser.

## Refus du service

refused-no-bot = Il n’y a pas de robot « { $bot } » ; possibles : { $allowed }.
refused-no-table = Cette table n’existe pas.
refused-no-profile = On ne vous connaît pas encore ici ; ouvrez une fois la première page.
refused-no-code = Ce code n’est pas valable, ou ne l’est plus.
refused-no-game = Il n’y a pas de jeu « { $game } » ; possibles : { $allowed }.
refused-no-cards = Ces cartes n’existent pas ici.
refused-no-pack = Il n’y a pas d’extension { $pack } ici.
refused-many-packs = { $count } extensions ont été nommées ; permis : { $most } au plus.
refused-packs-unfit = Ces extensions ne vont pas ensemble ou pas avec les cartes du jeu : { $sentence }
refused-pack-slow = La vérification de cette extension a pris trop de temps.
refused-packs-full = Ce serveur n’a plus de place pour une autre extension.
refused-own-packs-full = Vous avez { $most } extensions ici, et c’est le maximum ; retirez-en une de votre liste d’abord.
refused-no-page = Il n’y a rien à cette adresse.
refused-no-step = Il n’y a pas d’étape { $step } ; cette partie a les étapes 0 à { $steps }.
refused-no-spectators = Cette table n’accepte pas de spectateurs ; prenez une place, ou demandez-en une.
refused-game-not-over = La partie n’est pas encore finie.
refused-not-over = La partie n’est pas terminée ; on pourra la revoir ensuite.
refused-secret = Cette partie reste secrète jusqu’à la fin de la journée.
refused-daily-done = Vous avez déjà commencé le défi de ce jour.
refused-daily-fixed = Le défi du jour se joue tel quel.
refused-too-many = Trop de demandes ; attendez un instant.
refused-too-long = C’est trop long ; { $most } caractères au plus.
refused-too-large = C’est trop volumineux pour être envoyé.
refused-empty = Il n’y a rien dedans.
refused-malformed = Ce message n’a pas été compris : { $sentence }
refused-origin = Cette demande vient d’un autre site.
refused-no-advice = Aucun conseil n’a pu être donné cette fois ; réessayez.
refused-name = Un nom a de 1 à { $most } caractères.
refused-webhook = Une adresse pour les avis commence par https://, nomme un hôte public et compte au plus { $most } caractères.
refused-webhook-any = Une adresse pour les avis commence par http:// ou https:// et compte au plus { $most } caractères.
refused-webhook-off = Ce serveur n’envoie pas d’avis.
refused-seats = { $count } places ont été nommées, et la partie en a { $players }.
refused-stored-elsewhere = Cette partie a été commencée avec des règles que cette version ne joue pas.
refused-unavailable = La table est hors d’atteinte pour un instant ; réessayez.
refused-internal = Quelque chose s’est mal passé de notre côté ; rien n’a été changé.

## Comment on demande une partie

not-allowed = { $key } vaut { $value } ; valeurs permises : { $allowed }.
not-allowed-with = { $key } vaut { $value } ; valeurs permises à { $players ->
    [one] 1 joueur
   *[other] { $players } joueurs
 } : { $allowed }.
not-between = { $key } vaut { $value } ; valeurs permises : de { $low } à { $high }.
not-known = { $key } nomme { $value } ; noms permis : { $allowed }.
no-key = La clé { $key } est inconnue ; clés permises : { $allowed }.
no-game = Il n’y a pas de jeu { $game } ; jeux possibles : { $allowed }.
lesson-alone = Une leçon prépare sa propre table : retirez { $others }.

## Robots

bot-without-settings = bot vaut { $value } ; seul search a des réglages, par exemple search:ms=200.
bot-settings = bot vaut { $value } ; permis après les deux-points : { $allowed }, chacun suivi de = et d’un nombre entier.
bot-settings-from-1 = bot vaut { $value } ; playouts, ms et jobs valent au moins 1.
bot-seats = bot-seats nomme { $value } ; valeurs permises à { $players ->
    [one] 1 joueur
   *[other] { $players } joueurs
 } : { $allowed }.
bot-seats-shape = bot-seats vaut { $value } ; permis : des numéros de joueurs séparés par des virgules, par exemple 2,3.

## Extensions et cartes

packs-shape = packs vaut { $value } ; permis : une liste de chemins d’extensions.
packs-many = packs nomme { $count } extensions ; permis : { $most } au plus.
packs-hold = packs contient { $value } ; permis : des chemins d’extensions.
pack-for = L’extension { $pack } est faite pour { $of }, pas pour { $game }.
pack-twice = Deux extensions ont l’identifiant { $pack } ; il en faut un pour chacune.
pack-name = NAME vaut { $value } ; permis : un nom fait de lettres, { $most } au plus, par exemple 'Toll Road'.
pack-name-game = NAME vaut { $value }, qui est le nom d’un jeu ; donnez un autre nom à votre extension.
no-card = { $game } n’a pas de carte { $value } ; voir questable cards list { $game }.
no-card-files = Il n’y a pas de fichiers de cartes (*.yaml) dans { $path }.
print-what = Nommez le jeu à imprimer ({ $allowed }), ou une extension avec --pack.
endless = Les effets de { $card } ne finissent jamais ; la partie reste comme elle était.
many-options = { $card } demande de choisir entre { $count } possibilités.

## Règles

no-rule = Il n’y a pas de règle { $value }.
no-rule-holds = Aucune règle ne contient { $value }.

## Fichiers et lieux

no-path = Il n’y a pas de fichier ni de dossier { $path }.
no-file = { $path } n’est ni un dossier ni un fichier.
unreadable = { $path } ne peut pas être lu : { $why }.
unwritable = { $path } ne peut pas être écrit : { $why }.
folder-there = { $path } existe déjà : nommez un autre dossier avec --out.
link = Le lien est { $value } ; permis : l’adresse d’une table, par exemple http://127.0.0.1:8000/t/k3f9.
no-listening = Questable ne peut pas écouter sur { $where } : { $why } ; essayez un autre --port.
no-screen = questable join remplit l’écran d’un terminal, et celui-ci ne permet pas d’y dessiner.

## Parties enregistrées et enregistrements à revoir

unsaved = La partie ne peut pas être enregistrée dans { $path } : { $why }.
save-there = { $path } existe déjà : continuez avec --resume { $path }, ou nommez un autre fichier.
save-differs = La partie enregistrée dans { $path } se déroule autrement à présent : elle ne peut pas être reprise.
save-schema = { $path } a été enregistré avec le schéma { $made } ; cette version lit le schéma { $here }.
no-save = { $path } n’est pas une partie enregistrée : { $why }.
no-unfinished = Il n’y a pas de partie inachevée dans { $path }.
no-replay = Ce n’est pas un enregistrement de partie : { $why }.
replay-not-text = { $path } n’est pas un enregistrement de partie : ce n’est pas du texte UTF-8.
replay-of = C’est l’enregistrement d’une partie de { $of }, pas de { $game }.
replay-packs = Cet enregistrement a été fait avec { $made_count ->
    [0] aucune extension
    [one] l’extension { $made }
   *[other] les extensions { $made }
 }, et il est lu avec { $here_count ->
    [0] aucune extension
    [one] l’extension { $here }
   *[other] les extensions { $here }
 } : donnez les mêmes extensions.
replay-cards = Cet enregistrement a été fait avec d’autres cartes ({ $made }) ; celles-ci sont { $here }.
replay-rules = Cet enregistrement a été fait avec la version { $made } des règles ; cette version joue la { $here }.

## La ligne de commande

plain-and-json = --plain est pour les gens et --json pour les programmes ; retirez l’un des deux.
resume-alone = --resume reprend une partie telle qu’elle a été commencée ; retirez { $others }.
set-shape = --set vaut { $value } ; permis : KEY=VALUE, par exemple edition=2018.
sim-out = --decisions et --format demandent --out, le dossier dans lequel ils écrivent.
lab-folder = { $option } vaut { $path }, qui ne peut pas servir : { $why }.
lab-plan = { $option } vaut { $path }, qui contient un autre plan ({ $key } y vaut { $was }, et ici { $wanted }) ; permis : un dossier vide, ou le même plan, à poursuivre.
no-option = { $command } n’a pas d’option { $option } ; options permises : { $allowed }.
no-command = { $command } n’a pas de commande { $word } ; commandes permises : { $allowed }.
needs-command = { $command } demande une commande : { $allowed }.
needs-argument = { $command } demande { $name } ; voir { $help } --help.
needs-number = { $name } demande un nombre entier.
