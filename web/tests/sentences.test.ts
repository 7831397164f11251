// @vitest-environment happy-dom
/**
 * What is said of whole matches of every game, with every name that can be filled in: a capital at the head of each line,
 * "an orange back" and never "a orange back", "d’Anna" and never "de Anna".
 */
import { beforeAll, describe, expect, it } from "vitest";
import type { BoardModule } from "../src/boards/board";
import { boards } from "../src/boards/registry";
import { LANGUAGES, load, loadGame, say, startLanguage, type Language } from "../src/i18n/bundle";
import { ELISIONS as ELISION } from "../src/i18n/elision";
import { Phrases, type ChoiceLike, type PromptLike, type RefusalLike } from "../src/i18n/phrases";
import { Teller } from "../src/store/caption";
import type { GameEvent, Scene, View } from "../src/wire/position";
import phrasesText from "./phrases.json?raw";

type Json = Record<string, unknown>;
interface Case {
  what: "prompt" | "event" | "choice" | "refusal" | "result";
  given: Json;
  args: unknown[];
}
interface Match {
  rawScene: Scene;
  positions: { view: View; events: GameEvent[] }[];
}

// Whoever sits there: with a vowel first and without, with an accent, and without a name.
const NAMES = ["Anna", "Bob", "Élise", "", "Ugo", "Zoé"];
const fixtures = JSON.parse(phrasesText) as { game: string; cases: Case[] }[];
const matches = import.meta.glob<Match>("../src/boards/*/match.ts");

type Values = Map<string, Set<string>>;

const paramsOf = ({ what, given }: Case) => (what === "prompt" || what === "refusal" ? (given.params as Json) : given);

/** Another board has other districts, which the scene of this one cannot name. */
const isHere = (phrases: Phrases, params: Json) =>
  Object.entries(params).every(([name, value]) => typeof value !== "string" || !/^[a-z]+\d$/.test(phrases.named(name, value)));

/** All values that a parameter was ever seen with, and what the scene has besides of colours and pieces. */
function valuesOf(given: Json[], rawScene: Scene): Values {
  const found: Values = new Map();
  const add = (name: string, value: unknown) => {
    if (typeof value === "string") found.set(name, (found.get(name) ?? new Set()).add(value));
  };
  for (const params of given) for (const [name, value] of Object.entries(params)) add(name, value);
  for (const id of Object.keys((rawScene.colours ?? {}) as Json)) add("colour", id);
  for (const id of Object.keys((rawScene.pieces ?? {}) as Json)) add("piece", id);
  found.delete("kind");
  found.delete("clause");
  return found;
}

/** The same with one parameter after the other filled in otherwise. */
function filled(params: Json, values: Values): Json[] {
  const others = Object.entries(params).flatMap(([name, value]) =>
    typeof value !== "string" ? [] : [...(values.get(name) ?? [])].map((one) => ({ ...params, [name]: one })),
  );
  return [params, ...others];
}

/** What a case says, to whoever reads it: each is a line. */
function linesOf(phrases: Phrases, { what, given, args }: Case, values: Values): string[] {
  const reader = args[0] as number | null;
  if (what === "result") return phrases.result(given, reader);
  if (what === "prompt") return filled(given.params as Json, values).map((params) => phrases.prompt({ ...given, params } as PromptLike, reader));
  if (what === "refusal") return filled(given.params as Json, values).map((params) => phrases.refusal({ ...given, params } as RefusalLike));
  if (what === "choice") {
    const move = phrases.choice(given as unknown as ChoiceLike, args[0] as PromptLike);
    return [move, say("play-confirm-move", { move: `${move}.` })];
  }
  return filled(given, values).flatMap((event) => [null, 0].map((seat) => phrases.event(event, seat)));
}

