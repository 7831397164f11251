// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import { load, loadGame, startLanguage } from "../../../i18n/bundle";
import { Phrases } from "../../../i18n/phrases";
import { reactive } from "../../shared/reactive.svelte";
import { MOST_CASH, newPosition } from "./acts";
import type { BoxDesk } from "./desk";
import type { Position } from "./position";
import Purse from "./Purse.svelte";

let shown: Record<string, unknown>;
const field = () => document.querySelector("input")!;
const problem = () => document.querySelector(".problem")?.textContent ?? null;

beforeAll(async () => {
  await startLanguage("en");
  await loadGame("ubuild");
  await load("game:ubuild:box");
});

afterEach(() => unmount(shown));

function show(cash: number) {
  const position = newPosition("");
  const [first, ...others] = position.players;
  const props = reactive({ desk: {} as BoxDesk, player: { ...first!, cash }, place: 0 });
  const write = ({ players }: Position) => (props.player = players[0]!);
  props.desk = { position: { ...position, players: [props.player, ...others] }, phrases: new Phrases("ubuild", "en", {}, ["Ann", "Bob"]), write } as unknown as BoxDesk;
  shown = mount(Purse, { target: document.body, props });
  flushSync();
  return props;
}

function type(text: string): void {
  field().value = text;
  field().dispatchEvent(new InputEvent("input", { bubbles: true }));
  flushSync();
}

it("what is typed is the cash of the player", () => {
  const props = show(19_700);
  type("8 000");
  expect(props.player.cash).toBe(8000);
  expect(problem()).toBeNull();
});

it("more than there can be is not cut in silence: the field says what counts", () => {
  const props = show(19_700);
  field().focus();
  type(String(MOST_CASH + 1));
  expect(props.player.cash).toBe(19_700);
  expect(problem()).toContain("999,990");
  expect(problem()).toContain("19,700");
  type("500");
  expect([props.player.cash, problem()]).toEqual([500, null]);
});

it("who has got the cash of others may have more than that", () => {
  show(MOST_CASH + 10_000);
  expect(problem()).toBeNull();
});
