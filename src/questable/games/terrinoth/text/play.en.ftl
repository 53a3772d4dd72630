# The terminal: what it shows of Heroes of Terrinoth.

## The table of Terrinoth

round = round { $round }
grim = grim rule
peril = Peril
peril-space = (space { $space } of { $last })
progress-made = progress { $progress } of { $value }
progress-explored = progress { $progress } of { $value }, fully explored
locations-left = { $count ->
    [0] the last location
    [one] { $count } location ahead
   *[other] { $count } locations ahead
}
tokens-on-quest = on the quest: { $tokens }
tokens-here = here: { $tokens }
col-hero = Hero
col-wounds = Wounds
col-tokens = Tokens
col-ready = Ready
all-ready = all
col-where = Where
col-attack = Attack
col-resilience = Resil.
col-keywords = Keywords
hero-defeated = defeated
hero-state = { $wounds } of { $health } wounds, { $tokens ->
    [one] { $tokens } success token
   *[other] { $tokens } success tokens
}
no-enemies = No enemies.
shadows = shadows
lair = lair
face-down = face down
exhausted = exhausted
readied = ready
spent = exhausted
items = items
hero-dice = Hero dice: { $faces }
enemy-dice = Enemy dice: { $faces }
rolled = Successes { $successes }, defenses { $defenses }.
enemy-deck = Enemy deck
exploration-deck = Exploration deck
left-behind = Left behind
known-card = { $place }: { $card }
quest-figures = Rounds { $round }. Peril { $space } of { $last }.

## Questions

several-hero-dice = { $hero } rolls { $count } hero dice: { $faces }.
several-enemy-dice = { $hero } rolls { $count } enemy dice: { $faces }.
several-hidden = { $count } enemies spawn face down in the shadows.

## Sentences for those who listen

told-peril = Peril is on space { $space } of { $last }, { $colour }.
told-peril-ahead = The next space where something happens is { $colour }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} ahead.
told-leader = { $hero }, party leader
told-enemy = { $enemy }: { $wounds } of { $health } wounds, attack { $attack }, resilience { $resilience }.
told-hidden = { $count ->
    [one] { $count } face-down enemy
   *[other] { $count } face-down enemies
}
told-no-dice = No dice lie on the table.
told-pile = { $pile }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}. Discarded: { $discard }.

## Letters that tell the state; none is a command or an answer of its game

letter-peril = p
letter-place = a
letter-heroes = g
letter-enemies = e
letter-dice = o

## Help

help-peril = quest, round and peril
help-place = the location, its progress and its tokens
help-heroes = every hero: wounds, tokens, cards that are ready, conditions and items
help-enemies = every enemy and where it stands
help-dice = the dice of this action
help-about-terrinoth = Each hero uses an activation card in turn: its dice give successes to attack, explore, rest or aid. Then enemies act and peril rises; coloured spaces bite. Explore a location fully to travel on. The quest says how the party wins; it loses when all heroes have fallen.
