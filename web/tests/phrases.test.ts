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

const fixture = JSON.parse(readFileSync(new URL("./phrases.json", import.meta.url), "utf8")) as {
  game: string;
  names: string[];
  scene: Record<string, unknown>;
  cases: Case[];
};

function saying(phrases: Phrases, { what, given, args }: Case): string | string[] {
  const seat = args[0] as number | null;
  if (what === "prompt") return phrases.prompt(given as unknown as PromptLike, seat);
  if (what === "event") return phrases.event(given, seat);
  if (what === "choice") return phrases.choice(given as unknown as ChoiceLike, args[0] as PromptLike);
  if (what === "refusal") return phrases.refusal(given as unknown as RefusalLike);
  return phrases.result(given, seat);
}

beforeAll(async () => {
  await startLanguage("en");
  await loadGame(fixture.game);
  // Remembering fails without a browser, and must not matter.
  await changeLanguage("fr");
});

describe("the sentences of the engine are those the terminal says", () => {
  for (const language of ["fr", "en"] as const) {
    it(`in ${language}, for every kind of prompt, event, choice, refusal and result`, () => {
      const phrases = new Phrases(fixture.game, language, fixture.scene, fixture.names);
      expect(fixture.cases.length).toBeGreaterThan(100);
      for (const one of fixture.cases) expect(saying(phrases, one), JSON.stringify(one.given)).toEqual(one[language]);
    });
  }
});

describe("the pieces of sentences", () => {
  const phrases = () => new Phrases(fixture.game, "en", fixture.scene, fixture.names);

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
