import { expect, it } from "vitest";
import type { SeatInfo } from "../wire/types";
import { COLOURS, freeSeat, likedSeat, seatedByColour } from "./colour";

const seat = (more: Partial<SeatInfo>) => ({ kind: "empty", name: "", mine: false, ...more }) as SeatInfo;

it("leads to the seat that has it, where there is one", () => {
  expect(COLOURS.slice(0, 3)).toEqual(["red", "blue", "yellow"]);
  expect([likedSeat(4, "yellow"), likedSeat(2, "yellow"), likedSeat(4, ""), likedSeat(4, "pink")]).toEqual([2, null, null, null]);
});

it("puts oneself there among others, who keep their order", () => {
  expect(seatedByColour(["me", "a", "b", "c"], "yellow")).toEqual(["a", "b", "me", "c"]);
  expect(seatedByColour(["me", "a"], "yellow")).toEqual(["me", "a"]);
  expect(seatedByColour(["me", "a"], "")).toEqual(["me", "a"]);
});

it("is not taken from whoever has it, or for whom it is kept, nor in place of one's own kept seat", () => {
  const free = [seat({}), seat({}), seat({})];
  expect(freeSeat(free, "blue")).toBe(1);
  expect(freeSeat([seat({}), seat({ kind: "person", name: "Bob" })], "blue")).toBeNull();
  expect(freeSeat([seat({}), seat({ name: "Bob" })], "blue")).toBeNull();
  expect(freeSeat([seat({ mine: true, name: "Ann" }), seat({})], "blue")).toBeNull();
});
