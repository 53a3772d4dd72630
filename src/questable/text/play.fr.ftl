# Le terminal : ce qui entoure la table et son journal.

## Avant et après une partie

how-many-players = Combien de joueurs, de 1 à 4 ? Entrée pour jouer seul.
bad-players = { $answer } n'est pas un nombre de joueurs : tapez 1, 2, 3 ou 4.
begun = Graine { $seed }. La partie est enregistrée après chaque réponse dans { $path }
resumed = La partie reprend là où elle en était, après { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
}.
goodbye = La partie est enregistrée. Pour la reprendre :
saved = Enregistré dans { $path }
replay-written = L'enregistrement à revoir est dans { $path }
outcome-victory = Victoire !
outcome-defeat = Défaite.
figures = Combats gagnés { $won }, perdus { $lost }. Donjons vidés { $cleared }. Plus haute puissance commune { $power }.
achievements = Hauts faits
no-achievements = Aucun haut fait cette fois.
why-no-basics-left = { $player } n'en a plus.
why-twelve-basic-0 = { $player } en a { $cards }.
why-thief-skill-8 = Elle a servi { $times } fois.
why-power-32 = L'escouade a atteint { $power }.

## La table

col-level = Niveau
col-enemy = Ennemi
col-power = Puiss.
col-cards = Cartes
col-reward = Récompense
col-rules = Règles
col-player = Joueur
col-total = Total
col-played = Jouées
col-deck = Pioche
col-discard = Défausse
the-boss = Boss
empty = vide
then-comes = puis { $enemy }
here = { $level ->
    [0] Dans la pioche du Boss,
   *[other] Dans ce donjon de niveau { $level },
} { $count ->
    [one] il reste { $count } ennemi
   *[other] il reste { $count } ennemis
}. Récompense : { $reward }.
known-next = L'ennemi suivant est { $enemy }.
quick = partie rapide
difficulty-easy = Easy
difficulty-normal = Normal
difficulty-hard = Hard
track = { $left } pas avant le crâne ({ $space } sur { $skull })
track-attacks = le Boss attaque
track-symbols = Les prochaines cases rapportent des cartes de la réserve : { $symbols }
symbol = { $count } de niveau { $level }
starting-player = ★ premier joueur
bot = robot

## Un combat

level = niveau { $level }
power = puissance { $power }
why-power = Puissance { $power } : { $parts }
part-printed = { $amount } imprimé
part-effects = { $amount } par des effets
part-continuous = { $amount } par { $card }
part-lasting = { $amount } par un effet durable
progress = Escouade { $party } contre { $power }. { $needed ->
    [0] C'est assez !
   *[other] Il manque { $needed }.
}
turn = Tour { $turn } sur { $turns }.
finish = L'ennemi est aussi vaincu s'il manque { $short } à l'escouade.
rules-ignored = Ses règles sont ignorées.
no-rules = Sans règles.
redraws-left = Repioches restantes : { $left }.
borrowed = empruntée
removed = s'en va après le combat
your-hand = Main
hand-cards = Main : { $cards }
left-in-deck = Reste dans la pioche ({ $count }) : { $cards }
next-in-deck = Connu sur le dessus : { $cards }
unknown = ?
nothing = rien

## La table de Terrinoth

round = manche { $round }
grim = règle impitoyable
peril = Péril
peril-space = (case { $space } sur { $last })
progress-made = progression { $progress } sur { $value }
progress-explored = progression { $progress } sur { $value }, entièrement exploré
locations-left = { $count ->
    [0] le dernier lieu
    [one] encore { $count } lieu
   *[other] encore { $count } lieux
}
tokens-on-quest = sur la quête : { $tokens }
tokens-here = ici : { $tokens }
col-hero = Héros
col-wounds = Bless.
col-tokens = Jetons
col-ready = Prêtes
all-ready = toutes
col-where = Où
col-attack = Attaque
col-resilience = Résist.
col-keywords = Mots-clés
hero-defeated = vaincu
hero-state = { $wounds } sur { $health } blessures, { $tokens ->
    [one] { $tokens } jeton de succès
   *[other] { $tokens } jetons de succès
}
no-enemies = Aucun ennemi.
shadows = ombre
lair = antre
face-down = face cachée
exhausted = épuisé
readied = prête
spent = épuisée
items = objets
hero-dice = Dés héros : { $faces }
enemy-dice = Dés ennemis : { $faces }
rolled = Succès { $successes }, défenses { $defenses }.
enemy-deck = Pioche Ennemi
exploration-deck = Pioche Exploration
left-behind = Déjà quittés
known-card = { $place } : { $card }
quest-figures = Manches { $round }. Péril { $space } sur { $last }.

## Questions

