# The terminal: what it shows of Heroes of Tenefyr.

## Avant et après une partie

figures = Combats gagnés { $won }, perdus { $lost }. Donjons vidés { $cleared }. Plus haute puissance commune { $power }.
achievements = Hauts faits
no-achievements = Aucun haut fait cette fois.
why-no-basics-left = { $player } n'en a plus.
why-twelve-basic-0 = { $player } en a { $cards }.
why-thief-skill-8 = Elle a servi { $times } fois.
why-power-32 = L'escouade a atteint { $power }.

## La table

col-level = Niveau
col-power = Puiss.
col-cards = Cartes
col-reward = Récompense
col-rules = Règles
col-player = Joueur
col-total = Total
col-played = Jouées
col-deck = Pioche
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
redraws-left = Repioches restantes : { $left }.
borrowed = empruntée
removed = s'en va après le combat
your-hand = Main
hand-cards = Main : { $cards }
left-in-deck = Reste dans la pioche ({ $count }) : { $cards }
next-in-deck = Connu sur le dessus : { $cards }

## Questions

several-draws = { $player } pioche { $cards }.
several-plays = { $player } joue { $cards } : total { $total }.
several-discards = { $player } défausse { $cards }.

## Phrases pour qui écoute

told-no-enemy = Aucun ennemi n'est combattu pour l'instant.
told-total = { $player } : total { $total }, joué { $played }. { $deck } dans la pioche, { $discard } dans la défausse.
told-decks = { $player } : { $count } dans la pioche, { $deck }. Défausse : { $discard }.
told-track = Piste du Boss : { $track }
told-starting-player = Le premier joueur est { $player }.

## Lettres qui disent où l'on en est ; aucune n'est une commande ou une réponse de son jeu

letter-hand = m
letter-enemy = e
letter-totals = u
letter-track = b
letter-dungeons = l

## Aide

help-hand = les cartes en main
help-enemy = l'ennemi que l'on combat
help-totals = le total de chacun, et ce qu'il manque
help-track = la piste du Boss
help-dungeons = les donjons et leurs récompenses
help-about-tenefyr = Les cartes de tous s'additionnent : atteignez la puissance de l'ennemi avant la fin du dernier tour. Gagné, sa carte devient un butin. Perdu, le pion Boss avance de deux pas. Le Boss attaque quand il atteint le crâne ; battez toutes ses cartes pour gagner.

## Une carte

side-enemy = Ennemi
side-loot = Butin
side-powers = puissance { $two } / { $three } / { $four } à 2 / 3 / 4 joueurs

## Lettres qui répondent ; d, t, i, r, s, h et q sont des commandes

key-keep = g
key-redraw = n
key-continue = c
key-leave = p
key-draw = o
key-stop = n
