// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost/" }
import type { Component } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { boards, hasBoard, offeredOf } from "../boards/registry";
import { changeLanguage, load, startLanguage } from "../i18n/bundle";
import { go, type PageProps } from "../router.svelte";
import { FakeSocket, tableOf } from "../store/fakes";
import About from "./About.svelte";
import { leave, serving, settled, show, TOY, type Asked } from "./fakes";
import Games from "./Games.svelte";
import Home from "./Home.svelte";
import Learn from "./Learn.svelte";
import NewTable from "./NewTable.svelte";
import Replay from "./Replay.svelte";
import Rulebook from "./Rulebook.svelte";
import Table from "./Table.svelte";

/** A game that these pages have a board for. */
const KNOWN = { ...TOY, id: "roomshare", title: "Room Share", options: [] };
const line = { id: "abcd", game: "toy", status: "waiting", names: ["Ann", ""], mine: [], free: 1, asked: false, updated: 0 };
const book = { game: "roomshare", language: "en", title: "Rules", introduction: "", chapters: [] };
const COMMAND = "faubourg play toy";
const SENTENCE = "These pages have no board for The toy yet. It can be played in a terminal:";

let asked: Asked[] = [];
let sockets: FakeSocket[] = [];

function answer(path: string): unknown {
  if (path === "/games") return { games: [TOY, KNOWN] };
  if (path === "/tables") return { tables: [{ ...line, id: "mine", mine: [0] }] };
  if (path === "/tables/open") return { tables: [line, { ...line, id: "efgh", game: "roomshare" }] };
  if (path === "/tables/abcd") return { ...tableOf(true, false), id: "abcd", game: "toy" };
  if (path === "/tables/abcd/replay" || path === "/replays") return { game: "toy", table: "abcd", names: ["Ann", "Bob"], scene: {}, steps: [] };
  if (path === "/lessons/toy") return { seat: 0, names: ["you", "Bob"], scene: {}, view: {}, choices: [], events: [], highlight: [], done: false, moves: [], chapters: [] };
  if (path.startsWith("/games/roomshare/rules")) return book;
  return [404, { code: "unknown-game", params: { game: "nothing", known: "toy" } }];
}

const text = () => document.body.textContent!.replace(/\s+/g, " ");
const links = () => [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));

async function visit(page: Component<PageProps> | Component, params: Record<string, string> = {}): Promise<void> {
  await show(page as Component<PageProps>, { params });
  await new Promise((later) => setTimeout(later, 20));
  await settled();
}

beforeAll(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await startLanguage("en");
  for (const name of ["home", "games", "new", "table", "replay", "learn", "rules", "about"]) await load(name);
});

beforeEach(() => {
  sockets = [];
  asked = serving(answer);
  vi.stubGlobal("WebSocket", function () {
    sockets.push(new FakeSocket());
    return sockets.at(-1);
  });
});

afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});

it("a game has a board if there is a folder with one", () => {
  expect(Object.keys(boards)).toContain("roomshare");
  expect([hasBoard("roomshare"), hasBoard("shared"), hasBoard("toy"), hasBoard("toString")]).toEqual([true, false, false, false]);
  expect(offeredOf([TOY, KNOWN])).toEqual([KNOWN]);
});

describe("a game without a board", () => {
  it.each<[string, Component<PageProps> | Component, Record<string, string>]>([
    ["the first page", Home, {}],
    ["the games", Games, {}],
    ["a rulebook", Rulebook, { game: "roomshare" }],
    ["a new table", NewTable, {}],
    ["what this is", About, {}],
  ])("is not offered by %s", async (_, page, params) => {
    await visit(page, params);
    expect(asked.map(({ path }) => path)).toContain("/games");
    expect(links().filter((link) => link?.includes("toy"))).toEqual([]);
    expect(document.querySelector("input[value=toy]")).toBeNull();
    if (page !== Home) expect(text()).not.toContain("The toy");
  });

  it("has no table that anybody may join, and one's own is called by its name", async () => {
    await visit(Home);
    expect(links()).toContain("/t/efgh");
    expect(links()).not.toContain("/t/abcd");
    expect(document.querySelector('[href="/t/mine"]')!.textContent).toContain("The toy");
  });

  it.each<[string, Component<PageProps>, Record<string, string>]>([
    ["a table", Table, { table: "abcd" }],
    ["a replay", Replay, { table: "abcd" }],
    ["a first game", Learn, { game: "toy" }],
  ])("is spoken of in a sentence where a link leads to %s", async (_, page, params) => {
    await visit(page, params);
    expect(text()).toContain(`${SENTENCE} ${COMMAND}`);
    expect(document.querySelector("h1")).not.toBeNull();
    expect(links()).toContain("/rules/toy");
    await changeLanguage("fr");
    await settled();
    expect(text()).toContain("Ces pages n’ont pas encore de plateau pour The toy. On peut y jouer dans un terminal");
    expect(text()).toContain(COMMAND);
    await changeLanguage("en");
  });

  it("is spoken of where a record of it is opened, and another record may be", async () => {
    await visit(Replay);
    const input = document.querySelector<HTMLInputElement>("input[type=file]")!;
    Object.defineProperty(input, "files", { value: [new File(["faubourg"], "toy.record")] });
    input.dispatchEvent(new Event("change", { bubbles: true }));
    await vi.waitFor(() => expect(text()).toContain(COMMAND));
    expect(document.querySelector("input[type=file]")).not.toBeNull();
  });

  it("is spoken of where a link asks for a new table, beside what there is", async () => {
    go("/new?game=toy");
    await visit(NewTable);
    expect(text()).toContain(SENTENCE);
    expect(document.querySelector("form")).not.toBeNull();
    go("/");
  });

  it("keeps no line to the server open", async () => {
    await visit(Table, { table: "abcd" });
    expect(sockets.map(({ readyState }) => readyState)).toEqual([3]);
  });
});

it("a game that is not there at all is said to be unknown", async () => {
  await visit(Learn, { game: "nothing" });
  expect(text()).toContain("There is no game “nothing”");
  expect(text()).not.toContain("no board");
});
