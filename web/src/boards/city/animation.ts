/**
 * From events to steps. Each step knows the picture after it, so that an animation can stop anywhere; what is drawn in
 * the end is always the view itself.
 */
import type { GameEvent, View } from "../../wire/position";
import { after, type Kept } from "./after";
import { JAIL, wayOf } from "./geometry";
import { cityEvent, cityView, type CityEvent, type CityView } from "./types";

/** Money on its way: between seats, or to and from the bank, which is -1. */
export interface Payment {
  from: number;
  to: number;
  amount: number;
}

export interface Step {
  kind: CityEvent["kind"];
  milliseconds: number;
  /** Whose pawn moves, and the squares on its way. */
  pawn: { seat: number; way: number[] } | null;
  payment: Payment | null;
  /** The district this is about. */
  district: string | null;
  after: CityView;
}

/** The longest a step may take. */
export const LONGEST_STEP = 400;

const MILLISECONDS: Partial<Record<CityEvent["kind"], number>> = {
  "dice-rolled": 360,
  moved: 400,
  jailed: 360,
  "salary-paid": 300,
  "tax-paid": 300,
  "bail-paid": 260,
  "cash-received": 300,
  "cash-paid": 300,
  "neighbour-paid": 360,
  "rent-paid": 400,
  "debt-paid": 400,
  "district-bought": 300,
  "district-won": 300,
  "district-taken": 300,
  "district-returned": 300,
  mortgaged: 240,
  "mortgage-lifted": 240,
  "build-pressed": 320,
  "block-built": 260,
  "railroad-built": 280,
  "bonus-built": 300,
  "hazard-built": 320,
  "hazard-removed": 260,
  "bonus-removed": 260,
  "stadium-built": 320,
  "skyscraper-built": 360,
  "tower-built": 400,
  "card-drawn": 380,
  "deal-accepted": 320,
  bankrupt: 400,
};

/** A card or a taxi takes a pawn at most so many squares back; otherwise it goes clockwise. */
const BACK: Record<string, number> = { card: 3, taxi: 2 };

export function stepsOf(before: View, events: GameEvent[], kept: Kept): Step[] {
  const steps: Step[] = [];
  let picture = cityView(before);
  for (const event of events.map(cityEvent)) {
    const start = picture;
    picture = after(picture, event, kept);
    const milliseconds = MILLISECONDS[event.kind];
    if (milliseconds === undefined) continue;
    steps.push({
      kind: event.kind,
      milliseconds,
      pawn: pawnOf(start, event),
      payment: paymentOf(event),
      district: "district" in event ? event.district : null,
      after: picture,
    });
  }
  return steps;
}

function pawnOf(view: CityView, event: CityEvent): Step["pawn"] {
  if (event.kind === "moved") return { seat: event.seat, way: wayOf(event.from, event.to, BACK[event.by] ?? 0) };
  // To jail one does not walk.
  const from = event.kind === "jailed" ? view.players[event.seat]?.square : undefined;
  return event.kind === "jailed" && from !== undefined ? { seat: event.seat, way: [from, JAIL] } : null;
}

function paymentOf(event: CityEvent): Payment | null {
  switch (event.kind) {
    case "salary-paid":
    case "cash-received":
    case "district-returned":
    case "mortgaged":
      return { from: -1, to: event.seat, amount: event.amount };
    case "neighbour-paid":
      return { from: event.payer, to: event.seat, amount: event.amount };
    case "rent-paid":
    case "debt-paid":
      return { from: event.seat, to: event.owner, amount: event.amount };
    case "district-taken":
    case "district-bought":
    case "district-won":
    case "tax-paid":
    case "bail-paid":
    case "cash-paid":
    case "mortgage-lifted":
      return event.amount > 0 ? { from: event.seat, to: -1, amount: event.amount } : null;
    default:
      return null;
  }
}
