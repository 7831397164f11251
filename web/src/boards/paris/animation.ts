/**
 * From events to steps. Each step knows the picture after it, so that an animation can stop anywhere; what is drawn in
 * the end is always the view itself.
 */
import type { GameEvent, View } from "../../wire/position";
import {
  backOf,
  parisEvent,
  parisView,
  type Colour,
  type LotView,
  type MoneyView,
  type ParisEvent,
  type ParisView,
  type PlayerView,
} from "./types";

/** Something on its way through the drawing, from one spot to another: "bank", "pile", "seat-0", "lot:red1". */
export interface Flight {
  sort: "token" | "card" | "plate";
  from: string;
  to: string;
  amount: number;
  colour: Colour | null;
}

export interface Step {
  kind: ParisEvent["kind"];
  milliseconds: number;
  flights: Flight[];
  /** The lots this is about. */
  lots: string[];
  after: ParisView;
}

/** The longest a step may take. */
export const LONGEST_STEP = 400;

const MILLISECONDS: Partial<Record<ParisEvent["kind"], number>> = {
  "card-drawn": 280,
  "back-shown": 220,
  "rent-paid": 400,
  "lot-bought": 280,
  "house-built": 240,
  "hotel-built": 280,
  "lot-turned-up": 200,
};

/** The steps of an animation. Rents of one back are paid to everybody at once. */
export function stepsOf(before: View, events: GameEvent[]): Step[] {
  const steps: Step[] = [];
  let picture = parisView(before);
  for (const event of events.map(parisEvent)) {
    picture = after(picture, event);
    const milliseconds = MILLISECONDS[event.kind];
    const last = steps.at(-1);
    if (event.kind === "rent-paid" && last?.kind === "rent-paid") {
      last.flights.push(...flightsOf(event));
      last.lots.push(...lotsOf(event));
      last.after = picture;
    } else if (milliseconds !== undefined) {
      steps.push({ kind: event.kind, milliseconds, flights: flightsOf(event), lots: lotsOf(event), after: picture });
    }
  }
  return steps;
}

function flightsOf(event: ParisEvent): Flight[] {
  switch (event.kind) {
    case "rent-paid":
      return [{ sort: "token", from: "bank", to: `seat-${event.seat}`, amount: event.amount, colour: event.colour }];
    case "card-drawn":
      return [{ sort: "card", from: "pile", to: `seat-${event.seat}`, amount: 1, colour: event.colour }];
    case "lot-bought":
      return [{ sort: "plate", from: `lot:${event.lot}`, to: `seat-${event.seat}`, amount: 1, colour: null }];
    default:
      return [];
  }
}

function lotsOf(event: ParisEvent): string[] {
  if (event.kind === "rent-paid") return event.lots;
  return "lot" in event ? [event.lot] : [];
}

/** The picture after an event. */
export function after(view: ParisView, event: ParisEvent): ParisView {
  switch (event.kind) {
    case "turn-passed":
      return { ...view, turn: event.seat };
    case "card-drawn":
      return drawn(view, event.seat, event.colour, event.card);
    case "start-card":
      return withPlayer(view, event.seat, (player) => ({
        ...player,
        cards: player.cards + 1,
        start: event.value,
        hand: player.hand && [event.card, ...player.hand],
      }));
    case "back-shown":
      return withMoney(view, { back: event.colour });
    case "no-rent":
      return withMoney(view, { paying: event.colour });
    case "rent-paid":
      return withPlayer(withMoney(view, { paying: event.colour }), event.seat, (player) => ({
        ...player,
        tokens: player.tokens + event.amount,
      }));
    case "pile-empty":
      return withMoney(view, { runs: event.runs });
    case "reshuffled":
      return withMoney(view, { pile: event.cards, discards: [] });
    case "lot-turned-up":
      return { ...withLot(view, event.lot, { on_sale: true, down: false }), lots_left: view.lots_left - 1 };
    case "lot-bought":
      return withLot(view, event.lot, { on_sale: false, owner: event.seat });
    case "house-built":
      return withBank(withLot(view, event.lot, { houses: housesOn(view, event.lot) + 1 }), -1, 0);
    case "hotel-built":
      return withBank(withLot(view, event.lot, { houses: 0, hotel: true }), event.houses, -1);
    case "card-paid":
      return paid(view, event.seat, event.card);
    case "action-paid":
      return discarded(view);
    default:
      return view;
  }
}

function drawn(view: ParisView, seat: number, colour: Colour, card: string | null): ParisView {
  const money = withMoney(view, { pile: view.money.pile - 1, back: null, paying: null });
  return withPlayer(money, seat, (player) => ({
    ...player,
    cards: player.cards + 1,
    backs: { ...player.backs, [colour]: (player.backs[colour] ?? 0) + 1 },
    hand: player.hand && card !== null ? [...player.hand, card] : player.hand,
  }));
}

function paid(view: ParisView, seat: number, card: string): ParisView {
  const back = backOf(card);
  const basket = { ...view.basket, paid: [...view.basket.paid, card] };
  return withPlayer({ ...view, basket }, seat, (player) => ({
    ...player,
    cards: player.cards - 1,
    start: back === null ? null : player.start,
    backs: back === null ? player.backs : { ...player.backs, [back]: (player.backs[back] ?? 0) - 1 },
    hand: player.hand && player.hand.filter((one) => one !== card),
  }));
}

/** What was paid is discarded; a start card leaves the game. */
function discarded(view: ParisView): ParisView {
  const discards = [...view.money.discards, ...view.basket.paid.filter((card) => backOf(card) !== null)];
  return { ...withMoney(view, { discards }), basket: { ...view.basket, paid: [] } };
}

function housesOn(view: ParisView, lot: string): number {
  return view.lots.find(({ id }) => id === lot)?.houses ?? 0;
}

function withMoney(view: ParisView, change: Partial<MoneyView>): ParisView {
  return { ...view, money: { ...view.money, ...change } };
}

function withLot(view: ParisView, lot: string, change: Partial<LotView>): ParisView {
  return { ...view, lots: view.lots.map((one) => (one.id === lot ? { ...one, ...change } : one)) };
}

function withBank(view: ParisView, houses: number, hotels: number): ParisView {
  return { ...view, bank: { ...view.bank, houses: view.bank.houses + houses, hotels: view.bank.hotels + hotels } };
}

function withPlayer(view: ParisView, seat: number, change: (player: PlayerView) => PlayerView): ParisView {
  return { ...view, players: view.players.map((player) => (player.seat === seat ? change(player) : player)) };
}

/** Eased out: quick to start, gentle to arrive. */
export function eased(share: number): number {
  return 1 - (1 - share) ** 3;
}
