/** Who stands where at the end of a match. */
import { placesOf } from "../boards/shared/sheets/places";

export interface Step {
  seat: number;
  /** Those who share a place stand equally high. */
  place: number;
}

const PLACES = 3;

/** Those on the podium, the best first, and those beside it. */
export function podiumOf(ranking: number[][] | null): { steps: Step[]; beside: Step[] } {
  const all = [...placesOf(ranking)].map(([seat, place]) => ({ seat, place }));
  return { steps: all.filter(({ place }) => place <= PLACES), beside: all.filter(({ place }) => place > PLACES) };
}

/** The best stands in the middle, the second at the left, and so on outwards. */
export function standing(rank: number): number {
  return rank % 2 === 0 ? rank : -rank;
}

export interface Scrap {
  /** In hundredths of the width and of the height. */
  x: number;
  y: number;
  turned: number;
  colour: number;
}

/** Scraps of coloured paper: scattered, and the same each time. */
export function scraps(count: number, colours: number): Scrap[] {
  return Array.from({ length: count }, (_, number) => ({
    x: (number * 61 + 7) % 100,
    y: (number * number * 13 + number * 29) % 88,
    turned: (number * 47) % 180,
    colour: number % colours,
  }));
}

/** One of so many, always the same for the same table. */
export function drawnBy(table: string, many: number): number {
  return [...table].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % many;
}
