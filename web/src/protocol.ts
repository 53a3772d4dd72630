// Made of the protocol and the views by `python -m questable.server.typescript`; do not edit.

export type Lang = "en" | "fr" | "nl";

export type Status = "gathering" | "playing" | "paused" | "over";

export type Outcome = "victory" | "defeat";

export type Reach = "decision" | "turn" | "combat" | "round";

export type ToClient = Welcome | Update | Presence | Chat | Done | Problem | Odds | Hint | Pong | Gone;

export type ToServer = Do | Say | AskHint | AskOdds | Speak | Ping;

export type Deed = Sit | Stand | SeatBot | Configure | Start | Answer | Propose | Undo | Concede | Agree | Refuse | Pause | Resume;

/** Take a seat that is open, that a bot plays, or (after the start) that a bot keeps for you. */
export interface Sit {
  type: "sit";
  seat: number;
}

/** Leave a seat; it is open then. Before the start the host may send others away with it. */
export interface Stand {
  type: "stand";
  seat: number;
}

/** Put a bot on an open seat, on one of your own, or on that of somebody who is away. */
export interface SeatBot {
  type: "seat-bot";
  seat: number;
  bot: string;
}

/** Before the start: play with these settings (the configuration keys of the game, whole). */
export interface Configure {
  type: "configure";
  config: Record<string, any>;
}

/** Deal the cards. The host does it, once no seat is open. */
export interface Start {
  type: "start";
}

/**
 * Answer the pending decision with the key of an option; `posed` is the decision's own number.
 *
 * In a decision made together, only the seat with the final word answers; the others propose.
 */
export interface Answer {
  type: "answer";
  seat: number;
  key: string;
  posed: number;
}

/** Propose an option in a decision made together. Once all people asked propose the same, it is taken. */
export interface Propose {
  type: "propose";
  seat: number;
  key: string;
  posed: number;
}

/**
 * Take back the last answer, or go back to the start of the turn, combat or round.
 *
 * At once where nothing random happened, nothing hidden was revealed and nobody else acted since; else the other
 * people at the table are asked, and the game counts as assisted.
 */
export interface Undo {
  type: "undo";
  to?: "combat" | "decision" | "round" | "turn";
}

/** Give the game up. The other people at the table are asked. */
export interface Concede {
  type: "concede";
}

/** Agree to the undo or the end of the game that somebody asked for. */
export interface Agree {
  type: "agree";
}

/** Refuse it, or take one's own request back. */
export interface Refuse {
  type: "refuse";
}

/** Nobody answers, bots neither, until somebody at the table resumes. */
export interface Pause {
  type: "pause";
}

/** Play on after a pause. */
export interface Resume {
  type: "resume";
}

/**
 * One legal answer. Send back `key`; `ref` names the things it is about: `card` (an id), `seat`, `place`, `number`
 * and where the card lies, so that the thing itself can be clicked; `text` is its label.
 */
export interface OptionSeen {
  key: string;
  tag: string;
  ref: Record<string, any>;
  text: string;
}

/** The pending question. `about` is the card that asks, or that the question is about. */
export interface DecisionSeen {
  kind: string;
  /** its own number: answers and proposals name it */
  posed: number;
  /** who is asked */
  seats: number[];
  /** whose word decides (where that seat is a bot's, the people who are asked decide) */
  final_seat: number;
  /** the seats whose people can answer now; empty: bots decide, or a seat is open */
  deciding: number[];
  /** your own seats among those asked: you may propose, or answer where `answers` says so */
  yours: number[];
  /** your seat that may answer; None: you may at most propose */
  answers: number | null;
  about: string | null;
  text: string;
  /** empty where you may not know them */
  options: OptionSeen[];
  /** the numbered rules that speak of it */
  rules: string[];
}

/** Something that happened in the game: message id, arguments (card ids, seats, places, numbers), and in words. */
export interface LogLine {
  /** counts from 0; lines that you may not know are missing */
  number: number;
  /** the number of answers given before it happened */
  revision: number;
  id: string;
  args: Record<string, any>;
  /** the card whose rules did it */
  cause: string | null;
  text: string;
}

/** Something that people did at the table beside answering: sat down, asked for an undo, paused … */
export interface Notice {
  version: number;
  id: string;
  /** the name of who did it */
  by: string;
  text: string;
}

/** A seat. `name`: of the person, or of the bot. `label`: what log lines call it. */
export interface SeatSeen {
  kind: "bot" | "human" | "open";
  name: string;
  label: string;
  /** the public id of the profile */
  person: string | null;
  bot: string | null;
  /** the person who may take the seat back from the bot */
  kept_for: string | null;
  yours: boolean;
}

export interface Proposal {
  seat: number;
  key: string;
}

/** An undo that could be asked for now; `free`: it happens at once and the game is not assisted by it. */
export interface UndoOffer {
  to: "combat" | "decision" | "round" | "turn";
  /** how many answers are taken back */
  answers: number;
  free: boolean;
}

