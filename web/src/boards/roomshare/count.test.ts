import { expect, it } from "vitest";
import { countOf } from "./count";
import { positions, scene } from "./match";
import { roomShareView } from "./types";

it("the flats together make the engine's scores, in every position of a match", () => {
  for (const position of positions) {
    const view = roomShareView(position.view);
    const counts = countOf(view, scene).filter((count) => count.counts);
    const totals = view.players.map((_, seat) => counts.reduce((sum, count) => sum + count.tenants[seat]! * count.points, 0));
    expect(totals).toEqual(view.players.map((player) => player.score));
  }
});

it("a flat is listed with everybody who lives in it, second colours too", () => {
  const view = roomShareView(positions.at(-1)!.view);
  const listed = countOf(view, scene).reduce((sum, count) => sum + count.residents.length, 0);
  const standing = view.flats.flatMap((flat) => Object.values(flat.tenants)).filter((colour) => colour !== null);
  expect(listed).toBe(standing.length);
});
