import type { GameMessages } from '../../game';

export const fr: GameMessages = {
  title: 'Heroes of Terrinoth',
  text: 'Une quête en manches : attaquez, explorez, reposez-vous ou aidez avec des dés, tenez les ennemis à distance et avancez avant que le péril ne gagne.',
  'learn.1': 'Vous gagnez ou perdez tous ensemble : la feuille de quête dit comment.',
  'learn.2':
    'À tour de rôle, chaque héros utilise une carte d’activation prête : attaque, exploration, repos ou aide. Elle est alors épuisée ; un repos les redresse toutes.',
  'learn.3':
    'Les dés blancs sont à vous : les succès font ce que dit la carte, les critiques relancent, les boucliers arrêtent les blessures. Les dés noirs, un par ennemi prêt engagé avec vous, ripostent ou menacent.',
  'learn.4': 'Puis les ennemis agissent, un par un, selon leurs cartes ; ceux de l’ombre avancent.',
  'learn.5':
    'Puis le péril monte : les cases colorées font mal et permettent souvent d’échanger une carte contre une meilleure.',
  'learn.6':
    'Quand un lieu est exploré, vous pouvez voyager. Ce qui rôde dans l’ombre reste derrière ; ce qui est engagé vous suit.',
  'tip.activate':
    'Chaque héros utilise une carte : attaquez ce qui est engagé avec vous, explorez le lieu, reposez-vous pour redresser vos cartes, ou aidez un ami.',
  'tip.target': 'Choisissez qui frapper. Le cœur est la vie qui reste, l’épée la force de sa riposte.',
  'tip.reroll': 'Cliquez sur un dé pour le relancer, ou restez-en là.',
  'tip.activate-enemy': 'Maintenant les ennemis agissent. Cliquez sur celui qui commence.',
  'tip.travel':
    'Le lieu est exploré : voyagez, ou restez une manche de plus. Les ennemis de l’ombre restent derrière si vous voyagez.',
  'tip.spend-tokens': 'Chaque jeton dépensé est un succès certain.',
  'tip.upgrade': 'Échangez une de vos cartes contre une meilleure.',
};
