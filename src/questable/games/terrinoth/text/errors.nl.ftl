# How a game or its cards are asked for in a wrong way.

## Hoe een spel gevraagd wordt

heroes-each = heroes { $verb ->
    [holds] bevat
   *[is] is
 } { $value }; toegestaan met { $players ->
    [one] 1 speler: een lijst van 1 lijst van 2 helden.
   *[other] { $players } spelers: een lijst van { $players } lijsten van 1 held.
 }
archetype-twice = heroes noemt { $value }, een tweede { $archetype }; een archetype kan maar één keer gekozen worden, toegestaan: { $allowed }.

## Uitbreidingen en kaarten

no-levels = Kaarten van terrinoth hebben geen niveau; laat --level weg.
