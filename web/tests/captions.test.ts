// @vitest-environment happy-dom
/** What is told of whole matches of every game: each turn in one sentence of people's words, in both languages. */
import { beforeAll, describe, expect, it } from "vitest";
import type { BoardModule } from "../src/boards/board";
import { boards } from "../src/boards/registry";
import { knows, LANGUAGES, load, loadGame, startLanguage } from "../src/i18n/bundle";
import { Phrases } from "../src/i18n/phrases";
import { Teller } from "../src/store/caption";
import type { Telling } from "../src/store/story.svelte";
import type { GameEvent, Scene } from "../src/wire/position";

const NAMES = ["Ann", "Bob", "Cleo", "Dan"];
/** A place by its letters or its number, the clause of a card, what is called by a key. */
const CODES = /\b[a-e][0-3][nesw]?\b|\b(RS|PA|CI|UB)-|[a-z]+:[a-z0-9]|told-|came-/;

interface Match {
  scene: Scene;
  frames: { events: GameEvent[]; seat?: number }[];
}

const matches = import.meta.glob<string>("../src/boards/*/match.json", { query: "?raw", import: "default" });

async function matchOf(game: string): Promise<Match> {
  return JSON.parse(await matches[`../src/boards/${game}/match.json`]!()) as Match;
}

/** The turns of a match, whoever played them. */
function turnsOf({ frames }: Match): Telling[] {
  const turns: Telling[] = [];
  for (const { events, seat } of frames) {
    const actor = seat ?? (events.find((event) => typeof event.seat === "number")?.seat as number | undefined) ?? turns.at(-1)?.actor ?? -2;
    const last = turns.at(-1);
    if (last !== undefined && (actor < 0 || actor === last.actor)) last.events = [...last.events, ...events];
    else if (actor >= 0) turns.push({ actor, events, undo: false });
  }
  return turns;
}

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(async () => {
    await startLanguage(language);
    await load("table");
  });

  describe.each(Object.keys(boards))("%s", (game) => {
    let board: BoardModule;
    beforeAll(async () => {
      await loadGame(game);
      board = await boards[game]!();
    });

    it("has words for every kind of event that a caption tells", () => {
      const { deeds = [], fates = [], otherwise = [] } = board.tells ?? {};
      const kinds = [...deeds, ...fates, ...otherwise, "turn-passed"].filter((kind) => knows(`event-${kind}`, game, language));
      expect(kinds.filter((kind) => !knows(`told-${kind}`, game, language) && !knows(`came-${kind}`, game, language))).toEqual([]);
    });

    it("tells each turn in one short sentence, without a code, with a capital at its head", async () => {
      const match = await matchOf(game);
      const teller = new Teller(board, new Phrases(game, language, match.scene, NAMES), null);
      const captions = turnsOf(match).filter(({ events }) => events.length > 0).map((turn) => teller.caption(turn));
      expect(captions.length).toBeGreaterThan(10);
      const wrong = captions.filter((caption) => !/^\p{Lu}[^.…]*\.$/u.test(caption) || CODES.test(caption) || caption.length > 131);
      expect(wrong).toEqual([]);
    });
  });
});
