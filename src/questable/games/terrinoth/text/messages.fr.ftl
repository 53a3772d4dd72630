# Heroes of Terrinoth : tout ce que lit un joueur. Voir common.en.ftl et terrinoth.en.ftl.

your-plural = { $person ->
    [you] vos
   *[they] ses
}
your-choice = { $person ->
    [you] votre choix
   *[they] son choix
}
your-roll = { $person ->
    [you] votre lancer
   *[they] son lancer
}
you-object = { $person ->
    [you] vous
   *[they] lui
}
the-location = { $context ->
    [location] ce lieu
   *[other] le lieu
}
of-the-location = { $context ->
    [location] de ce lieu
   *[other] du lieu
}

## Nouns

noun-enemy = ennemi
    .many = ennemis
noun-minion = sbire
    .many = sbires
noun-master = maître
    .many = maîtres
noun-nemesis = Némésis
    .many = Némésis
noun-of-trait = { $noun } { $trait }
a-noun = { $rank ->
    [nemesis] une { $noun }
   *[other] un { $noun }
}
so-many = { $count ->
    [all] tous les { $many }
    [each] chaque { $one }
    [one] { $count } { $one }
   *[other] { $up ->
        [yes] jusqu'à { $count } { $many }
       *[no] { $count } { $many }
    }
}
except-target = autre que la cible
wounds = { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
}
success-tokens = { $success ->
    [one] { $success } jeton succès
   *[other] { $success } jetons succès
}
hero-dice = { $dice ->
    [one] { $dice } dé héros
   *[other] { $dice } dés héros
}
own-cards = { $activation ->
    [all] toutes { your-plural } cartes d'activation
   *[other] { $activation } de { your-plural } cartes d'activation
}
tokens = { $count ->
    [all] les { $many }
    [one] { $count } { $one }
   *[other] { $count } { $many }
}
some-progress = { $count ->
    [all] toute la progression
    [one] { $count } jeton progression
   *[other] { $count } jetons progression
}
roll-success = { $number } succès
roll-defense = { $count ->
    [one] { $number } défense
   *[other] { $number } défenses
}
roll-dice = { $count ->
    [one] { $number } dé héros
   *[other] { $number } dés héros
}

## Which enemies

enemy-any = { $noun }
    .many = { $nouns }
enemy-mine = { $noun } engagé avec { you-object }
    .many = { $nouns } engagés avec { you-object }
enemy-any-not-mine = { $noun } qui n'est pas engagé avec { you-object }
    .many = { $nouns } qui ne sont pas engagés avec { you-object }
enemy-engaged-with-other = { $noun } engagé avec un autre héros
    .many = { $nouns } engagés avec un autre héros
enemy-engaged = { $noun } engagé
    .many = { $nouns } engagés
enemy-engaged-with-target = { $noun } engagé avec la cible
    .many = { $nouns } engagés avec la cible
enemy-shadows = { $noun } dans l'ombre
    .many = { $nouns } dans l'ombre
enemy-facedown = { $noun } face cachée
    .many = { $nouns } face cachée
enemy-target = la cible
enemy-this = cet ennemi
pronoun-of-enemy = il
enemy-nemesis = la Némésis
enemy-chosen = cet ennemi
enemy-it = cet ennemi

## Who acts

who-you = vous
who-any = 1 héros de { your-choice }
who-another = un autre héros de { your-choice }
who-each = chaque héros
who-each-other = chaque autre héros
who-each-engaged = chaque héros engagé
who-leader = le chef de groupe
who-target = la cible
who-engaged-hero = le héros engagé
who-most-wounds = le héros qui a le plus de blessures
who-fewest-wounds = le héros qui a le moins de blessures
who-most-tokens = le héros qui a le plus de jetons succès
who-most-enemies = le héros qui a le plus d'ennemis engagés
who-fewest-enemies = le héros qui a le moins d'ennemis engagés
who-chosen = ce héros
who-it = ce héros

## When, and how often

