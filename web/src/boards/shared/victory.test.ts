import { expect, it } from "vitest";
import { widestLead } from "./victory";

const won = { seat: 0, second: 1, params: {} };
const amounts: Record<string, number[]> = { rents: [51, 56], hotels: [12, 4], houses: [3, 3], crisis: [0, -4] };
const lead = (...sources: string[]) => widestLead(won, sources, (source, seat) => amounts[source]![seat]!);

it("what puts somebody ahead is not what brings the most, but what brings more than it brings the second", () => {
  expect(lead("rents", "hotels", "houses")).toEqual({ source: "hotels", mine: 12, theirs: 4 });
});

it("nothing does where only others have lost, or where all is level", () => {
  expect(lead("crisis")).toBeNull();
  expect(lead("houses")).toBeNull();
  expect(lead()).toBeNull();
});
