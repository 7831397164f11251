import { expect, it } from "vitest";
import { centre, plotBox, WIDE } from "./geometry";
import { scene } from "./match";
import { nextOnRing } from "./ring";

const stops = scene.districts.map(({ id }, place) => ({ target: id, ...centre(plotBox(WIDE, place)) }));

it("the arrows go along the ring, and across the city from its middle", () => {
  expect(nextOnRing(stops, "brown1", "ArrowLeft")).toBe("brown2");
  expect(nextOnRing(stops, "brown2", "ArrowRight")).toBe("brown1");
  expect(nextOnRing(stops, "pink2", "ArrowUp")).toBe("pink3");
  expect(nextOnRing(stops, "red2", "ArrowRight")).toBe("red3");
  expect(nextOnRing(stops, "green1", "ArrowDown")).toBe("green2");
  const below = nextOnRing(stops, "red3", "ArrowDown")!;
  expect(["lightblue1", "lightblue2", "brown2"]).toContain(below);
});

it("every district is reached by going round", () => {
  stops.forEach(({ target }, place) => {
    const led = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"].map((key) => nextOnRing(stops, target, key));
    expect(led).toContain(stops[(place + 1) % stops.length]!.target);
  });
});

it("Home and End go to the first and the last; other keys nowhere", () => {
  expect(nextOnRing(stops, "red1", "Home")).toBe("brown1");
  expect(nextOnRing(stops, "red1", "End")).toBe("darkblue2");
  expect(nextOnRing(stops, "red1", "Enter")).toBeNull();
  expect(nextOnRing(stops, null, "ArrowUp")).toBe("brown1");
  expect(nextOnRing([], null, "ArrowUp")).toBeNull();
});
