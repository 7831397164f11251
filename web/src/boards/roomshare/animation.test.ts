import { describe, expect, it } from "vitest";
import type { View } from "../../wire/position";
import { after, LONGEST_STEP, pictureOf, samePicture, stepsOf, walkOf, type Picture } from "./animation";
import { along, Plan, WIDE } from "./geometry";
import { positions, scene } from "./match";
import { roomShareView } from "./types";

const turns = positions.slice(1).map((position, i) => ({ ...position, before: positions[i]!.view }));
const plan = new Plan(WIDE, scene.flats);

/** Those who were lifted and not put back yet stand nowhere in the view. */
function standing(picture: Picture, view: View): Picture {
  const eviction = roomShareView(view).eviction;
  if (!eviction?.lifted.length) return picture;
  return { ...picture, tenants: new Map([...picture.tenants].filter(([place]) => !place.startsWith(eviction.flat))) };
}

describe("a whole match", () => {
  it("ends every animation in the picture of the view", () => {
    for (const { before, view, events } of turns) {
      const steps = stepsOf(before, events);
      const last = steps.at(-1)?.after ?? pictureOf(before);
      expect(samePicture(standing(last, view), pictureOf(view))).toBe(true);
    }
  });

  it("ends in the same picture however many moves are animated at once", () => {
    for (const length of [2, 5, 9]) {
      for (let i = 0; i + length < positions.length; i++) {
        const events = positions.slice(i + 1, i + length + 1).flatMap((position) => position.events);
        const view = positions[i + length]!.view;
        const last = stepsOf(positions[i]!.view, events).at(-1)?.after ?? pictureOf(positions[i]!.view);
        expect(samePicture(standing(last, view), pictureOf(view))).toBe(true);
      }
    }
  });

  it("shows everything the board can show", () => {
    const kinds = new Set(turns.flatMap(({ before, events }) => stepsOf(before, events).map((step) => step.event.kind)));
    for (const kind of ["placed", "taken", "evicted", "moved", "stayed", "swapped", "renovated", "card-played"]) {
      expect(kinds).toContain(kind);
    }
  });

  it("never takes longer than 400 milliseconds a step", () => {
    for (const { before, events } of turns) {
      for (const step of stepsOf(before, events)) expect(step.milliseconds).toBeLessThanOrEqual(LONGEST_STEP);
    }
    expect(LONGEST_STEP).toBe(400);
  });

  it("lets every walker set out from where it stood and arrive where it lives", () => {
    for (const { before, events } of turns) {
      let picture = pictureOf(before);
      for (const step of stepsOf(before, events)) {
        for (const walker of step.walkers) {
          const walk = walkOf(plan, walker);
          if (walker.from) {
            expect(picture.tenants.get(walker.from)).toBe(walker.colour);
            expect(along(walk, 0)).toEqual(plan.spot(walker.from));
          }
          if (walker.to) {
            expect(step.after.tenants.get(walker.to)).toBe(walker.colour);
            expect(along(walk, 1)).toEqual(plan.spot(walker.to));
          }
        }
        picture = step.after;
      }
    }
  });
});

it("a swap of equal tenants, which changes nothing, is not animated", () => {
  const before = positions[0]!.view;
  expect(stepsOf(before, [{ kind: "swapped", clause: "RS-7e", places: [] }])).toEqual([]);
});

it("a flat that is laid appears", () => {
  const picture = pictureOf(positions[0]!.view);
  const laid = after(picture, { kind: "flat-laid", clause: "RS-8.1a", flat: "a3", flat_kind: "royal" });
  expect(laid.kinds.get("a3")).toBe("royal");
  expect(laid.tenants).toEqual(picture.tenants);
});

it("events of which the board knows nothing are not animated", () => {
  expect(stepsOf(positions[0]!.view, [{ kind: "turn-passed", clause: "RS-4.5", seat: 1 }])).toEqual([]);
});
