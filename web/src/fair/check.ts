/**
 * The dealer's draws, computed again in this browser: the twin of `Fair` in src/faubourg/core/dealer.py.
 *
 * A place comes from HMAC-SHA-256 of the seed over the seats' entropies, the number of the draw and the attempt.
 */
import type { Draw, Replay } from "../wire/types";
import { bytesOf, hashOf, keyed64 } from "./hash";
import type { Witness } from "./witness";

/** Where the draws are not numbered one after the other. */
export interface Gap {
  /** The step of the match. */
  step: number;
  expected: number;
  found: number;
}

export interface Checked {
  /** How many draws were computed. */
  checked: number;
  /** The numbers of those that came out otherwise. */
  failed: number[];
  /** The first place where a draw was left out, or a number used again. */
  gap: Gap | null;
  /** How many draws no step shows: they were made under rules that the server no longer has. */
  unseen: number;
  /** How many draws were seen, and taken back with the moves around them. */
  takenBack: number;
  /** Whether the seed shown is the one promised before the match. */
  committed: boolean;
  /** Seats whose bytes are not those they promised. */
  broken: number[];
  /** Seats that promised bytes and did not reveal them. */
  withheld: number[];
  /** Seats that revealed what they had promised. */
  revealed: number[];
  /** Whether all promises are those this browser was shown before it revealed, and the bytes that were taken are there. */
  witnessed: boolean;
  /** This browser promised bytes, and none of them count. */
  leftOut: boolean;
}

type Dealt = Pick<Replay, "dealer" | "seed" | "commitment" | "promises" | "entropies" | "steps" | "unseen">;

const SPAN = 1n << 64n;
/** 32 bytes as the dealer writes them, or none. In capitals they would be the same bytes, and other draws. */
const BYTES = /^(?:[0-9a-f]{64})?$/;

/** The place on which a number below the sum of the weights falls. */
export function weightedPlace(weights: readonly number[], rest: number): number {
  for (const [place, weight] of weights.entries()) {
    if (rest < weight) return place;
    rest -= weight;
  }
  return weights.length - 1;
}

export class Dealer {
  readonly #seed: Uint8Array;

  constructor(
    seed: string,
    readonly entropies: readonly string[],
  ) {
    this.#seed = bytesOf(seed);
  }

  /** An even number below the bound: 64 bits at a time, those past the last whole multiple thrown away. */
  below(bound: number, number: number): number {
    const wide = BigInt(bound);
    const fair = (SPAN / wide) * wide;
    for (let attempt = 0; ; attempt += 1) {
      const value = keyed64(this.#seed, [...this.entropies, number, attempt].join("|"));
      if (value < fair) return Number(value % wide);
    }
  }

  place(draw: Pick<Draw, "number" | "weights">): number {
    const bound = draw.weights.reduce((sum, weight) => sum + weight, 0);
    return weightedPlace(draw.weights, this.below(bound, draw.number));
  }
}

/** Dealt by a fair dealer, of this scheme or of the older one, in which seats promised nothing. */
export function isFair({ dealer }: Pick<Replay, "dealer">): boolean {
  return dealer === "fair-2" || dealer === "fair";
}

/** Whether this match shows what its draws can be computed from. */
export function canCheck(replay: Pick<Replay, "dealer" | "seed">): boolean {
  return isFair(replay) && replay.seed !== null && replay.seed !== "" && BYTES.test(replay.seed);
}

/** The first place where numbers are not consecutive from 0, what was undone and what is not shown included. */
export function gapIn({ steps, unseen }: Pick<Replay, "steps" | "unseen">): Gap | null {
  const elsewhere = new Set(unseen);
  let expected = 0;
  for (const step of steps) {
    for (const { number } of step.draws) {
      while (elsewhere.delete(expected)) expected += 1;
      if (number !== expected) return { step: step.seq, expected, found: number };
      expected += 1;
    }
  }
  return null;
}

/** The draws that the match did not go on with. */
function takenBackIn(steps: Dealt["steps"]): number {
  let gone = steps.reduce((sum, { draws }) => sum + draws.length, 0);
  for (let at = steps.length - 1; at >= 0; ) {
    const { undo_to, draws } = steps[at]!;
    gone -= draws.length;
    at = undo_to === null ? at - 1 : steps.findIndex(({ seq }) => seq === undo_to);
  }
  return gone;
}

/** Computes every draw. A match that shows no committed seed has nothing checked. */
export function checkDraws(replay: Dealt, witness: Witness | null = null): Checked {
  const possible = canCheck(replay);
  const dealer = possible ? new Dealer(replay.seed!, replay.entropies) : null;
  const draws = dealer === null ? [] : replay.steps.flatMap((step) => step.draws);
  const promised = replay.promises.flatMap((promise, seat) => (promise === "" ? [] : [seat]));
  const given = replay.entropies.flatMap((bytes, seat) => (bytes === "" ? [] : [seat]));
  const isWritten = (seat: number) => BYTES.test(replay.entropies[seat]!);
  const isKept = (seat: number) => isWritten(seat) && hashOf(replay.entropies[seat]!) === replay.promises[seat];
  const shown = replay.dealer === "fair-2" ? given : [];
  return {
    checked: draws.length,
    failed: draws.filter((draw) => draw.place !== dealer!.place(draw)).map((draw) => draw.number),
    gap: possible ? gapIn(replay) : null,
    unseen: replay.unseen.length,
    takenBack: draws.length === 0 ? 0 : takenBackIn(replay.steps),
    committed: possible && hashOf(replay.seed!) === replay.commitment && isPromiseOf(replay, witness),
    broken: given.filter((seat) => !isWritten(seat) || (shown.includes(seat) && !isKept(seat))),
    withheld: promised.filter((seat) => !shown.includes(seat)),
    revealed: shown.filter(isKept),
    witnessed: isAsWitnessed(replay, witness),
    leftOut: isLeftOut(replay, witness),
  };
}

/** Whether nothing contradicts what was promised. */
export function isSound({ failed, gap, committed, broken, witnessed }: Checked): boolean {
  return failed.length === 0 && gap === null && committed && broken.length === 0 && witnessed;
}

/** Whether every draw of the match was computed: only then something is proved of it as a whole. */
export function isWhole({ unseen }: Checked, { notes }: Pick<Replay, "notes">): boolean {
  return unseen === 0 && !notes.some((note) => ["stretch-not-verified", "position-taken-over"].includes(note));
}

function isPromiseOf(replay: Dealt, witness: Witness | null): boolean {
  return witness === null || replay.commitment === witness.commitment;
}

function isAsWitnessed({ dealer, promises, entropies }: Dealt, witness: Witness | null): boolean {
  if (witness === null) return true;
  if (dealer === "fair") {
    // Whoever has promised bytes was not dealt by the older scheme.
    return witness.promises.every((promise) => promise === "") && witness.entropies.some((bytes) => entropies.includes(bytes));
  }
  const { list, taken } = witness;
  return (list === null || list.join() === promises.join()) && taken.every((bytes) => entropies.includes(bytes));
}

function isLeftOut({ dealer, entropies }: Dealt, witness: Witness | null): boolean {
  if (witness === null || dealer !== "fair-2") return false;
  return witness.entropies.length > 0 && !witness.entropies.some((bytes) => entropies.includes(bytes));
}
