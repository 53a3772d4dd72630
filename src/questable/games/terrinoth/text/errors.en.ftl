# How a game or its cards are asked for in a wrong way.

## How a game is asked for

heroes-each = heroes { $verb ->
    [holds] holds
   *[is] is
 } { $value }; allowed with { $players ->
    [one] 1 player: a list of 1 list of 2 heroes.
   *[other] { $players } players: a list of { $players } lists of 1 hero.
 }
archetype-twice = heroes names { $value }, a second { $archetype }; an archetype is taken once, allowed: { $allowed }.

## Packs and cards

no-levels = Cards of terrinoth have no level; leave out --level.