asked-alone = { $player } · { $question }
asked-together = Ensemble ({ $player } a le dernier mot) · { $question }
commands = d pioches · t table · i carte · r règles · f avis · x reprendre · h aide · q arrêter
undone = Réponse reprise.
not-undone = Il n'y a rien à reprendre.
several-draws = { $player } pioche { $cards }.
several-plays = { $player } joue { $cards } : total { $total }.
several-discards = { $player } défausse { $cards }.
several-hero-dice = { $hero } lance { $count } dés héros : { $faces }.
several-enemy-dice = { $hero } lance { $count } dés ennemis : { $faces }.
several-hidden = { $count } ennemis apparaissent face cachée dans l'ombre.
not-a-choice = { $answer } n'est pas un choix ici : tapez un nombre de 1 à { $count }, ou h pour l'aide.
no-such-card = Aucune carte ne s'appelle { $name }.
near-card = Aucune carte ne s'appelle { $name } ; vouliez-vous dire { $near } ?
which-card = Nommez une carte après i : son nom, son id ou le numéro d'un choix.
which-rule = Tapez un chapitre ou des mots après r pour lire les règles qui les contiennent.
no-such-rule = Aucune règle ne contient { $words }.

## Lettres qui répondent ; d, t, i, r, s, h et q sont des commandes

key-keep = g
key-redraw = n
key-continue = c
key-leave = p
key-yes = o
key-no = n
key-draw = o
key-stop = n

## Phrases pour qui écoute

told-commands = Tapez le numéro d'un choix, ou h pour entendre quelles lettres disent quoi.
told-asked-alone = { $player } : { $question }
told-asked-together = Ensemble, { $player } a le dernier mot : { $question }
told-letter = { $label }, ou { $letter }
told-key = { $key } : { $text }.
told-no-enemy = Aucun ennemi n'est combattu pour l'instant.
told-total = { $player } : total { $total }, joué { $played }. { $deck } dans la pioche, { $discard } dans la défausse.
told-decks = { $player } : { $count } dans la pioche, { $deck }. Défausse : { $discard }.
told-track = Piste du Boss : { $track }
told-turn = C'est le tour de { $player }.
told-starting-player = Le premier joueur est { $player }.
told-peril = Le péril est sur la case { $space } sur { $last }, { $colour }.
told-peril-ahead = La prochaine case où il se passe quelque chose est { $colour }, à { $steps } pas.
told-leader = { $hero }, chef de groupe
told-enemy = { $enemy } : { $wounds } sur { $health } blessures, attaque { $attack }, résistance { $resilience }.
told-hidden = { $count ->
    [one] { $count } ennemi face cachée
   *[other] { $count } ennemis face cachée
}
told-no-dice = Aucun dé n'est sur la table.
told-pile = { $pile } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}. Défausse : { $discard }.

## Lettres qui disent où l'on en est ; aucune n'est une commande ou une réponse de son jeu

letter-hand = m
letter-enemy = e
letter-totals = u
letter-track = b
letter-dungeons = l
letter-turn = j
letter-peril = p
letter-place = l
letter-heroes = g
letter-enemies = e
letter-dice = a

## Aide

help-number = répond par ce choix ; une lettre devant un choix fait de même
help-deck = ce que contiennent toutes les pioches et défausses
help-table = toute la table
help-info = une carte et ses règles, par son nom, son id ou le numéro d'un choix
help-rules = les règles d'un chapitre ou qui contiennent certains mots
help-foresee = ce que ferait ici un joueur qui prévoit, pourquoi, et à quoi les choix peuvent mener
help-undo = reprend la dernière réponse
help-save = où la partie est enregistrée
help-help = cette aide ; Entrée seule repose la question
help-quit = arrêter ; la partie est enregistrée et peut être reprise
help-hand = les cartes en main
help-enemy = l'ennemi que l'on combat
help-totals = le total de chacun, et ce qu'il manque
help-track = la piste du Boss
help-dungeons = les donjons et leurs récompenses
help-turn = à qui est le tour
help-peril = quête, manche et péril
help-place = le lieu, sa progression et ses jetons
help-heroes = chaque héros, ses blessures, jetons, cartes prêtes, états et objets
help-enemies = chaque ennemi et où il se trouve
help-dice = les dés de cette action
help-about-tenefyr = Les cartes de tous s'additionnent : atteignez la puissance de l'ennemi avant la fin du dernier tour. Gagné, sa carte devient un butin. Perdu, le pion Boss avance de deux pas. Le Boss attaque quand il atteint le crâne ; battez toutes ses cartes pour gagner.
help-about-terrinoth = Chaque héros utilise à son tour une carte d'activation : ses dés donnent des succès pour attaquer, explorer, se reposer ou aider. Puis les ennemis agissent et le péril monte ; les cases colorées mordent. Explorez entièrement un lieu pour voyager plus loin. La quête dit comment le groupe gagne ; il perd quand tous les héros sont tombés.

## Une carte

side-enemy = Ennemi
side-loot = Butin
side-powers = puissance { $two } / { $three } / { $four } à 2 / 3 / 4 joueurs
copies = { $copies ->
    [one] { $copies } exemplaire
   *[other] { $copies } exemplaires
}
