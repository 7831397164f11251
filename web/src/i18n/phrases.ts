/**
 * Sentences for what the engine says in codes: the twin of src/faubourg/text/phrases.py, where it is explained how
 * parameters become words. `tests/phrases.test.ts` compares the two.
 *
 * The game's texts must have been loaded: `await loadGame(game)`.
 */
import { knows, sayIn, type Language, type Param, type Params } from "./bundle";

type Json = Record<string, unknown>;
export interface PromptLike {
  kind: string;
  params: Json;
}
export interface RefusalLike {
  code: string;
  params: Json;
}
export interface ChoiceLike {
  kind: string;
  targets: readonly string[];
  cost: number | null;
  refusal: RefusalLike | null;
}

const ANYONE = -1;
const NATURE = -2;
const CLOCK = -3;
const SEAT = "seat";
const SEATS: Record<string, string[]> = { seat: [SEAT], actor: [SEAT], actors: [SEAT] };

/**
 * How things are called: by `name-<sort>`, or where a board has that, for whoever sees it, by `seen-<sort>` without the
 * codes that one would type, or by `plain-<sort>`, in the few words of a caption.
 */
type Manner = "name" | "seen" | "plain";

export class Phrases {
  readonly #patterns = new Map<string, RegExp>();
  readonly #params: Record<string, string[]>;
  readonly #tables: Map<string, Map<string, string>>;
  readonly #figures: Params;
  readonly #players: string[];
  readonly #known = new Map<string, string>();

  constructor(
    readonly game: string,
    readonly language: Language,
    scene: Json,
    names: readonly string[] = [],
  ) {
    const naming = isObject(scene.naming) ? scene.naming : {};
    for (const [sort, pattern] of Object.entries(isObject(naming.sorts) ? naming.sorts : {})) {
      // Python writes (?P<name>...), and matches the whole id.
      this.#patterns.set(sort, new RegExp(`^(?:${String(pattern).replaceAll("(?P<", "(?<")})$`));
    }
    this.#params = { ...SEATS, ...(isObject(naming.params) ? (naming.params as Record<string, string[]>) : {}) };
    this.#tables = namesIn(scene, language);
    this.#figures = figuresIn(scene);
    this.#players = names.map(printable);
  }

