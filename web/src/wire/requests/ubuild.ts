// Made by tools/wire.py from the requests of ubuild. Do not edit.

/** Bots play so many matches on a layout, and as many on the printed one of its mode. */
export interface AskJudge {
  layout: string;
  seats: number;
  matches: number;
  seed: number;
}

/** A figure, and between which two the true one lies, at 95 %. */
export interface Measured {
  value: number;
  low: number;
  high: number;
}

/** The rent that falls due on a district in a match. */
export interface DistrictJudged {
  district: string;
  rent: Measured;
}

/** How often the toll of the bridge on a space, from 0, is paid in a match. */
export interface BridgeJudged {
  space: number;
  tolls: Measured;
}

/**
 * How long matches take; which share of them ends by a bankruptcy; by how much more than its share of the victories
 * the first seat has; what districts earn, the best first; and how often bridges are paid.
 */
export interface BoardJudged {
  layout: string;
  turns: Measured;
  minutes: Measured;
  bankrupt: Measured;
  first: Measured;
  districts: DistrictJudged[];
  bridges: BridgeJudged[];
}

/** A layout beside the printed one of its mode. */
export interface Judged {
  mode: string;
  seats: number;
  matches: number;
  judged: BoardJudged;
  printed: BoardJudged;
}

/** By name: what is asked, and what is answered. */
export interface Requests {
  "judge": { asked: AskJudge; answered: Judged };
}