# How a condition is tied to a timing that is a clause: "if", or "and" where that reads better.
if-behind-when = if
once-per-round = une fois par manche,
timing-round-start = au début de la manche,
timing-activation-start = au début de votre activation,
timing-your-activation = pendant votre activation,
timing-before-roll = { $action ->
    [attack] quand vous attaquez,
    [explore] quand vous explorez,
    [rest] quand vous vous reposez,
    [aid] quand vous aidez,
   *[none] quand vous faites une action,
}
timing-would-suffer = quand vous devriez subir des blessures{ $source ->
    [counterattack] {" "}de contre-attaques
   *[none] { "" }
},
timing-after-action = { $action ->
    [attack] après votre attaque,
    [explore] après votre exploration,
    [rest] après votre repos,
    [aid] après votre aide,
   *[none] après votre action,
}
timing-aided = après qu'un autre héros vous a aidé,
timing-activation-end = à la fin de votre activation,
timing-defeats-enemy = quand vous avez vaincu { $a-noun },
timing-enemy-defeated = { $rank ->
    [nemesis] quand { $a-noun } est vaincue,
   *[other] quand { $a-noun } est vaincu,
}
timing-defeated = quand cet ennemi est vaincu,
timing-counterattacks = quand cet ennemi contre-attaque,
timing-threat = menace:
timing-exploration-resolved = quand vous avez résolu une carte Exploration,
timing-location-revealed = { $final ->
    [yes] quand le dernier lieu est révélé,
   *[no] { $context ->
        [location] quand ce lieu est révélé,
       *[other] quand un lieu est révélé,
    }
}
timing-fully-explored = { $context ->
    [location] quand ce lieu est entièrement exploré,
   *[other] quand un lieu est entièrement exploré,
}
timing-leaving = { $context ->
    [location] quand le groupe quitte ce lieu,
   *[other] quand le groupe quitte un lieu,
}
timing-end-of-round = à la fin de la manche,
timing-hero-defeated = quand un héros est vaincu,
timing-nemesis-would-be-defeated = quand la Némésis devrait être vaincue,

## Conditions

test-action = { if } { $action ->
    [attack] vous attaquez
    [explore] vous explorez
    [rest] vous vous reposez
   *[aid] vous aidez
}
test-source = { if } les blessures viennent de { $source ->
   *[counterattack] contre-attaques
}
test-engaged = { if } { $bound ->
    [none] aucun ennemi n'est engagé avec { $whom }
    [at-least] { $at-least ->
        [one] au moins { $at-least } ennemi est engagé avec { $whom }
       *[other] au moins { $at-least } ennemis sont engagés avec { $whom }
    }
    [at-most] { $at-most ->
        [one] au plus { $at-most } ennemi est engagé avec { $whom }
       *[other] au plus { $at-most } ennemis sont engagés avec { $whom }
    }
   *[between] de { $at-least } à { $at-most } ennemis sont engagés avec { $whom }
}
    .who = { $hero ->
        [it] { $bound ->
            [none] sans ennemi engagé
            [at-least] { $at-least ->
                [one] qui a au moins { $at-least } ennemi engagé
               *[other] qui a au moins { $at-least } ennemis engagés
            }
            [at-most] { $at-most ->
                [one] qui a au plus { $at-most } ennemi engagé
               *[other] qui a au plus { $at-most } ennemis engagés
            }
           *[between] qui a de { $at-least } à { $at-most } ennemis engagés
        }
       *[other] { "" }
    }
test-wounds = { $hero ->
    [you] { $person ->
        [you] { if } vous avez
       *[they] { if-he } a
    }
    [it] { if-he } a
   *[other] { if } { $who } a
} au moins { $at-least ->
    [one] { $at-least } blessure
   *[other] { $at-least } blessures
}
    .who = { $hero ->
        [it] qui a au moins { $at-least ->
            [one] { $at-least } blessure
           *[other] { $at-least } blessures
        }
       *[other] { "" }
    }
test-defeated-enemy = { if } cette action a vaincu { $count ->
    [one] un ennemi
   *[other] au moins { $count } ennemis
}
test-defeated = { if } l'ennemi vaincu était { $a-noun }
test-discarded-enemy = { if-he } y a { $a-noun } dans la défausse Ennemi
test-in-shadows = { if } cet ennemi est dans l'ombre
test-engaged-enemy = { if } cet ennemi est engagé
test-wounded = { if } cet ennemi est blessé
test-progress = { if-he } y a au moins { $at-least ->
    [one] { $at-least } jeton progression
   *[other] { $at-least } jetons progression
} sur { the-location }
test-fully-explored = { if } { the-location } est entièrement exploré
test-final-location = { if } c'est le dernier lieu
test-final-location-fully-explored = { if } le dernier lieu est entièrement exploré
test-nemesis = { if } la Némésis est { $where ->
    [lair] dans son antre
    [in-play] en jeu
   *[defeated] vaincue
}
test-token = { $spot ->
    [quest] { if-he } { token-count } sur la quête
    [location] { if-he } { token-count } sur { the-location }
    [leader] { if } le chef de groupe { token-number }
    [hero] { if } un héros { token-number }
   *[it] { if-he } { token-number }
}
    .who = { $spot ->
        [it] qui { token-number }
       *[other] { "" }
    }
