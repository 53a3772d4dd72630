# Tenefyr: what is told of a boss at the start and at the end. (The stories of quests stand with the quests.)

dark-lord-opening = A letter has come to the village, sealed in black: the Dark Lord will call when the moon is full, and expects the keys. You have until then to become somebody he should have feared.
dark-lord-victory = The crown rolls down the hill and comes to rest in the duck pond. The ducks are said to have been no wiser for it.
dark-lord-defeat = He hangs his cloak over the tavern chair and asks for the ledger. It will be a long reign.

spider-queen-opening = Every morning there is more thread between the houses, and one goat fewer. Something large is moving in under the hill.
spider-queen-victory = The webs come down with brooms and songs. The weavers keep the best of the silk and ask no questions.
spider-queen-defeat = From above, the village looks like a gift, very neatly wrapped.

chaos-dragon-opening = On Monday it rained frogs, on Tuesday the church clock struck blue. The dragon is not here yet; this is only its breath.
chaos-dragon-victory = The sky settles on one colour. Only the baker's cat still walks on the ceiling, and it seems content.
chaos-dragon-defeat = By evening nobody remembers which way was up. The dragon remembers, and does not tell.

stone-titan-opening = The mountain has moved a mile since harvest. The old people say it did so once before, and that the other village was called something with T.
stone-titan-victory = It sits down, slowly, where the road bends, and does not get up again. Children have already found the best slide.
stone-titan-defeat = It never noticed the village. That was the worst of it.

last-dungeon-opening = There is no time for a long war. Behind the fifth door something counts its steps towards the village.
last-dungeon-victory = The last door stands open, and nothing comes out of it but a draught. The village sleeps in.
last-dungeon-defeat = The last door opens from the inside.
