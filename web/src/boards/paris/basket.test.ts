import { describe, expect, it } from "vitest";
import { basketOf, without, type Basket } from "./basket";
import { asked, positions, scene } from "./match";
import { parisView } from "./types";

function given(items: number, fixed = 0): Basket {
  const all = Array.from({ length: items }, (_, place) => ({ kind: "lot" as const, lot: `red${place}`, cost: 10 }));
  return { items: all, cost: 10 * items, paid: [], covered: 0, change: null, suggested: [], loss: 0, fixed };
}

describe("the basket", () => {
  it("is none before anything is chosen", () => {
    const { view, prompt } = asked("act");
    expect(basketOf(parisView(view), scene, prompt, null)).toBeNull();
  });

  it("says what the engine would pay with, and what is lost", () => {
    const { view, prompt } = asked("pay");
    const basket = basketOf(parisView(view), scene, prompt, null)!;
    expect(basket.suggested).toEqual(prompt.params.suggested);
    const values = basket.suggested.map((card) => scene.cards.find(({ id }) => id === card)!.value);
    expect(basket.loss).toBe(basket.covered + values.reduce((sum, value) => sum + value, 0) - basket.cost);
    expect(basket.loss).toBeGreaterThanOrEqual(0);
  });

  it("is told by the events once the action is paid, and no longer in the view", () => {
    const paid = positions.findIndex(({ events }) => events.some(({ kind }) => kind === "action-paid"));
    let first = paid;
    while (parisView(positions[first]!.view).basket.items.length > 0 || first === paid) first -= 1;
    const events = positions.slice(first + 1, paid + 1).flatMap((position) => position.events);
    const whole = events.find(({ kind }) => kind === "action-paid")!;
    const basket = basketOf(parisView(positions[paid]!.view), scene, null, { before: positions[first]!.view, events })!;
    expect(basket.items).toEqual(parisView(positions[paid - 1]!.view).basket.items);
    expect([basket.cost, basket.covered, basket.change]).toEqual([whole.cost, whole.paid, whole.change]);
  });
});

describe("taking an item out", () => {
  it("keeps the other items, and lets the payment be chosen anew", () => {
    expect(without(given(3), [5, 9, 7, 72, 80, 81], 1)).toEqual([5, 7]);
  });

  it("leaves nothing when it was the only one", () => {
    expect(without(given(1), [5, 72], 0)).toEqual([]);
  });

  it("counts from where the draft began", () => {
    expect(without(given(3, 1), [9, 7, 72], 2)).toEqual([9]);
  });
});
