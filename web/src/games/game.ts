// What a game gives to the web client. Shared code knows this interface and the registry, never a game.
import type { Component } from 'svelte';
import type { Hero } from '../app/party';
import type { Phrase } from '../app/messages/messages';
import type { NewTable } from '../app/new-table.svelte';
import type { LastChoice } from '../app/settings.svelte';
import type { Cards } from '../net/cardCatalogue';
import type { Lang, LogLine, ReplaySteps } from '../protocol';
import type { Sound } from '../table/sounds';

/** The name of a game: the id of its folder here and on the server. */
export type Game = string;

/** What a seat sees of a state; each game has its own type, generated from the server's. */
export type View = Record<string, unknown>;

/** `sheet`: a sheet of twice the size, where a card is shown in full. `options`: each paragraph of the rules in a box. */
export type Layout = 'card' | 'sheet' | 'options';

/** How the cards of a game are drawn. Its colours and fonts are set by its `theme.css`. */
export interface Look {
  frame: 'gold' | 'steel';
  scene: 'arch' | 'map';
  /** The layout of cards of a kind; `card` where none is given. */
  layouts: Record<string, Layout>;
  /** The glossary entry that explains a number on a card, by the id of the number. */
  statEntries: Record<string, string>;
}

/** The parts of a game's table. They are loaded when a table is opened. */
export interface TableParts {
  Table: Component<{ view: View }>;
  /** The piles and decks that the side panel shows. */
  Decks: Component<{ view: View }>;
  /** What the title bar says beside the name of the game. */
  headline(view: View): string;
  /** What the story of the game is about: the id of a quest or boss in the card catalogue. */
  subject(view: View): string;
  /** What the story is called when the card catalogue has no name for its subject. */
  subjectName(): string;
  /** Has the game only just begun? Bots may have acted before somebody looks. */
  hasJustBegun(view: View): boolean;
  /** How many heroes the texts of the story are for; 0: the same for all. */
  partySize(view: View): number;
  /** The figures of the end screen. */
  figures(view: View, log: LogLine[]): [name: string, value: number][];
  odds: {
    /** The names of the odds that are chances; the others are expected numbers. */
    chances: string[];
    /** The names of the odds that are not shown where they are 0. */
    omittedIfZero: string[];
  };
  log: {
    /** Events that begin a new section of the log. */
    headings: string[];
    /** Events that stand out; the end of the game always does. */
    highlights: string[];
  };
  /** The sounds of events, by the id of the event; the end of the game has its own. */
  sounds: Record<string, Sound>;
  /** The steps of a replay that one can jump to, and what the buttons are called. */
  marks(replay: ReplaySteps): number[];
  markLabels(): { back: string; forward: string };
}

/**
 * The texts of a game that belong to the client. Shared code asks for some by id: `title`, `text`, `learn.1` to `learn.6`
 * (how it is played), `tip.<kind of decision>`, `odds.<name>`, `end.victory.text`, `end.defeat.text`; only the first two
 * are required. All other ids are the game's own.
 */
export type GameMessages = Record<'title' | 'text', Phrase> & Record<string, Phrase>;

export interface WebGame {
  id: Game;
  icon: string;
  /** What a newcomer plays: one person and one bot, in the easiest way. */
  first: LastChoice;
  /** How many minutes the lesson takes. */
  lessonMinutes: number;
  messages: Record<Lang, GameMessages>;
  /** The heroes that can be picked. */
  heroes(cards: Cards): Hero[];
  /** How many heroes each seat plays. */
  heroesEach(players: number): number;
  /** Settings that a change of cards has made impossible: what they are set to instead. */
  repair(config: Record<string, unknown>, cards: Cards): Record<string, unknown>;
  /** The configuration as the server wants it: settings that do not go with the others are left out. */
  tidy(config: Record<string, unknown>, players: number): Record<string, unknown>;
  /** The part of the set-up page that is about this game's own settings. */
  setup(): Promise<Component<{ table: NewTable }>>;
  table(): Promise<TableParts>;
}
