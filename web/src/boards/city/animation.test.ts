import { describe, expect, it } from "vitest";
import { after } from "./after";
import { LONGEST_STEP, stepsOf } from "./animation";
import { positions, scene } from "./match";
import { cityEvent, cityView, keptOf, type CityView } from "./types";

const kept = keptOf(scene);
const turns = positions.slice(1).map((position, i) => ({ ...position, before: positions[i]!.view }));

/** What is drawn of a view and moved by events. */
function drawn(view: CityView) {
  return {
    districts: view.districts.map(({ counted: _, rent: __, doubled: ___, ...rest }) => rest),
    players: view.players.map(({ seat, out, cash, square, jailed, districts, cards }) => {
      return { seat, out, cash, square, jailed, districts, cards: cards.toSorted() };
    }),
    parking: view.parking,
    last: view.chance.last,
    turn: view.turn,
  };
}

describe("a whole match", () => {
  it("ends every animation in the picture of the view", () => {
    for (const { before, view, events } of turns) {
      const shown = events.map(cityEvent).reduce((picture, event) => after(picture, event, kept), cityView(before));
      expect(drawn(shown)).toEqual(drawn(cityView(view)));
    }
  });

  it("shows everything the board can show", () => {
    const kinds = new Set(turns.flatMap(({ before, events }) => stepsOf(before, events, kept).map((step) => step.kind)));
    for (const kind of [
      "dice-rolled",
      "moved",
      "jailed",
      "rent-paid",
      "district-bought",
      "district-won",
      "mortgaged",
      "build-pressed",
      "block-built",
      "railroad-built",
      "bonus-built",
      "hazard-built",
      "stadium-built",
      "skyscraper-built",
      "tower-built",
      "card-drawn",
      "deal-accepted",
      "bankrupt",
    ]) {
      expect(kinds).toContain(kind);
    }
  });

  it("never takes longer than 400 milliseconds a step", () => {
    for (const { before, events } of turns) {
      for (const step of stepsOf(before, events, kept)) expect(step.milliseconds).toBeLessThanOrEqual(LONGEST_STEP);
    }
    expect(LONGEST_STEP).toBe(400);
  });

  it("walks pawns to where the view has them, by as many squares as the dice show", () => {
    for (const { before, events } of turns) {
      let dice: number[] = [];
      for (const [event, step] of events.flatMap((event) => stepsOf(before, [event], kept).map((step) => [cityEvent(event), step] as const))) {
        if (event.kind === "dice-rolled") dice = event.dice;
        if (event.kind !== "moved" || !step.pawn) continue;
        expect([step.pawn.way[0], step.pawn.way.at(-1)]).toEqual([event.from, event.to]);
        if (event.by === "dice" && dice.length) expect(step.pawn.way.length - 1).toBe(dice[0]! + dice[1]!);
      }
    }
  });
});

it("events of which the board knows nothing are not animated", () => {
  expect(stepsOf(positions[0]!.view, [{ kind: "match-ended", clause: "CI-1e", by: "rounds" }], kept)).toEqual([]);
});
