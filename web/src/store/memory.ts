/** What this browser remembers: a name to sit down with, a tab's seat and draft, and what this person likes. */
import { newWitness, type Witness } from "../fair/witness";
import type { Step } from "./selection";

function recall(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function keep(storage: () => Storage, key: string, value: string | null): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    // A browser that remembers nothing can still play.
  }
}

const forever = () => localStorage;
const forThisTab = () => sessionStorage;

export function rememberedSeat(table: string): number | null {
  const text = recall(forThisTab, `seat-${table}`);
  return text === null ? null : Number(text);
}

export function rememberSeat(table: string, seat: number | null): void {
  keep(forThisTab, `seat-${table}`, seat === null ? null : String(seat));
}

/** A gesture that is being composed, so that a reload does not lose it. */
export interface KeptDraft {
  seat: number;
  seq: number;
  steps: Step[];
}

export function keptDraft(table: string): KeptDraft | null {
  try {
    return JSON.parse(recall(forThisTab, `draft-${table}`) ?? "null") as KeptDraft | null;
  } catch {
    return null;
  }
}

export function keepDraft(table: string, draft: KeptDraft | null): void {
  keep(forThisTab, `draft-${table}`, draft === null ? null : JSON.stringify(draft));
}

/** What was done in a guided game that was left before its end. */
export function keptLesson(game: string): number[] {
  try {
    const kept: unknown = JSON.parse(recall(forever, `faubourg.lesson-${game}`) ?? "[]");
    return Array.isArray(kept) && kept.every((move) => Number.isInteger(move)) ? (kept as number[]) : [];
  } catch {
    return [];
  }
}

export function keepLesson(game: string, moves: number[]): void {
  keep(forever, `faubourg.lesson-${game}`, moves.length === 0 ? null : JSON.stringify(moves));
}

export function rememberedName(): string {
  return recall(forever, "faubourg.name") ?? "";
}

export function rememberName(name: string): void {
  keep(forever, "faubourg.name", name);
}

/** The colour that this browser likes to play; empty if any will do. */
export function keptColour(): string {
  return recall(forever, "faubourg.colour") ?? "";
}

export function keepColour(colour: string): void {
  keep(forever, "faubourg.colour", colour || null);
}

/** Other texts that are to be found again. */
export function keptText(key: string): string | null {
  return recall(forever, key);
}

export function keepText(key: string, text: string): void {
  keep(forever, key, text);
}

export function forgetKept(key: string): void {
  keep(forever, key, null);
}

/** Nothing that these pages have remembered stays. */
export function forgetAll(): void {
  for (const storage of [forever, forThisTab]) {
    try {
      storage().clear();
    } catch {
      // There was nothing.
    }
  }
}

/** Also where nothing can be stored: then as long as the page is open. */
const witnesses = new Map<string, Witness>();

/** What this browser saw of a table's beginning; one of the older scheme remembers less. */
export function witnessOf(table: string): Witness | null {
  try {
    const kept = JSON.parse(recall(forever, `promise-${table}`) ?? "null") as Partial<Witness> | null;
    if (kept === null) return witnesses.get(table) ?? null;
    const whole = { ...newWitness(""), ...kept };
    return { ...whole, promises: whole.entropies.map((_, place) => whole.promises[place] ?? "") };
  } catch {
    return null;
  }
}

export function remember(table: string, witness: Witness): void {
  witnesses.set(table, witness);
  keep(forever, `promise-${table}`, JSON.stringify(witness));
}

export type Wish = "notifications";

export function isWished(wish: Wish): boolean {
  return recall(forever, `faubourg.${wish}`) === "on";
}

export function setWish(wish: Wish, on: boolean): void {
  keep(forever, `faubourg.${wish}`, on ? "on" : null);
}

/** Kept only where it is not as usual. */
export function isPreferred(name: string, usually: boolean): boolean {
  const kept = recall(forever, `faubourg.${name}`);
  return kept === null ? usually : kept === "on";
}

export function setPreferred(name: string, on: boolean, usually: boolean): void {
  keep(forever, `faubourg.${name}`, on === usually ? null : on ? "on" : "off");
}

/** One of several, kept only where it is not as usual. */
export function chosenFrom<Word extends string>(name: string, words: readonly Word[], usually: Word): Word {
  const kept = recall(forever, `faubourg.${name}`);
  return words.find((word) => word === kept) ?? usually;
}

export function setChosen(name: string, word: string, usually: string): void {
  keep(forever, `faubourg.${name}`, word === usually ? null : word);
}

/** A share of the whole, from 0 to 1; as usual where nothing sensible is kept. */
export function preferredShare(name: string, usually: number): number {
  const kept = recall(forever, `faubourg.${name}`);
  const share = kept === null ? Number.NaN : Number(kept);
  return share >= 0 && share <= 1 ? share : usually;
}

export function setPreferredShare(name: string, share: number, usually: number): void {
  keep(forever, `faubourg.${name}`, share === usually ? null : String(share));
}