/** Somebody asked for what needs the others' consent. */
export interface VoteSeen {
  about: "concede" | "undo";
  /** the name of who asked */
  by: string;
  /** ids of persons */
  agreed: string[];
  waiting: string[];
  /** you have not said yes or no yet */
  yours: boolean;
  text: string;
}

/** One or two sentences, and the part of the table that they are about ("": none). */
export interface LessonPage {
  text: string;
  look: string;
}

/** Where a lesson stands: what it says now, page by page, and what may be answered (None: anything). */
export interface LessonSeen {
  step: number;
  steps: number;
  pages: LessonPage[];
  allowed: string[] | null;
}

/** Something said at the table: plain text, to be shown as such. */
export interface Chat {
  type: "chat";
  number: number;
  person: string;
  name: string;
  text: string;
  /** seconds since 1970 */
  at: number;
}

export interface PersonSeen {
  person: string;
  name: string;
  seats: number[];
  here: boolean;
}

/** The first message on a socket: what stays the same, and the last lines of chat. An `Update` follows. */
export interface Welcome {
  type: "welcome";
  table: string;
  game: string;
  /** the hash of the cards: `/api/games/{game}/cards/{content}/{lang}` */
  content: string;
  lang: "en" | "fr" | "nl";
  /** your person */
  you: string;
  host: boolean;
  spectators: boolean;
  listed: boolean;
  /** the day, if this is a run of a daily challenge */
  daily: string | null;
  chat: Chat[];
}

/** The table as you may see it at `version`. Keep the log lines with numbers below `kept`, and add `log`. */
export interface Update {
  type: "update";
  version: number;
  status: "gathering" | "over" | "paused" | "playing";
  outcome: "defeat" | "victory" | null;
  config: Record<string, any>;
  seats: SeatSeen[];
  /** whose eyes `view` is seen with; None: a spectator's */
  seat: number | null;
  /** None before the start; `TenefyrView` or `TerrinothView` */
  view: Record<string, any> | null;
  decision: DecisionSeen | null;
  proposals: Proposal[];
  undo: UndoOffer[];
  vote: VoteSeen | null;
  /** seats of bots that are about to answer */
  thinking: number[];
  assisted: boolean;
  conceded: boolean;
  /** achievements, once the game is over */
  earned: string[];
  kept: number;
  log: LogLine[];
  notices: Notice[];
  /** None: this game is no lesson */
  lesson: LessonSeen | null;
}

/** Who is at the table now, and the table at which the party plays on. Sent whenever that changes. */
export interface Presence {
  type: "presence";
  people: PersonSeen[];
  spectators: number;
  rematch: string | null;
}

/** Your request number `re` was accepted and is stored: no crash will lose it. */
export interface Done {
  type: "done";
  re: number;
  version: number;
}

/**
 * Something was not accepted, and nothing changed. `text` is one sentence in your language; also the body of every
 * HTTP error.
 */
export interface Problem {
  type: "problem";
  code: string;
  text: string;
  re: number | null;
}

/** A chance (0 to 1) or an expected number, and the interval in which it lies with 95 % confidence. */
export interface FigureSeen {
  value: number;
  low: number;
  high: number;
}

/** What each option may lead to, from what your seat can know: by option key and by the name of the figure. */
export interface Odds {
  type: "odds";
  re: number;
  posed: number;
  options: Record<string, Record<string, FigureSeen>>;
}

/** What a bot would do in your place, and why. `chances`: of winning, by option, where it has worked them out. */
export interface Hint {
  type: "hint";
  re: number;
  posed: number;
  key: string;
  chances: Record<string, FigureSeen>;
  id: string;
  args: Record<string, any>;
  text: string;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  re: number;
}

/** The table moves on without this socket: the server restarts, or you were too slow. Come back with `since`. */
export interface Gone {
  type: "gone";
  text: string;
}

/** Do something at the table. `id` is your own number for the request; `Done` or `Problem` names it in `re`. */
export interface Do {
  type: "do";
  id: number;
  deed: Sit | Stand | SeatBot | Configure | Start | Answer | Propose | Undo | Concede | Agree | Refuse | Pause | Resume;
}

/** Say something to all at the table: at most 500 characters. */
export interface Say {
  type: "say";
  id: number;
  text: string;
}

/** What would a bot do at this seat of yours? */
export interface AskHint {
  type: "ask-hint";
  id: number;
  seat: number;
}

/** What may each option lead to? */
export interface AskOdds {
  type: "ask-odds";
  id: number;
  seat: number;
}

/** Go on in another language; an `Update` with the whole log in it follows. */
export interface Speak {
  type: "speak";
  lang: "en" | "fr" | "nl";
}

export interface Ping {
  type: "ping";
  id: number;
}

/** Somebody who plays here: made at the first visit, known again by a cookie. */
export interface Profile {
  id: string;
  name: string;
  lang: "en" | "fr" | "nl";
  /** the client's own */
  settings: Record<string, any>;
  /** where you are told that it is your turn while you are away; "": nowhere */
  webhook: string;
}

export interface ProfileChange {
  name?: string | null;
  lang?: "en" | "fr" | "nl" | null;
  settings?: Record<string, any> | null;
  webhook?: string | null;
}

