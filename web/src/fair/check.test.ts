import { afterEach, describe, expect, it, vi } from "vitest";
import type { Draw, Replay, Step } from "../wire/types";
import { checkDraws, Dealer, gapIn, isSound, isWhole, weightedPlace } from "./check";
import { hashOf } from "./hash";
import { newWitness } from "./witness";

// Computed by faubourg.core.dealer.Fair with the same seed and entropies.
const SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const ENTROPIES = ["07".repeat(32), "", "ff".repeat(32)];
const PROMISES = ENTROPIES.map((bytes) => (bytes === "" ? "" : hashOf(bytes)));
const WEIGHTS = [[1, 1, 1], [5, 0, 3, 2], Array(30).fill(1) as number[], [2 ** 52, 1], [1]];
const PLACES = [2, 0, 4, 0, 0];

const DRAWS = WEIGHTS.map((weights, number): Draw => ({ number, weights, place: PLACES[number]! }));

/** A match of which each step has one draw. */
function replay(changes: Partial<Replay> = {}, draws: Draw[] = DRAWS): Replay {
  const steps = draws.map((draw, place) => ({ seq: place + 1, draws: [draw], undo_to: null }) as unknown as Step);
  const dealt = { dealer: "fair-2", seed: SEED, commitment: COMMITMENT, promises: PROMISES, entropies: ENTROPIES };
  return { ...dealt, unseen: [], notes: [], steps, ...changes } as unknown as Replay;
}

/** What an honest dealer with this seed draws for that number. */
function drawn(number: number, weights: number[]): Draw {
  return { number, weights, place: new Dealer(SEED, ENTROPIES).place({ number, weights }) };
}

afterEach(() => vi.unstubAllGlobals());

describe("the dealer in the browser", () => {
  it("draws the numbers that the one in Python draws", () => {
    const dealer = new Dealer(SEED, ENTROPIES);
    const numbers = [0, 1, 2].map((number) => dealer.below(2 ** 53 - 111, number));
    expect(numbers).toEqual([6900178815994395, 6838892238065566, 2337444367924142]);
  });

  it("falls on a place by its weight, never on one of weight zero", () => {
    expect([0, 4, 5, 7, 8, 9].map((rest) => weightedPlace([5, 0, 3, 2], rest))).toEqual([0, 0, 2, 2, 3, 3]);
  });

  it("hashes the seed to the promise", () => expect(hashOf(SEED)).toBe(COMMITMENT));

  it("needs no hashes of the browser's, which a page without TLS does not have", () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(isSound(checkDraws(replay()))).toBe(true);
  });
});

describe("checking a match", () => {
  it("finds nothing wrong with draws that follow from the seed", () => {
    const found = checkDraws(replay());
    expect(found).toMatchObject({ checked: 5, failed: [], gap: null, committed: true, broken: [], witnessed: true });
    expect(found).toMatchObject({ revealed: [0, 2], withheld: [], unseen: 0, takenBack: 0, leftOut: false });
    expect(isSound(found)).toBe(true);
  });

  it("names the draws that came out otherwise", () => {
    const draws = DRAWS.map((draw) => (draw.number === 2 ? { ...draw, place: 5 } : draw));
    const found = checkDraws(replay({}, draws));
    expect(found.failed).toEqual([2]);
    expect(isSound(found)).toBe(false);
  });

  it("sees another seed than the one promised", () => {
    expect(checkDraws(replay({ commitment: "00".repeat(32) })).committed).toBe(false);
  });

  it("checks nothing where no seed is shown, or none was promised", () => {
    const nothing = { checked: 0, failed: [], committed: false };
    expect(checkDraws(replay({ seed: null }))).toMatchObject(nothing);
    expect(checkDraws(replay({ dealer: "scripted", promises: [], entropies: [] }))).toMatchObject(nothing);
  });
});

