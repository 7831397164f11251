/** The beeps of the unit. */
import type { Note } from "../sound/notes";
import type { Sort } from "./machine";

export const BEEPS: Record<Sort, readonly Note[]> = {
  on: [[880, 0, 0.1], [1320, 0.12, 0.16]],
  off: [[880, 0, 0.1], [587, 0.12, 0.16]],
  build: [[988, 0, 0.07], [1175, 0.08, 0.07], [1568, 0.16, 0.14]],
  auction: [[1175, 0, 0.22]],
  stop: [[784, 0, 0.12]],
  last: [[1760, 0, 0.09], [1760, 0.14, 0.09], [1760, 0.28, 0.09]],
  second: [[1760, 0, 0.08]],
  "auction-over": [[1760, 0, 0.7]],
  near: [[1319, 0, 0.12]],
  "hour-over": [[1319, 0, 0.35], [1319, 0.5, 0.35], [1319, 1, 0.7]],
};
