import type { GameMessages } from '../../game';

export const en: GameMessages = {
  title: 'Heroes of Terrinoth',
  text: 'A quest in rounds: attack, explore, rest or aid with dice, hold off the enemies, travel on before peril wins.',
  'learn.1': 'You all win or lose together: the quest sheet says how.',
  'learn.2':
    'In turn each hero uses one readied activation card: attack, explore, rest or aid. It is exhausted then; a rest readies all.',
  'learn.3':
    'White dice are yours: successes do what the card says, critical successes roll on, shields stop wounds. Black dice, one for each ready enemy engaged with you, strike back or threaten.',
  'learn.4': 'Then the enemies act, one by one, as their cards say; those in the shadows advance.',
  'learn.5': 'Then peril rises: coloured spaces hurt, and often let each hero swap a card for a better one.',
  'learn.6':
    'Once a location is explored you may travel on. What lurks in the shadows stays behind; what is engaged follows you.',
  'tip.activate':
    'Each hero uses one card: attack what is engaged with you, explore the location, rest to ready your cards, or aid a friend.',
  'tip.target': 'Choose whom to hit. The heart is the health that is left, the sword how hard it strikes back.',
  'tip.reroll': 'Click a die to roll it again, or stay with what you have.',
  'tip.activate-enemy': 'Now the enemies act. Click the one that goes first.',
  'tip.travel':
    'The location is explored: travel on, or stay another round. Enemies in the shadows stay behind when you travel.',
  'tip.spend-tokens': 'Each token that you spend is a sure success.',
  'tip.upgrade': 'Swap one of your cards for a better one.',
};
