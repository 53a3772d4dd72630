# La table sur tout l'écran d'un terminal : ses touches, ses pages, sa mise en place.

## Les touches, aussi courtes que possible

do-help = Aide
do-card = Carte
do-decks = Pioches
do-log = Récit
do-rules = Règles
do-hint = Avis
do-odds = Cotes
do-undo = Retour
do-menu = Menu
do-leave = Fin
do-close = Fermer
do-choose = Choisir
do-move = Cartes
do-scroll = Défiler
do-begin = Commencer
do-change = Changer
do-go-on = Reprendre une partie
do-theme = Thème

## Ce que font les touches, en toutes lettres

keys-told = Touches
told-help = explique ce qui est choisi : le choix, sa carte et les règles qui en parlent
told-card = montre une carte en grand ; tapez pour en trouver une autre
told-decks = ce qu'il y a dans les pioches et les défausses
told-log = tout ce qui s'est passé, avec ses causes
told-rules = les règles, ouvertes à ce qui se passe ; tapez pour y chercher
told-hint = ce que ferait ici un joueur qui voit loin, et pourquoi
told-odds = montre ou cache où chaque choix peut mener
told-undo = reprend une réponse
told-menu = langue, thème, places, abandon
told-leave = quitte ; la partie est enregistrée et peut être reprise
told-number = choisit cette ligne
told-arrows = se déplacer et choisir ; la souris fait les deux
told-theme = le thème suivant

## Pages

help = Aide
cards = Cartes
decks = Pioches et défausses
log = Ce qui s'est passé
rules = Règles
undo = Annuler
menu = Menu
language = Langue
saying = Dire quelque chose aux autres
find-card = Trouver une carte
find-rule = Chercher dans les règles
nothing-found = Rien n'a été trouvé.
replay-kept = L'enregistrement à revoir est dans { $path }

## À la table

connecting = Connexion …
sending = Envoyé …
thinking-of-hint = On regarde plus loin …
odds-shown = Les cotes s'affichent désormais, partout où les dés ou les cartes permettent un calcul.
odds-hidden = Les cotes ne s'affichent plus.
thinking = { $names } : réflexion …
waiting = On attend { $names }.
over = La partie est finie. Et maintenant ?
paused = La partie est en pause.
assisted = [assistée]
open-seat = place libre
gathering = { $count ->
    [0] Tout le monde est là.
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
host-starts = L'hôte distribue quand tous sont là.
offer-start = Distribuer les cartes
offer-sit = S'asseoir à la place { $seat }
offer-seat-bot = Mettre un robot à la place { $seat }
offer-stand = Libérer la place { $seat } ({ $name })
offer-agree = Accepter
offer-refuse = Refuser
offer-resume = Continuer
offer-new-game = Une autre partie
offer-quit = Quitter
nothing-to-undo = Il n'y a rien à reprendre.
undo-decision = Reprendre la dernière réponse
undo-turn = Revenir au début du tour ({ $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
})
undo-combat = Revenir au début du combat ({ $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
})
undo-round = Revenir au début de la manche ({ $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
})
undo-not-free = la partie compte alors comme assistée
menu-language = Langue
menu-theme = Thème suivant
menu-bot = Laisser un robot jouer { $name }
menu-sit = Jouer { $name } moi-même
menu-pause = Mettre la partie en pause
menu-concede = Abandonner
menu-talk = Dire quelque chose

## Une table sur un serveur

no-server = { $server } est injoignable, ou n'est pas une table de Questable.
other-cards = Cette table joue avec d'autres cartes que celles de ce programme.
line-lost = La connexion est perdue ; nouvel essai.

## La mise en place

title = Q U E S T A B L E
setup-told = Les flèches haut et bas vont de ligne en ligne, gauche et droite changent une ligne, Entrée distribue les cartes. Ce que vous laissez ouvert, le hasard en décide. Si plusieurs places sont à vous, passez le clavier ou jouez-les toutes.
pick-game = Jeu
pick-players = Joueurs
pick-seat = Place { $seat }
pick-hero = · Héros
pick-lang = Langue
seat-me = Moi
seat-bot = Robot : { $bot }
bot-heuristic = Joue bien et aussitôt.
bot-random = Joue n'importe quel coup permis.
bot-search = Voit loin ; il réfléchit un instant.
any-hero = Qui viendra
surprise = Surprise
yes = Oui
no = Non
no-saves = Il n'y a pas de partie enregistrée à reprendre.
save = { $name } · { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
}
