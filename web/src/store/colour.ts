/** The colour that this browser likes to play. A seat's colour is the table's: one sits where it is, if that is free. */
import { seatColour } from "../boards/shared/seats";
import type { SeatInfo } from "../wire/types";
import { keptColour } from "./memory";

const MOST_SEATS = 6;
export const COLOURS: readonly string[] = Array.from({ length: MOST_SEATS }, (_, seat) => seatColour(seat));

/** The seat of one's colour among so many; null if one likes none, or there is none. */
export function likedSeat(seats: number, colour = keptColour()): number | null {
  const seat = COLOURS.indexOf(colour);
  return seat >= 0 && seat < seats ? seat : null;
}

/** Those who sit down together, with the first, which is oneself, on the seat of one's colour. */
export function seatedByColour<Place>(places: readonly Place[], colour = keptColour()): Place[] {
  const seat = likedSeat(places.length, colour);
  const [me, ...others] = places;
  return seat === null || me === undefined ? [...places] : [...others.slice(0, seat), me, ...others.slice(seat)];
}

/** The seat to take at a table: that of one's colour if anybody may have it, else whichever the table gives. */
export function freeSeat(seats: readonly SeatInfo[], colour = keptColour()): number | null {
  const liked = likedSeat(seats.length, colour);
  if (liked === null || seats.some(({ mine }) => mine)) return null;
  const { kind, name } = seats[liked]!;
  return kind === "empty" && name === "" ? liked : null;
}
