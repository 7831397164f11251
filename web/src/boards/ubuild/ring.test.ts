import { expect, it } from "vitest";
import { HALF, sheetOf } from "./geometry";
import { scene } from "./match";
import { planOf } from "./plan";
import { nextOnTrack } from "./ring";

const sheet = sheetOf(planOf(scene, "en"));
const spaces = sheet.spaces.map((at, number) => ({ target: `space ${number}`, ...at }));
const sites = sheet.sites.map((at, place) => ({ target: `site ${place + 1}`, ...at }));
const KEYS = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
const beside = 2 * HALF * 1.15;

it("the arrows lead along the track to the next space and back", () => {
  spaces.forEach(({ target }, place) => {
    const led = KEYS.map((key) => nextOnTrack(spaces, target, key, beside));
    expect(led).toContain(spaces[(place + 1) % spaces.length]!.target);
    expect(led).toContain(spaces[(place - 1 + spaces.length) % spaces.length]!.target);
  });
});

it("from every site others can be reached, and from each space a site", () => {
  const all = [...spaces, ...sites];
  const seen = new Set<string>();
  for (const { target } of all) for (const key of KEYS) seen.add(nextOnTrack(all, target, key, beside)!);
  for (const { target } of sites) expect(seen).toContain(target);
});

it("Home and End go to the first and the last; other keys nowhere", () => {
  expect(nextOnTrack(spaces, "space 5", "Home", beside)).toBe("space 0");
  expect(nextOnTrack(spaces, "space 5", "End", beside)).toBe(spaces.at(-1)!.target);
  expect(nextOnTrack(spaces, "space 5", "Enter", beside)).toBeNull();
  expect(nextOnTrack(spaces, null, "ArrowUp", beside)).toBe("space 0");
  expect(nextOnTrack([], null, "ArrowUp", beside)).toBeNull();
});