no-token = { $vowel ->
    [yes] pas d'{ $one }
   *[no] pas de { $one }
}
token-count = { $bound ->
    [none] n'y a { no-token }
    [at-least] y a au moins { $at-least ->
        [one] { $at-least } { $one }
       *[other] { $at-least } { $many }
    }
    [at-most] y a au plus { $at-most ->
        [one] { $at-most } { $one }
       *[other] { $at-most } { $many }
    }
   *[between] y a de { $at-least } à { $at-most } { $many }
} { $each }
token-number = { $bound ->
    [none] n'a { no-token }
    [at-least] a au moins { $at-least ->
        [one] { $at-least } { $one }
       *[other] { $at-least } { $many }
    }
    [at-most] a au plus { $at-most ->
        [one] { $at-most } { $one }
       *[other] { $at-most } { $many }
    }
   *[between] a de { $at-least } à { $at-most } { $many }
} { $each }

## What can be counted

countable-success = { $success ->
    [one] pour chaque succès
   *[other] par groupe de { $success } succès
}
countable-enemy = pour { $enemies }

## The four actions, and their roll

verb-attack = { $ranged ->
    [yes] à distance avec { hero-dice }
   *[no] avec { hero-dice }
}{ $targets ->
    [one] { "" }
   *[other] , jusqu'à { $targets } cibles
}
    .you = attaquez
    .they = attaque
    .inf = attaquer
verb-explore = avec { hero-dice }
    .you = explorez
    .they = explore
    .inf = explorer
verb-rest = avec { hero-dice }
    .you = reposez-vous
    .they = se repose
    .inf = { $person ->
        [you] vous reposer
       *[they] se reposer
    }
verb-aid = un autre héros avec { hero-dice }
    .you = aidez
    .they = aide
    .inf = aider
verb-add = { $things } { $sign ->
    [minus] de { your-roll }
   *[plus] à { your-roll }
}
    .you = { $sign ->
        [minus] retirez
       *[plus] ajoutez
    }
    .they = { $sign ->
        [minus] retire
       *[plus] ajoute
    }
    .inf = { $sign ->
        [minus] retirer
       *[plus] ajouter
    }
way-more-dice = { $by ->
    [one] { $by } dé héros
   *[other] { $by } dés héros
} { $sign ->
    [minus] de moins
   *[plus] de plus
}
    .you = lancez
    .they = lance
    .inf = lancer
verb-reroll = { $count ->
    [one] { "" }
   *[other] jusqu'à { $count } fois
} 1 { $die ->
    [hero] dé héros
    [enemy] dé ennemi
   *[any] dé
}
    .you = relancez
    .they = relance
    .inf = relancer
verb-no-enemy-dice = de dés ennemis
    .you = ne lancez pas
    .they = ne lance pas
    .inf = ne pas lancer
verb-pierce = { $resilience ->
    [one] { $resilience } point
   *[other] { $resilience } points
} de résistance de chaque cible
    .you = ignorez
    .they = ignore
    .inf = ignorer

## Heroes

verb-suffer = { wounds }
    .you = subissez
    .they = subit
    .inf = subir
verb-recover = { wounds }
    .you = récupérez
    .they = récupère
    .inf = récupérer
verb-prevent = { $wounds } de ces blessures
    .you = évitez
    .they = évite
    .inf = éviter
verb-inflict = autant de blessures que la valeur d'attaque de cet ennemi
    .you = subissez
    .they = subit
    .inf = subir
verb-gain = { success-tokens }
    .you = prenez
    .they = prend
    .inf = prendre
verb-lose = { success-tokens }
    .you = défaussez
    .they = défausse
    .inf = défausser
verb-gain-condition = l'état { $condition-name }
    .you = recevez
    .they = reçoit
    .inf = recevoir
