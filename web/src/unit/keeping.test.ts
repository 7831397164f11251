import { describe, expect, it } from "vitest";
import { revived } from "./keeping";
import { newUnit, press } from "./machine";

const START = 1_800_000_000_000;
const unit = press(press(press(newUnit(), "power", START, 0).unit, "auction", START + 60_000, 0).unit, "build", START + 61_000, 0.8).unit;

describe("a unit that is reloaded", () => {
  it("goes on with its counts and what it showed", () => {
    expect(revived(JSON.stringify(unit), START + 70_000)).toEqual(unit);
  });

  it("is off when nothing was kept, or an evening has gone by", () => {
    expect(revived(null, START)).toEqual(newUnit());
    expect(revived(JSON.stringify(unit), START + 14 * 3_600_000)).toEqual(newUnit());
  });

  for (const broken of ["{", "7", "null", "[]", '{"on":true}', JSON.stringify({ ...unit, faces: [9] }), JSON.stringify({ ...unit, hour: { due: "soon" } }), JSON.stringify({ ...unit, minutes: 0 })]) {
    it(`is off when what was kept is ${broken.slice(0, 24)}`, () => expect(revived(broken, START)).toEqual(newUnit()));
  }
});
