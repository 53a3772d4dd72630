# How a game is asked for in a wrong way.

## Hoe een spel gevraagd wordt

quick-2018 = mode is 'quick', en dat kent de editie van 2018 niet; toegestaan met de editie van 2018: standard.
drop-unused-heroes = drop_unused_heroes is true met { $players ->
    [one] 1 speler
   *[other] { $players } spelers
 }; { $edition ->
    [edition-2018] toegestaan in de editie van 2018: 3 spelers
   *[edition-2019] toegestaan in de editie van 2019: 1 of 3 spelers
 } (TEN-SET-11).
heroes-shape = heroes { $verb ->
    [holds] bevat
   *[is] is
 } { $value }; toegestaan met { $players ->
    [one] 1 speler: een lijst van 1 lijst
   *[other] { $players } spelers: een lijst van { $players } lijsten
 } van { $each } uit { $allowed }.
hero-twice = heroes noemt { $value } twee keer; geen held kan twee keer gekozen worden.