verb-lose-condition = { $condition ->
    [harmful] { $count ->
        [all] tous { your-plural } états néfastes
        [one] { $count } état néfaste
       *[other] { $count } états néfastes
    }
   *[other] l'état { $condition-name }
}
    .you = défaussez
    .they = défausse
    .inf = défausser
verb-ready = { own-cards }
    .you = préparez
    .they = prépare
    .inf = préparer
verb-exhaust = { own-cards }
    .you = épuisez
    .they = épuise
    .inf = épuiser
verb-upgrade = 1 carte d'activation
    .you = améliorez
    .they = améliore
    .inf = améliorer
verb-discard-item = { $count ->
    [one] { $count } objet
   *[other] { $count } objets
}
    .you = défaussez
    .they = défausse
    .inf = défausser

## Enemies

verb-wound = { wounds } à { $enemies }
    .you = infligez
    .they = inflige
    .inf = infliger
way-enemy-suffers = { wounds }
    .you = subissez
    .they = subit
    .inf = subir
verb-mend = { wounds }
    .you = récupérez
    .they = récupère
    .inf = récupérer
verb-engage = { $enemies }
    .you = engagez
    .they = engage
    .inf = engager
way-enemy-engages = avec { $whom }
    .who = { $subject }
    .they = { $count ->
        [one] s'engage
        [each] s'engage
       *[other] s'engagent
    }
verb-to-shadows = { $enemy ->
    [this] { $enemies } { into-shadows }
    [it] { $enemies } { into-shadows }
    [chosen] { $enemies } { into-shadows }
    [target] { $enemies } { into-shadows }
    [nemesis] { $enemies } { into-shadows }
   *[other] { into-shadows } { $enemies }
}
    .you = placez
    .they = place
    .inf = placer
into-shadows = { $facedown ->
    [yes] face cachée
   *[no] { "" }
} dans l'ombre
verb-reveal = face visible { $enemies }
    .you = retournez
    .they = retourne
    .inf = retourner
verb-exhaust-enemy = { $enemies }
    .you = épuisez
    .they = épuise
    .inf = épuiser
verb-spawn = { $place ->
    [shadows] dans l'ombre
    [shadows-facedown] face cachée dans l'ombre
   *[engaged] { $count ->
        [one] engagé avec { $whom }
       *[other] engagés, en commençant par { $hero ->
            [you] { you-object }
           *[other] { $whom }
        }
    }
} { $each }
    .who = { $count } { $count ->
        [one] { $noun }
       *[other] { $nouns }
    } { $from ->
        [discard] de la défausse
       *[deck] { "" }
    }
    .they = { $count ->
        [one] apparaît
       *[other] apparaissent
    }
verb-spawn-nemesis = son antre et apparaît { $place ->
    [shadows] dans l'ombre
    [shadows-facedown] face cachée dans l'ombre
   *[engaged] engagée avec { $whom }
}
    .who = la Némésis
    .they = quitte
verb-return-nemesis = plutôt dans son antre sans blessures
    .who = elle
    .they = retourne

## The quest

verb-draw = { $count ->
    [one] { $count } carte Exploration
   *[other] { $count } cartes Exploration
}{ $others ->
    [0] {" "}et { $form ->
        [you] { $count ->
            [one] résolvez-la
           *[other] résolvez-les
        }
        [inf] { $count ->
            [one] la résoudre
           *[other] les résoudre
        }
       *[they] { $count ->
            [one] la résout
           *[other] les résout
        }
    }
   *[other] , { $form ->
        [you] résolvez-en { $resolve } et placez
        [inf] en résoudre { $resolve } et placer
       *[they] en résout { $resolve } et place
    } { $others ->
        [one] l'autre
       *[other] les autres
    } sur ou sous la pioche
}
    .you = piochez
    .they = pioche
    .inf = piocher
verb-look = { $count ->
    [one] la première carte
   *[other] les { $count } premières cartes
} de la pioche Ennemi et { $form ->
    [you] { $count ->
        [one] replacez-la
       *[other] replacez chacune
    }
    [inf] { $count ->
        [one] la replacer
       *[other] replacer chacune
    }
   *[they] { $count ->
        [one] la replace
       *[other] replace chacune
    }
} sur ou sous la pioche
    .you = regardez
    .they = regarde
    .inf = regarder
verb-progress = { some-progress } sur { the-location }
    .you = placez
    .they = place
    .inf = placer
