# What all games share: how a sentence is put together, and the control words.
#
# A verb's message holds what follows the verb. Its attributes: .you, .they and .inf are the forms of the verb (.inf only
# where it differs from .you), .who is a subject of its own, .end stands behind, .tail behind all of it. A message with
# .get in place of .you goes without a verb where it comes first ("+2 power").
# $order: main, after (behind a lead, where Dutch turns subject and verb round), inf. $person: you, they.

clause = { $who } { $verb } { $rest } { $end } { $tail }
# A subject that is not named (again).
unnamed = { "" }
you = you
    .form = you
pronoun = they
    .form = plural
may =
    .verb = may

## Leads

if = { $if ->
    [unless] unless
    [and] and
    [more] ,
    [while] while
   *[if] if
}
then = then
otherwise = otherwise,
if-done = { $person ->
    [you] if you do,
   *[they] if they do,
}
if-not-done = { $person ->
    [you] if you do not,
   *[they] if they do not,
}
for-whom = for { $who },
wish = { $person ->
    [you] if you wish,
   *[they] if { $who } { $form ->
        [they] wishes
       *[you] wish
    },
}

## Joins

colon = { $first }: { $last }
join-more = { $first }, { $last }
join-then = { $first }, then { $last }
join-and = { $first } and { $last }
join-or = { $first }, or { $last }
join-option = { $first }; { $last }
join-last-option = { $first }; or { $last }
either = either { $verb }
join-either = { $first } or { $last }

choose = one
    .you = choose
    .they = chooses
random = at random
    .who = one of these
    .they = happens

nothing-happens = nothing happens

## Amounts

for-each = { $per ->
    [1] for each { $thing }
   *[other] for every { $per } { $things }
}
at-most = (at most { $most })
repeat = { $times ->
    [1] once,
   *[other] { $times } times,
}
times-over = { $times ->
    [1] { $each },
   *[other] { $times } times { $each },
}

## What a table tells its players

decision-may = Use this effect?
    .effect = Use this effect? { $text }
decision-pay = Pay the price?
    .effect = Pay this price? { $text }
decision-choose = Which of these?
about = { $card }: { $text }

option-yes = Yes
option-no = No
option-option = Option { $number }

caused = { $text } [{ $card }]
event-randomly-chosen = By chance: effect { $option } of { $of }.
    .effect = By chance: { $text }

player-number = Player { $number }
