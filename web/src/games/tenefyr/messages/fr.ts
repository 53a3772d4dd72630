import type { GameMessages } from '../../game';

export const fr: GameMessages = {
  title: 'Heroes of Tenefyr',
  text: 'Entrez dans les donjons, battez leurs habitants avec un petit deck, grandissez grâce au butin et affrontez le boss à temps.',
  'learn.1':
    'Vous gagnez ou perdez tous ensemble. Avant que le jeton du boss n’atteigne le crâne, devenez assez forts pour battre le boss.',
  'learn.2':
    'Choisissez un donjon. Son ennemi visible est combattu aussitôt ; sa puissance est le nombre sur la carte.',
  'learn.3':
    'À tour de rôle, chacun pioche trois cartes et les garde, ou les défausse toutes pour trois nouvelles. Puis elles sont jouées, et leurs puissances s’ajoutent.',
  'learn.4':
    'Dès que le groupe a autant de puissance que l’ennemi, celui-ci tombe, et qui l’a abattu le prend comme butin : une meilleure carte pour son deck.',
  'learn.5':
    'Après une victoire, vous passez à l’ennemi suivant ou vous partez. Les défausses ne reviennent qu’en partant, et partir fait avancer le jeton du boss. Perdre le fait avancer deux fois.',
  'learn.6':
    'Un donjon vidé donne sa récompense. Quand vous vous sentez forts, ou quand le jeton atteint le crâne, quatre étapes du boss se suivent.',
  'tip.where-to':
    'Choisissez un donjon. Le nombre doré est la puissance de l’ennemi qui vous attend : commencez là où il est petit.',
  'tip.keep-or-redraw':
    'Gardez ces cartes et jouez-les, ou défaussez-les toutes pour de nouvelles. Ce que vous défaussez ne revient qu’en quittant le donjon.',
  'tip.play': 'Toutes les cartes de votre main seront jouées ; vous choisissez l’ordre. Cliquez sur une carte.',
  'tip.continue-or-leave':
    'Continuez avec les cartes qui restent dans vos decks, ou partez : vos défausses reviennent, mais le jeton du boss avance d’un pas.',
  'tip.reward': 'Le donjon est vidé : prenez sa récompense.',
};