verb-remove-progress = { some-progress } { of-the-location }
    .you = défaussez
    .they = défausse
    .inf = défausser
verb-raise-peril = le péril de { $count }
    .you = augmentez
    .they = augmente
    .inf = augmenter
verb-lower-peril = le péril de { $count }
    .you = réduisez
    .they = réduit
    .inf = réduire
verb-roll = { $count ->
    [one] { $count } dé ennemi
   *[other] { $count } dés ennemis
}
    .you = lancez
    .they = lance
    .inf = lancer
result-counterattack = contre-attaque
result-threat = menace
result-blank = face vide
verb-place-token = { tokens } sur { the-spot } { $each }
    .you = placez
    .they = place
    .inf = placer
the-spot = { $spot ->
    [quest] la quête
    [location] { the-location }
    [leader] le chef de groupe
    [hero] ce héros
   *[it] ce héros
}
way-hero-takes = { tokens } { $each }
    .you = prenez
    .they = prend
    .inf = prendre
verb-remove-token = { tokens } { $spot ->
    [quest] de la quête
    [location] { of-the-location }
    [leader] du chef de groupe
    [hero] de ce héros
   *[it] de ce héros
}
    .you = retirez
    .they = retire
    .inf = retirer
way-hero-drops = { tokens }
    .you = défaussez
    .they = défausse
    .inf = défausser
verb-move-token = { tokens } { $from ->
    [quest] de la quête
    [location] { of-the-location }
    [leader] du chef de groupe
    [hero] de ce héros
   *[it] de ce héros
} { $to ->
    [quest] sur la quête
    [location] sur { the-location }
    [leader] vers le chef de groupe
    [hero] vers ce héros
   *[it] vers ce héros
}
    .you = déplacez
    .they = déplace
    .inf = déplacer

## Costs

verb-success = { $count ->
    [one] { $count } jeton succès
   *[other] { $count } jetons succès
}
    .you = dépensez
    .they = dépense
    .inf = dépenser
verb-wounds = { $count ->
    [one] { $count } blessure
   *[other] { $count } blessures
}
    .you = subissez
    .they = subit
    .inf = subir
verb-condition = l'état { $condition-name }
    .you = défaussez
    .they = défausse
    .inf = défausser
verb-discard = cet objet
    .you = défaussez
    .they = défausse
    .inf = défausser

## Continuous effects

modifier-modify = { $by } en { $stat ->
    [attack] attaque
    [resilience] résistance
   *[health] santé
}
    .who = { $subject }
    .they = a
modifier-cannot = { $what ->
    [be-exhausted-by-heroes] épuiser { $enemies }
   *[be-attacked-in-shadows] être attaqué dans l'ombre
}
    .who = { $what ->
        [be-exhausted-by-heroes] les héros
       *[be-attacked-in-shadows] { $enemies }
    }
    .they = { $what ->
        [be-exhausted-by-heroes] ne peuvent pas
       *[be-attacked-in-shadows] ne peut pas
    }
duration-in-play = tant que cette carte est en jeu,

## Endings

victory = à la fin d'une manche, le groupe gagne { $tests }
defeat = le groupe perd { $tests }
defeat-all = Le groupe perd si tous les héros sont vaincus.

## Types of cards, and their numbers

type-hero = Héros : { $archetype }
type-activation = { $class ->
    [basic] Carte d'activation de base, { $archetype } : { action-name }
   *[other] Carte d'activation, { $class-name } : { action-name }
}
type-condition = { $harmful ->
    [yes] État néfaste
   *[no] État bénéfique
}
type-enemy = Ennemi, { $difficulty } : { $traits }
type-nemesis = Némésis, { $difficulty } : { $traits }
type-location = Lieu, { $difficulty } : { $traits }
type-item = Objet : { $set }
type-event = Événement : { $set }
type-hero-count = Carte Nombre de héros
type-quest = Quête { $number }, { $level ->
    [easier] plutôt facile
    [middle] moyenne
   *[hard] difficile
}
action-name = { $action ->
    [attack] Attaque
    [explore] Exploration
    [rest] Repos
   *[aid] Aide
}
stats-hero = santé { $health }
stats-enemy = santé { $health }, attaque { $attack }, résistance { $resilience }
stats-location = apparition { $engaged } { $engaged ->
    [one] engagé
   *[other] engagés
} et { $shadows } dans l'ombre, exploration { $exploration }
hero-count-rules = +{ $health } en santé. { $activations ->
    [one] Une fois tous les héros activés, 1 héros au choix du chef de groupe s'active encore une fois.
   *[other] Chaque héros s'active { $activations } fois par manche.
}
peril = { $colour ->
    [green] Péril vert
    [blue] Péril bleu
    [violet] Péril violet
    [red] Péril rouge
   *[other] Péril ({ $colour })
}
colour = { $colour ->
    [start] départ
    [grey] gris
    [green] vert
    [blue] bleu
    [violet] violet
    [red] rouge
   *[other] { $colour }
}
threat = Menace
setup-enemies = Pioche Ennemi : { $stacks }
setup-locations = Pioche Lieu : { $stacks }
setup-exploration = Pioche Exploration : { $stacks }
random-sets = { $count ->
    [one] { $count } série au hasard ({ $difficulty })
   *[other] { $count } séries au hasard ({ $difficulty })
}
random-locations = { $count ->
    [one] { $count } lieu au hasard ({ $difficulty })
   *[other] { $count } lieux au hasard ({ $difficulty })
}
join-stacks = { $first } ; dessous { $last }

