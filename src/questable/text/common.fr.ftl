# Ce que les jeux ont en commun : la construction des phrases et les mots de liaison. Voir common.en.ftl.

clause = { $who } { $verb } { $rest } { $end } { $tail }
unnamed = { "" }
you = vous
    .form = you
pronoun = il
    .form = they
may =
    .verb = { $person ->
        [you] pouvez
       *[they] peut
    }

## Leads

if = { $if ->
    [unless] sauf si
    [and] et si
    [more] , si
    [while] tant que
   *[if] si
}
if-he = { $if ->
    [unless] sauf s'il
    [and] et s'il
    [more] , s'il
    [while] tant qu'il
   *[if] s'il
}
then = ensuite,
otherwise = sinon,
if-done = dans ce cas,
if-not-done = sinon,
for-whom = pour { $who },
wish = { $person ->
    [you] si vous le souhaitez,
   *[they] si { $who } le souhaite,
}

## Joins

colon = { $first } : { $last }
join-more = { $first }, { $last }
join-then = { $first }, puis { $last }
join-and = { $first } et { $last }
join-or = { $first }, ou { $last }
join-option = { $first } ; { $last }
join-last-option = { $first } ; ou { $last }
either = { $verb }
join-either = { $first } ou { $last }

choose = { "" }
    .you = au choix
    .they = choisit
random = au hasard
    .who = l'un de ces effets
    .they = se produit

nothing-happens = rien ne se passe

## Amounts

for-each = { $per ->
    [1] pour chaque { $thing }
   *[other] par groupe de { $per } { $things }
}
at-most = ({ $most } au plus)
repeat = { $times ->
    [1] une fois,
   *[other] { $times } fois,
}
times-over = { $times ->
    [1] { $each },
   *[other] { $times } fois { $each },
}

## What a table tells its players

decision-may = Utiliser cet effet ?
    .effect = Utiliser cet effet ? { $text }
decision-pay = Payer le prix ?
    .effect = Payer ce prix ? { $text }
decision-choose = Lequel de ces effets ?
about = { $card } : { $text }

option-yes = Oui
option-no = Non
option-option = Option { $number }

caused = { $text } [{ $card }]
event-randomly-chosen = Le hasard décide : effet { $option } sur { $of }.
    .effect = Le hasard décide : { $text }

player-number = Joueur { $number }
