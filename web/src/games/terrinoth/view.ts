// Generated from the view types of the game by `python -m questable.server.typescript`; do not edit.

export interface TerrinothPeril {
  space: number;
  track: any[];
}

export interface TerrinothLocation {
  card: string;
  progress: number;
  value: number;
  explored: boolean;
  tokens: Record<string, number>;
}

/** What changes a figure of an enemy, and by how much. */
export interface TerrinothReason {
  figure: 'attack' | 'health' | 'resilience';
  card: string;
  amount: number;
}

/** An enemy; of one that is face down only `card` is told, to those who have looked at it. */
export interface TerrinothEnemy {
  card: string | null;
  facedown: boolean;
  wounds: number | null;
  health: number | null;
  attack: number | null;
  resilience: number | null;
  exhausted: boolean | null;
  /** beside what is printed */
  why: TerrinothReason[] | null;
}

export interface TerrinothActivation {
  card: string;
  exhausted: boolean;
}

export interface TerrinothHero {
  hero: string;
  seat: number;
  defeated: boolean;
  wounds: number;
  health: number;
  tokens: number;
  conditions: string[];
  class: string | null;
  cards: TerrinothActivation[];
  items: string[];
  engaged: TerrinothEnemy[];
  quest_tokens: Record<string, number>;
}

export interface TerrinothKnownCard {
  depth: number;
  card: string;
}

export interface TerrinothDeck {
  count: number;
  known: TerrinothKnownCard[];
}

/** A die as it lies there: the number of its face, as in options, and what that face shows. */
export interface TerrinothDie {
  face: number;
  results: ('counterattack' | 'critical' | 'defense' | 'success' | 'threat')[];
}

export interface TerrinothAction {
  action: string;
  in_progress: boolean;
  hero_dice: TerrinothDie[];
  enemy_dice: TerrinothDie[];
  successes: number;
  defenses: number;
  targets: (string | null)[];
  target_hero: number | null;
}

/** What a seat sees of Heroes of Terrinoth. Heroes go by number; each says whose seat it belongs to. */
export interface TerrinothView {
  game: 'terrinoth';
  seat: number | null;
  revision: number;
  outcome: string | null;
  players: number;
  quest: string;
  grim: boolean;
  round: number;
  leader: number;
  active: number;
  peril: TerrinothPeril;
  quest_tokens: Record<string, number>;
  location: TerrinothLocation | null;
  locations_left: number;
  locations_left_behind: string[];
  heroes: TerrinothHero[];
  shadows: TerrinothEnemy[];
  lair: TerrinothEnemy[];
  nemesis_defeated: boolean;
  enemy_deck: TerrinothDeck;
  enemy_discard: string[];
  exploration_deck: TerrinothDeck;
  exploration_discard: string[];
  looked: (string | null)[];
  action: TerrinothAction | null;
  decision: Record<string, any> | null;
}
