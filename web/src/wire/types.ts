// Made by tools/wire.py from src/faubourg/server/wire. Do not edit.

export const LONGEST_LINE = 240;
export const PROTOCOL = 2;
export const MOVE_LIMIT = 9007199254740992;
export const LONGEST_GESTURE = 64;
export const LONGEST_NAME = 24;
export const LONGEST_CHAT = 300;
export const LONGEST_TEXT = 240;
export const LARGEST_DATA = 65536;
export const LARGEST_MESSAGE = 16384;
export const MOST_SEATS = 6;

/** Seconds for each decision, and a bank of seconds for the whole match that is drawn on after them. */
export interface TimeControl {
  move: number;
  bank: number;
}

/** Seconds for each decision, and a bank of seconds for the whole match that is drawn on after them. */
export interface TimeControlInput {
  move: number;
  bank?: number;
}

/** What the creator of a table decides besides the rules. */
export interface Settings {
  /** Listed for everybody; else only whoever has the link finds it. */
  open: boolean;
  watch: boolean;
  chat: boolean;
  live_score: boolean;
  /** Whether people may ask what a bot would do. */
  hints: boolean;
  time: TimeControl | null;
  /** Seconds after somebody's last connection has dropped in which nobody may put a bot in their place. */
  grace: number;
}

/** What the creator of a table decides besides the rules. */
export interface SettingsInput {
  /** Listed for everybody; else only whoever has the link finds it. */
  open?: boolean;
  watch?: boolean;
  chat?: boolean;
  live_score?: boolean;
  /** Whether people may ask what a bot would do. */
  hints?: boolean;
  time?: TimeControlInput | null;
  /** Seconds after somebody's last connection has dropped in which nobody may put a bot in their place. */
  grace?: number;
}

/**
 * One seat of a new table: mine (several: hot-seat), kept for me, open to whoever comes, or a bot's.
 *
 * On a seat that is kept one sits down afterwards, as everybody does, when the dealer's commitment is known.
 */
export interface Place {
  kind: "me" | "kept" | "open" | "bot";
  name?: string;
  bot?: string;
  /** As for whoever sits down. */
  promise?: string;
}

export interface NewTable {
  game: string;
  options?: Record<string, unknown>;
  /** The text of a data file, for figures and names of one's own; null plays with the game's. */
  data?: string | null;
  places: Place[];
  settings?: SettingsInput;
}

export interface SeatInfo {
  seat: number;
  kind: "empty" | "person" | "bot";
  name: string;
  /** The bot that sits here, or plays for somebody: a level, or one of earlier days. */
  bot: string | null;
  /** The level that plays in its place as long as this server is not ready for it; null if it plays itself. */
  instead: string | null;
  /** A bot plays for a person who is away. */
  away: boolean;
  resigned: boolean;
  present: boolean;
  mine: boolean;
  /** For a person who is not there: from when on others may put a bot in their place. */
  bot_from: number | null;
}

/**
 * Somebody asks to go back to the position after entry `to`; every person must agree. It was made at the position
 * after entry `seq`, and falls with the next entry.
 */
export interface UndoRequest {
  /** No other request at this table ever has the same. */
  id: number;
  seq: number;
  by: number;
  to: number;
  agreed: number[];
}

/** What everybody at or beside a table may know of it. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, unknown>;
  /** Played with other figures than those built in now: a data file of its own, or what was built in once. */
  own_data: boolean;
  /** The digest of its figures and names: tables with the same one play with the same. */
  data_digest: string;
  status: Status;
  seats: SeatInfo[];
  settings: Settings;
  /** Whether this browser created it. */
  host: boolean;
  created: number;
  /** The server's clock when this was written. */
  now: number;
  watchers: number;
  /** The dealer: SHA-256 of its seed from the beginning, the seed at the end. */
  commitment: string;
  /** By seat: SHA-256 of the bytes that it will reveal; empty for a bot and for whoever takes no part. A match of the older scheme has no list. */
  promises: string[];
  /** All seats are taken, and those that have promised bytes are to reveal them now. */
  revealing: boolean;
  /** By seat, from the start of the match: the bytes it has revealed; empty if none. */
  entropies: string[];
  seed: string | null;
  undo: UndoRequest | null;
  /** The table of the next match of the same people, and its game. */
  rematch: string | null;
  rematch_game: string | null;
  /** Codes of what a reader should know, such as rules that changed on the way. */
  notes: string[];
}

