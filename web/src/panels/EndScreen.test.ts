// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost/" }
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { BoardModule } from "../boards/board";
import { changeLanguage, load, loadGame, startLanguage, type Language } from "../i18n/bundle";
import { Phrases } from "../i18n/phrases";
import { leave, serving, show, TOY } from "../pages/fakes";
import { tableOf } from "../store/fakes";
import { TableStore } from "../store/table.svelte";
import type { GameEvent, View } from "../wire/position";
import type { TableInfo } from "../wire/types";
import EndScreen from "./EndScreen.svelte";

interface Match {
  rawScene: Record<string, unknown>;
  positions: { view: View; events: GameEvent[] }[];
}

const matches = import.meta.glob<Match>("../boards/*/match.ts", { eager: true });
const modules = import.meta.glob<{ board: BoardModule }>("../boards/*/index.ts", { eager: true });
const games = Object.keys(matches).map((path) => path.split("/")[2]!);
const names = ["Ana", "Bob", "Cy", "Dee", "Eve", "Flo"];

function endOf(game: string): { board: BoardModule; scene: Record<string, unknown>; view: View } {
  const { rawScene, positions } = matches[`../boards/${game}/match.ts`]!;
  const last = positions.at(-1)!;
  const { ranking, decided_by } = last.events.find(({ kind }) => kind === "match-over")!;
  return { board: modules[`../boards/${game}/index.ts`]!.board, scene: rawScene, view: { ...last.view, ranking, decided_by } };
}

async function end(
  game: string,
  language: Language,
  changes: View = {},
  seat: number | null = null,
  next: Partial<TableInfo> = {},
): Promise<string> {
  const { board, scene, view } = endOf(game);
  const store = new TableStore("abc", () => ({}) as WebSocket);
  store.scene = scene;
  store.seat = seat;
  const table = { ...tableOf(true, false), game, status: "over" as const, ...next };
  store.table = table;
  const phrases = new Phrases(game, language, scene, names);
  await show(EndScreen, { store, table, phrases, board, names, view: { ...view, ...changes } });
  if (Array.isArray({ ...view, ...changes }.ranking)) await vi.waitFor(() => expect(document.querySelector(".podium")).not.toBeNull());
  return document.querySelector(".result h2")!.textContent!;
}

const best = (view: View) => (view.ranking as number[][])[0]![0]!;
const playersOf = (view: View) => view.players as { score: number }[];

beforeAll(async () => {
  await startLanguage("en");
  await load("table");
  for (const game of games) await loadGame(game);
  await changeLanguage("fr");
  await changeLanguage("en");
});
afterEach(leave);

describe.each(games)("the end of a match of %s", (game) => {
  it.each(["en", "fr"] as const)("says in %s who has won and why, in one sentence", async (language) => {
    const { view } = endOf(game);
    const [, second] = view.ranking as number[][];
    const sentence = await end(game, language);
    expect(sentence).toContain(names[best(view)]!);
    for (const seat of second!) expect(sentence).toContain(names[seat]!);
    expect(sentence.match(/[.!?]/g), sentence).toHaveLength(1);
    expect(sentence).not.toContain("end-why");
  });

  it("calls whoever reads it you", async () => {
    const { view } = endOf(game);
    expect(await end(game, "en", {}, best(view))).toContain("You win");
  });

  it("does not count what the bot of whoever resigned has won as theirs", async () => {
    const { view } = endOf(game);
    const seats = names.map((_, seat) => ({ ...tableOf(true).seats[0]!, seat, resigned: seat === best(view) }));
    const sentence = await end(game, "en", {}, best(view), { seats });
    expect(sentence).not.toContain("You");
    expect(sentence).toContain(names[best(view)]!);
    expect(document.querySelector(".result")!.textContent).toContain("You had resigned: a bot played in your place");
  });

  it("says what decided where the count was level, and that nobody won alone where nothing did", async () => {
    const { view } = endOf(game);
    const [first, second, ...rest] = (view.ranking as number[][]).flat();
    const shared = await end(game, "en", { ranking: [[first!, second!], rest], decided_by: "tie" });
    expect(shared).toContain("Shared victory");
  });

  it("has everybody's place, for whoever cannot see the podium too", async () => {
    await end(game, "en");
    const { view } = endOf(game);
    const told = [...document.querySelectorAll(".podium .unseen, .beside li")].map((line) => line.textContent!);
    expect(told).toHaveLength(playersOf(view).length);
    expect(told[0]).toMatch(new RegExp(`^1\\. ${names[best(view)]!}`));
    expect(document.querySelectorAll(".podium .figure svg").length).toBe(document.querySelectorAll(".podium li").length);
  });

  it("offers a rematch, another game and the replay", async () => {
    await end(game, "en", {}, 0);
    expect([...document.querySelectorAll(".row :is(a, button)")].map((one) => one.textContent!.trim())).toEqual([
      "Rematch",
      "Another game",
      "See the replay",
    ]);
  });
});

describe("the way to the next match", () => {
  const ways = () => [...document.querySelectorAll(".row .primary")].map((one) => one.textContent!.trim());
  const [game] = games as [string];

  it.each([0, null])("names the game if it is another one (seat %s)", async (seat) => {
    serving(() => ({ games: [{ ...TOY, id: "other", title: "The other" }] }));
    await end(game, "en", {}, seat, { rematch: "next", rematch_game: "other" });
    await vi.waitFor(() => expect(ways()).toEqual(["To the next match: The other"]));
    vi.unstubAllGlobals();
  });

  it("names none if it is the same, or was asked for before that was kept", async () => {
    for (const rematch_game of [game, null]) {
      await end(game, "en", {}, 0, { rematch: "next", rematch_game });
      expect(ways()).toEqual(["To the next match"]);
      await leave();
    }
  });
});

it("a score below zero has the sign for that on the podium, no hyphen", async () => {
  for (const game of games) {
    const { view } = endOf(game);
    await end(game, "fr", { players: playersOf(view).map((player) => ({ ...player, score: -2 })) });
    const told = document.querySelector(".podium .figures")!.textContent!;
    expect(told).toContain("−2");
    expect(told).not.toContain("-2");
    await leave();
  }
});

it("a table that was closed before the end has no podium", async () => {
  expect(await end(games[0]!, "en", { ranking: null })).toBe("This table is closed.");
  expect(document.querySelector(".podium")).toBeNull();
});