## At the table

the-party = le groupe
the-master = { $name } (maître)
face-down-enemy = ennemi face cachée, carte { $number } de l'ombre
with-wounds = { wounds }
is-exhausted = épuisé
engaged-with = { $enemy }, engagé avec { $hero }
in-shadows = { $enemy }, dans l'ombre
in-lair = { $enemy }, dans l'antre
face-success = succès
face-double = 2 succès
face-critical = succès critique
face-defense = défense
face-counterattack = contre-attaque
face-threat = menace
face-blank = face vide

## Questions

decision-activate = Quelle carte d'activation utilisez-vous ?
decision-use-item = Utiliser un objet ?
decision-extra-activation = Quel héros s'active encore une fois ?
decision-target = Quelle est la cible ?
decision-spend-tokens = Combien de jetons succès dépensez-vous ?
decision-reroll = Relancer un dé ?
decision-divide = Combien de succès pour cette cible ?
decision-order-of-abilities = Lequel de ces effets vient en premier ?
decision-pick-hero = Quel héros ?
decision-pick-enemy = Quel ennemi ?
decision-pick-card = Quelle carte ?
decision-activate-enemy = Quel ennemi s'active maintenant ?
decision-travel = Voyager vers le lieu suivant ?
decision-pass-leadership = Qui est désormais chef de groupe ?
decision-upgrade = Quelle carte avancée ce héros prend-il ?
decision-put-on-deck = Sur ou sous la pioche ? La dernière carte placée dessus sera la première à venir.
decision-counterattack = Quel ennemi contre-attaque ?
decision-defend = Combien de blessures parez-vous avec vos défenses ?

## Answers

option-activate = { action-name } : { $card }
option-use = Utiliser { $card }
option-done = Terminé
option-hero = { $hero }
option-enemy = { $enemy }
option-spend = { $number ->
    [0] Ne rien dépenser
   *[other] En dépenser { $number }
}
option-hero-die = Relancer le dé héros : { $face }
option-enemy-die = Relancer le dé ennemi : { $face }
option-successes = { $number ->
    [0] Aucun succès
   *[other] { $number } succès
}
option-ability = { $card }
option-pick = { $card }
option-travel = Voyager
option-stay = Rester
option-upgrade = { action-name } : { $card }
option-top = { $card } sur la pioche
option-bottom = { $card } sous la pioche
option-defend = { $number ->
    [0] Ne rien parer
   *[other] En parer { $number }
}

## What happened

