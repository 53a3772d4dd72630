// Generated from the protocol and the views by `python -m questable.server.typescript`; do not edit.

export type Lang = "en" | "fr" | "nl";

export type Game = string;

export type Status = "gathering" | "playing" | "paused" | "over";

export type Outcome = "victory" | "defeat";

export type Reach = "decision" | "turn" | "combat" | "round";

export type ToClient = Welcome | Update | Presence | Chat | Done | Problem | Odds | Hint | Pong | Gone;

export type ToServer = Do | Say | AskHint | AskOdds | Speak | Ping;

export type Command = Sit | Stand | SeatBot | Configure | Start | Answer | Propose | Undo | Concede | Agree | Refuse | Pause | Resume;

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
 * One legal answer. Send `key` to choose it. `ref` names what it is about (`card`, `seat`, `place`, `number` and
 * the zone of the card), so that the thing itself can be clicked; `text` is the label.
 */
export interface OptionSeen {
  key: string;
  tag: string;
  ref: Record<string, any>;
  text: string;
}

/** The pending decision. `about` is the card that asks, or that the decision is about. */
export interface DecisionSeen {
  kind: string;
  /** its number, which answers and proposals repeat */
  posed: number;
  /** that are asked */
  seats: number[];
  /** that decides (if a bot has that seat, the people who are asked decide) */
  final_seat: number;
  /** seats whose people can answer now; empty: bots decide, or a seat is open */
  deciding: number[];
  /** your seats among those asked: you may propose, or answer if `answers` allows it */
  yours: number[];
  /** your seat that may answer; null: you may only propose */
  answers: number | null;
  about: string | null;
  text: string;
  /** empty if you may not know them */
  options: OptionSeen[];
  /** ids of the rules about this kind of decision */
  rules: string[];
}

/** An event of the game: message id, arguments (card ids, seats, places, numbers) and text. */
export interface LogLine {
  /** from 0; lines that you may not know are left out */
  number: number;
  /** the number of answers before it */
  revision: number;
  id: string;
  args: Record<string, any>;
  /** the card whose rules caused it */
  cause: string | null;
  text: string;
}

/** An action of a person at the table other than an answer: took a seat, asked for an undo, paused … */
export interface Notice {
  version: number;
  id: string;
  /** the name of the person */
  by: string;
  text: string;
}

/** A seat. `name`: of the person or the bot. `label`: the name of the seat in the log. */
export interface SeatSeen {
  kind: "bot" | "human" | "open";
  name: string;
  label: string;
  /** the public id of the profile */
  person: string | null;
  bot: string | null;
  /** the person who may take the seat back from a bot */
  kept_for: string | null;
  yours: boolean;
}

export interface Proposal {
  seat: number;
  key: string;
}

/** An undo that is possible now; `free`: it needs no consent and the game does not count as assisted. */
export interface UndoOffer {
  to: "combat" | "decision" | "round" | "turn";
  /** the number of answers that are undone */
  answers: number;
  free: boolean;
}

/** A pending request that needs the consent of the others. */
export interface VoteSeen {
  about: "concede" | "undo";
  /** the name of the person who asked */
  by: string;
  /** ids of persons */
  agreed: string[];
  waiting: string[];
  /** your vote is missing */
  yours: boolean;
  text: string;
}

/** One or two sentences of a lesson, and the part of the table that they are about ("": none). */
export interface LessonPage {
  text: string;
  look: string;
}

/** The current step of a lesson: its pages, and the allowed answers (null: any). */
export interface LessonSeen {
  step: number;
  steps: number;
  pages: LessonPage[];
  allowed: string[] | null;
}

/** A line of chat: plain text, not markup. */
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

/** The first message on a WebSocket: what does not change, and the last lines of chat. An `Update` follows. */
export interface Welcome {
  type: "welcome";
  table: string;
  game: string;
  /** the address of the cards: `/api/games/{game}/cards/{content}/{lang}` */
  content: string;
  lang: "en" | "fr" | "nl";
  /** your person */
  you: string;
  host: boolean;
  spectators: boolean;
  listed: boolean;
  /** the day, if this is a daily challenge */
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
  /** from which `view` is seen; null: a spectator's view */
  seat: number | null;
  /** null before the start; else the view type of the game */
  view: Record<string, any> | null;
  decision: DecisionSeen | null;
  proposals: Proposal[];
  undo: UndoOffer[];
  vote: VoteSeen | null;
  /** seats whose bots are about to answer */
  thinking: number[];
  assisted: boolean;
  conceded: boolean;
  /** achievements, when the game is over */
  earned: string[];
  kept: number;
  log: LogLine[];
  notices: Notice[];
  /** null: this game is not a lesson */
  lesson: LessonSeen | null;
}

/** Who is connected, and the table of the rematch. Sent whenever that changes. */
export interface Presence {
  type: "presence";
  people: PersonSeen[];
  spectators: number;
  rematch: string | null;
}

/** The request `re` was accepted and is stored durably. */
export interface Done {
  type: "done";
  re: number;
  version: number;
}

/**
 * A request was rejected, and nothing changed. `text` is one sentence in your language. Also the body of every HTTP
 * error.
 */
export interface Problem {
  type: "problem";
  code: string;
  text: string;
  re: number | null;
}

/** A probability (0 to 1) or an expected value, with its 95 % confidence interval. */
export interface FigureSeen {
  value: number;
  low: number;
  high: number;
}