/** A line of "my tables" or of the open tables. */
export interface TableSummary {
  id: string;
  game: string;
  status: Status;
  names: string[];
  /** Seats of this browser, and whether one of them is asked. */
  mine: number[];
  asked: boolean;
  free: number;
  updated: number;
  /** The seats of people, also of those who have resigned; the others are bots', or free. */
  people: number[];
  /** Of a match that is over: who won, several if they share it. Who had resigned has not, even if their bot has. */
  winners: number[];
}

export interface TableList {
  tables: TableSummary[];
}

export interface Created {
  table: string;
  /** The options that were given and have no effect. */
  idle: string[];
}

export interface Sit {
  seat?: number | null;
  name: string;
  /** SHA-256 of 32 random bytes, which are to be revealed when the match starts; empty takes no part in the draws. */
  promise?: string;
  /** What pages of the older scheme send; it counts for nothing. */
  entropy?: string;
}

/** The bytes that a seat has promised, once all seats are taken. Sent again they are taken again. */
export interface Reveal {
  seat: number;
  entropy: string;
}

/** Another game for the same people, with its usual options; null is the same game as it was played. */
export interface Rematch {
  game: string | null;
}

export interface SeatOnly {
  seat: number;
}

/**
 * A bot for an empty seat, of the kind that is named; or for a person who is not there, where the table's own plays
 * and none is chosen: what is named counts for nothing.
 */
export interface PutBot {
  seat: number;
  bot?: string;
}

/** A personal link: whoever opens `/seat#code` once takes the seat. */
export interface SeatLink {
  code: string;
}

/** Who can open what is open here, as whoever sits at the machine is told. */
export interface House {
  /** What others in the house open, such as http://192.168.1.5:8017/; null if only this machine can. */
  root: string | null;
  /** What they would open if they were let in; null if the machine is in no network of a house. */
  offered: string | null;
  /** Whether whoever asks may let them in, and out. */
  switch: boolean;
}

export interface LetIn {
  open: boolean;
}

export interface UseLink {
  code: string;
}

/** The seat is taken over; `code` is the next personal link. */
export interface LinkUsed {
  table: string;
  seat: number;
  code: string;
}

/** A new match against bots from a position of a finished one: of a table, or of a record. The seat is kept. */
export interface PlayOn {
  table?: string | null;
  record?: string | null;
  step: number;
  seat: number;
  bot?: string;
}

export interface Need {
  option: string;
  value: string;
}

/** Another option, and a value of it. */
export interface Clash {
  option: string;
  value: unknown;
}

export interface OptionInfo {
  name: string;
  kind: "flag" | "choice" | "number" | "seat" | "order" | "text";
  default: unknown;
  values: string[];
  /** Between which a number lies; how many values an order has, or letters a text. */
  low: number;
  high: number;
  /** Which a text is made of. Whether it is good the game says, when it is asked or a table is opened with it. */
  letters: string;
  /** Another option, and the value of it without which this one has no effect: it need not be shown then. */
  needs: Need | null;
  /** How many must play for it to be anything but the usual; and what else it cannot be chosen with. */
  seats: number[];
  clashes: Clash[];
}

/** A share of victories, as people say it: so many of so many, rounded. */
export interface ShareInfo {
  wins: number;
  of: number;
}

/**
 * A level of bots, and what was measured of it: its share of the victories against the level below alone, at a
 * table of two, where a half is fair, and of four, where a quarter is. What nobody has measured is null.
 */
