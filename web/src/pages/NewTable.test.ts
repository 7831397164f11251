// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost/new?game=toy" }
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { boards } from "../boards/registry";
import { load, startLanguage } from "../i18n/bundle";
import { PAUSE } from "../newtable/check.svelte";
import type { CheckOptions, NewTable as Wanted } from "../wire/types";
import { DEBTS, leave, serving, settled, show, STREET, TOY, type Asked } from "./fakes";
import NewTable from "./NewTable.svelte";

/** A game that these pages have a board for. */
const KNOWN = { ...TOY, id: "roomshare", title: "Room Share", options: [] };

const LENGTH = { ...STREET, name: "length", kind: "choice", default: "full", values: ["short", "full"] } as const;
const LAST = { ...DEBTS, name: "last", default: false, needs: { option: "length", value: "short" } };

let offered: unknown[] = [];
let asked: Asked[] = [];
/** Seats for a street, or what is wrong with it. */
let judge: (street: string) => unknown;
let opens: (wanted: Wanted) => unknown;

const all = <T extends Element>(selector: string) => [...document.querySelectorAll<T>(selector)];
const field = () => document.querySelector<HTMLInputElement>("[data-option=street]")!;
const problem = () => field().closest(".field")!.querySelector(".problem")?.textContent ?? null;
const counts = () => all<HTMLInputElement>("input[name=seats]");
const open = () => counts().map((one) => !one.disabled);
const chosen = () => counts().findIndex((one) => one.checked) + 2;
const lines = () => all("ol.seats > li");
const nameOn = (seat: number) => lines()[seat]?.querySelector<HTMLInputElement>("input") ?? null;
const checks = () => asked.filter(({ path }) => path.endsWith("/check-options")).map(({ body }) => body as CheckOptions);
const tables = () => asked.filter(({ path }) => path === "/tables").map(({ body }) => body as Wanted);

/** Key by key, without a pause. */
async function type(into: HTMLInputElement, text: string): Promise<void> {
  into.focus();
  for (const letter of text) {
    into.value += letter;
    into.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await settled();
  }
}

async function clear(from: HTMLInputElement): Promise<void> {
  from.value = "";
  await type(from, "");
  from.dispatchEvent(new InputEvent("input", { bubbles: true }));
  await settled();
}

async function pause(): Promise<void> {
  await vi.advanceTimersByTimeAsync(PAUSE);
  await settled();
}

/** Whatever it leads to has been said. */
async function send(): Promise<void> {
  document.querySelector("form")!.requestSubmit();
  await vi.advanceTimersByTimeAsync(0);
  await settled();
}

/** The one on the last seat plays here too, under a name. */
async function nameLast(name: string): Promise<void> {
  const who = lines().at(-1)!.querySelector("select")!;
  who.value = "me";
  who.dispatchEvent(new Event("change", { bubbles: true }));
  await settled();
  await type(nameOn(lines().length - 1)!, name);
}

beforeAll(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  boards.toy = () => Promise.reject(new Error("it is not drawn here"));
  await startLanguage("en");
  await load("new");
});

beforeEach(async () => {
  vi.useFakeTimers();
  judge = () => ({ options: {}, seats: [2, 3, 4] });
  opens = () => [500, {}];
  offered = [KNOWN, TOY];
  asked = serving((path, body) => {
    if (path === "/games") return { games: offered };
    if (path === "/games/toy/check-options") return judge(String((body as CheckOptions).options?.street));
    return opens(body as Wanted);
  });
  await show(NewTable, {});
  await vi.waitFor(() => expect(field()).not.toBeNull());
});

