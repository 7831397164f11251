// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost/" }
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { boards } from "../boards/registry";
import { load, startLanguage } from "../i18n/bundle";
import { played } from "../store/history";
import { rememberedName } from "../store/memory";
import type { TableSummary } from "../wire/types";
import { leave, serving, settled, show, TOY, type Asked } from "./fakes";
import Home from "./Home.svelte";

function table(id: string, more: Partial<TableSummary> = {}): TableSummary {
  return { id, game: "toy", status: "playing", names: ["Ann", "Bob"], mine: [0], asked: false, free: 0, updated: 1, people: [0, 1], winners: [], ...more };
}

let mine: TableSummary[] = [];
let asked: Asked[] = [];
const text = () => document.body.textContent!.replace(/\s+/g, " ");
const lines = () => [...document.querySelectorAll(".mine li")];
const button = (name: string) => [...document.querySelectorAll("button")].find((one) => one.textContent === name);

beforeAll(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  boards.toy = () => Promise.reject(new Error("it is not drawn here"));
  await startLanguage("en");
  await load("home");
});

beforeEach(() => {
  localStorage.clear();
  asked = serving((path) => {
    if (path === "/games") return { games: [TOY] };
    if (path === "/tables") return { tables: mine };
    if (path === "/tables/open") return { tables: [] };
    if (path.endsWith("/rematch")) return { table: "next", idle: [] };
    if (path === "/tables/next") return { id: "next", commitment: "c", promises: [], revealing: false, seats: [] };
    return { id: "next", promises: [], revealing: false, seats: [] };
  });
});

async function open(tables: TableSummary[]): Promise<void> {
  mine = tables;
  await show(Home, {});
  await vi.waitFor(() => expect(text()).toContain("The toy"));
  await settled();
}

afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});

describe("the first page", () => {
  it("remembers the name that was typed, wherever one goes from here", async () => {
    await open([]);
    const field = document.querySelector<HTMLInputElement>('input[autocomplete="nickname"]')!;
    field.value = " Zoé ";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    expect(rememberedName()).toBe("Zoé");
  });

  it("says of a link that it is missing, or that it leads nowhere here", async () => {
    await open([]);
    const field = document.querySelector<HTMLInputElement>('input[inputmode="url"]')!;
    const send = () => field.closest("form")!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    send();
    await settled();
    expect(text()).toContain("Paste a link or a code first.");
    field.value = "https://elsewhere.example/t/k3xqpz7a";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await settled();
    expect(text()).not.toContain("first.");
    send();
    await settled();
    expect(text()).toContain("This is no link to a table of this site.");
  });

  it("begins with the tables that wait for me, and leads there", async () => {
    await open([table("a", { asked: true }), table("b"), table("c", { asked: true })]);
    expect(document.querySelector("#your-turn")!.textContent).toBe("Your turn at 2 tables");
    expect([...document.querySelectorAll(".turn a")].map((link) => link.getAttribute("href"))).toEqual(["/t/a", "/t/c"]);
    const [first] = document.querySelectorAll("h1, h2");
    expect(first!.id).toBe("your-turn");
  });

  it("says nothing of turns where nobody waits", async () => {
    await open([table("b")]);
    expect(document.querySelector("#your-turn")).toBeNull();
  });

  it("lists three tables, the most urgent first, and all on demand", async () => {
    await open([table("over", { status: "over", updated: 9 }), table("b"), table("w", { status: "waiting" }), table("a", { asked: true }), table("c")]);
    expect(lines()).toHaveLength(3);
    expect(lines()[0]!.querySelector("a")!.getAttribute("href")).toBe("/t/a");
    button("Show all 5 tables")!.click();
    await settled();
    expect(lines()).toHaveLength(5);
    expect(button("Show all 5 tables")).toBeUndefined();
  });

  it("offers to play again with the same people, who have seats kept there", async () => {
    await open([table("over", { status: "over", winners: [0] }), table("bots", { status: "over", people: [0] })]);
    expect([...document.querySelectorAll("button")].filter((one) => one.textContent === "Play again together")).toHaveLength(1);
    button("Play again together")!.click();
    await vi.waitFor(() => expect(window.location.pathname).toBe("/t/next"));
    const posts = asked.map(({ path }) => path).filter((path) => path.startsWith("/tables/over") || path.startsWith("/tables/next"));
    expect(posts).toEqual(["/tables/over/rematch", "/tables/next", "/tables/next/sit"]);
    expect(asked.at(-1)!.body).toMatchObject({ name: "Ann" });
    window.history.replaceState(null, "", "/");
  });

  it("remembers what was played to its end", async () => {
    await open([table("over", { status: "over", winners: [0] }), table("a")]);
    expect(played().map((one) => one.table)).toEqual(["over"]);
  });

  it("leads to a table for friends and to the first game of the game that is chosen", async () => {
    await open([]);
    const links = [...document.querySelectorAll(".play a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/new?game=toy&preset=phones", "/learn/toy"]);
  });
});
