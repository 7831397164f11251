import { describe, expect, it } from "vitest";
import { after } from "./after";
import { LONGEST_STEP, stepsOf } from "./animation";
import { positions, scene } from "./match";
import { ubuildEvent, ubuildView, type UBuildView } from "./types";

const table = { spaces: scene.spaces.length, jail: scene.jail };
const turns = positions.slice(1).map((position, i) => ({ ...position, before: positions[i]!.view }));

/** What is drawn of a view and moved by events. */
function drawn(view: UBuildView) {
  return {
    districts: view.districts.map(({ id, owner, residential, industrial, skyscraper, stadium, tower, mortgaged }) => [id, owner, residential, industrial, skyscraper, stadium, tower, mortgaged]),
    players: view.players.map(({ seat, out, cash, space, jailed, districts }) => ({ seat, out, cash, space, jailed, districts })),
    sites: view.sites,
    bridges: view.bridges,
    last: view.chance.last,
    turn: view.turn,
  };
}

describe("a whole match", () => {
  it("ends every animation in the picture of the view", () => {
    for (const { before, view, events } of turns) {
      const shown = events.map(ubuildEvent).reduce((picture, event) => after(picture, event, table), ubuildView(before));
      expect(drawn(shown)).toEqual(drawn(ubuildView(view)));
    }
  });

  it("shows everything the board can show", () => {
    const kinds = new Set(turns.flatMap(({ before, events }) => stepsOf(before, events, table).map((step) => step.kind)));
    for (const kind of [
      "dice-rolled",
      "moved",
      "jailed",
      "rent-paid",
      "district-bought",
      "district-won",
      "mortgaged",
      "block-built",
      "bonus-built",
      "hazard-built",
      "hazard-moved",
      "bridge-opened",
      "bridge-closed",
      "toll-paid",
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
      for (const step of stepsOf(before, events, table)) expect(step.milliseconds).toBeLessThanOrEqual(LONGEST_STEP);
    }
    expect(LONGEST_STEP).toBe(400);
  });

  it("walks pawns to where the view has them, through all spaces in between", () => {
    for (const { before, events } of turns) {
      for (const event of events.map(ubuildEvent)) {
        if (event.kind !== "moved") continue;
        const [step] = stepsOf(before, [{ ...event }], table);
        const way = step!.pawn!.way;
        expect([way[0], way.at(-1)]).toEqual([event.from, event.to]);
        const onward = event.by === "card-back" ? -1 : 1;
        way.slice(1).forEach((space, place) => expect(space).toBe((way[place]! + onward + table.spaces) % table.spaces));
      }
    }
  });
});

it("events of which the board knows nothing are not animated", () => {
  expect(stepsOf(positions[0]!.view, [{ kind: "match-ended", clause: "UB-11a", by: "rounds" }], table)).toEqual([]);
});
