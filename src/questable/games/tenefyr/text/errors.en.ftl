# How a game is asked for in a wrong way.

## How a game is asked for

quick-2018 = mode is 'quick', which the 2018 edition does not have; allowed with edition 2018: standard.
drop-unused-heroes = drop_unused_heroes is true with { $players ->
    [one] 1 player
   *[other] { $players } players
 }; { $edition ->
    [edition-2018] allowed in the 2018 edition: 3 players
   *[edition-2019] allowed in the 2019 edition: 1 or 3 players
 } (TEN-SET-11).
heroes-shape = heroes { $verb ->
    [holds] holds
   *[is] is
 } { $value }; allowed with { $players ->
    [one] 1 player: a list of 1 list
   *[other] { $players } players: a list of { $players } lists
 } of { $each } of { $allowed }.
hero-twice = heroes names { $value } twice; no hero can be taken twice.
