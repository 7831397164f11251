import { expect, it } from "vitest";
import { arranged, grouped, levelOf, lotsOf, type Lot } from "./market";
import { positions, scene } from "./match";
import { parisView } from "./types";

it("a lot that stays on sale keeps its slot, and new ones fill the gaps", () => {
  const first = arranged([null, null, null, null], ["brown1", "pink2", "red1", "station1"]);
  expect(first).toEqual(["brown1", "pink2", "red1", "station1"]);
  expect(arranged(first, ["lightblue1", "pink2", "red1", "utility1"])).toEqual(["lightblue1", "pink2", "red1", "utility1"]);
  expect(arranged(first, ["red1"])).toEqual([null, null, "red1", null]);
});

it("a market without slots holds whatever is on sale", () => {
  expect(arranged([], ["brown1", "brown2"])).toEqual(["brown1", "brown2"]);
});

it("quarters are laid out by colour, with stations and companies last", () => {
  const lots = lotsOf(scene, parisView(positions.at(-1)!.view));
  const groups = grouped(lots);
  expect(groups.map(({ family }) => family)).toEqual([
    ...["brown", "lightblue", "pink", "orange", "red", "yellow", "green", "darkblue"],
    ...["station", "utility"],
  ]);
  expect(groups.flatMap((group) => group.lots)).toEqual(lots);
});

it("the step of the ladder is what the engine says the rent is", () => {
  for (const { view } of positions) {
    for (const lot of lotsOf(scene, parisView(view)) as Lot[]) {
      if (lot.rents) expect(lot.rents[levelOf(lot)]).toBe(lot.rent);
    }
  }
});
