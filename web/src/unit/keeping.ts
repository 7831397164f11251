/** What the page of the unit keeps in this browser, so that a reload loses nothing. */
import { keep, recall } from "../beside/device";
import { FACES, newUnit, type Count, type Unit } from "./machine";

const UNIT = "faubourg.unit";
const MUTED = "faubourg.unit-muted";
/** An evening later the unit is found switched off. */
const FORGOTTEN = 12 * 3_600_000;
const LONGEST = 600;

export const keepUnit = (unit: Unit): void => keep(UNIT, JSON.stringify(unit));
export const keptUnit = (now: number): Unit => revived(recall(UNIT), now);
export const keepMuted = (muted: boolean): void => keep(MUTED, String(muted));
export const keptMuted = (): boolean => recall(MUTED) === "true";

/** A unit from its text; a new one if there is none, if it was forgotten, or if the text is not one. */
export function revived(text: string | null, now: number): Unit {
  try {
    const found: unknown = JSON.parse(text ?? "null");
    return isUnit(found) && (found.hour === null || found.hour.due > now - FORGOTTEN) ? found : newUnit();
  } catch {
    return newUnit();
  }
}

function isUnit(thing: unknown): thing is Unit {
  if (typeof thing !== "object" || thing === null) return false;
  const { on, hour, auction, faces, built, auctions, minutes, told } = thing as Record<string, unknown>;
  const numbers = [built, auctions, minutes, told];
  return (
    typeof on === "boolean" &&
    (hour === null || isCount(hour)) &&
    (auction === null || isCount(auction)) &&
    Array.isArray(faces) &&
    faces.every((face) => FACES.includes(face)) &&
    numbers.every((number) => Number.isFinite(number)) &&
    Number(minutes) > 0 &&
    Number(minutes) <= LONGEST
  );
}

function isCount(thing: unknown): thing is Count {
  if (typeof thing !== "object" || thing === null) return false;
  const { about, number, seconds, due } = thing as Record<string, unknown>;
  const isAbout = about === "auction" || about === "offer" || about === "hour";
  return isAbout && Number.isFinite(number) && Number.isFinite(due) && Number.isFinite(seconds) && Number(seconds) > 0;
}