export interface LevelInfo {
  name: string;
  of_two: ShareInfo | null;
  of_four: ShareInfo | null;
  /** Of CPU for a decision, where the rules are compiled. */
  milliseconds: number | null;
  /** Whether it answers within a second as the rules run on this server; a table that names it is played by the strongest below it that does. */
  ready: boolean;
}

export interface GameInfo {
  id: string;
  title: string;
  /** How many can play at all, and with the usual options; with others it may be fewer. */
  seats: number[];
  usual_seats: number[];
  rules_version: string;
  options: OptionInfo[];
  /** Every name that a bot of a table may have, those of earlier days included; and the levels that people choose from, the weakest first. */
  bots: string[];
  levels: LevelInfo[];
  /** Who plays where nobody has chosen. */
  usual_bot: string;
}

export interface GameList {
  games: GameInfo[];
}

/** Options as they are chosen for a table; those that are not given are the usual ones. */
export interface CheckOptions {
  options?: Record<string, unknown>;
  /** How many are to play, if that is known: what fits no such table is refused too, unless other seats are needed. */
  seats?: number | null;
}

/** All options by name, and how many can play with them. */
export interface OptionsChecked {
  options: Record<string, unknown>;
  seats: number[];
  /** Those that were given and have no effect. */
  idle: string[];
}

/** A data file that a table can be played with. */
export interface DataChecked {
  /** It is the game's own, unchanged. */
  builtin: boolean;
  digest: string;
}

export interface ClauseInfo {
  id: string;
  text: string;
  rulings: string[];
  mark: string | null;
}

export interface ChapterInfo {
  number: string;
  title: string;
  clauses: ClauseInfo[];
}

export interface RulebookInfo {
  game: string;
  language: string;
  title: string;
  introduction: string;
  chapters: ChapterInfo[];
}

/** Why a request was refused; the sentence is `error-<code>` of the text files. */
export interface Problem {
  code: string;
  params: Record<string, number | string>;
}

/** One of Nature's draws: its number, the odds, and the place that came up. A browser can compute it again. */
export interface Draw {
  number: number;
  weights: number[];
  place: number;
}

/**
 * One entry of a finished match. Secrets are marked `{"secret": owner, "value"}`.
 *
 * `view` holds the parts of the view that changed, and `places` the places of long lists that did; everything else is
 * as it was. `texts` are the moves in the game's notation, Nature's included.
 */
export interface Step {
  seq: number;
  /** A seat, -2 for chance or -3 for the clock. */
  actor: number;
  turn: number;
  at: number;
  texts: string[];
  events: Record<string, unknown>[];
  view: Record<string, unknown>;
  places: Record<string, Record<string, unknown>>;
  draws: Draw[];
  /** For an undo: the entry after which the match went on. */
  undo_to: number | null;
}

export interface Replay {
  table: string | null;
  game: string;
  options: Record<string, unknown>;
  scene: Record<string, unknown>;
  names: string[];
  bots: (string | null)[];
  rules_version: string;
  over: boolean;
  /** The dealer: its kind, SHA-256 of its seed, the seats' bytes, and the seed; "fair" is the older scheme. */
  dealer: "seeded" | "scripted" | "fair" | "fair-2";
  commitment: string;
  entropies: string[];
  seed: string | null;
  /** By seat: SHA-256 of its bytes, as it was promised before anybody revealed any; none in the older scheme. */
  promises: string[];
  /** The numbers of draws that were made under rules which are not here: no step shows them. */
  unseen: number[];
  /** The match as a record, written under the rules it was played by. */
  record: string;
  notes: string[];
  first_view: Record<string, unknown>;
  steps: Step[];
}

/** The first message: which of this browser's seats this tab shows; null watches. Sent again to change it. */
export interface Hello {
  type: "hello";
  protocol: number;
  seat: number | null;
}

/** Show me the position after these moves. An empty list shows the position as it is. */
export interface AskDraft {
  type: "draft";
  id: number;
  seat: number;
  seq: number;
  moves: number[];
}

