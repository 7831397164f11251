/**
 * From events to steps. Each step knows the picture after it, so that an animation can stop anywhere; what is drawn in
 * the end is always the view itself.
 */
import type { GameEvent, View } from "../../wire/position";
import { after, type Table } from "./after";
import { ubuildEvent, ubuildView, type UBuildEvent, type UBuildView } from "./types";
import { wayOf } from "./walk";

/** Money on its way: between seats, or to and from the bank, which is -1. */
export interface Payment {
  from: number;
  to: number;
  amount: number;
}

export interface Step {
  kind: UBuildEvent["kind"];
  milliseconds: number;
  /** Whose pawn moves, and the spaces on its way. */
  pawn: { seat: number; way: number[] } | null;
  payment: Payment | null;
  /** The district or the site where something rises. */
  district: string | null;
  site: number | null;
  /** From where a hazard comes. */
  start: number | null;
  /** The bridge that is lifted or falls. */
  bridge: number | null;
  after: UBuildView;
}

/** The longest a step may take. */
export const LONGEST_STEP = 400;

const MILLISECONDS: Partial<Record<UBuildEvent["kind"], number>> = {
  "dice-rolled": 360,
  moved: 400,
  jailed: 360,
  "salary-paid": 300,
  "toll-paid": 300,
  "bridge-opened": 320,
  "bridge-closed": 320,
  "bail-paid": 260,
  "cash-received": 300,
  "cash-paid": 300,
  "player-paid": 360,
  "rent-paid": 400,
  "debt-paid": 400,
  "district-bought": 300,
  "district-won": 300,
  "districts-swapped": 320,
  mortgaged: 240,
  "mortgage-lifted": 240,
  "block-built": 260,
  "bonus-built": 300,
  "hazard-built": 320,
  "hazard-moved": 320,
  "hazard-removed": 260,
  "stadium-built": 320,
  "skyscraper-built": 360,
  "tower-built": 400,
  "card-drawn": 380,
  "deal-accepted": 320,
  bankrupt: 400,
};

export function stepsOf(before: View, events: GameEvent[], table: Table): Step[] {
  const steps: Step[] = [];
  let picture = ubuildView(before);
  for (const event of events.map(ubuildEvent)) {
    const start = picture;
    picture = after(picture, event, table);
    const milliseconds = MILLISECONDS[event.kind];
    if (milliseconds === undefined) continue;
    steps.push({
      kind: event.kind,
      milliseconds,
      pawn: pawnOf(start, event, table),
      payment: paymentOf(event),
      district: "district" in event && !("site" in event) ? event.district : null,
      site: "site" in event ? event.site : null,
      start: event.kind === "hazard-moved" ? event.start : null,
      bridge: event.kind === "bridge-opened" || event.kind === "bridge-closed" ? event.space : null,
      after: picture,
    });
  }
  return steps;
}

function pawnOf(view: UBuildView, event: UBuildEvent, { spaces, jail }: Table): Step["pawn"] {
  if (event.kind === "moved") return { seat: event.seat, way: wayOf(event.from, event.to, spaces, event.by === "card-back") };
  // To jail one does not walk.
  const from = event.kind === "jailed" ? view.players[event.seat]?.space : undefined;
  return event.kind === "jailed" && from !== undefined ? { seat: event.seat, way: [from, jail] } : null;
}

function paymentOf(event: UBuildEvent): Payment | null {
  switch (event.kind) {
    case "salary-paid":
    case "cash-received":
    case "mortgaged":
      return { from: -1, to: event.seat, amount: event.amount };
    case "rent-paid":
    case "debt-paid":
    case "player-paid":
      return { from: event.seat, to: event.owner, amount: event.amount };
    case "district-bought":
    case "district-won":
    case "toll-paid":
    case "bail-paid":
    case "cash-paid":
    case "mortgage-lifted":
      return event.amount > 0 ? { from: event.seat, to: -1, amount: event.amount } : null;
    default:
      return null;
  }
}
