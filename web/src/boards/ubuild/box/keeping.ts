/** What the page beside the box keeps in this browser: positions are read again only if they can be those of a board. */
import { PIECES, type Piece, type UBuildScene } from "../types";
import { MOST_CASH, MOST_NAME, PAWNS, seatsOf } from "./acts";
import figures from "./figures.json";
import type { Holding, Player, Position, Standing } from "./position";

/** All positions that were, the last of them the one before this; and those that were undone. */
export interface Pages {
  now: Position;
  before: Position[];
  after: Position[];
}

type Thing = Record<string, unknown>;

const isThing = (thing: unknown): thing is Thing => typeof thing === "object" && thing !== null && !Array.isArray(thing);
const isNumber = (number: unknown, most: number): number is number => Number.isInteger(number) && Number(number) >= 0 && Number(number) <= most;
const isPawn = (pawn: unknown): boolean => isNumber(pawn, PAWNS - 1);

/** The pages from their text; null if it is not of pages, or of a layout that is not there. */
export function pagesFrom(text: string | null, sceneOf: (layout: string) => UBuildScene | null): Pages | null {
  try {
    const found: unknown = JSON.parse(text ?? "null");
    if (!isThing(found)) return null;
    const { now, before, after } = found;
    if (!isPosition(now, sceneOf) || !Array.isArray(before) || !Array.isArray(after)) return null;
    const good = (one: unknown) => isPosition(one, sceneOf);
    // What was before may be gone; what is now is not lost for it.
    return { now, before: before.every(good) ? before : [], after: after.every(good) ? after : [] };
  } catch {
    return null;
  }
}

function isPosition(thing: unknown, sceneOf: (layout: string) => UBuildScene | null): thing is Position {
  if (!isThing(thing)) return false;
  const { phase, layout, players, turn, round, districts, sites } = thing;
  const scene = typeof layout === "string" ? sceneOf(layout) : null;
  return (
    scene !== null &&
    (phase === "setup" || phase === "play" || phase === "over") &&
    Array.isArray(players) &&
    seatsOf(scene.mode).includes(players.length) &&
    players.every(isPlayer) &&
    new Set(players.map(({ pawn }) => pawn)).size === players.length &&
    isNumber(turn, players.length - 1) &&
    isNumber(round, 1e6) &&
    isThing(districts) &&
    Object.entries(districts).every(([id, holding]) => scene.districts.some((one) => one.id === id) && isHolding(holding)) &&
    Array.isArray(sites) &&
    sites.every((standing) => isStanding(standing, scene))
  );
}

function isPlayer(thing: unknown): thing is Player {
  if (!isThing(thing)) return false;
  const { pawn, name, cash, out } = thing;
  return isPawn(pawn) && typeof name === "string" && name.length <= MOST_NAME && isNumber(cash, PAWNS * MOST_CASH) && typeof out === "boolean";
}

function isHolding(thing: unknown): thing is Holding {
  if (!isThing(thing)) return false;
  const { owner, residential, industrial, mortgage } = thing;
  return (
    (owner === null || isPawn(owner)) &&
    isNumber(residential, figures.blocks) &&
    isNumber(industrial, figures.blocks - residential) &&
    (mortgage === null || isNumber(mortgage, MOST_CASH))
  );
}

function isStanding(thing: unknown, scene: UBuildScene): thing is Standing {
  if (!isThing(thing)) return false;
  const { site, piece, district } = thing;
  const isOnTrack = scene.districts.some(({ id }) => id === district);
  return isNumber(site, scene.sites.length) && site > 0 && PIECES.includes(piece as Piece) && (district === null || isOnTrack);
}
