/**
 * The dealer's draws, computed again in this browser: the twin of `Fair` in src/faubourg/core/dealer.py.
 *
 * A place comes from HMAC-SHA-256 of the seed over the seats' entropies, the number of the draw and the attempt.
 */
import type { Draw, Replay } from "../wire/types";

export interface Checked {
  /** How many draws were computed. */
  checked: number;
  /** The numbers of those that came out otherwise. */
  failed: number[];
  /** Whether the seed shown is the one promised before the match. */
  committed: boolean;
}

/** What this browser remembers of the beginning: the promise, and the bytes it gave, of which one set was taken. */
export interface Witness {
  commitment: string;
  entropies: readonly string[];
}

type Dealt = Pick<Replay, "dealer" | "seed" | "commitment" | "entropies" | "steps">;

const SPAN = 1n << 64n;

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hex.length / 2);
  for (let place = 0; place < bytes.length; place += 1) bytes[place] = parseInt(hex.slice(place * 2, place * 2 + 2), 16);
  return bytes;
}

export function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What is shown of a seed before the match. */
export async function commitmentOf(seed: string): Promise<string> {
  return hexOf(await crypto.subtle.digest("SHA-256", bytesOf(seed)));
}

/** The place on which a number below the sum of the weights falls. */
export function weightedPlace(weights: readonly number[], rest: number): number {
  for (const [place, weight] of weights.entries()) {
    if (rest < weight) return place;
    rest -= weight;
  }
  return weights.length - 1;
}

export class Dealer {
  readonly #key: Promise<CryptoKey>;

  constructor(
    seed: string,
    readonly entropies: readonly string[],
  ) {
    const algorithm = { name: "HMAC", hash: "SHA-256" };
    this.#key = crypto.subtle.importKey("raw", bytesOf(seed), algorithm, false, ["sign"]);
  }

  /** An even number below the bound: 64 bits at a time, those past the last whole multiple thrown away. */
  async below(bound: number, number: number): Promise<number> {
    const wide = BigInt(bound);
    const fair = (SPAN / wide) * wide;
    for (let attempt = 0; ; attempt += 1) {
      const value = await this.#value(number, attempt);
      if (value < fair) return Number(value % wide);
    }
  }

  async place(draw: Pick<Draw, "number" | "weights">): Promise<number> {
    const bound = draw.weights.reduce((sum, weight) => sum + weight, 0);
    return weightedPlace(draw.weights, await this.below(bound, draw.number));
  }

  async #value(number: number, attempt: number): Promise<bigint> {
    const message = [...this.entropies, number, attempt].join("|");
    const digest = await crypto.subtle.sign("HMAC", await this.#key, new TextEncoder().encode(message));
    return new DataView(digest).getBigUint64(0, false);
  }
}

/** Whether this match shows what its draws can be computed from. */
export function canCheck(replay: Pick<Replay, "dealer" | "seed">): boolean {
  return replay.dealer === "fair" && replay.seed !== null && /^[0-9a-f]{64}$/.test(replay.seed);
}

/** Whether the match was dealt as this browser remembers it: the same promise, and bytes of ours among the others. */
export function isAsWitnessed(replay: Pick<Replay, "commitment" | "entropies">, witness: Witness | null): boolean {
  if (witness === null) return true;
  return replay.commitment === witness.commitment && witness.entropies.some((bytes) => replay.entropies.includes(bytes));
}

/** Computes every draw. A match that shows no committed seed has nothing checked. */
export async function checkDraws(replay: Dealt, witness: Witness | null = null): Promise<Checked> {
  if (!canCheck(replay)) return { checked: 0, failed: [], committed: false };
  const seed = replay.seed!;
  const dealer = new Dealer(seed, replay.entropies);
  const draws = replay.steps.flatMap((step) => step.draws);
  const places = await Promise.all(draws.map((draw) => dealer.place(draw)));
  const failed = draws.filter((draw, place) => draw.place !== places[place]).map((draw) => draw.number);
  const committed = (await commitmentOf(seed)) === replay.commitment && isAsWitnessed(replay, witness);
  return { checked: draws.length, failed, committed };
}
