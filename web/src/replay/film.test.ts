import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Film, PAUSE } from "./film.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("a replay that is played", () => {
  it("steps forward with an animation and backward without", () => {
    const film = new Film(3, 0, () => true);
    film.forward();
    expect([film.place, film.animating, film.key]).toEqual([1, true, 1]);
    film.back();
    expect([film.place, film.animating, film.key]).toEqual([0, false, 1]);
  });

  it("never leaves the match", () => {
    const film = new Film(3, 2, () => true);
    film.forward();
    expect(film.place).toBe(2);
    film.jump(-5);
    expect(film.place).toBe(0);
    film.back();
    expect(film.place).toBe(0);
  });

  it("goes on by itself once each step has been shown, and stops at the end", () => {
    const film = new Film(3, 0, (place) => place === 1);
    film.play();
    expect([film.place, film.animating]).toEqual([1, true]);
    vi.advanceTimersByTime(10 * PAUSE);
    expect(film.place).toBe(1);
    film.animated();
    vi.advanceTimersByTime(PAUSE);
    expect([film.place, film.animating]).toEqual([2, false]);
    vi.advanceTimersByTime(PAUSE);
    expect(film.playing).toBe(false);
  });

  it("waits less at a higher speed, and does not animate at the highest", () => {
    const film = new Film(9, 0, () => true);
    film.speed = 4;
    film.play();
    expect([film.place, film.animating]).toEqual([1, false]);
    vi.advanceTimersByTime(PAUSE);
    expect(film.place).toBe(5);
  });

  it("begins again when it is played at the end", () => {
    const film = new Film(3, 2, () => false);
    film.play();
    expect(film.place).toBe(1);
  });

  it("stops when somebody takes it in hand", () => {
    const film = new Film(9, 0, () => false);
    film.play();
    film.forward();
    expect([film.place, film.playing]).toEqual([2, false]);
    vi.advanceTimersByTime(9 * PAUSE);
    expect(film.place).toBe(2);
  });
});
