# Tenefyr: what is told of a boss at the start and at the end. (The stories of quests stand with the quests.)

dark-lord-opening = Er kwam een brief naar het dorp, met een zwart zegel: de Duistere heer komt langs bij volle maan en rekent op de sleutels. Tot dan heb je de tijd om iemand te worden die hij had moeten vrezen.
dark-lord-victory = De kroon rolt de heuvel af en blijft in de eendenvijver liggen. De eenden zijn er, zegt men, niet wijzer van geworden.
dark-lord-defeat = Hij hangt zijn mantel over een stoel in de herberg en vraagt om het kasboek. Het wordt een lange heerschappij.

spider-queen-opening = Elke ochtend hangt er meer draad tussen de huizen en is er een geit minder. Er trekt iets groots in onder de heuvel.
spider-queen-victory = Met bezems en liederen worden de webben weggehaald. De wevers houden de beste zijde en stellen geen vragen.
spider-queen-defeat = Van boven gezien lijkt het dorp op een cadeau, heel netjes ingepakt.

chaos-dragon-opening = Maandag regende het kikkers, dinsdag sloeg de kerkklok blauw. De draak is er nog niet; dit is alleen zijn adem.
chaos-dragon-victory = De lucht houdt het weer bij één kleur. Alleen de kat van de bakker loopt nog op het plafond, en die lijkt tevreden.
chaos-dragon-defeat = Tegen de avond weet niemand meer wat boven was. De draak weet het nog, en zegt het niet.

stone-titan-opening = De berg is sinds de oogst een mijl opgeschoven. De ouden zeggen dat hij dat al eens deed, en dat het andere dorp iets met een T heette.
stone-titan-victory = Hij gaat langzaam zitten waar de weg een bocht maakt en staat niet meer op. De kinderen hebben de beste glijbaan al gevonden.
stone-titan-defeat = Het dorp is hem niet eens opgevallen. Dat was nog het ergste.

last-dungeon-opening = Voor een lange oorlog is er geen tijd. Achter de vijfde deur telt iets zijn stappen naar het dorp.
last-dungeon-victory = De laatste deur staat open, en er komt alleen nog tocht uit. Het dorp slaapt uit.
last-dungeon-defeat = De laatste deur gaat van binnenuit open.