event-round-began = La manche { $round } commence.
event-hero-activated = { $hero } s'active avec { $card }.
event-cards-exhausted = { $hero } n'a plus que des cartes d'activation épuisées et les prépare toutes.
event-item-used = { $hero } utilise { $card }.
event-action-began = { $hero } { $action ->
    [attack] attaque
    [explore] explore
    [rest] se repose
   *[aid] aide
} avec { hero-dice }.
event-tokens-spent = { $hero } dépense { some-tokens }.
some-tokens = { $count ->
    [one] { $count } jeton succès
   *[other] { $count } jetons succès
}
event-hero-die-rolled = { $hero } lance un dé héros : { $face }.
event-enemy-die-rolled = { $hero } lance un dé ennemi : { $face }.
event-hero-die-rerolled = { $hero } relance un dé héros : { $to } au lieu de { $from }.
event-enemy-die-rerolled = { $hero } relance un dé ennemi : { $to } au lieu de { $from }.
event-critical-rolled-on = { $hero } relance le dé du succès critique : { $face }.
event-rerolls-gained = { $hero } peut relancer { $count ->
    [one] { "" }
   *[other] jusqu'à { $count } fois
} 1 { $die ->
    [hero] dé héros
    [enemy] dé ennemi
   *[any] dé
}.
event-action-resolved = { $hero } obtient { $successes } succès et { $defenses ->
    [one] { $defenses } défense
   *[other] { $defenses } défenses
}.
event-enemy-wounded = { $enemy } subit { wounds } : { $total } en tout.
event-enemy-mended = { $enemy } récupère { wounds }.
event-enemy-defeated = Ennemi vaincu : { $enemy }.
event-counterattacked = { $enemy } contre-attaque { $hero } : { wounds }.
event-defended = { $hero } pare { wounds }.
event-threat-triggered = { $hero } a obtenu une menace : tous les effets de menace sont résolus.
event-hero-wounded = { $hero } subit { wounds } : { $total } en tout.
event-wounds-prevented = { $hero } évite { wounds }.
event-hero-recovered = { $hero } récupère { wounds } : il en reste { $total }.
event-hero-defeated = Héros vaincu : { $hero }.
event-leadership-passed = { $hero } mène désormais le groupe.
event-tokens-gained = { $hero } prend { some-tokens } : { $total } en tout.
event-tokens-lost = { $hero } perd { some-tokens } : il en reste { $total }.
event-condition-gained = { $hero } reçoit l'état { $condition }.
event-condition-lost = { $hero } perd l'état { $condition }.
event-progress-made = { some-progress } de plus sur le lieu : { $total } en tout.
event-progress-lost = { some-progress } de moins sur le lieu : il en reste { $total }.
event-location-explored = Lieu entièrement exploré : { $card }.
event-location-revealed = Le groupe arrive dans un nouveau lieu : { $card }.
event-location-left = Le groupe quitte le lieu : { $card }.
event-enemy-spawned = { $enemy } apparaît { $place ->
    [engaged] { "" }
    [shadows] dans l'ombre
   *[shadows-facedown] face cachée dans l'ombre
}.
event-enemy-spawned-facedown = Un ennemi apparaît face cachée dans l'ombre.
event-enemy-engaged = { $enemy } s'engage avec { $hero }.
event-enemy-overwhelmed = { $hero } a déjà trois ennemis : { $enemy } frappe et va dans l'ombre.
event-enemy-hid = { $enemy } va dans l'ombre.
event-enemy-revealed = Un ennemi est retourné face visible : { $enemy }.
event-enemy-exhausted = Ennemi épuisé : { $enemy }.
event-enemy-activated = { $hero } active { $enemy }.
event-keyword-resolved = { $enemy } : { $keyword }.
event-nemesis-returned = { $enemy } retourne dans son antre.
event-enemy-discarded = Ennemi défaussé : { $enemy }.
event-cards-readied = { $hero } prépare { $count ->
    [one] { $count } carte d'activation
   *[other] { $count } cartes d'activation
}.
event-card-exhausted = { $hero } épuise { $card }.
event-card-upgraded = { $hero } prend une carte avancée : { $card }.
event-exploration-drawn = { $hero } pioche { $card }.
event-item-gained = { $hero } garde { $card }.
event-event-resolved = { $hero } résout { $card }.
event-item-discarded = { $hero } défausse { $card }.
event-card-put-back = { $card } va { $bottom ->
    [0] sur
   *[other] sous
} la pioche.
event-quest-tokens-placed = { $count ->
    [one] { $count } { $one } de plus
   *[other] { $count } { $many } de plus
} : { $total } en tout.
event-quest-tokens-removed = { $count ->
    [one] { $count } { $one } de moins
   *[other] { $count } { $many } de moins
} : il en reste { $total }.
event-peril-rose = Le péril monte à la case { $space }.
event-peril-fell = Le péril redescend à la case { $space }.
event-deck-remade = La { $deck ->
    [0] pioche Ennemi
   *[other] pioche Exploration
} est refaite avec sa défausse mélangée.
event-game-won = La quête est accomplie : le groupe gagne !
event-game-lost = La quête a échoué : le groupe perd.
