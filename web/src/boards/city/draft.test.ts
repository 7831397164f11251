import { expect, it } from "vitest";
import { changedBy, dealOffers } from "../shared/estate/draft";
import { positions } from "./match";
import { cityView } from "./types";

it("a draft marks the districts it changes, and no others", () => {
  const place = positions.findIndex(({ events }) => events.some(({ kind }) => kind === "block-built"));
  const built = positions[place]!.events.find(({ kind }) => kind === "block-built")!;
  const before = positions[place - 1]!.view;
  expect([...changedBy({ before, events: positions[place]!.events }, cityView(positions[place]!.view))]).toEqual([built.district]);
  expect(changedBy(null, cityView(before)).size).toBe(0);
});

it("while an offer is composed, what the two own can be chosen", () => {
  const found = dealOffers({ partner: 1, assets: ["red1", "jail1"], chosen: ["jail1"], ontoggle: () => undefined }, cityView(positions[0]!.view));
  expect([...found.values()].map(({ target, legal, picked }) => [target, legal, picked])).toEqual([
    ["district:red1", true, false],
    ["card:jail1", false, true],
  ]);
});
