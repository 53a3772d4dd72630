// Generated from the view types of the game by `python -m questable.server.typescript`; do not edit.

export interface TenefyrHandCard {
  card: string;
  borrowed: boolean;
}

export interface TenefyrPlayedCard {
  card: string;
  /** what it is worth now */
  power: number;
  borrowed: boolean;
  /** it leaves the game when the combat ends */
  removed: boolean;
}

export interface TenefyrDeck {
  count: number;
  /** what is still in it; its order is not known */
  cards: Record<string, number>;
  /** from the top, as far down as a card is known */
  next: (string | null)[];
}

export interface TenefyrSeat {
  heroes: string[];
  deck: TenefyrDeck;
  hand: TenefyrHandCard[];
  discard: string[];
  played: TenefyrPlayedCard[];
  total: number;
  exhausted: boolean;
  hand_bonus: number;
}

export interface TenefyrSymbol {
  space: number;
  count: number;
  level: number;
}

export interface TenefyrTrack {
  space: number;
  skull: number;
  starts: Record<string, number>;
  symbols: TenefyrSymbol[];
  boss_attacks: boolean;
}

export interface TenefyrDungeon {
  place: string;
  level: number | null;
  count: number;
  top: string | null;
  /** face down; the names of those that you know */
  below: (string | null)[];
  reward: string | null;
  /** by a card, in play */
  made: boolean;
}

/** A part of the enemy's power. */
export interface TenefyrReason {
  reason: 'continuous' | 'effects' | 'printed';
  card: string | null;
  amount: number;
}

export interface TenefyrCombat {
  enemy: string;
  power: number;
  why: TenefyrReason[];
  party: number;
  needed: number;
  short: number;
  cap: number | null;
  turn: number;
  turns: number;
  order: number[];
  extra: number[];
  active: number | null;
  only_in_last_turn: boolean;
  rules_ignored: boolean;
  hand_size: number | null;
  redraws: number;
  redraw_limit: number | null;
  victor: number | null;
}

export interface TenefyrReserve {
  count: number;
  known: string[];
}

export interface TenefyrModifier {
  modifier: number;
  player: number | null;
  duration: string;
  in_force: boolean;
}

export interface TenefyrFigures {
  won: number;
  lost: number;
  cleared: number;
  highest_power: number;
}

export interface TenefyrAchievement {
  id: string;
  why: Record<string, any>;
}

/** What a seat sees of Heroes of Tenefyr. */
export interface TenefyrView {
  game: 'tenefyr';
  seat: number | null;
  revision: number;
  outcome: string | null;
  players: number;
  mode: string;
  difficulty: string;
  edition: number;
  drop_unused_heroes: boolean;
  boss: string | null;
  starting_player: number;
  track: TenefyrTrack;
  dungeons: TenefyrDungeon[];
  current: string | null;
  combat: TenefyrCombat | null;
  seats: TenefyrSeat[];
  reserve: TenefyrReserve[];
  basics: Record<string, number>;
  retired: string[];
  unseen: Record<string, string[]>;
  looked: string[];
  modifiers: TenefyrModifier[];
  decision: Record<string, any> | null;
  figures: TenefyrFigures;
  achievements: TenefyrAchievement[];
}
