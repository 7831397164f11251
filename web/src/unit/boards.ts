/** A board from the text that was kept of it; an empty one if the text is not of a board. */
import { DISTRICTS, MOST_BLOCKS, NEW_BOARD, type Board, type Standing } from "./rents";

export function boardFrom(text: string | null): Board {
  try {
    const found: unknown = JSON.parse(text ?? "null");
    return isBoard(found) ? found : NEW_BOARD;
  } catch {
    return NEW_BOARD;
  }
}

const isDistrict = (id: unknown): boolean => DISTRICTS.some((district) => district.id === id);
const isColour = (id: unknown): boolean => DISTRICTS.some((district) => district.colour === id);

function isBoard(thing: unknown): thing is Board {
  if (typeof thing !== "object" || thing === null) return false;
  const { districts, skyscrapers, tower, owned, cash } = thing as Record<string, unknown>;
  return (
    typeof districts === "object" &&
    districts !== null &&
    Object.entries(districts).every(([id, standing]) => isDistrict(id) && isStanding(standing)) &&
    Array.isArray(skyscrapers) &&
    skyscrapers.every(isColour) &&
    Array.isArray(owned) &&
    owned.every(isDistrict) &&
    typeof tower === "boolean" &&
    Number.isSafeInteger(cash)
  );
}

function isStanding(thing: unknown): thing is Standing {
  if (typeof thing !== "object" || thing === null) return false;
  const { residential, industrial, place, mortgaged } = thing as Record<string, unknown>;
  const isNumber = (number: unknown): number is number => Number.isInteger(number) && Number(number) >= 0;
  return (
    isNumber(residential) &&
    isNumber(industrial) &&
    residential + industrial <= MOST_BLOCKS &&
    (place === "nothing" || place === "bonus" || place === "hazard") &&
    typeof mortgaged === "boolean"
  );
}
