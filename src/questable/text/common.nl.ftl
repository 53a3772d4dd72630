# Wat de spellen delen: hoe een zin in elkaar zit, en de verbindingswoorden. Zie common.en.ftl.

clause = { $order ->
    [inf] { $rest } { $verb } { $tail }
    [after] { $verb } { $who } { $rest } { $end } { $tail }
   *[main] { $who } { $verb } { $rest } { $end } { $tail }
}
unnamed = { $order ->
    [after] { $person ->
        [you] je
       *[they] hij
    }
   *[main] { "" }
}
you = je
    .form = they
pronoun = hij
    .form = they
may =
    .verb = mag

## Leads

if = { $if ->
    [unless] tenzij
    [and] en
    [more] ,
    [while] zolang
   *[if] als
}
then = daarna
otherwise = anders
if-done = { $person ->
    [you] als je dat doet,
   *[they] als hij dat doet,
}
if-not-done = zo niet, dan
for-whom = voor { $who }
wish = { $person ->
    [you] als je wilt,
   *[they] als { $who } dat wil,
}

## Joins

colon = { $first }: { $last }
join-more = { $first }, { $last }
join-then = { $first } en { $last }
join-and = { $first } en { $last }
join-or = { $first }, of { $last }
join-option = { $first }; { $last }
join-last-option = { $first }; of { $last }
either = { $verb }
join-either = { $first } of { $last }

choose = één optie
    .you = kies
    .they = kiest
random = { "" }
    .who = willekeurig één van deze effecten
    .they = treedt
    .end = op

nothing-happens = er gebeurt niets

## Amounts

for-each = { $per ->
    [1] voor elke { $thing }
   *[other] per { $per } { $things }
}
at-most = (maximaal { $most })
repeat = { $times ->
    [1] eenmaal
   *[other] { $times } keer
}
times-over = { $times ->
    [1] { $each }
   *[other] { $times } keer { $each }
}

## What a table tells its players

decision-may = Dit effect gebruiken?
    .effect = Dit effect gebruiken? { $text }
decision-pay = De prijs betalen?
    .effect = Deze prijs betalen? { $text }
decision-choose = Welk van deze effecten?
about = { $card }: { $text }

option-yes = Ja
option-no = Nee
option-option = Optie { $number }

caused = { $text } [{ $card }]
event-randomly-chosen = Het toeval beslist: effect { $option } van { $of }.
    .effect = Het toeval beslist: { $text }

player-number = Speler { $number }