/** Type it on another device within `seconds`, once, to be the same person there. */
export interface MoveCode {
  code: string;
  seconds: number;
}

export interface UseCode {
  code: string;
}

/**
 * A table to be made. `seats` says who sits where: `me`, `open`, or the name of a bot; left out: you take the first
 * seat and the others are open. With `start` the cards are dealt at once (no seat may be open).
 */
export interface NewTable {
  game: string;
  config?: Record<string, any>;
  seats?: string[] | null;
  /** hashes, in the order in which they are laid on */
  packs?: string[];
  listed?: boolean;
  spectators?: boolean;
  start?: boolean;
}

/** Play on from a step of a finished game, as a new table. */
export interface FromHere {
  step: number;
}

/** A pack that a table plays with; `/api/packs/{hash}/zip` is the pack itself. */
export interface PackLabel {
  hash: string;
  id: string;
  name: string;
}

/** A table in a list. Its link is `/t/{id}`. */
export interface TableSeen {
  id: string;
  game: string;
  content: string;
  status: "gathering" | "over" | "paused" | "playing";
  outcome: "defeat" | "victory" | null;
  config: Record<string, any>;
  seats: SeatSeen[];
  /** the name */
  host: string;
  listed: boolean;
  spectators: boolean;
  your_turn: boolean;
  version: number;
  created: number;
  /** seconds since 1970 */
  changed: number;
  packs: PackLabel[];
  daily: string | null;
}

/** A finished game of yours. Its replay: `/api/tables/{table}/replay`. */
export interface PastGame {
  table: string;
  game: string;
  outcome: "defeat" | "victory";
  assisted: boolean;
  conceded: boolean;
  players: number;
  answers: number;
  achievements: string[];
  ended: number;
}

/** A finished game after so many answers, as a spectator saw it; `log` is what happened since the step before. */
export interface ReplayStep {
  step: number;
  /** the answer that led here; None: the start */
  key: string | null;
  /** who gave it */
  seat: number | null;
  view: Record<string, any>;
  decision: DecisionSeen | null;
  log: LogLine[];
}

/** Some steps of a finished game; `turns`, `combats` and `rounds` are the steps at which one began. */
export interface ReplaySteps {
  table: string;
  game: string;
  content: string;
  seats: SeatSeen[];
  outcome: "defeat" | "victory" | null;
  answers: number;
  turns: number[];
  combats: number[];
  rounds: number[];
  steps: ReplayStep[];
}

/** How far an achievement has come, and how far it goes. */
export interface Progress {
  have: number;
  of: number;
}

/** Counts of finished games: all, and by game. */
export interface Statistics {
  games: number;
  victories: number;
  by_game: Record<string, Record<string, number>>;
  /** by game: achievement and when it was earned first */
  achievements: Record<string, Record<string, number>>;
  /** by game: achievements that take more than one game, or a high figure */
  progress: Record<string, Record<string, Progress>>;
}

/** A line of a daily challenge's leaderboard. */
export interface DailyRun {
  place: number;
  name: string;
  outcome: "defeat" | "victory";
  answers: number;
  yours: boolean;
  /** its replay, once the day is over */
  table: string | null;
}

/** The challenge of a day: the same cards for everybody, the first finished run counts. */
export interface Daily {
  /** 2026-11-16, UTC */
  day: string;
  game: string;
  config: Record<string, any>;
  over: boolean;
  /** your table */
  yours: string | null;
  runs: DailyRun[];
}

/** A configuration key and what is allowed. */
export interface Choice {
  key: string;
  values: any[];
  default: any;
}

/** A game that can be played here. */
export interface GameSeen {
  id: string;
  content: string;
  choices: Choice[];
  /** of heroes, where no two of a party may have the same */
  archetypes: Record<string, string>;
  bots: string[];
}

/** The built-in cards by their hash; `current`: new tables play with them. */
export interface CardSet {
  game: string;
  content: string;
  cards: number;
  current: boolean;
}

/** What is wrong with a pack, and in which line of which of its files. */
export interface PackMistake {
  file: string;
  line: number;
  text: string;
}

/**
 * A pack that somebody brought. `content` is where its cards are drawn, together with those of the game:
 * `/api/games/{game}/book/{content}/{lang}`; for several packs, their hashes follow each other there with dots.
 */
export interface PackSeen {
  hash: string;
  game: string;
  id: string;
  name: string;
  version: string;
  author: string;
  text: string;
  /** ids of what it adds and replaces */
  cards: string[];
  content: string;
  yours: boolean;
  created: number;
}

/** What a check of a pack found: mistakes, or a pack that tables can be opened with. */
export interface PackChecked {
  pack: PackSeen | null;
  mistakes: PackMistake[];
}

export interface RuleSeen {
  id: string;
  text: string;
}

export interface ChapterSeen {
  id: string;
  title: string;
  rules: RuleSeen[];
}

/** Something went wrong: what the player says, and facts of the browser. */
export interface Report {
  text: string;
  table?: string | null;
  facts?: Record<string, any>;
}

export interface ReportNumber {
  number: number;
}

export interface Health {
  status: "ok";
  version: string;
  compiled: boolean;
}
