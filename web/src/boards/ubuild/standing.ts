/** What stands on the table top, as it is drawn: the blocks of a district side by side, and what is on the sites. */
import { TALL } from "../shared/estate/buildings";
import { CELL, stacked, type Standing } from "../shared/estate/isometry";
import type { Point, Sheet } from "./geometry";
import type { Lot, Piece, SiteView } from "./types";

export interface Drawn extends Point {
  key: string;
  piece: Piece;
  building: Standing;
  scale: number;
  lot?: string;
  site?: number;
}

const BLOCK = 0.62;
const SITE = 1.28;
/** What rises above everything else stays on the table, even at its upper end. */
const HIGH = 0.88;
/** How far apart stacks of blocks stand. */
const APART = 24;

/** Each as it was made: what stands as it stood is the same, and is not drawn again. */
const blocks = new WeakMap<Lot, { sheet: Sheet; drawn: Drawn[] }>();
const landmarks = new WeakMap<Sheet, Map<string, Drawn>>();

export function blocksOn(sheet: Sheet, lot: Lot): Drawn[] {
  const known = blocks.get(lot);
  if (known?.sheet === sheet) return known.drawn;
  const at = sheet.spaces[lot.space]!;
  const stacks = [...stacked("residential", lot.residential), ...stacked("industrial", lot.industrial)] as [Piece, number][];
  const drawn = stacks.map(([piece, storeys], place): Drawn => {
    const x = at.x - 2 + (place - (stacks.length - 1) / 2) * APART;
    return { key: `${lot.id} ${place}`, x, y: at.y - 29, piece, building: { piece, u: 0, v: 0, storeys }, scale: BLOCK, lot: lot.id };
  });
  blocks.set(lot, { sheet, drawn });
  return drawn;
}

export function landmarkOn(sheet: Sheet, { site, piece }: SiteView): Drawn {
  const known = landmarks.get(sheet) ?? new Map<string, Drawn>();
  landmarks.set(sheet, known);
  const name = `${site} ${piece}`;
  const drawn = known.get(name) ?? landmarkAt(sheet.sites[site - 1]!, site, piece);
  known.set(name, drawn);
  return drawn;
}

function landmarkAt({ x, y }: Point, site: number, piece: Piece): Drawn {
  const scale = TALL.has(piece) ? HIGH : SITE;
  return { key: `site ${site}`, x, y: y - CELL.y * scale, piece, building: { piece, u: 0, v: 0, storeys: 1 }, scale, site };
}
