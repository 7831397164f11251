// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { loadGame, startLanguage } from "../../i18n/bundle";
import { Phrases } from "../../i18n/phrases";
import type { BoardProps } from "../board";
import { reactive } from "../shared/reactive.svelte";
import Board from "./Board.svelte";
import { CLOSE } from "./fit";
import { bestTurn } from "./geometry";
import { positions, rawScene, scene } from "./match";
import { planOf } from "./plan";

vi.setConfig({ testTimeout: 30_000 });

const WIDE = 360;
const TALL = 320;
const sheet = bestTurn(planOf(scene, "en"), 3, 4);
const names = ["Ana", "Bob", "Cleo"];
let shown: Record<string, unknown>;
let frames: FrameRequestCallback[] = [];
let looked: { left: number; top: number }[] = [];
/** Where the question begins. */
let question = TALL;

beforeAll(async () => {
  await startLanguage("en");
  await loadGame("ubuild");
});

beforeEach(() => {
  [frames, looked, question] = [[], [], TALL];
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(WIDE);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(TALL);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return new DOMRect(0, this.className === "ask" ? question : 0, WIDE, TALL);
  });
  vi.spyOn(Element.prototype, "scrollTo").mockImplementation(function (this: Element, to?: unknown) {
    const { left, top } = to as { left: number; top: number };
    looked.push({ left, top });
    [this.scrollLeft, this.scrollTop] = [left, top];
  });
  document.body.innerHTML = '<div class="ask"></div>';
});

afterEach(() => {
  void unmount(shown);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function settle(): void {
  flushSync();
  for (let round = 0; round < 3; round++) for (const frame of frames.splice(0)) frame(0);
  flushSync();
}

async function show(): Promise<BoardProps> {
  const phrases = new Phrases("ubuild", "en", rawScene, names);
  const props = reactive<BoardProps>({
    scene: rawScene,
    view: positions[0]!.view,
    seat: null,
    names,
    phrases,
    choices: [],
    picked: [],
    onpick: () => undefined,
    highlight: [],
    drafting: false,
    animation: null,
    onanimated: () => undefined,
    skip: 0,
  });
  shown = mount(Board, { target: document.body, props });
  await vi.waitFor(() => expect(pane()).not.toBeNull());
  settle();
  looked = [];
  return props;
}

const pane = () => document.querySelector<HTMLElement>(".window")!;
/** What is picked, in pixels from the corner of the window. */
function seenAt(space: number) {
  const { x, y } = sheet.spaces[space]!;
  return { x: x * CLOSE - pane().scrollLeft, y: y * CLOSE - pane().scrollTop };
}
const district = (space: number) => `district:${scene.spaces[space]!.district}`;
/** A district whose neighbour is one, too. */
const first = scene.spaces.findIndex(({ district: id }, place) => id !== null && scene.spaces[place + 1]?.district != null);

it("a small table turns to what is picked, and leaves it where it is if it is well in sight", async () => {
  const props = await show();
  pane().scrollTo({ left: 5000, top: 5000 });
  props.picked = [district(first)];
  settle();
  expect(seenAt(first)).toEqual({ x: WIDE / 2, y: TALL / 2 });
  looked = [];
  // The next one is beside it: it does not run away from under the finger.
  expect(Math.hypot(seenAt(first + 1).x - WIDE / 2, seenAt(first + 1).y - TALL / 2)).toBeLessThan(100);
  props.picked = [district(first + 1)];
  settle();
  expect(looked).toEqual([]);
});

it("what lies behind the question is not in sight: the table goes on until it is, with room below", async () => {
  const props = await show();
  pane().scrollTo({ left: 5000, top: 5000 });
  looked = [];
  question = 200;
  props.picked = [district(first)];
  settle();
  expect(seenAt(first)).toEqual({ x: WIDE / 2, y: 100 });
  expect(pane().style.paddingBottom).toBe("120px");
});