describe("the numbers of the draws", () => {
  it("betray a dealer that skips draws until it likes the result", () => {
    const weights = Array(6).fill(1) as number[];
    const draws: Draw[] = [];
    for (let number = 0; draws.length < 5; number += 1) {
      const draw = drawn(number, weights);
      // It waits for sixes: each draw it shows does follow from the seed.
      if (draw.place === 5) draws.push(draw);
    }
    const found = checkDraws(replay({}, draws));
    expect(found.failed, "every draw that is shown follows from the seed").toEqual([]);
    expect(found.gap).toEqual({ step: 1, expected: 0, found: draws[0]!.number });
    expect(isSound(found), "a dealer that skips draws must be found out").toBe(false);
  });

  it("are refused with the place where one is left out, comes again, or comes too early", () => {
    const numbered = (...numbers: number[]) => replay({}, numbers.map((number) => drawn(number, [1, 1])));
    expect(gapIn(numbered(0, 1, 3))).toEqual({ step: 3, expected: 2, found: 3 });
    expect(gapIn(numbered(0, 1, 1, 2))).toEqual({ step: 3, expected: 2, found: 1 });
    expect(gapIn(numbered(1, 2))).toEqual({ step: 1, expected: 0, found: 1 });
    expect(gapIn(numbered(0, 1, 2))).toBeNull();
  });

  it("count on through what was undone: a number is never used twice", () => {
    const undone = (again: number) => {
      const found = replay({}, [drawn(0, [1, 1]), drawn(1, [1, 1])]);
      const undo = { seq: 3, draws: [], undo_to: 1 } as unknown as Step;
      const next = { seq: 4, draws: [drawn(again, [1, 1])], undo_to: null } as unknown as Step;
      return { ...found, steps: [...found.steps, undo, next] };
    };
    expect(gapIn(undone(2))).toBeNull();
    expect(checkDraws(undone(2)).takenBack, "seen, and not gone on with").toBe(1);
    expect(gapIn(undone(1)), "drawn again after an undo").toEqual({ step: 4, expected: 2, found: 1 });
  });

  it("may be missing where the match followed other rules, and that is said", () => {
    const found = checkDraws(replay({ unseen: [0, 1] }, DRAWS.slice(2)));
    expect(found).toMatchObject({ gap: null, unseen: 2, checked: 3 });
    expect(checkDraws(replay({ unseen: [0] }, DRAWS.slice(2))).gap).toEqual({ step: 1, expected: 1, found: 2 });
    expect(isWhole(found, replay()), "draws that nobody could compute prove nothing").toBe(false);
  });

  it("prove something of the match as a whole only where all of it was played again", () => {
    const found = checkDraws(replay());
    expect(isWhole(found, replay())).toBe(true);
    for (const note of ["stretch-not-verified", "position-taken-over"])
      expect(isWhole(found, replay({ notes: [note] })), note).toBe(false);
    expect(isWhole(found, replay({ notes: ["played-under-other-rules"] }))).toBe(true);
  });
});

describe("promises", () => {
  it("are compared with what was revealed", () => {
    const found = checkDraws(replay({ promises: [PROMISES[0]!, "", hashOf("ab".repeat(32))] }));
    expect(found).toMatchObject({ broken: [2], revealed: [0] });
    expect(isSound(found)).toBe(false);
  });

  it("that were kept back are named, and bytes without a promise are not accepted", () => {
    const withheld = checkDraws(replay({ promises: [PROMISES[0]!, hashOf("ab".repeat(32)), PROMISES[2]!] }));
    expect(withheld).toMatchObject({ withheld: [1], broken: [] });
    expect(isSound(withheld)).toBe(true);
    expect(checkDraws(replay({ promises: ["", "", PROMISES[2]!] })).broken).toEqual([0]);
  });

  it("are kept only by bytes written as the dealer writes them: capitals would be other draws of the same bytes", () => {
    const bytes = "ab".repeat(32);
    const kept = { promises: [hashOf(bytes), "", PROMISES[2]!], entropies: [bytes, "", ENTROPIES[2]!] };
    expect(checkDraws(replay(kept)).broken).toEqual([]);
    for (const other of [bytes.toUpperCase(), `aB${bytes.slice(2)}`, bytes.slice(2), `${bytes}ab`, "z".repeat(64)]) {
      const found = checkDraws(replay({ ...kept, entropies: [other, "", ENTROPIES[2]!] }));
      expect(found.broken, other).toEqual([0]);
      expect(checkDraws(replay({ dealer: "fair", promises: [], entropies: [other, "", ENTROPIES[2]!] })).broken).toEqual([0]);
    }
  });

  it("are none in a match of the older scheme, which is checked as before", () => {
    const found = checkDraws(replay({ dealer: "fair", promises: [] }));
    expect(found).toMatchObject({ failed: [], committed: true, revealed: [], withheld: [], broken: [] });
    expect(isSound(found)).toBe(true);
  });
});

describe("what this browser remembers", () => {
  const known = { ...newWitness(COMMITMENT), entropies: [ENTROPIES[0]!], promises: [PROMISES[0]!] };
  const sound = (witness: typeof known) => isSound(checkDraws(replay(), witness));

  it("is the same promise of the dealer", () => {
    expect(sound(known)).toBe(true);
    expect(sound({ ...known, commitment: "00".repeat(32) })).toBe(false);
  });

  it("is the same list of promises that it was shown before it revealed", () => {
    expect(sound({ ...known, list: PROMISES })).toBe(true);
    expect(sound({ ...known, list: [PROMISES[0]!, "", hashOf("ab".repeat(32))] }), "bytes exchanged later").toBe(false);
  });

  it("is that the bytes the server has taken count", () => {
    expect(sound({ ...known, taken: [ENTROPIES[0]!] })).toBe(true);
    expect(sound({ ...known, taken: ["ab".repeat(32)] })).toBe(false);
    const late = { ...known, entropies: ["ab".repeat(32)], promises: [hashOf("ab".repeat(32))] };
    expect(checkDraws(replay(), late)).toMatchObject({ leftOut: true, witnessed: true });
  });

  it("is, of the older scheme, bytes of its own among the others", () => {
    const older = replay({ dealer: "fair", promises: [] });
    const open = { ...known, promises: ["", ""] };
    expect(checkDraws(older, { ...open, entropies: ["ab".repeat(32), ENTROPIES[0]!] }).witnessed).toBe(true);
    expect(checkDraws(older, { ...open, entropies: ["ab".repeat(32)] }).witnessed).toBe(false);
    expect(checkDraws(older, known).witnessed, "it had promised, and is shown the older scheme").toBe(false);
  });
});
