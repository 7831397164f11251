// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost/t/abc" }
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { changeLanguage, load, startLanguage } from "../i18n/bundle";
import { leave, serving, settled, show, TOY, type Asked } from "../pages/fakes";
import { tableOf } from "../store/fakes";
import { namesOf } from "../store/seats";
import { TableStore } from "../store/table.svelte";
import type { SeatInfo, TableInfo } from "../wire/types";
import WaitingRoom from "./WaitingRoom.svelte";

/** Three seats: taken, kept for whoever had them, or free. */
type Seat = Partial<SeatInfo>;
const HERE: Seat = { kind: "person", name: "Ann" };
const kept = (name: string): Seat => ({ kind: "empty", name, present: false });
const FREE: Seat = kept("");

function room(...seats: Seat[]): TableInfo {
  const table = tableOf(...seats.map(() => false));
  return { ...table, host: false, status: "waiting", seats: table.seats.map((seat, number) => ({ ...seat, ...seats[number] })) };
}

async function open(table: TableInfo): Promise<{ asked: Asked[]; store: TableStore }> {
  const asked = serving(() => table);
  const store = new TableStore("abc", () => ({}) as WebSocket);
  store.table = table;
  await show(WaitingRoom, { store, table, info: TOY, names: namesOf(table.seats, (bot) => bot) });
  return { asked, store };
}

const lead = () => document.querySelector(".lead")!.textContent!.trim();
const buttons = () => [...document.querySelectorAll("li button")].map((one) => one.textContent!.trim());

beforeAll(async () => {
  await startLanguage("en");
  for (const name of ["table", "nearby", "waiting"]) await load(name);
});
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
  await changeLanguage("en");
});

describe("the waiting room of a rematch", () => {
  it("says for whom seats are kept, and calls none of them free", async () => {
    await open(room({ ...HERE, mine: true }, kept("Bob"), kept("Cleo")));
    expect(lead()).toBe("2 seats are kept for Bob and Cleo. The match begins when all seats are taken.");
    expect(document.querySelector(".seats")!.textContent).not.toContain("free");
    await leave();
    await changeLanguage("fr");
    await open(room({ ...HERE, mine: true }, kept("Bob"), { ...HERE, name: "Cleo" }));
    expect(lead()).toBe("Une place est gardée pour Bob. La partie commence dès que toutes les places sont prises.");
  });

  it("tells what is free from what is kept", async () => {
    await open(room({ ...HERE, mine: true }, kept("Bob"), FREE));
    expect(lead()).toBe("One seat is free. One seat is kept for Bob. The match begins when all seats are taken.");
  });

  it("has a chair for whom a seat is kept, under the name they had, and leads them to it", async () => {
    const table = room(HERE, { ...kept("Bob"), mine: true }, HERE);
    const { asked, store } = await open(table);
    expect(store.mine).toEqual([]);
    expect(lead()).toBe("Your seat is kept: sit down to play.");
    // Nothing that gives it away.
    expect(buttons()).toEqual([]);
    expect(document.querySelector<HTMLInputElement>("form input")!.value).toBe("Bob");
    const seated = { ...table, now: 1, seats: table.seats.map((one) => (one.mine ? { ...one, kind: "person" as const } : one)) };
    serving((path, body) => (asked.push({ path, body }), path.endsWith("/sit") ? seated : table));
    document.querySelector("form")!.dispatchEvent(new SubmitEvent("submit", { cancelable: true, bubbles: true }));
    await vi.waitFor(() => expect(store.seat).toBe(1));
    expect(asked.find(({ path }) => path.endsWith("/sit"))!.body).toMatchObject({ name: "Bob", seat: null });
    await settled();
  });
});
