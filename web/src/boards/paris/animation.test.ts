import { describe, expect, it } from "vitest";
import { LONGEST_STEP, stepsOf } from "./animation";
import { positions } from "./match";
import { parisView, type ParisView } from "./types";

const turns = positions.slice(1).map((position, i) => ({ ...position, before: positions[i]!.view }));

/** What is drawn of a view and moved by events. */
function drawn(view: ParisView) {
  return {
    lots: view.lots.map(({ id, owner, on_sale, down, houses, hotel }) => ({ id, owner, on_sale, down, houses, hotel })),
    left: view.lots_left,
    pile: view.money.pile,
    back: view.money.back,
    runs: view.money.runs,
    discards: view.money.discards.toSorted(),
    bank: [view.bank.houses, view.bank.hotels],
    players: view.players.map(({ tokens, cards, backs, start }) => ({ tokens, cards, backs, start })),
    hand: view.players[0]!.hand?.toSorted(),
    turn: view.turn,
  };
}

function last(before: ParisView, steps: ReturnType<typeof stepsOf>): ParisView {
  return steps.at(-1)?.after ?? before;
}

describe("a whole match", () => {
  it("ends every animation in the picture of the view", () => {
    for (const { before, view, events } of turns) {
      // Events without a step of their own change the picture too, at the latest with the view.
      const steps = stepsOf(before, [...events, { kind: "lot-turned-up", lot: "none" }]);
      const shown = drawn(last(parisView(before), steps));
      expect({ ...shown, left: shown.left + 1 }).toEqual(drawn(parisView(view)));
    }
  });

  it("shows everything the board can show", () => {
    const kinds = new Set(turns.flatMap(({ before, events }) => stepsOf(before, events).map((step) => step.kind)));
    for (const kind of ["card-drawn", "back-shown", "rent-paid", "lot-bought", "house-built", "hotel-built", "lot-turned-up"]) {
      expect(kinds).toContain(kind);
    }
  });

  it("never takes longer than 400 milliseconds a step", () => {
    for (const { before, events } of turns) {
      for (const step of stepsOf(before, events)) expect(step.milliseconds).toBeLessThanOrEqual(LONGEST_STEP);
    }
    expect(LONGEST_STEP).toBe(400);
  });

  it("pays the rents of one back together, and never to whoever's turn it is", () => {
    let most = 0;
    for (const { before, view, events } of turns) {
      for (const step of stepsOf(before, events).filter(({ kind }) => kind === "rent-paid")) {
        most = Math.max(most, step.flights.length);
        expect(step.flights.map(({ from }) => from)).toEqual(step.flights.map(() => "bank"));
        expect(step.flights.map(({ to }) => to)).not.toContain(`seat-${parisView(view).turn}`);
      }
    }
    expect(most).toBe(2);
  });
});

it("events of which the board knows nothing are not animated", () => {
  expect(stepsOf(positions[0]!.view, [{ kind: "match-ended", clause: "PA-5a", by: "hotels" }])).toEqual([]);
});