/** Estimates for each option, from what your seat can know: by option key and name of the estimate. */
export interface Odds {
  type: "odds";
  re: number;
  posed: number;
  options: Record<string, Record<string, FigureSeen>>;
}

/** The option that a bot would choose, and why. `chances`: the probability of winning by option, if computed. */
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

/** The reply to a ping. */
export interface Pong {
  type: "pong";
  re: number;
}

/** The server closes this WebSocket: it restarts, or you were too slow. Reconnect with `since`. */
export interface Gone {
  type: "gone";
  text: string;
}

/** Carry out a command. `id` is your number for the request; `Done` or `Problem` repeats it in `re`. */
export interface Do {
  type: "do";
  id: number;
  deed: Sit | Stand | SeatBot | Configure | Start | Answer | Propose | Undo | Concede | Agree | Refuse | Pause | Resume;
}

/** Post a line of chat, at most 500 characters. */
export interface Say {
  type: "say";
  id: number;
  text: string;
}

/** Ask for a hint for one of your seats. */
export interface AskHint {
  type: "ask-hint";
  id: number;
  seat: number;
}

/** Ask for the odds of each option for one of your seats. */
export interface AskOdds {
  type: "ask-odds";
  id: number;
  seat: number;
}

/** Continue in another language; an `Update` with the whole log follows. */
export interface Speak {
  type: "speak";
  lang: "en" | "fr" | "nl";
}

export interface Ping {
  type: "ping";
  id: number;
}

/** A configuration key and what is allowed. */
export interface Choice {
  key: string;
  values: any[];
  default: any;
}

/** A player. Created at the first visit and recognised by a cookie. */
export interface Profile {
  id: string;
  name: string;
  lang: "en" | "fr" | "nl";
  /** of the client; the server does not interpret them */
  settings: Record<string, any>;
  /** the URL for notices while you are away; "": none */
  webhook: string;
}

export interface ProfileChange {
  name?: string | null;
  lang?: "en" | "fr" | "nl" | null;
  settings?: Record<string, any> | null;
  webhook?: string | null;
}

/** Enter it on another device within `seconds`, once, to use the same profile there. */
export interface MoveCode {
  code: string;
  seconds: number;
}

export interface UseCode {
  code: string;
}

/**
 * A table to create. `seats` lists its seats: `me`, `open`, or the name of a bot; if it is left out, you get the
 * first seat and the others are open. With `start` the game starts at once (no seat may be open).
 */
export interface NewTable {
  game: string;
  config?: Record<string, any>;
  seats?: string[] | null;
  /** hashes, in the order in which they are merged */
  packs?: string[];
  listed?: boolean;
  spectators?: boolean;
  start?: boolean;
}

/** Continue from a step of a finished game, at a new table. */
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

/** A finished game after `step` answers, as a spectator sees it; `log` has the events since the previous step. */
export interface ReplayStep {
  step: number;
  /** the answer before it; null: the start */
  key: string | null;
  /** that answered */
  seat: number | null;
  view: Record<string, any>;
  decision: DecisionSeen | null;
  log: LogLine[];
}

/** Some steps of a finished game; `turns`, `combats` and `rounds` list the steps at which one begins. */
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

/** The progress of an achievement: `have` out of `of`. */
export interface Progress {
  have: number;
  of: number;
}

/** Numbers of finished games, in total and by game. */
export interface Statistics {
  games: number;
  victories: number;
  by_game: Record<string, Record<string, number>>;
  /** by game: when each was first earned */
  achievements: Record<string, Record<string, number>>;
  /** by game: achievements with a count */
  progress: Record<string, Record<string, Progress>>;
}

/** A line in the leaderboard of a daily challenge. */
export interface DailyRun {
  place: number;
  name: string;
  outcome: "defeat" | "victory";
  answers: number;
  yours: boolean;
  /** for its replay, when the day is over */
  table: string | null;
}

/** A daily challenge: the same deal for everybody, one run per person. */
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

/** A game of this server. */
export interface GameSeen {
  id: string;
  content: string;
  choices: Choice[];
  /** of heroes, if no two in a party may have the same */
  archetypes: Record<string, string>;
  bots: string[];
}

/** A version of the built-in cards, by hash; `current`: new tables use it. */
export interface CardSet {
  game: string;
  content: string;
  cards: number;
  current: boolean;
}

/** A mistake in a pack, with its file and line. */
export interface PackMistake {
  file: string;
  line: number;
  text: string;
}

/**
 * An uploaded pack. `content` is the address of its cards together with those of the game, for
 * `/api/games/{game}/book/{content}/{lang}`; for several packs, append their hashes with dots.
 */
export interface PackSeen {
  hash: string;
  game: string;
  id: string;
  name: string;
  version: string;
  author: string;
  text: string;
  /** ids of the cards that it adds or replaces */
  cards: string[];
  content: string;
  yours: boolean;
  created: number;
}

/** The result of a check: mistakes, or a pack that tables can be created with. */
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

/** A problem report: the text of the player, and facts about the browser. */
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
  reason: "continuous" | "effects" | "printed";
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
  game: "tenefyr";
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
  figure: "attack" | "health" | "resilience";
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
  results: ("counterattack" | "critical" | "defense" | "success" | "threat")[];
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
  game: "terrinoth";
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
