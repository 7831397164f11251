// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { keepLesson, keptLesson } from "../store/memory";
import type { Choice } from "../wire/position";
import { Lesson, type LessonState } from "./lesson.svelte";

const key: Choice = { move: 7, kind: "play-card", targets: ["card:red1"], cost: null, refusal: null };
const greyed: Choice = { ...key, move: null, targets: ["card:red2"], refusal: { code: "not-in-lesson", clause: "RS-4.1", params: {} } };

/** A server that answers with the number of things done. */
function lesson(choices: Choice[] = [key, greyed]): { lesson: Lesson; sent: number[][] } {
  const sent: number[][] = [];
  const ask = (_: string, moves: number[], to?: string): Promise<LessonState> => {
    sent.push(moves);
    if (moves.includes(666)) return Promise.reject(new Error("no such move"));
    const state = { moves: to === undefined ? moves : [9, 9], id: to, step: moves.length + 1, view: { done: moves.length }, choices, events: [{ kind: "x" }], drafting: moves.length > 0 && moves.at(-1) !== -1 };
    return Promise.resolve(state as unknown as LessonState);
  };
  return { lesson: new Lesson("roomshare", ask), sent };
}

beforeEach(() => localStorage.clear());

describe("a guided game", () => {
  it("sends everything that was done so far each time", async () => {
    const { lesson: one, sent } = lesson();
    await one.start();
    await one.press();
    await one.pick("card:red1");
    expect(sent).toEqual([[], [-1], [-1, 7]]);
    expect(one.state?.step).toBe(3);
  });

  it("answers a greyed target with its reason and sends nothing", async () => {
    const { lesson: one, sent } = lesson();
    await one.start();
    await one.pick("card:red2");
    expect(one.refused).toEqual(greyed);
    expect(sent.length).toBe(1);
  });

  it("animates what a move brings about, from the picture before", async () => {
    const { lesson: one } = lesson();
    await one.start();
    expect(one.animation).toBeNull();
    await one.pick("card:red1");
    expect(one.animation).toEqual({ key: 1, before: { done: 0 }, events: [{ kind: "x" }] });
    one.animated();
    expect(one.animation).toBeNull();
  });

  it("goes back one thing at a time, without asking or animating", async () => {
    const { lesson: one, sent } = lesson();
    await one.start();
    await one.press();
    await one.pick("card:red1");
    one.back();
    expect([one.state?.step, one.animation, sent.length]).toEqual([2, null, 3]);
    one.back();
    one.back();
    expect(one.state?.step).toBe(1);
    await one.choose(7);
    expect(sent.at(-1)).toEqual([7]);
  });

  it("takes back a pick before it takes back a move", async () => {
    const other = { ...key, move: 8, targets: ["flat:a1", "arrow:a1n"] };
    const { lesson: one, sent } = lesson([other, { ...other, move: 9, targets: ["flat:a1", "arrow:a1e"] }]);
    await one.start();
    await one.pick("flat:a1");
    expect(one.picked).toEqual(["flat:a1"]);
    one.back();
    expect(one.picked).toEqual([]);
    expect(sent.length).toBe(1);
  });

  it("shows what is not confirmed as a preview of the picture before", async () => {
    const { lesson: one } = lesson();
    await one.start();
    await one.press();
    await one.choose(7);
    await one.choose(7);
    expect(one.preview).toEqual({ before: { done: 1 }, events: [{ kind: "x" }, { kind: "x" }] });
    one.back();
    expect(one.preview?.events.length).toBe(1);
    await one.press();
    expect(one.preview).toBeNull();
  });

  it("stays where it is when the server does not answer", async () => {
    let broken = false;
    const state = { moves: [], choices: [], events: [], view: {} } as unknown as LessonState;
    const one = new Lesson("roomshare", () => (broken ? Promise.reject(new Error("away")) : Promise.resolve(state)));
    await one.start();
    broken = true;
    await one.press();
    expect(one.problem).toBeInstanceOf(Error);
    expect(one.state).toBe(state);
    broken = false;
    await one.press();
    expect(one.problem).toBeNull();
  });

  it("goes on where it was left, and forgets it once it is started again", async () => {
    const { lesson: one } = lesson();
    await one.start();
    await one.press();
    const { lesson: other, sent } = lesson();
    await other.resume();
    expect(sent).toEqual([[-1]]);
    await other.start();
    expect(keptLesson("roomshare")).toEqual([]);
  });

  it("begins anew where what was kept is not asked for any more", async () => {
    keepLesson("roomshare", [666]);
    const { lesson: one, sent } = lesson();
    await one.resume();
    expect(sent).toEqual([[666], []]);
    expect(one.state?.step).toBe(1);
    expect(one.problem).toBeNull();
  });

  it("is opened at a chapter, without a picture of the way there, and goes on from it", async () => {
    const { lesson: one, sent } = lesson();
    await one.start();
    await one.open("fourth");
    expect(one.state?.id).toBe("fourth");
    expect(one.animation).toBeNull();
    await one.press();
    expect(sent.at(-1)).toEqual([9, 9, -1]);
    one.back();
    expect(one.state?.id).toBe("fourth");
  });

  it("goes back beyond the place where it was opened", async () => {
    const { lesson: one, sent } = lesson();
    await one.start();
    expect(one.canGoBack).toBe(false);
    await one.open("fourth");
    one.back();
    await new Promise((later) => setTimeout(later, 0));
    expect(sent.at(-1)).toEqual([9]);
    expect(one.state?.moves).toEqual([9]);
  });
});
