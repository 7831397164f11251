// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost:8017/t/abc" }
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { load, startLanguage } from "../i18n/bundle";
import { leave, serving, settled, show, type Asked } from "../pages/fakes";
import { house, isOwnName } from "../store/house.svelte";
import type { House } from "../wire/types";
import Invite from "./Invite.svelte";

const ROOT = "http://192.168.1.5:8017/";
const CLOSED: House = { root: null, offered: ROOT, switch: true };
const OPEN: House = { root: ROOT, offered: ROOT, switch: true };

let asked: Asked[] = [];
const text = () => document.body.textContent!.replace(/\s+/g, " ");
const link = () => document.querySelector<HTMLInputElement>("input:not([role])")!;
const toggle = () => document.querySelector<HTMLInputElement>("[role=switch]");
const code = () => document.querySelector("svg[role=img]");

function move(address: string): void {
  (window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(address);
}

async function visit(answer: (body: unknown) => unknown): Promise<void> {
  asked = serving((_, body) => answer(body));
  await show(Invite, { table: "abc" });
  await arrived();
}

/** What is fetched when it is needed is here. */
async function arrived(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) {
    await new Promise((later) => setTimeout(later, 5));
    await settled();
  }
}

beforeAll(async () => {
  await startLanguage("en");
  for (const name of ["table", "nearby"]) await load(name);
  // Fetched once before anything is timed.
  await Promise.all([import("./Link.svelte"), import("./LetIn.svelte"), import("uqr")]);
});

beforeEach(() => {
  house.known = null;
  move("http://localhost:8017/t/abc");
});

afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});

describe("an invitation at the machine itself", () => {
  it("says that nobody else can open it, and shows no code for a camera", async () => {
    await visit(() => CLOSED);
    expect(text()).toContain("Only this computer can open this link, so far.");
    expect(text()).toContain(`at ${ROOT}, until you switch it off`);
    expect(link().value).toBe("http://localhost:8017/t/abc");
    expect(code()).toBeNull();
  });

  it("lets the house in, and has its address then", async () => {
    await visit((body) => (body === undefined ? CLOSED : (body as { open: boolean }).open ? OPEN : CLOSED));
    toggle()!.click();
    await arrived();
    expect(asked.at(-1)).toEqual({ path: "/house", body: { open: true } });
    expect(link().value).toBe(`${ROOT}t/abc`);
    expect(text()).toContain("Every device on the same network can open this link.");
    expect(code()).not.toBeNull();
    toggle()!.click();
    await arrived();
    expect(asked.at(-1)?.body).toEqual({ open: false });
    expect(link().value).toBe("http://localhost:8017/t/abc");
  });

  it("says why the house cannot be let in", async () => {
    await visit((body) => (body === undefined ? CLOSED : [409, { code: "no-house-network", params: {} }]));
    toggle()!.click();
    await arrived();
    expect(text()).toContain("This computer is in no network of a house");
    expect(toggle()!.checked).toBe(false);
    expect(code()).toBeNull();
  });

  it("without a network says what to do, and without a switch that there is none", async () => {
    await visit(() => ({ ...CLOSED, offered: null }));
    expect(text()).toContain("connect this computer to the wifi");
    expect(toggle()).toBeNull();
    await leave();
    await visit(() => ({ root: null, offered: null, switch: false }));
    expect(text()).toContain("it runs the table for itself alone");
    await leave();
    await visit(() => [500, { code: "server-broken", params: { id: "x" } }]);
    expect(text()).toContain("it runs the table for itself alone");
  });

  it("has the address of a server that listens to the network, and nothing to switch", async () => {
    await visit(() => ({ root: ROOT, offered: null, switch: false }));
    expect(link().value).toBe(`${ROOT}t/abc`);
    expect(toggle()).toBeNull();
  });
});

describe("an invitation elsewhere", () => {
  it("is the address of the page, and nobody is asked", async () => {
    move("http://192.168.1.5:8017/t/abc");
    await visit(() => CLOSED);
    expect(asked).toEqual([]);
    expect(link().value).toBe(`${ROOT}t/abc`);
    expect(text()).not.toContain("Only this computer");
    expect(code()).not.toBeNull();
  });
});

describe("a name", () => {
  it("leads nowhere else only if it is one of the machine itself", () => {
    for (const name of ["localhost", "127.0.0.1", "127.8.9.10", "[::1]"]) expect(isOwnName(name), name).toBe(true);
    for (const name of ["192.168.1.5", "localhost.example", "tables.example.org", "1127.0.0.1", "attic.local"]) expect(isOwnName(name), name).toBe(false);
  });
});

describe("copying", () => {
  it("without a clipboard takes the old way, and else leaves the link selected and says so", async () => {
    vi.stubGlobal("navigator", { ...navigator, clipboard: undefined });
    await visit(() => OPEN);
    const copy = () => [...document.querySelectorAll("button")].find((button) => /Cop/.test(button.textContent!))!;
    const able = vi.fn(() => true);
    document.execCommand = able as typeof document.execCommand;
    copy().click();
    await arrived();
    expect(able).toHaveBeenCalledWith("copy");
    expect(copy().textContent).toContain("Copied");
    document.execCommand = () => false;
    copy().click();
    await arrived();
    expect(text()).toContain("Selected: copy it by hand.");
    expect(link().selectionEnd).toBe(link().value.length);
  });
});
