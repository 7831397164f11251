/** The action being composed: what it holds, what it costs, and how it is paid. All figures are the engine's. */
import type { Preview } from "../board";
import type { Prompt } from "../../wire/position";
import { parisEvent, parisView, type ParisScene, type ParisView, type Piece } from "./types";

export interface Item {
  kind: "lot" | Piece;
  lot: string;
  cost: number;
}

export interface Basket {
  items: Item[];
  cost: number;
  /** The cards paid so far. */
  paid: string[];
  covered: number;
  /** What is lost as change; null as long as the cost is not covered. */
  change: number | null;
  /** The cards that the engine would pay the rest with, and what would be lost. */
  suggested: string[];
  loss: number;
  /** How many of these items were in it when the draft began: they cannot be taken out. */
  fixed: number;
}

/** The basket of a view; `preview` tells of a draft whose action is complete, and no longer in the view. */
export function basketOf(view: ParisView, scene: ParisScene, prompt: Prompt | null, preview: Preview | null): Basket | null {
  const done = preview === null ? null : closed(preview);
  const { items, cost, paid, covered } = done ?? view.basket;
  if (items.length === 0) return null;
  const suggested = done ? [] : cardsIn(prompt?.params.suggested);
  const value = (card: string) => scene.cards.find(({ id }) => id === card)?.value ?? 0;
  const offered = suggested.reduce((sum, card) => sum + value(card), 0);
  return {
    items: items as Item[],
    cost,
    paid,
    covered,
    change: done ? done.change : null,
    suggested,
    loss: suggested.length > 0 ? covered + offered - cost : 0,
    fixed: preview === null ? items.length : parisView(preview.before).basket.items.length,
  };
}

/** What a draft bought and paid, once the action is paid. */
function closed({ before, events }: Preview): (Omit<ParisView["basket"], "kind"> & { items: Item[] }) | null {
  const basket = parisView(before).basket;
  const items = [...(basket.items as Item[])];
  const paid = [...basket.paid];
  for (const event of events.map(parisEvent)) {
    if (event.kind === "lot-bought") items.push({ kind: "lot", lot: event.lot, cost: event.cost });
    if (event.kind === "house-built") items.push({ kind: "house", lot: event.lot, cost: event.cost });
    if (event.kind === "hotel-built") items.push({ kind: "hotel", lot: event.lot, cost: event.cost });
    if (event.kind === "card-paid") paid.push(event.card);
    if (event.kind === "action-paid") return { items, cost: event.cost, paid, covered: event.paid, change: event.change };
  }
  return null;
}

function cardsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** The moves of the draft without one of its items: what came after the items is to be chosen anew. */
export function without(basket: Basket, moves: number[], item: number): number[] {
  return moves.slice(0, basket.items.length - basket.fixed).filter((_, place) => place !== item - basket.fixed);
}