const SMALL_AT_THE_HEAD = /^(?![\p{Lu}\p{N}«“(])/u;
/** By the sound: "a unit", "an hour". */
const ARTICLES = /\ba (?!one|uni|use|eu)[aeio]|\ba u(?!ni|se)|\ban (?:uni|use|one|(?!hour|hon|heir|8|11|18)[^aeiou])/i;
/** Not what hangs on a verb: "mettez-le aux enchères". An h is mute in some words only. */
const MUTE = "h(?:ôtel|ôpital|eure|ypoth|abit|omme)";
const ELISIONS = new RegExp(`(?<![\\p{L}’-])(?:de|que|le|la|je|me|se|ne|ce|lorsque|puisque) (?:[aeiouœàâéèêîôû]|${MUTE})|(?<!\\p{L})(?:d|l|qu|j|n|s)’(?!${MUTE})[^aeiouyœàâéèêîôû“«]`, "iu");

const WRONG: Record<Language, RegExp> = { en: ARTICLES, fr: ELISIONS };

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(async () => {
    await startLanguage(language);
    await load("table");
  });

  describe.each(Object.keys(boards))("%s", (game) => {
    let lines: string[];
    beforeAll(async () => {
      await loadGame(game);
      const board: BoardModule = await boards[game]!();
      const match = await matches[`../src/boards/${game}/match.ts`]!();
      const phrases = new Phrases(game, language, match.rawScene, NAMES);
      const cases = fixtures.find((one) => one.game === game)!.cases.filter((one) => isHere(phrases, paramsOf(one)));
      const told = match.positions.flatMap(({ events }) => events);
      const values = valuesOf([...cases.map(paramsOf), ...told], match.rawScene);
      lines = cases.flatMap((one) => linesOf(phrases, one, values));
      // The strip and the captions: what each did, for an onlooker and for somebody it may concern.
      for (const event of told) {
        const actor = typeof event.seat === "number" ? event.seat : 0;
        for (const reader of [null, 0]) {
          lines.push(phrases.event(event, reader));
          for (const one of filled(event, values)) lines.push(new Teller(board, phrases, reader).caption({ actor, events: [one as GameEvent], undo: false }));
        }
      }
      const { view, events } = match.positions.at(-1)!;
      const over = events.find(({ kind }) => kind === "match-over") as Json;
      const ending = await board.ending!();
      for (const reader of [null, ...NAMES.keys()]) {
        const end = { ...view, ranking: over.ranking, decided_by: over.decided_by };
        if (reader === null || reader < (view.players as unknown[]).length) lines.push(ending.why(match.rawScene, end, reader, phrases));
      }
      lines = [...new Set(lines)].filter((line) => line !== "");
    }, 60_000);

    it("begins every line with a capital", () => {
      expect(lines.length).toBeGreaterThan(300);
      expect(lines.filter((line) => SMALL_AT_THE_HEAD.test(line))).toEqual([]);
    });

    it(language === "en" ? "says a and an by what follows" : "drops a vowel before another", () => {
      expect(lines.filter((line) => WRONG[language].test(line))).toEqual([]);
    });
  });
});

/** The texts of the pages: whatever is a whole sentence, and begins with a word of its own. */
describe("the sentences of the pages", () => {
  const texts = import.meta.glob<string>(["../src/i18n/*.ftl", "../src/boards/**/*.ftl"], { query: "?raw", import: "default", eager: true });
  const SENTENCE = /^[a-z][\w-]* = ([^{]\S* (?!=).*[.!?…])$/gmu;

  it.each(Object.keys(texts))("%s begin with a capital", (path) => {
    const sentences = [...texts[path]!.matchAll(SENTENCE)].map((found) => found[1]!);
    expect(sentences.filter((line) => SMALL_AT_THE_HEAD.test(line))).toEqual([]);
  });
});

/** Whatever is filled in there may begin with a vowel. */
describe("the French texts", () => {
  const texts = import.meta.glob<string>(["../src/i18n/*fr.ftl", "../src/boards/**/*fr.ftl", "../../src/faubourg/games/*/text/fr.ftl"], { import: "default", eager: true });
  const NAMED = "seat|who|names?|others?|partner|payer|owner|leader|creditor|proposer|holder|players?|winners|district|lot|square|space|piece|colour";
  const BARE = new RegExp(`(?<![\\p{L}’-])(?:de|que|le|la|lorsque|puisque) \\{ \\$(?:${NAMED}) \\}`, "giu");
  // Pieces whose name begins with a vowel have a variant of their own there.
  const SORTED = /^ +\*?\[\w+\] l[ae] \{ \$piece \}$/gm;

  it.each(Object.keys(texts))("%s put no name after a word that might lose its vowel", (path) => {
    expect(texts[path]!.replace(SORTED, "").match(BARE) ?? []).toEqual([]);
  });
});

describe("de and que", () => {
  it.each([
    ["Anna", "d’Anna", "qu’Anna"],
    ["Élise et Bob", "d’Élise et Bob", "qu’Élise et Bob"],
    ["Bob", "de Bob", "que Bob"],
    ["Hélène", "d’Hélène", "qu’Hélène"],
    ["HENRI", "d’HENRI", "qu’HENRI"],
    ["hervé", "d’hervé", "qu’hervé"],
    ["Hugo", "de Hugo", "que Hugo"],
    ["Hassan", "de Hassan", "que Hassan"],
    ["Hermann", "de Hermann", "que Hermann"],
    ["Yves", "d’Yves", "qu’Yves"],
    ["Ysé", "d’Ysé", "qu’Ysé"],
    ["Yann", "de Yann", "que Yann"],
    ["Y", "de Y", "que Y"],
    ["œuf", "d’œuf", "qu’œuf"],
  ])("before %s", (name, de, que) => {
    expect([ELISION.DE!([name], {}), ELISION.QUE!([name], {})]).toEqual([de, que]);
  });
});

describe("what this would find", () => {
  it.each(["a orange back", "An red back", "a idle bank", "a umbrella", "an unit"])("%s", (line) => expect(line).toMatch(ARTICLES));
  it.each(["an orange back", "A red back", "a unit for an hour", "Anna has a one-way ticket"])("not %s", (line) => expect(line).not.toMatch(ARTICLES));
  it.each(["le tour de Anna", "Le hôtel", "plus que Élise", "d’Bob", "la hypothèque"])("%s", (line) => expect(line).toMatch(ELISIONS));
  it.each(["le tour d’Anna", "mettez-le aux enchères", "l’hôtel", "vers le haut", "qu’Élise"])("not %s", (line) => expect(line).not.toMatch(ELISIONS));
  it.each(["the bank pays", "école"])("%s", (line) => expect(line).toMatch(SMALL_AT_THE_HEAD));
});
