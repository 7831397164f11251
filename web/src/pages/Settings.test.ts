// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost/settings" }
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { language, load, startLanguage } from "../i18n/bundle";
import { SECTIONS, type Choice } from "../settings/list";
import { forgetEverything, own } from "../settings/own";
import { keptColour, rememberedName } from "../store/memory";
import { preferences } from "../store/preferences.svelte";
import { isStill } from "../ui/motion";
import { theme } from "../ui/theme.svelte";
import type { TableSummary } from "../wire/types";
import { leave, serving, settled, show, TOY, type Asked } from "./fakes";
import Settings from "./Settings.svelte";

const OVER: TableSummary = {
  id: "over",
  game: "toy",
  status: "over",
  names: ["Ann", "Bob", "Neighbour"],
  mine: [0],
  asked: false,
  free: 0,
  updated: 1_700_000_000_000,
  people: [0, 1],
  winners: [0],
};

let asked: Asked[] = [];
let forgets: unknown = [204, null];
const text = () => document.querySelector("main, body")!.textContent!.replace(/\s+/g, " ");
const labelled = <T extends HTMLElement>(name: string) => {
  const label = [...document.querySelectorAll("label")].find((one) => (one.querySelector(".label") ?? one).textContent!.trim() === name)!;
  return (label.htmlFor ? document.getElementById(label.htmlFor) : label.querySelector("input")) as T;
};

/** Chosen as by its field: which value a field has this browser of tests cannot tell. */
async function choose(text: string, value: string): Promise<void> {
  const setting = SECTIONS.flatMap(({ settings }) => settings).find((one) => one.text === text)!;
  await (setting as Choice).set(value);
  await settled();
}

beforeAll(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  await startLanguage("en");
  await Promise.all(["settings", "table"].map(load));
});

beforeEach(async () => {
  localStorage.clear();
  forgets = {};
  asked = serving((path) => {
    if (path === "/games") return { games: [TOY] };
    if (path === "/tables") return { tables: [OVER] };
    return forgets;
  });
  await show(Settings, {});
  await vi.waitFor(() => expect(text()).toContain("The toy"));
});

afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
  for (const name of ["still", "quick", "fastBots"] as const) preferences.set(name, false);
});

describe("the page of settings", () => {
  it("keeps a name and a colour in this browser", async () => {
    const name = labelled<HTMLInputElement>("Name");
    name.value = " Ann ";
    name.dispatchEvent(new InputEvent("input", { bubbles: true }));
    labelled<HTMLInputElement>("green").click();
    await settled();
    expect([rememberedName(), keptColour()]).toEqual(["Ann", "green"]);
    labelled<HTMLInputElement>("any").click();
    expect(keptColour()).toBe("");
  });

  it("begins every choice with a capital", () => {
    const choices = [...document.querySelectorAll("option")].map((one) => one.text.trim());
    expect(choices).toContain("As the device has it");
    expect(choices.filter((one) => /^\p{Ll}/u.test(one))).toEqual([]);
  });

  it("sets language, light and animation at once", async () => {
    await choose("settings-theme", "dark");
    expect([theme.current, document.documentElement.dataset.theme]).toEqual(["dark", "dark"]);
    await choose("settings-motion", "none");
    expect([preferences.still, preferences.quick, isStill()]).toEqual([true, false, true]);
    await choose("settings-motion", "quick");
    expect([preferences.still, preferences.quick, isStill()]).toEqual([false, true, false]);
    await choose("settings-language", "fr");
    await vi.waitFor(() => expect(language.current).toBe("fr"));
    expect(text()).toContain("Réglages");
    await startLanguage("en");
    theme.choose("system");
  });

  it("switches what is a switch, and remembers it", async () => {
    labelled<HTMLInputElement>("Fast bots").click();
    await settled();
    expect(preferences.fastBots).toBe(true);
    expect(localStorage.getItem("faubourg.fastBots")).toBe("on");
  });

  it("tells what was played and won, and with whom", () => {
    expect(text()).toContain("The toy one match, won");
    expect(text()).toContain("with Bob");
    expect(text()).toContain("Play again with the same people");
  });

  it("erases what was played only after a second word", async () => {
    const press = (name: string) => [...document.querySelectorAll("button")].findLast((one) => one.textContent!.trim() === name)!.click();
    press("Erase what I have played");
    await settled();
    expect(text()).toContain("with Bob");
    press("Erase");
    await settled();
    expect(text()).toContain("No match has been played to its end");
    expect(localStorage.getItem("faubourg.played")).toBeNull();
  });
});

describe("what is kept of a person", () => {
  it("is handed over whole, in words", () => {
    localStorage.setItem("faubourg.name", "Ann");
    const found = own([OVER]);
    expect(found).toMatchObject({ name: "Ann", settings: { language: "en", motion: "usual", fastbots: false } });
    expect(found.played).toMatchObject([{ table: "over", winners: [0], ended: "2023-11-14T22:13:20.000Z" }]);
    expect(found.tables).toMatchObject([{ table: "over", status: "over" }]);
  });

  it("is forgotten here once the server has forgotten it, and not before", async () => {
    localStorage.setItem("faubourg.name", "Ann");
    forgets = [503, { code: "no-store", params: {} }];
    await expect(forgetEverything()).rejects.toThrow();
    expect(localStorage.getItem("faubourg.name")).toBe("Ann");
    forgets = {};
    await forgetEverything();
    expect(localStorage.length).toBe(0);
    expect(asked.at(-1)!.path).toBe("/forget");
  });
});
