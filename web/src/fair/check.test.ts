import { describe, expect, it } from "vitest";
import type { Replay, Step } from "../wire/types";
import { checkDraws, commitmentOf, Dealer, weightedPlace } from "./check";

// Computed by faubourg.core.dealer.Fair with the same seed and entropies.
const SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const ENTROPIES = ["07".repeat(32), "", "ff".repeat(32)];
const WEIGHTS = [[1, 1, 1], [5, 0, 3, 2], Array(30).fill(1) as number[], [2 ** 52, 1], [1]];
const PLACES = [2, 0, 4, 0, 0];

function replay(changes: Partial<Replay> = {}, places = PLACES): Replay {
  const draws = WEIGHTS.map((weights, number) => ({ number, weights, place: places[number]! }));
  const step = { draws } as unknown as Step;
  const dealt = { dealer: "fair", seed: SEED, commitment: COMMITMENT, entropies: ENTROPIES, steps: [step] };
  return { ...dealt, ...changes } as Replay;
}

describe("the dealer in the browser", () => {
  it("draws the numbers that the one in Python draws", async () => {
    const dealer = new Dealer(SEED, ENTROPIES);
    const drawn = await Promise.all([0, 1, 2].map((number) => dealer.below(2 ** 53 - 111, number)));
    expect(drawn).toEqual([6900178815994395, 6838892238065566, 2337444367924142]);
  });

  it("falls on a place by its weight, never on one of weight zero", () => {
    expect([0, 4, 5, 7, 8, 9].map((rest) => weightedPlace([5, 0, 3, 2], rest))).toEqual([0, 0, 2, 2, 3, 3]);
  });

  it("hashes the seed to the promise", async () => expect(await commitmentOf(SEED)).toBe(COMMITMENT));
});

describe("checking a match", () => {
  it("finds nothing wrong with draws that follow from the seed", async () => {
    expect(await checkDraws(replay())).toEqual({ checked: 5, failed: [], committed: true });
  });

  it("names the draws that came out otherwise", async () => {
    const { failed } = await checkDraws(replay({}, [2, 0, 5, 0, 0]));
    expect(failed).toEqual([2]);
  });

  it("sees another seed than the one promised", async () => {
    const { committed } = await checkDraws(replay({ commitment: "00".repeat(32) }));
    expect(committed).toBe(false);
  });

  it("sees another promise than the one this browser was given, and bytes that are not its own", async () => {
    const given = { commitment: COMMITMENT, entropies: ["ab".repeat(32), ENTROPIES[0]!] };
    expect((await checkDraws(replay(), given)).committed).toBe(true);
    expect((await checkDraws(replay(), { ...given, commitment: "00".repeat(32) })).committed).toBe(false);
    expect((await checkDraws(replay(), { ...given, entropies: ["ab".repeat(32)] })).committed).toBe(false);
  });

  it("checks nothing where no seed is shown, or none was promised", async () => {
    const nothing = { checked: 0, failed: [], committed: false };
    expect(await checkDraws(replay({ seed: null }))).toEqual(nothing);
    expect(await checkDraws(replay({ dealer: "scripted" }))).toEqual(nothing);
  });
});