/**
 * Make these moves, all or none, at the position after entry `seq`. While several may act at once, as in a live
 * auction, an earlier `seq` of the same count will do: the moves are judged where the table stands now.
 */
export interface Play {
  type: "play";
  id: number;
  seat: number;
  seq: number;
  moves: number[];
}

/**
 * What is the number of this move, such as "bid 370" or "deal 1 red2+jail1 get 500", and could it be made after
 * these moves, which are drafted?
 */
export interface Check {
  type: "check";
  id: number;
  seat: number;
  seq: number;
  /** In the game's notation. */
  text: string;
  moves?: number[];
}

/**
 * I would accept this deal, if `to` offered it: it is no move, and nothing follows from it but that everybody is
 * told. It is made after an offer of theirs was refused, or while it is still open.
 */
export interface Suggest {
  type: "suggest";
  id: number;
  seat: number;
  seq: number;
  to: number;
  /** As `to` would offer it, with `seat` as the partner. */
  text: string;
}

/** Take back my own last moves, or ask everybody to go back to the position after entry `to`. */
export interface Undo {
  type: "undo";
  id: number;
  seat: number;
  seq: number;
  to?: number | null;
}

/**
 * Agree or not to the request to go back whose id is `request`, at the position after entry `seq`. An answer to one
 * that was withdrawn, refused or has fallen is refused, whatever is asked for now.
 */
export interface AnswerUndo {
  type: "answer-undo";
  id: number;
  seat: number;
  seq: number;
  request: number;
  agree: boolean;
}

/** I am here again: no bot plays for me any more. */
export interface Back {
  type: "back";
  id: number;
  seat: number;
}

export interface Resign {
  type: "resign";
  id: number;
  seat: number;
}

/** A line of chat; a spectator's has no seat. */
export interface Say {
  type: "say";
  id: number;
  seat: number | null;
  text: string;
}

/** A line of chat that needs no typing, and is read by each in their own language. */
export interface SayPhrase {
  type: "phrase";
  id: number;
  seat: number | null;
  phrase: Phrase;
}

export interface AskHint {
  type: "hint";
  id: number;
  seat: number;
  seq: number;
}

export interface Ping {
  type: "ping";
  id: number;
}

export interface PromptInfo {
  kind: string;
  clause: string;
  params: Record<string, unknown>;
}

/** The sentence is `refusal-<code>` of the text files. */
export interface RefusalInfo {
  code: string;
  clause: string;
  params: Record<string, number | string>;
}

export interface ChoiceInfo {
  move: number | null;
  kind: string;
  targets: string[];
  cost: number | null;
  refusal: RefusalInfo | null;
}

export interface BidFormInfo {
  kind: "bid";
  low: number;
  high: number;
  step: number;
}

export interface DealFormInfo {
  kind: "deal";
  partners: number[];
  assets: string[];
}

/**
 * When the seats that are asked run out of time, by the server's clock, which reads `now`.
 *
 * `due` includes what is left in the bank; until `bank_from` only the time for this decision passes.
 */
export interface ClockInfo {
  now: number;
  due: number;
  bank_from: number;
  bank: number[];
}

/**
 * What the clock ends at `due`, in ms of the server's time, which is `now`: an auction, the hour. One that extends
 * ends so many seconds after a bid that was made in its last so many.
 */
export interface TimerInfo {
  kind: string;
  number: number;
  now: number;
  due: number;
  seconds: number;
  extends: number;
}

/** The position after entry `seq`, as the seat may know it; `events` are what that entry did. */
export interface State {
  type: "state";
  seq: number;
  seat: number | null;
  /** Who made that entry, not who is asked now: a seat, -2 for chance or -3 for the clock. */
  actor: number;
  at: number;
  undo_to: number | null;
  view: Record<string, unknown>;
  prompt: PromptInfo;
  choices: ChoiceInfo[];
  forms: FormInfo[];
  events: Record<string, unknown>[];
  clock: ClockInfo | null;
  timers: TimerInfo[];
  /** Whether the seat can take back its last moves alone. */
  can_undo: boolean;
  /** For whoever has sent the gesture: the id of that request. It is stored as this entry, and not acknowledged again. */
  ack: number | null;
}

