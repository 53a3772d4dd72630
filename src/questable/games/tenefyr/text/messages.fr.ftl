# Heroes of Tenefyr : tout ce que lit un joueur. Voir common.en.ftl et tenefyr.en.ftl.

your = { $person ->
    [you] votre
   *[they] sa
}
your-choice = { $person ->
    [you] votre choix
   *[they] son choix
}
the-enemy = { $context ->
    [enemy] cet ennemi
    [reward] chaque ennemi
   *[played] l'ennemi
}
points = { $n ->
    [one] { $n } point de puissance
   *[other] { $n } points de puissance
} { $each }
gains = { $sign ->
    [minus] perd
   *[plus] gagne
}

## Words of the cards

hero-barbarian = Barbarian
hero-bard = Bard
hero-cleric = Cleric
hero-thief = Thief

filter-any = carte
    .many = cartes
filter-basic = carte Standard
    .many = cartes Standard
filter-basic-0 = carte Standard 0
    .many = cartes Standard 0
filter-basic-1 = carte Standard 1
    .many = cartes Standard 1
filter-loot = carte Butin
    .many = cartes Butin
filter-skill = carte Compétence
    .many = cartes Compétence
filter-non-basic = carte Butin ou Compétence
    .many = cartes Butin et Compétence

some = { $count ->
    [all] toutes les { $cards }
    [one] { $count } { $card }
   *[other] { $count } { $cards }
}
top-cards = { $count ->
    [one] la première carte
   *[other] les { $count } premières cartes
} de { your } pioche
more-cards = { $by ->
    [one] { $by } carte
   *[other] { $by } cartes
} { $sign ->
    [minus] de moins
   *[plus] de plus
}
random-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} { $level ->
    [dungeon] du niveau de ce donjon
   *[number] de niveau { $level }
} { $n ->
    [one] prise
   *[other] prises
} au hasard dans la réserve
random-card = une carte { $level ->
    [dungeon] du niveau de ce donjon
   *[number] de niveau { $level }
} prise au hasard dans la réserve
from = { $from ->
    [hand] de { your } main
    [discard] de { your } défausse
   *[deck] de { your } pioche
}
into = { $to ->
    [hand] en main
    [discard] dans { your } défausse
    [deck] à { your } pioche
   *[deck-top] sur { your } pioche
}
of-where = { $where ->
    [any-dungeon] d'un donjon de { your-choice }
    [boss-deck] de la pioche du Boss
   *[dungeon] de ce donjon
}
into-where = { $to ->
    [any-dungeon] à un donjon de { your-choice }
    [boss-deck] à la pioche du Boss
   *[dungeon] à ce donjon
}
take-you = { $to ->
    [hand] prenez
    [deck] mélangez
    [deck-top] placez
   *[discard] placez
}
take-they = { $to ->
    [hand] prend
    [deck] mélange
    [deck-top] place
   *[discard] place
}
take-inf = { $to ->
    [hand] prendre
    [deck] mélanger
    [deck-top] placer
   *[discard] placer
}

## Who acts

who-each-player = chaque joueur
who-each-other-player = chaque autre joueur
who-other-player = un autre joueur
who-any-player = un joueur de votre choix
who-starting-player = le premier joueur
who-next-player = le joueur suivant
who-victor = le joueur qui a vaincu cet ennemi

## When, and how long

timing-combat-start = au début du combat,
timing-turn-start = au début de votre tour,
timing-redraw = chaque fois que vous repiochez,
timing-plays = chaque fois que vous jouez une { $card },
timing-turn-end = à la fin de votre tour,
timing-combat-end = à la fin du combat,
timing-combat-lost = si vous perdez ce combat,

duration-combat = jusqu'à la fin du combat,
duration-turn = pendant ce tour,
duration-next-dungeon = dans le prochain donjon,

## Conditions

test-you-are = { $person ->
    [you] { if } vous êtes
   *[they] { if-he } est
} le { $hero }
test-you-start = { $person ->
    [you] { if } vous avez
   *[they] { if-he } a
} le pion premier joueur
test-last-turn = { if } c'est le dernier tour du combat
test-first-card = { if } aucune autre carte n'est devant { $person ->
    [you] vous
   *[they] lui
}
test-deck-at-most = { if } { your } pioche { $count ->
    [0] est vide
    [one] compte { $count } carte au plus
   *[other] compte { $count } cartes ou moins
}
test-dungeon-level-at-least = { if } ce donjon est de niveau { $level } ou plus
test-count = { $bound ->
    [none] { if-he } n'y a aucune { $thing }
    [at-most] { if-he } y a au plus { $at-most } { $at-most ->
        [one] { $thing }
       *[other] { $things }
    }
    [at-least] { if-he } y a au moins { $at-least } { $at-least ->
        [one] { $thing }
       *[other] { $things }
    }
   *[between] { if-he } y a entre { $at-least } et { $at-most } { $things }
}

