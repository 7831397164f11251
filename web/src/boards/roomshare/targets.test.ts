import { describe, expect, it } from "vitest";
import type { Choice } from "../../wire/position";
import { coarseHits, hitOf } from "./hits";
import { Plan, TALL, WIDE } from "./geometry";
import { offered, scene } from "./match";
import { idOf, offers, sortOf } from "../shared/offers";
import { boardOffers, colourOffers, onlyFlat } from "./targets";
import { flatOf } from "./types";

const named = (choices: Choice[], picked: string[] = []) =>
  boardOffers(choices, picked)
    .filter((offer) => offer.legal)
    .map((offer) => offer.target);

describe("what can be picked next", () => {
  it("is every arrow of a legal move, and no flat that has one", () => {
    const choices = offered("place-communication");
    const legal = choices.filter((choice) => !choice.refusal);
    const arrows = new Set(legal.map((choice) => choice.targets.find((target) => sortOf(target) === "arrow")));
    expect(new Set(named(choices))).toEqual(arrows);
  });

  it("shrinks to one flat when the flat is picked, and the other arrows would replace it", () => {
    const choices = offered("place-communication");
    const flat = choices[0]!.targets.find((target) => sortOf(target) === "flat")!;
    const arrows = named(choices, [flat]);
    expect(arrows.length).toBeGreaterThan(0);
    expect(arrows.every((target) => flatOf(idOf(target)) === idOf(flat))).toBe(true);
    expect(onlyFlat(boardOffers(choices, [flat]))).toBe(idOf(flat));
    expect(boardOffers(choices, [flat]).some((offer) => offer.instead)).toBe(true);
  });

  it("is a flat when the move is about flats", () => {
    expect(named(offered("force")).every((target) => sortOf(target) === "flat")).toBe(true);
  });

  it("is the second tenant when the first of two flatmates is picked", () => {
    const choices = offered("renovate");
    const [, one, two] = choices.find((choice) => choice.targets.length === 3)!.targets;
    const next = named(choices, [one!]);
    expect(next).toContain(two);
    expect(next).not.toContain(one);
    expect(offers(choices, [one!]).get(one!)?.picked).toBe(true);
  });

  it("keeps the reason of every target that has no legal move", () => {
    const refused = boardOffers(offered("place-key"), []).filter((offer) => offer.refusal);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every((offer) => !offer.legal && offer.refusal!.clause.startsWith("RS-"))).toBe(true);
  });

  it("asks for a colour only when the reserve has several for the same place", () => {
    expect(colourOffers(offered("place-communication"), []).length).toBe(2);
    expect(colourOffers(offered("take"), [])).toEqual([]);
    expect(colourOffers(offered("land"), [])).toEqual([]);
  });
});

describe("the buttons", () => {
  const wide = new Plan(WIDE, scene.flats);
  const tall = new Plan(TALL, scene.flats);

  it("lie on the targets they are for", () => {
    for (const offer of boardOffers(offered("place-communication"), [])) {
      const hit = hitOf(offer, (flat) => wide.box(flat), WIDE);
      expect(hit.at.x).toBeGreaterThan(hit.box.x);
      expect(hit.at.x).toBeLessThan(hit.box.x + hit.box.width);
      expect(hit.at.y).toBeGreaterThan(hit.box.y);
      expect(hit.at.y).toBeLessThan(hit.box.y + hit.box.height);
    }
  });

  it("are as large as a room on a small screen: 44 pixels at 360 and more", () => {
    const hits = coarseHits(boardOffers(offered("place-communication"), []), (flat) => tall.box(flat));
    const pixels = 360 / TALL.width;
    for (const hit of hits) {
      expect(hit.box.width * pixels).toBeGreaterThanOrEqual(44);
      expect(hit.box.height * pixels).toBeGreaterThanOrEqual(44);
    }
    expect(new Set(hits.map((hit) => hit.target)).size).toBe(hits.length);
  });

  it("open a room with several arrows, and choose the only one of another", () => {
    const offersOf = boardOffers(offered("place-communication"), []);
    for (const hit of coarseHits(offersOf, (flat) => tall.box(flat))) {
      const arrows = offersOf.filter((offer) => sortOf(offer.target) === "arrow" && flatOf(idOf(offer.target)) === flatOf(idOf(hit.target)));
      expect(hit.opens !== null).toBe(arrows.length > 1);
    }
  });
});