afterEach(async () => {
  await leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wrong = (code: string, params: object) => [422, { code, params: { option: "street", ...params } }];

it("an option is there when it has an effect", async () => {
  const switches = () => all<HTMLInputElement>("form input[role=switch]");
  await leave();
  offered = [{ ...TOY, options: [STREET, LENGTH, LAST] }];
  await show(NewTable, {});
  await vi.waitFor(() => expect(field()).not.toBeNull());
  const others = switches().length;
  const length = all<HTMLSelectElement>("select").find((one) => [...one.options].some(({ value }) => value === "short"))!;
  length.value = "short";
  length.dispatchEvent(new Event("change", { bubbles: true }));
  await settled();
  expect(switches().length).toBe(others + 1);
  switches()[0]!.click();
  await pause();
  expect(checks().at(-1)!.options).toEqual({ length: "short", last: true });
});

describe("a text among the options of a new table", () => {
  it("begins as usual, and is asked about once somebody has paused", async () => {
    expect(field().value).toBe("abcdef");
    await pause();
    expect(checks()).toEqual([]);
    await clear(field());
    await type(field(), " fa b");
    expect(checks()).toEqual([]);
    await pause();
    // What was typed stands as it was typed.
    expect(field().value).toBe(" fa b");
    expect(checks()).toEqual([{ options: { street: "fa b" }, seats: 4 }]);
  });

  it("may be pasted as the address of a page that says it", async () => {
    field().value = "https://faubourg.example/games/toy/yard?lang=fr&street=fab%63#top";
    field().dispatchEvent(new InputEvent("input", { bubbles: true }));
    await pause();
    expect(field().value).toBe("fabc");
    expect(checks().at(-1)!.options).toEqual({ street: "fabc" });
  });

  it("is refused at its field, in a sentence with the place, and nobody is moved", async () => {
    judge = () => wrong("option-letter", { letter: "x", place: 3, letters: "abcdef" });
    await clear(field());
    await type(field(), "fax");
    await pause();
    expect(problem()).toBe("The option “option-street” cannot have “x” as letter 3. Allowed: abcdef");
    expect(field().getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(field().getAttribute("aria-describedby")!)!.textContent).toContain("letter 3");
    expect(document.activeElement).toBe(field());
    await type(field(), "e");
    expect(problem()).toBeNull();
  });

  it("opens no table while it is refused, and whoever sends the form is led to it", async () => {
    judge = () => wrong("option-letter", { letter: "x", place: 3, letters: "abcdef" });
    await type(field(), "x");
    document.querySelector<HTMLButtonElement>("button[type=submit]")!.focus();
    await send();
    expect(tables()).toEqual([]);
    expect(problem()).toContain("letter 3");
    expect(document.activeElement).toBe(field());
  });

  it("that only a table refuses is refused at its field, too", async () => {
    opens = () => wrong("option-length", { length: 7, low: 1, high: 6 });
    await type(field(), " ");
    await send();
    expect(tables()[0]!.options).toEqual({});
    await type(field(), "a");
    await send();
    expect(tables()[1]!.options).toEqual({ street: "abcdef a" });
    expect(problem()).toContain("not 7");
  });

  it("leaves whoever has gone on to another field where they are", async () => {
    let answer = (_: unknown): void => undefined;
    judge = () => new Promise((later) => (answer = later));
    await type(field(), "a");
    document.querySelector("form")!.requestSubmit();
    nameOn(0)!.focus();
    await settled();
    answer(wrong("toy-lot-twice", { letter: "a", place: 7 }));
    await vi.advanceTimersByTimeAsync(0);
    await settled();
    expect(document.activeElement).toBe(nameOn(0));
    expect(problem()).toContain("toy-lot-twice");
    expect(document.querySelector(".notice.problem")!.textContent).toContain("toy-lot-twice");
  });

  it("stays as it was typed when another option or another game is chosen", async () => {
    await clear(field());
    await type(field(), "fa");
    document.querySelector<HTMLInputElement>("input[type=checkbox]")!.click();
    await settled();
    expect(field().value).toBe("fa");
    const pick = (game: string) => document.querySelector<HTMLInputElement>(`input[value=${game}]`)!.click();
    pick("roomshare");
    await vi.waitFor(() => expect(field()).toBeNull());
    pick("toy");
    await vi.waitFor(() => expect(field()).not.toBeNull());
    expect(field().value).toBe("fa");
    await pause();
    expect(checks().at(-1)!.options).toEqual({ street: "fa", debts: false });
  });
});

describe("seats that follow the options", () => {
  const short = () => (judge = (street) => ({ options: {}, seats: street.length < 3 ? [2, 3] : [2, 3, 4] }));

  it("are those that the game has for them, and whoever was put there comes back", async () => {
    short();
    await nameLast("Dora");
    await clear(field());
    await type(field(), "fa");
    expect([open(), lines().length]).toEqual([[true, true, true], 4]);
    await pause();
    expect([open(), chosen(), lines().length]).toEqual([[true, true, false], 3, 3]);
    expect(document.querySelector("[role=status]")!.textContent).toContain("2 to 3 can play");
    expect(document.activeElement).toBe(field());
    await type(field(), "b");
    await pause();
    expect([open(), chosen(), nameOn(3)!.value]).toEqual([[true, true, true], 4, "Dora"]);
    expect(document.querySelector("[role=status]")!.textContent?.trim()).toBe("");
  });

  it("stay while somebody is in the field of one, and go when they leave it", async () => {
    short();
    await nameLast("Dor");
    await clear(field());
    await type(field(), "fa");
    await type(nameOn(3)!, "a");
    await pause();
    expect(chosen()).toBe(3);
    expect(document.activeElement).toBe(nameOn(3));
    await type(nameOn(3)!, "!");
    expect(nameOn(3)!.value).toBe("Dora!");
    field().focus();
    await settled();
    expect(lines()).toHaveLength(3);
  });

  it("are not taken from a table that is being opened: the form says so, and may be sent again", async () => {
    short();
    await clear(field());
    await type(field(), "fa");
    await send();
    expect(tables()).toEqual([]);
    expect(document.querySelector(".notice.problem")!.textContent).toContain("2 to 3 can play, not 4");
    await send();
    expect(tables()[0]!.places).toHaveLength(3);
  });

  it("are not added to a table that is being opened", async () => {
    short();
    await clear(field());
    await type(field(), "fa");
    await pause();
    await type(field(), "b");
    await send();
    expect(tables()[0]!.places).toHaveLength(3);
    expect(tables()[0]!.options).toEqual({ street: "fab" });
  });

  it("cannot be chosen where they do not fit, also by whoever is on that number", async () => {
    short();
    await clear(field());
    await type(field(), "fa");
    counts()[2]!.focus();
    await pause();
    expect(document.activeElement).toBe(counts()[2]);
    counts()[2]!.click();
    await settled();
    expect(lines()).toHaveLength(3);
    field().focus();
    await settled();
    expect(open()).toEqual([true, true, false]);
  });
});