## What can be counted

countable-cards = { $in ->
    [all-discards] { $card } dans toutes les défausses
    [your-discard] { $card } dans { your } défausse
    [all-played] { $card } devant les joueurs
   *[your-played] { $context ->
        [played] autre { $card }
       *[enemy] { $card }
    } devant { $person ->
        [you] vous
       *[they] lui
    }
}
    .many = { $in ->
        [all-discards] { $cards } dans toutes les défausses
        [your-discard] { $cards } dans { your } défausse
        [all-played] { $cards } devant les joueurs
       *[your-played] { $context ->
            [played] autres { $cards }
           *[enemy] { $cards }
        } devant { $person ->
            [you] vous
           *[they] lui
        }
    }
countable-exhausted-players = joueur épuisé
    .many = joueurs épuisés

## Verbs

verb-draw = { $count ->
    [one] { $count } carte supplémentaire
   *[other] { $count } cartes supplémentaires
}
    .you = piochez
    .they = pioche
    .inf = piocher
verb-draw-up-to = { $count ->
    [one] jusqu'à { $count } carte supplémentaire
   *[other] jusqu'à { $count } cartes supplémentaires, une par une
}
    .you = piochez
    .they = pioche
    .inf = piocher
verb-discard-top = { top-cards }
    .you = défaussez
    .they = défausse
    .inf = défausser
verb-discard-hand = { some } de { your } main
    .you = défaussez
    .they = défausse
    .inf = défausser
verb-recover = { $to ->
    [hand] en main { some } de { your } défausse
    [discard] dans { your } défausse { some } de { your } défausse
    [deck-top] sur { your } pioche { some } de { your } défausse
   *[deck] { $count ->
        [all] { $of ->
            [any] toute { your } défausse
           *[other] { some } de { your } défausse
        }
       *[other] { some } de { your } défausse
    } à { your } pioche
}
    .you = { take-you }
    .they = { take-they }
    .inf = { take-inf }
verb-search = { some } dans { your } pioche et { $form ->
    [you] { $count ->
        [one] prenez-la
       *[other] prenez-les
    }
    [inf] { $count ->
        [one] la prendre
       *[other] les prendre
    }
   *[they] { $count ->
        [one] la prend
       *[other] les prend
    }
} en main
    .you = cherchez
    .they = cherche
    .inf = chercher
verb-arrange-top = { top-cards }{ $count ->
    [one] {" "}et { $form ->
        [you] replacez-la ou défaussez-la
        [inf] la replacer ou la défausser
       *[they] la replace ou la défausse
    }
   *[other] , { $form ->
        [you] défaussez celles de votre choix et replacez les autres dans l'ordre de votre choix
        [inf] défausser celles de { your-choice } et replacer les autres dans l'ordre de { your-choice }
       *[they] défausse celles de son choix et replace les autres dans l'ordre de son choix
    }
}
    .you = regardez
    .they = regarde
    .inf = regarder
verb-remove = { some } { from }
    .you = retirez
    .they = retire
    .inf = retirer
verb-remove-this = cette carte
    .you = retirez
    .they = retire
    .inf = retirer
verb-give = { some } { from } à un autre joueur
    .you = donnez
    .they = donne
    .inf = donner
verb-play-top = { top-cards }
    .you = jouez
    .they = joue
    .inf = jouer
verb-hand-bonus = { more-cards } à { your } prochaine étape de pioche
    .you = piochez
    .they = pioche
    .inf = piocher
verb-take-token = le pion premier joueur
    .you = prenez
    .they = prend
    .inf = prendre
verb-extra-turn = un tour supplémentaire si { the-enemy } n'est pas vaincu après le tour de chacun
    .you = jouez
    .they = joue
    .inf = jouer
verb-gain = { $look ->
    [0] { $to ->
        [hand] en main { random-cards }
        [discard] dans { your } défausse { random-cards }
        [deck-top] sur { your } pioche { random-cards }
       *[deck] { random-cards } à { your } pioche
    }
   *[other] { random-cards } et { $form ->
        [you] { take-you }-en
        [inf] en { take-inf }
       *[they] en { take-they }
    } { $count } { into }
}
    .you = { $look ->
        [0] { take-you }
       *[other] regardez
    }
    .they = { $look ->
        [0] { take-they }
       *[other] regarde
    }
    .inf = { $look ->
        [0] { take-inf }
       *[other] regarder
    }
