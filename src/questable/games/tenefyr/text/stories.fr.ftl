# Tenefyr: what is told of a boss at the start and at the end. (The stories of quests stand with the quests.)

dark-lord-opening = Une lettre cachetée de noir est arrivée au village : le Seigneur des ténèbres passera à la pleine lune et compte bien recevoir les clés. Il vous reste ce temps pour devenir quelqu’un qu’il aurait dû craindre.
dark-lord-victory = La couronne dévale la colline et finit dans la mare aux canards. On dit que les canards n’en sont pas devenus plus sages.
dark-lord-defeat = Il pose sa cape sur une chaise de la taverne et demande le livre de comptes. Le règne sera long.

spider-queen-opening = Chaque matin, il y a plus de fils entre les maisons, et une chèvre de moins. Quelque chose de gros s’installe sous la colline.
spider-queen-victory = On décroche les toiles au balai et en chantant. Les tisserands gardent la plus belle soie sans poser de questions.
spider-queen-defeat = Vu d’en haut, le village a tout d’un cadeau, très soigneusement emballé.

chaos-dragon-opening = Lundi il a plu des grenouilles, mardi le clocher a sonné bleu. Le dragon n’est pas encore là ; ce n’est que son souffle.
chaos-dragon-victory = Le ciel se décide enfin pour une couleur. Seul le chat du boulanger marche encore au plafond, et il a l’air content.
chaos-dragon-defeat = Le soir, plus personne ne sait où était le haut. Le dragon le sait, et se garde de le dire.

stone-titan-opening = Depuis la moisson, la montagne a avancé d’une lieue. Les anciens disent qu’elle l’a déjà fait une fois, et que l’autre village s’appelait quelque chose en T.
stone-titan-victory = Il s’assied lentement au tournant de la route et ne se relève plus. Les enfants ont déjà trouvé le meilleur toboggan.
stone-titan-defeat = Il n’a même pas remarqué le village. C’était bien cela, le pire.

last-dungeon-opening = Le temps manque pour une longue guerre. Derrière la cinquième porte, quelque chose compte ses pas vers le village.
last-dungeon-victory = La dernière porte est ouverte, et il n’en sort qu’un courant d’air. Le village fait la grasse matinée.
last-dungeon-defeat = La dernière porte s’ouvre de l’intérieur.
