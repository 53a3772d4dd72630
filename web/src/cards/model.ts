// The card model as Python makes it: see src/questable/drawing/model.py.

export interface Figure {
  id: string;
  icon: string;
  label: string;
  value: number;
}

export interface Paragraph {
  text: string;
  title: string;
  tone: string;
}

export interface Action {
  id: string;
  icon: string;
  label: string;
  dice: number;
  notes: string[];
}

export interface Mark {
  icon: string;
  label: string;
}

export interface Face {
  role: string;
  name: string;
  icon: string;
  label: string;
  power: number[];
  figures: Figure[];
  traits: string[];
  rules: Paragraph[];
  action: Action | null;
  after: Paragraph[];
  bar: string[];
  track: string[];
  symbol: Mark | null;
}

export interface Card {
  id: string;
  kind: string;
  tone: string;
  type: string;
  name: string;
  faces: Face[];
  back: string;
  group: string;
  level: number | null;
  flavour: string;
  copies: number;
}

export interface Back {
  id: string;
  icon: string;
  label: string;
  tone: string;
}

export interface Sheet {
  game: string;
  title: string;
  content: string;
  lang: string;
  cards: Card[];
  backs: Record<string, Back>;
  words: Record<string, string>;
}

/** Whole cards to read, cards in a hand, cards in a crowd. */
export type Size = 'full' | 'hand' | 'mini';