verb-borrow = { $look ->
    [0] { random-card }
   *[other] { random-cards } et { $form ->
        [you] empruntez-en
        [inf] en emprunter
       *[they] en emprunte
    } 1
}
    .you = { $look ->
        [0] empruntez
       *[other] regardez
    }
    .they = { $look ->
        [0] emprunte
       *[other] regarde
    }
    .inf = { $look ->
        [0] emprunter
       *[other] regarder
    }
verb-gain-basic = { $to ->
    [hand] en main { basics }
    [discard] dans { your } défausse { basics }
    [deck-top] sur { your } pioche { basics }
   *[deck] { basics } à { your } pioche
}
    .you = { take-you }
    .they = { take-they }
    .inf = { take-inf }
basics = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} Standard { $power } de la réserve
verb-power = { $form ->
    [you] { $value } puissance { $each }
   *[they] { points }
}
    .they = { gains }
    .get = { $sign ->
        [minus] perdez
       *[plus] gagnez
    }
verb-double = { $what ->
    [other-player-total] la puissance totale d'un autre joueur
    [played-card] la puissance d'une autre carte devant { $person ->
        [you] vous
       *[they] lui
    }
   *[next-card] la puissance de la prochaine carte { $person ->
        [you] que vous jouez
       *[they] qu'il joue
    } ce tour
}
    .you = doublez
    .they = double
    .inf = doubler
verb-copy = { $what ->
   *[other-player-card] la puissance et les règles d'une carte devant un autre joueur
}
    .you = copiez
    .they = copie
    .inf = copier
verb-enemy-power = { points }
    .who = { the-enemy }
    .they = { gains }
verb-finish = vaincu à la fin de ce tour même s'il manque jusqu'à { $count ->
    [one] { $count } point
   *[other] { $count } points
} de puissance
    .who = { the-enemy }
    .they = est
verb-ignore-enemy = les règles de { the-enemy } jusqu'à la fin de { $duration ->
    [turn] ce tour
   *[combat] ce combat
}
    .you = ignorez
    .they = ignore
    .inf = ignorer
verb-peek = { $count ->
    [one] le prochain ennemi
   *[other] les { $count } prochains ennemis
} { of-where }
    .you = regardez
    .they = regarde
    .inf = regarder
verb-reorder = les cartes face cachée { of-where } et { $form ->
    [you] replacez-les dans l'ordre de votre choix
    [inf] les replacer dans l'ordre de { your-choice }
   *[they] les replace dans l'ordre de son choix
}
    .you = regardez
    .they = regarde
    .inf = regarder
verb-move-enemy = { $to ->
    [other-dungeon] vers un autre donjon de votre choix
    [level-below] vers un donjon d'un niveau de moins
   *[boss-deck] mélangé à la pioche du Boss
}
    .who = { the-enemy }
    .they = { $to ->
        [other-dungeon] se déplace
        [level-below] se déplace
       *[boss-deck] est
    }
verb-bring-enemy = { into-where } { random-card }
    .you = mélangez
    .they = mélange
    .inf = mélanger
verb-banish-enemy = dans la réserve l'ennemi visible { $where ->
   *[any-dungeon] d'un donjon de { your-choice }
}
    .you = placez
    .they = place
    .inf = placer
verb-boss-track = { $steps ->
    [one] d'une case
   *[other] de { $steps } cases
}
    .who = le pion Boss
    .they = { $sign ->
        [minus] recule
       *[plus] avance
    }

## Continuous effects

modifier-enemy-power = { points }
    .who = { the-enemy }
    .they = { gains }
modifier-card-power = { $n ->
    [one] { $n } point de puissance
   *[other] { $n } points de puissance
}
    .who = { $duration ->
        [turn] les { $cards } { $person ->
            [you] que vous jouez
           *[they] qu'il joue
        } ensuite ce tour
        [next-dungeon] les { $cards }
       *[combat] les { $cards }
    }
    .they = { $sign ->
        [minus] perdent
       *[plus] gagnent
    }
modifier-hand-size = { more-cards } à { $person ->
    [you] votre
   *[they] son
} étape de pioche
    .who = { $whose }
    .you = piochez
    .they = pioche
