import type { GameMessages } from '../../game';

export const en: GameMessages = {
  title: 'Heroes of Tenefyr',
  text: 'Enter dungeons, beat what lives there with a small deck, grow on the loot, and face the boss in time.',
  'learn.1':
    'You all win or lose together. Before the Boss token reaches the skull you must grow strong enough to beat the boss.',
  'learn.2': 'Choose a dungeon. Its face-up enemy is fought at once; its power is the number on the card.',
  'learn.3':
    'In turn each of you draws three cards and keeps them, or throws all three away for three new ones. Then they are played, and their power adds up.',
  'learn.4':
    'As soon as the party has as much power as the enemy, it falls, and who felled it takes it as loot: a better card for their deck.',
  'learn.5':
    'After a win you go on to the next enemy there, or leave. Discards come back only when you leave, and leaving moves the Boss token. Losing moves it twice.',
  'learn.6':
    'A cleared dungeon gives its reward. When you feel strong, or when the token reaches the skull, four stages of the boss are fought in a row.',
  'tip.where-to': 'Pick a dungeon. The gold number is the power of the enemy you will meet: begin where it is small.',
  'tip.keep-or-redraw':
    'Keep these cards and play them, or throw them all away for new ones. What you throw away comes back only when you leave the dungeon.',
  'tip.play': 'All cards in your hand will be played; you choose the order. Click a card.',
  'tip.continue-or-leave':
    'Go on with the cards that are left in your decks, or leave: your discards come back, but the Boss token moves a step.',
  'tip.reward': 'The dungeon is cleared: take its reward.',
};
