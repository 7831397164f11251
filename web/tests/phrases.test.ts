import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { changeLanguage, loadGame, startLanguage } from "../src/i18n/bundle";
import { Phrases, printable, targetOf, type ChoiceLike, type PromptLike, type RefusalLike } from "../src/i18n/phrases";

interface Case {
  what: "prompt" | "event" | "choice" | "refusal" | "result";
  given: Record<string, unknown>;
  args: unknown[];
  fr: string | string[];
  en: string | string[];
}

interface Fixture {
  game: string;
  names: string[];
  scene: Record<string, unknown>;
  cases: Case[];
}

const fixtures = JSON.parse(readFileSync(new URL("./phrases.json", import.meta.url), "utf8")) as Fixture[];
const byGame = new Map(fixtures.map((fixture) => [fixture.game, fixture]));

function phrasesOf(game: string, language: "fr" | "en" = "en"): Phrases {
  const { scene, names } = byGame.get(game)!;
  return new Phrases(game, language, scene, names);
}

/** As the terminal says it, or else as a page does. */
function saying(phrases: Phrases, { what, given, args }: Case, manner?: "name"): string | string[] {
  const seat = args[0] as number | null;
  if (what === "prompt") return phrases.prompt(given as unknown as PromptLike, seat, manner);
  if (what === "event") return phrases.event(given, seat, manner);
  if (what === "choice") return phrases.choice(given as unknown as ChoiceLike, args[0] as PromptLike, manner);
  if (what === "refusal") return phrases.refusal(given as unknown as RefusalLike, manner);
  // A terminal writes a score below zero with a hyphen.
  return phrases.result(given, seat).map((line) => line.replaceAll("−", "-"));
}

beforeAll(async () => {
  await startLanguage("en");
  for (const { game } of fixtures) await loadGame(game);
  // Remembering fails without a browser, and must not matter.
  await changeLanguage("fr");
});

describe.each(fixtures)("the sentences of $game are those the terminal says", ({ game, cases }) => {
  it.each(["fr", "en"] as const)("in %s, for every kind of prompt, event, choice, refusal and result", (language) => {
    const phrases = phrasesOf(game, language);
    expect(cases.length).toBeGreaterThan(80);
    for (const one of cases) expect(saying(phrases, one, "name"), JSON.stringify(one.given)).toEqual(one[language]);
  });
});

describe("whoever sees the board", () => {
  it.each(["prompt", "event", "choice", "refusal"])("finds no %s with the codes that one types in a terminal", (what) => {
    const cases = byGame.get("roomshare")!.cases.filter((one) => one.what === what);
    for (const language of ["fr", "en"] as const) {
      const code = language === "fr" ? /\([a-e][0-3][nesw]?\)|n° \d/ : /\([a-e][0-3][nesw]?\)|no\. \d/;
      expect(cases.some((one) => code.test(String(one[language])))).toBe(true);
      for (const one of cases) {
        const said = saying(phrasesOf("roomshare", language), one);
        expect(said).not.toMatch(code);
        expect(said).not.toMatch(/\{|\$|seen-/);
      }
    }
  });
});

describe("a seat that is nobody, and an id that is a number", () => {
  const about = (kind: string, is: (given: Record<string, unknown>) => boolean) =>
    byGame.get("city")!.cases.find(({ what, given }) => what === "event" && given.kind === kind && is(given))!;

  it("say the bank where nobody is owed, and a player where one is", () => {
    expect(about("debt", ({ owner }) => owner === -1).en).toContain("the bank");
    expect(about("debt", ({ owner }) => owner !== -1).en).not.toContain("the bank");
    expect(phrasesOf("city").event({ kind: "debt", seat: 1, owner: -1, amount: 500 }, 0)).toContain("owes the bank 500");
  });

  it("call a square by its name", () => {
    expect(phrasesOf("city").event({ kind: "moved", seat: 1, from: 0, to: 1, by: "dice" }, 0)).toContain("South Side");
  });

  it("say the figures of the data file on the cards", () => {
    const { scene, names } = byGame.get("city")!;
    const own = new Phrases("city", "en", { ...scene, chance: { neighbour: 1230 } }, names);
    expect(own.cardHelp("chance1")).toContain("pays you 1,230 ");
    expect(own.event({ kind: "card-drawn", seat: 0, card: "chance1" }, 0)).toContain("pays you 1,230 ");
  });
});

describe("an option that is a text", () => {
  const named = (letter: string) => ({
    colours: { red: { fr: `rouge ${letter}`, en: `red ${letter}` } },
    naming: { sorts: { colour: "(?P<colours>[a-z]+)" }, params: { street: ["colour"] } },
  });
  const called = (scene: Record<string, unknown>, text: string) => new Phrases("roomshare", "en", scene).optionValue("street", text, "text");

  it("is called as the scene of its table calls it", () => {
    expect(called(named("one"), "red")).toContain("red one");
    expect(called(named("two"), "red")).toContain("red two");
    expect(called({}, "red")).toBe("red");
  });

  it("is no key of a message, whatever it says", () => {
    const phrases = new Phrases("roomshare", "en", {});
    expect(phrases.optionValue("royal", "suite", "choice")).not.toBe("suite");
    expect(phrases.optionValue("royal", "suite", "text")).toBe("suite");
    expect(phrases.optionValue("royal", "", "text")).toBe(phrases.optionValue("royal", null));
  });
});

describe("the pieces of sentences", () => {
  const phrases = () => phrasesOf("roomshare");

  it("call the reader you, chance chance, and a player without a name by number", () => {
    expect(phrases().player(0, 0)).toBe("you");
    expect(phrases().player(-2)).toBe("chance");
    expect(phrases().player(2)).toBe("Player 3");
  });

  it("join none, one, two and three names", () => {
    expect(phrases().joined([])).toBe("none");
    expect(phrases().joined(["a"])).toBe("a");
    expect(phrases().joined(["a", "b", "c"])).toBe("a, b and c");
  });

  it("say the values of options by their own message, or by what they hold", () => {
    expect(phrases().optionValue("royal", "suite")).toBe("in place of a suite");
    expect(phrases().optionValue("duel", false)).toBe("with cards");
    expect(phrases().optionValue("first", 1, "seat")).toBe("Bob");
    expect(phrases().optionValue("colours", ["red", "green"])).toBe("red and green");
  });

  it("show what has no text by its key and parameters", () => {
    expect(phrases().refusal({ code: "unheard-of", params: { card: "red1" } })).toContain("refusal-unheard-of");
  });

  it("split a target at its colon", () => {
    expect(targetOf("flat:b2")).toEqual(["flat", "b2"]);
    expect(targetOf("pass")).toEqual(["target", "pass"]);
  });

  it("take from names what cannot be seen", () => {
    expect(printable("Zo\u00e9\u200b \u202ex\u0007")).toBe("Zoé x");
  });
});