modifier-redraw-limit = { $most ->
    [0] repiocher
    [one] repiocher qu'une fois
   *[other] repiocher que { $most } fois
}
    .who = { $everybody ->
        [yes] { $most ->
            [0] personne
           *[other] { $whose }
        }
       *[no] { $whose }
    }
    .you = { $most ->
        [0] vous ne pouvez pas
       *[other] vous ne pouvez
    }
    .they = { $most ->
        [0] { $everybody ->
            [yes] ne peut
           *[no] ne peut pas
        }
       *[other] ne peut
    }
modifier-silence = sans effet
    .who = les règles des { $cards }
    .they = sont
modifier-cap-total = pour { $most } au plus
    .who = la puissance totale de chaque joueur
    .they = compte
modifier-all-turns = être vaincu qu'après le tour de chaque joueur
    .who = { the-enemy }
    .they = ne peut
modifier-loot-to = { $whom ->
    [chosen-player] qui prend le butin
   *[starting-player] le butin
}
    .who = { $whom ->
        [chosen-player] les joueurs
       *[starting-player] le premier joueur
    }
    .they = { $whom ->
        [chosen-player] choisissent
       *[starting-player] prend
    }

## Keywords

keyword-price = Prix
    .reminder = Ce qui précède les deux-points est un prix : payez-le en entier, ou ignorez la suite.
keyword-remove = Retirer
    .reminder = Une carte retirée va dans la réserve.
keyword-borrow = Emprunter
    .reminder = Une carte empruntée retourne dans la réserve à la fin du combat, ou dès qu'elle est défaussée.
keyword-reserve = Réserve
    .reminder = S'il n'y a plus de carte de ce niveau dans la réserve, prenez-en une du niveau juste en dessous.
keyword-search = Chercher
    .reminder = Parcourez la pioche, puis mélangez-la, même si vous ne prenez rien.
keyword-exhausted = Épuisé
    .reminder = Un joueur dont la pioche est vide est épuisé.
keyword-play-top = Hors de son tour
    .reminder = Hors de votre tour, vous n'avez pas de main : les cartes qui devraient y entrer sont jouées aussitôt.
keyword-copy = Copier
    .reminder = La puissance imprimée et les règles comptent comme si elles figuraient ici ; une carte qui copie ne peut pas être copiée.
keyword-move = Ennemi en mouvement
    .reminder = Le combat se termine, ni gagné ni perdu : pas de butin, et le pion premier joueur passe au joueur suivant.
keyword-redraw = Repiocher
    .reminder = À l'étape de pioche, vous pouvez défausser toute votre main et en piocher une nouvelle.
keyword-combat-end = Fin du combat
    .reminder = Les effets « à la fin du combat » ne se produisent que si l'ennemi a été vaincu.

## Types of cards

type-basic = Carte Standard
type-skill = Carte Compétence du { $hero }
type-dungeon = Carte Donjon, niveau { $level }
type-stage = Carte Boss : { $boss }
type-reward = Récompense, niveau { $level } : { $together ->
    [yes] choisissez une récompense pour tous les héros
   *[no] chaque joueur choisit une récompense
}

## Places at the table

dungeon = { $place-level ->
    [0] donjon { $place-number }
   *[other] donjon { $place-number } (niveau { $place-level })
}
place = { $place ->
    [boss] la pioche du Boss
   *[dungeon] le { dungeon }
}
of-place = { $place ->
    [boss] de la pioche du Boss
   *[dungeon] du { dungeon }
}
to-place = { $place ->
    [boss] à la pioche du Boss
   *[dungeon] au { dungeon }
}
the-party = l'escouade

## Questions

decision-where-to = Où va l'escouade ?
decision-keep-or-redraw = Garder cette main ou repiocher ?
decision-play = Quelle carte jouez-vous maintenant ?
decision-continue-or-leave = Continuer ou quitter le donjon ?
decision-draw-more = Piocher encore une carte ?
decision-pick-card = Quelle carte ?
decision-pick-player = Quel joueur ?
decision-pick-dungeon = Quel donjon ?
decision-arrange = La défausser ou la replacer ? La dernière carte replacée est sur le dessus.
decision-reorder = Quel ennemi vient ensuite ?
decision-order-of-effects = Le malus de l'ennemi compte-t-il avant ou après le doublement ?
decision-reward = Quelle récompense ?
decision-give-reserve-card = Dans quelle pioche va cette carte ?
decision-loot = Qui prend le butin ?

## Answers