  /** A message of the game, or else one common to all; it may name the figures of the data file. */
  say(key: string, params: Params = {}): string {
    return sayIn(this.language, this.game, key, this.knows(key) ? { ...this.#figures, ...params } : params);
  }

  knows(key: string): boolean {
    return knows(key, this.game, this.language);
  }

  /** A score beside a name; a game may have a word for it. */
  score(score: number): string {
    return this.#scored(this.knows("score-short") ? "score-short" : "name-score", score);
  }

  /** A score by itself. */
  points(score: number): string {
    return this.#scored("name-score", score);
  }

  // What the engine says

  /** What is asked, or whom one waits for; `seat` is the one who reads. */
  prompt(prompt: PromptLike, seat: number | null = null, manner: Manner = "seen"): string {
    return this.say(`prompt-${prompt.kind}`, this.#spoken(prompt.params, seat, manner));
  }

  /** What happened, as projected for that seat, which is called "you"; null is a spectator. */
  event(event: Json, seat: number | null = null, manner: Manner = "seen"): string {
    const { kind, clause: _, ...params } = event;
    const spoken = this.#spoken(params, seat, manner);
    if (isRanking(params.ranking)) {
      Object.assign(spoken, this.#verdict(params.ranking, params.scores, params.decided_by, seat));
    }
    return this.say(`event-${String(kind)}`, spoken).trim();
  }

  /** The same in the words of a caption, by that key: places have the names that they have on the board. */
  told(key: string, event: Json, seat: number | null, besides: Params): string {
    const { kind: _, clause: __, ...params } = event;
    return this.say(key, { ...this.#spoken(params, seat, "plain"), ...besides }).trim();
  }

  /** Whether an event names that seat. */
  isAbout(event: Json, seat: number | null): boolean {
    return seat !== null && Object.entries(event).some(([name, value]) => value === seat && this.#isSeat(name));
  }

  /** What a choice would do, or why its target cannot be chosen. */
  choice(choice: ChoiceLike, prompt: PromptLike, manner: Manner = "seen"): string {
    const targets = choice.targets.map(targetOf);
    if (choice.refusal !== null) {
      const names = targets.map(([sort, id]) => this.named(sort, id, manner));
      return this.#refused(names, this.refusal(choice.refusal, manner));
    }
    const params: Json = { ...prompt.params };
    const numbers = new Map<string, number>();
    const spoken: Params = {};
    for (const [sort, id] of targets) {
      const number = (numbers.get(sort) ?? 0) + 1;
      numbers.set(sort, number);
      const name = number === 1 ? sort : `${sort}-${number}`;
      delete params[name];
      spoken[name] = this.named(sort, id, manner);
      spoken[`${name}-id`] = id;
    }
    if (choice.cost !== null) Object.assign(params, { cost: choice.cost, gain: -choice.cost });
    return this.say(`choice-${choice.kind}`, { ...this.#spoken(params, null, manner), ...spoken });
  }

  /** What a prompt suggests, for its button. */
  suggestion(prompt: PromptLike): string {
    return this.say(`suggestion-${prompt.kind}`, this.#spoken(prompt.params, null, "seen"));
  }

  /** Why a move is refused, without the clause: it is shown as a link. */
  refusal(problem: RefusalLike, manner: Manner = "seen"): string {
    return this.say(`refusal-${problem.code}`, this.#spoken(problem.params, null, manner));
  }

  error(problem: RefusalLike): string {
    return this.say(`error-${problem.code}`, this.#spoken(problem.params, null, "seen"));
  }

  /** The end of a match, a sentence a line: who wins, by what, and everybody's place. Empty before the end. */
  result(view: Json, seat: number | null = null): string[] {
    if (!isRanking(view.ranking) || !Array.isArray(view.players)) return [];
    const lines = view.truncated ? [this.say("result-truncated")] : [];
    lines.push(...this.verdict(view, seat));
    const scores = scoresIn(view.players);
    let place = 1;
    for (const tied of view.ranking) {
      const players = this.joined(tied.map((one) => this.player(one)));
      lines.push(this.say("result-place", { place, players, score: this.#score(scores, tied[0]!) }));
      place += tied.length;
    }
    return lines;
  }

  /** Who wins, and by what. */
  verdict(view: Json, seat: number | null = null): string[] {
    if (!isRanking(view.ranking) || !Array.isArray(view.players)) return [];
    const { winner, decided } = this.#verdict(view.ranking, scoresIn(view.players), view.decided_by, seat);
    return [winner, decided].filter(Boolean);
  }

  // How things are called

  /** The name of a player, of chance or of the clock; the reader is "you". */
  player(seat: number, reader: number | null = null): string {
    if (seat === NATURE) return this.say("name-nature");
    if (seat === CLOCK) return this.say("name-clock");
    if (seat === reader) return this.say("name-you");
    return this.#players[seat] || this.say("name-player", { number: seat + 1 });
  }

  /** What an id of that sort is called; the id itself if it is none. */
  name(sort: string, id: string, manner: Manner = "name"): string {
    const key = `${manner}:${sort}:${id}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const found = this.#match(sort, id);
    if (found === null) return id;
    const said = this.say(this.knows(`${manner}-${sort}`) ? `${manner}-${sort}` : `name-${sort}`, { id, ...this.#parts(found) });
    this.#known.set(key, said);
    return said;
  }

  /** The name of what a parameter, or a target of that sort, holds; a value of no sort is said as it stands. */
  named(param: string, value: string, manner: Manner = "name"): string {
    const sort = (this.#params[param] ?? []).find((one) => this.#match(one, value) !== null);
    return sort === undefined ? value : this.name(sort, value, manner);
  }

  place(id: string): string {
    return this.name("place", id);
  }

  flat(id: string): string {
    return this.name("flat", id);
  }

  /** A card by its id, or a kind of card. */
  card(id: string): string {
    return this.named("card", id);
  }

  colour(id: string): string {
    return this.name("colour", id);
  }

  /** What a card, or a kind of card, does: the message of its part `cards`, if its id has one. */
  cardHelp(id: string): string {
    for (const sort of this.#params.card ?? []) {
      const found = this.#match(sort, id);
      if (found !== null) return this.say(`card-${found.groups?.cards ?? id}-help`);
    }
    return this.say(`card-${id}-help`);
  }

  phase(phase: string): string {
    return this.say(`phase-${phase}`);
  }

  option(name: string): string {
    return this.say(`option-${name}`);
  }

  optionHelp(name: string): string {
    return this.say(`option-${name}-help`);
  }

  /** A value of an option: by its own message, else by what it holds; `kind` is the option's, "seat" for a player. A
   * text may be anything, and is no key of a message: it is called as a parameter of that name would be. */
  optionValue(name: string, value: unknown, kind = ""): string {
    const code = value === null || value === "" ? "none" : String(value);
    if (kind === "text" && code === value) return this.named(name, code);
    if (this.knows(`option-${name}-${code}`)) return this.say(`option-${name}-${code}`);
    if (Array.isArray(value)) return this.joined(value.map((item) => this.named(name, String(item))));
    return typeof value === "number" && kind === "seat" ? this.player(value) : code;
  }

  /** This, that and the other. */
  joined(names: readonly string[]): string {
    if (names.length === 0) return this.say("list-none");
    const others = names.slice(0, -1);
    const last = names[names.length - 1]!;
    if (others.length === 0) return last;
    const first = others.reduce((start, name) => this.say("list-more", { first: start, second: name }));
    return this.say("list-last", { first, second: last });
  }

  /** Why a target cannot be chosen; it is named once only. */
  #refused(targets: string[], reason: string): string {
    if (targets.every((target) => reason.includes(target))) return this.say("choice-impossible", { reason });
    return this.say("choice-refused", { targets: this.joined(targets), reason });
  }

  // How parameters become words

  #isSeat(name: string): boolean {
    return this.#params[name]?.includes(SEAT) ?? false;
  }

  #spoken(params: Json, reader: number | null, manner: Manner): Params {
    const spoken: Params = {};
    for (const [name, value] of Object.entries(params)) {
      if (value === null) {
        spoken[name] = "";
        spoken[`${name}-id`] = "none";
      } else if (typeof value === "boolean") {
        spoken[name] = String(value);
      } else if (typeof value === "number" && this.#isSeat(name)) {
        const same = name !== SEAT && value === params[SEAT];
        spoken[name] = this.player(value);
        spoken[`${name}-who`] = value === ANYONE ? "nobody" : value === reader ? "you" : same ? "same" : "other";
      } else if (typeof value === "number") {
        spoken[name] = this.#numbered(name, value);
      } else if (typeof value === "string") {
        spoken[name] = this.named(name, value, manner);
        spoken[`${name}-id`] = value;
      } else if (Array.isArray(value) && value.every(isPlain)) {
        const items = value.map((item) => this.#item(name, item, reader, manner));
        // Two places may have one plain name.
        spoken[name] = this.joined(manner === "plain" && typeof value[0] === "string" ? [...new Set(items)] : items);
        spoken[`${name}-count`] = value.length;
      }
    }
    return spoken;
  }

  #item(name: string, value: string | number, reader: number | null, manner: Manner): string {
    if (typeof value === "string") return this.named(name, value, manner);
    return this.#isSeat(name) ? this.player(value, reader) : String(value);
  }

  /** The name of what has that number, if the parameter holds such things; else the number. */
  #numbered(param: string, value: number): Param {
    const sort = (this.#params[param] ?? []).find((one) => this.#match(one, String(value)) !== null);
    return sort === undefined ? value : this.name(sort, String(value));
  }

  #match(sort: string, id: string): RegExpExecArray | null {
    return this.#patterns.get(sort)?.exec(id) ?? null;
  }

  /** What the name of an id is made of, besides the id. */
  #parts(found: RegExpExecArray): Params {
    const parts: Params = {};
    for (const [part, value] of Object.entries(found.groups ?? {})) {
      const table = this.#tables.get(part);
      if (this.#patterns.has(part)) parts[part] = this.name(part, value);
      else if (table !== undefined) parts[part] = table.get(value) ?? value;
      else parts[part] = /^\d+$/.test(value) ? Number(value) : value;
    }
    return parts;
  }

  #score(scores: unknown, seat: number): Param {
    const score: unknown = Array.isArray(scores) ? scores[seat] : null;
    return typeof score === "number" ? this.points(score) : "?";
  }

  #scored(key: string, score: number): string {
    return withMinus(this.say(key, { score }));
  }

  /** Who wins, and what told the winner from the second. A shared victory was decided by nothing. */
  #verdict(ranking: number[][], scores: unknown, code: unknown, reader: number | null) {
    const best = ranking[0]!;
    const decided = best.length > 1 ? "tie" : code;
    const winner = this.say("result-winner", {
      winners: this.joined(best.map((one) => this.player(one, reader))),
      "winners-count": best.length,
      "winners-who": best.length === 1 && best[0] === reader ? "you" : "other",
      score: this.#score(scores, best[0]!),
    });
    return { winner, decided: typeof decided === "string" ? this.say(`decided-${decided}`) : "" };
  }
}

/** The sort and the id of a choice's target; without a colon it is just a target. */
export function targetOf(target: string): [string, string] {
  const colon = target.indexOf(":");
  return colon < 0 ? ["target", target] : [target.slice(0, colon), target.slice(colon + 1)];
}

/** Below zero with the sign for that, which is no hyphen. */
export function withMinus(text: string): string {
  return text.replace(/(^|\s)-(?=\d)/g, "$1−");
}

/** A name that somebody typed, without signs that cannot be seen. */
export function printable(name: string): string {
  return name.replace(/[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu, "");
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isPlain(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number";
}

function isRanking(value: unknown): value is number[][] {
  return Array.isArray(value) && value.length > 0;
}

function scoresIn(players: unknown[]): unknown[] {
  return players.map((player) => (isObject(player) ? player.score : null));
}

/** The proper names of a scene, by table and id, as `names_in` finds them. */
function namesIn(scene: Json, language: Language): Map<string, Map<string, string>> {
  const tables = new Map<string, Map<string, string>>();
  for (const [table, content] of Object.entries(scene)) {
    for (const [id, thing] of thingsOf(content)) {
      const name = nameOf(thing, language);
      if (name === null) continue;
      if (!tables.has(table)) tables.set(table, new Map());
      tables.get(table)!.set(id, name);
    }
  }
  return tables;
}

/** The figures of a scene, by the name of their table and their own, as `figures_in` finds them. */
function figuresIn(scene: Json): Params {
  const found: Params = {};
  for (const [table, content] of Object.entries(scene)) {
    const figures = isObject(content) ? Object.entries(content) : [];
    if (!figures.every(([, figure]) => Number.isInteger(figure))) continue;
    for (const [name, figure] of figures) found[`${table}-${name}`] = figure as number;
  }
  return found;
}

function thingsOf(content: unknown): [string, unknown][] {
  if (isObject(content)) return Object.entries(content);
  if (!Array.isArray(content)) return [];
  return content.filter((thing) => isObject(thing) && "id" in thing).map((thing: Json) => [String(thing.id), thing]);
}

function nameOf(thing: unknown, language: Language): string | null {
  if (!isObject(thing)) return null;
  const name = thing[language];
  if (typeof name === "string") return name;
  for (const part of Object.values(thing)) {
    const found = nameOf(part, language);
    if (found !== null) return found;
  }
  return null;
}
