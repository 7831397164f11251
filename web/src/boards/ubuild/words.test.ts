import { beforeAll, describe, expect, it } from "vitest";
import { loadGame, startLanguage } from "../../i18n/bundle";
import { Phrases } from "../../i18n/phrases";
import { changeOf, outlookAt } from "./changes";
import { asked, positions, rawScene, scene } from "./match";
import { lotsOf, ubuildView, type Lot } from "./types";
import { shortened } from "../shared/estate/words";
import { lotLabel, rentWords, siteLabel, touchedBy } from "./words";

const phrases = new Phrases("ubuild", "en", rawScene, ["Ana", "Bob", "Cleo"]);
const late = ubuildView(positions.at(-1)!.view);
const bare = lotsOf(scene, { ...late, sites: [] })[0]!;
const [site] = scene.spaces[bare.space]!.sites;
const lot = (changes: Partial<Lot>): Lot => ({ ...bare, owner: 1, mortgaged: false, doubled: null, spoiled: false, protected: false, ...changes });

beforeAll(async () => {
  await startLanguage("en");
  await loadGame("ubuild");
});

describe("today's rent", () => {
  it("is told from the blocks that count, the site that spoils and what doubles it", () => {
    const view = { ...late, sites: [{ site: site!, piece: "power" as const, district: null }] };
    const spoilt = lot({ residential: 2, industrial: 4, counted: 4, spoiled: true, doubled: "skyscraper", rent: 7000 });
    const said = rentWords(scene, view, spoilt, phrases);
    expect(said[0]).toBe(`Spoiled by power station, site ${site}: 2 residential blocks do not count.`);
    expect(said[2]).toBe("Doubled by the colour’s skyscraper: 7,000.");
  });

  it("tells the site that protects, and hazards that spoil nothing yet", () => {
    const view = { ...late, sites: [{ site: site!, piece: "school" as const, district: null }] };
    const safe = lot({ residential: 1, industrial: 0, counted: 1, protected: true });
    expect(rentWords(scene, view, safe, phrases).at(-1)).toBe(`Protected from hazards by school, site ${site}.`);
    const foul = { ...late, sites: [{ site: site!, piece: "prison" as const, district: null }] };
    const empty = lot({ residential: 0, industrial: 0, counted: 0, spoiled: true });
    expect(rentWords(scene, foul, empty, phrases).at(-1)).toContain("residential blocks would not count");
  });
});

describe("a site", () => {
  it("names the districts it touches, and says what stands there", () => {
    for (const { number } of scene.sites) {
      const label = siteLabel(scene, late, lotsOf(scene, late), number, undefined, phrases);
      for (const { id } of touchedBy(scene, lotsOf(scene, late), number)) expect(label).toContain(phrases.name("district", id));
      const there = late.sites.find((one) => one.site === number);
      if (there) expect(label).toContain(phrases.name("piece", there.piece));
    }
  });

  it("tells before something stands there what would change, as the server reckons it", () => {
    const { view, choices } = asked("site");
    const shown = ubuildView(view);
    const lots = lotsOf(scene, shown);
    const open = choices.filter(({ refusal }) => !refusal).map(({ targets }) => Number(targets[0]!.slice("site:s".length)));
    expect(open.length).toBeGreaterThan(0);
    for (const number of open) {
      const found = outlookAt(shown, lots, number);
      expect(found.length).toBeGreaterThan(0);
      for (const { lot: one, after } of found) expect(shown.placing!.outlook.some(({ districts }) => districts.some((fate) => fate.district === one.id && fate.rent === after))).toBe(true);
    }
  });
});

it("what changes for a district is its rent and what makes it so", () => {
  const now = { rent: 100, spoiled: false, protected: false, doubled: null };
  expect(changeOf(bare, now, now)).toBeNull();
  expect(changeOf(bare, now, { ...now, rent: 40, spoiled: true })).toMatchObject({ before: 100, after: 40, effects: ["spoiled"] });
  expect(changeOf(bare, now, { ...now, rent: 200, doubled: "tower" })).toMatchObject({ after: 200, effects: ["doubled"] });
  expect(changeOf(bare, { ...now, protected: true }, now)).toMatchObject({ effects: ["unprotected"] });
});

it("a district says whose it is and what stands beside it", () => {
  const said = lotLabel(scene, late, lotsOf(scene, late).find((one) => one.protected || one.spoiled) ?? bare, 0, undefined, phrases);
  expect(said.length).toBeGreaterThan(20);
});

it("a long name is shortened as its language does, and any other is left alone", async () => {
  await startLanguage("fr");
  const french = new Phrases("ubuild", "fr", rawScene);
  expect(shortened("Cité Administrative", french.say("tile-shorter"))).toBe("Cité Admin.");
  expect(shortened("Quartier de la Gare", french.say("tile-shorter"))).toBe("La Gare");
  expect(shortened("University", phrases.say("tile-shorter"))).toBe("Univ.");
  for (const name of ["Rive Gauche", "Rue de la Paix"]) expect(shortened(name, french.say("tile-shorter"))).toBe(name);
});