export interface LogEntry {
  seq: number;
  /** A seat, -2 for chance or -3 for the clock. */
  actor: number;
  at: number;
  events: Record<string, unknown>[];
  undo_to: number | null;
}

export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  /** Empty where it is a phrase. */
  text: string;
  phrase: Phrase | null;
  at: number;
}

/**
 * The deal that `seat` would accept, if `to` offered it. It holds until the turn passes, until `to` makes an offer,
 * or until another is suggested.
 */
export interface Suggestion {
  type: "suggestion";
  seat: number;
  to: number;
  /** As `to` would offer it: as a number, and in the game's notation. */
  move: number;
  text: string;
  seq: number;
}

/** The answer to hello: everything, in one message. `state` is null while the table waits for players. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  seat: number | null;
  table: TableInfo;
  scene: Record<string, unknown>;
  log: LogEntry[];
  chat: ChatLine[];
  state: State | null;
  suggestion: Suggestion | null;
}

export interface Drafted {
  type: "draft";
  id: number;
  seq: number;
  moves: number[];
  view: Record<string, unknown>;
  prompt: PromptInfo;
  choices: ChoiceInfo[];
  forms: FormInfo[];
  events: Record<string, unknown>[];
}

/** What was asked is done and stored; for a gesture `seq` is its entry. */
export interface Ack {
  type: "ack";
  id: number;
  seq: number;
}

/**
 * Nothing was done. Where the rules refuse there is a clause, and the sentence is `refusal-<code>` of the text
 * files; where the table does there is none, and it is `error-<code>`.
 */
export interface Refused {
  type: "refused";
  id: number | null;
  code: string;
  clause: string | null;
  params: Record<string, number | string>;
  seq: number;
}

/** `move` is the number to draft and to play; null for a text that is no move of this game. */
export interface Checked {
  type: "checked";
  id: number;
  move: number | null;
  refusal: RefusalInfo | null;
}

/**
 * What the strongest level that is ready would do, and how sure it is that nothing else is better: from 0 to 1, and
 * in a word, whose sentence is `hint-<confidence>` of the text files. Of a deal that it would offer no figure is
 * known.
 */
export interface Hinted {
  type: "hinted";
  id: number;
  seq: number;
  move: number;
  /** In the game's notation: an open move is among no choices. */
  text: string;
  /** Who gives it, and who would if this server were ready for it. */
  level: string;
  wanted: string;
  sure: number | null;
  confidence: string;
}

export interface TableNews {
  type: "table";
  table: TableInfo;
}

export interface ChatNews {
  type: "chat";
  line: ChatLine;
}

export interface Pong {
  type: "pong";
  id: number;
  now: number;
}

/** The last message before the server closes the connection; `error-<code>` says why. */
export interface Goodbye {
  type: "bye";
  code: string;
  /** Whether to come back soon. */
  again: boolean;
}

export type Status =
  | "waiting"
  | "playing"
  | "over"
  | "closed";

export type Phrase =
  | "hello"
  | "luck"
  | "well-played"
  | "thanks"
  | "oops"
  | "thinking"
  | "your-turn"
  | "again";

export type FromClient =
  | Hello
  | AskDraft
  | Play
  | Check
  | Suggest
  | Undo
  | AnswerUndo
  | Back
  | Resign
  | Say
  | SayPhrase
  | AskHint
  | Ping;

export type FormInfo =
  | BidFormInfo
  | DealFormInfo;

export type FromServer =
  | Welcome
  | State
  | Drafted
  | Ack
  | Refused
  | Checked
  | Suggestion
  | Hinted
  | TableNews
  | ChatNews
  | Pong
  | Goodbye;