option-enter = { $place ->
    [boss] Combattre le Boss
   *[dungeon] Entrer dans { place }
}
option-keep = Garder
option-redraw = Repiocher
option-play = Jouer { $card }
option-continue = Continuer
option-leave = Quitter
option-draw = Piocher
option-stop = Arrêter
option-pick = { $card }
option-done = Terminé
option-player = { $player }
option-nobody = Personne
    .card = Aucune
option-dungeon = { place }
option-discard = Défausser { $card }
option-put-back = Replacer { $card }
option-minus-once = Doubler d'abord : le malus compte une fois
option-minus-twice = Malus d'abord : il est doublé aussi

## What happened

event-dungeon-entered = { $place ->
    [boss] L'escouade combat le Boss.
   *[dungeon] L'escouade entre dans { place }.
}
event-combat-began = Le combat commence : { $enemy }, puissance { $power }.
event-turn-began = { $player } joue son tour.
event-card-drawn = { $player } pioche { $card }.
event-hand-redrawn = { $player } défausse sa main et repioche.
event-card-discarded = { $player } défausse { $card }.
event-card-played = { $player } joue { $card }, puissance { $power } : total { $total }.
event-power-changed = { $player } : { $amount } puissance, total { $total }.
event-enemy-power-changed = { $enemy } : { $amount } puissance, maintenant { $power }.
event-card-doubled = { $player } double { $card }, puissance { $power } : total { $total }.
event-total-doubled = { $player } : total doublé, { $total }.
event-card-copied = { $player } copie { $card }.
event-rules-silenced = { $card } : ses règles sont sans effet.
event-enemy-ignored = { $enemy } : ses règles sont ignorées.
event-enemy-defeated = { $player } l'emporte sur { $enemy } : { $party } contre { $power }.
event-combat-lost = Le combat contre { $enemy } est perdu : { $party } contre { $power }.
event-token-passed = Le pion premier joueur passe à { $player }.
event-token-taken = { $player } prend le pion premier joueur.
event-loot-taken = { $player } prend le butin : { $card }.
event-dungeon-left = { $steps ->
    [2] L'escouade est expulsée { of-place }.
   *[other] L'escouade quitte { place }.
}
event-boss-token-moved = Le pion Boss { $sign ->
    [minus] recule
   *[plus] avance
} { $steps ->
    [one] d'une case
   *[other] de { $steps } cases
}, jusqu'à la case { $space }.
event-enemy-revealed = Un ennemi apparaît dans { place } : { $enemy }.
event-discards-shuffled = { $player } mélange sa défausse à sa pioche.
event-deck-shuffled = { $player } mélange sa pioche.
event-dungeon-cleared = { place } est vidé.
event-reward-taken = { $player } prend la récompense { $card } : { $name }.
event-card-removed = { $player } retire { $card }.
event-card-gained = { $player } prend { $card } dans la réserve.
event-card-borrowed = { $player } emprunte { $card } à la réserve.
event-card-returned = { $card } retourne dans la réserve.
event-card-recovered = { $player } reprend { $card } dans sa défausse.
event-card-given = { $player } donne { $card } à { $to }.
event-card-found = { $player } trouve { $card } dans sa pioche.
event-card-shown = Tous voient { $card }.
event-card-put-back = { $player } replace { $card } sur sa pioche.
event-card-declined = Personne ne prend { $card }.
event-cards-reordered = Les cartes { of-place } sont replacées dans un nouvel ordre.
event-enemy-moved = { $enemy } se déplace vers { place }.
event-enemy-brought = Une carte de niveau { $level } de la réserve est mélangée { to-place }.
event-enemy-banished = { $enemy } quitte { place } pour la réserve.
event-dungeon-made = Un nouveau donjon s'ouvre : { place }.
event-boss-attacked = Le Boss attaque !
event-player-exhausted = { $player } est épuisé.
event-hand-size-changed = { $player } pioche { more-cards } à sa prochaine étape de pioche.
event-turn-earned = { $player } joue un tour supplémentaire si l'ennemi n'est pas vaincu après le tour de chacun.
event-finish-readied = À la fin de ce tour, l'ennemi est vaincu même s'il manque jusqu'à { $short ->
    [one] { $short } point
   *[other] { $short } points
} de puissance.
event-modifier-began = Un nouvel effet s'applique { $duration ->
    [0] jusqu'à la fin du combat.
    [1] jusqu'à la fin du tour.
   *[2] dans le prochain donjon.
}
event-card-kept-in-game = { $card } reste en jeu pour remplir un donjon.
event-game-won = Le Boss est vaincu : l'escouade gagne !
event-game-lost = Le Boss l'emporte : l'escouade perd.
