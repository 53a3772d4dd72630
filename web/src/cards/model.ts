// Made of the card model by `python -m questable.tables.typescript cards`; do not edit.

export type { Size } from "./size";
export type Figure = Stat;

export type Game = "tenefyr" | "terrinoth";

/** A number on a card with its icon. */
export interface Stat {
  id: string;
  icon: string;
  label: string;
  value: number;
}

/** A paragraph of rules. `tone` is the colour of the space it belongs to, where it belongs to one. */
export interface Paragraph {
  text: string;
  title: string;
  tone: string;
}

/** The action line of a card: the action and its number of dice. */
export interface Action {
  id: string;
  icon: string;
  label: string;
  dice: number;
  notes: string[];
}

/** An icon with a meaning: a hero, a difficulty, a set of cards. */
export interface Mark {
  icon: string;
  label: string;
}

/** One half of a card, or the whole card. */
export interface Face {
  /** the half, or the kind of the card */
  role: string;
  name: string;
  icon: string;
  /** the name of the half, where a card has two */
  label: string;
  /** one number, or one each for 2, 3 and 4 players */
  power: number[];
  figures: Stat[];
  traits: string[];
  rules: Paragraph[];
  action: Action | null;
  /** below the action line */
  after: Paragraph[];
  /** the effects of an activated enemy, in order */
  bar: string[];
  /** the colours of the spaces of a track */
  track: string[];
  symbol: Mark | null;
}

export interface Card {
  id: string;
  kind: string;
  /** the colours of the frame */
  tone: string;
  /** the type line, as printed */
  type: string;
  name: string;
  faces: Face[];
  /** the id of the back; cards that are shuffled together share one */
  back: string;
  /** the heading in the gallery */
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

/** All cards of a game or of a pack, in one language, with the words of the page that shows them. */
export interface Sheet {
  game: Game;
  title: string;
  content: string;
  lang: string;
  cards: Card[];
  backs: Record<string, Back>;
  words: Record<string, string>;
}

/** A named thing that is not a card: a hero, a token, an achievement, a story. */
export interface Term {
  name: string;
  icon: string;
  text: string;
}

/** A word explained in one language, for a client. `found`: a regular expression; "": no text has it. */
export interface GlossaryEntry {
  id: string;
  name: string;
  text: string;
  found: string;
  rules: string[];
  /** the card that says it in full */
  card: string;
}

/** A game in one language: its cards, its icons, and the names of things that are not cards. */
export interface CardCatalogue {
  sheet: Sheet;
  /** SVG paths, by name */
  icons: Record<string, string>;
  /** by kind and id */
  terms: Record<string, Record<string, Term>>;
  /** the words that players may look up */
  glossary: GlossaryEntry[];
}
