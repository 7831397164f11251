import { beforeAll, describe, expect, it } from "vitest";
import { loadGame, startLanguage } from "../../i18n/bundle";
import { Phrases } from "../../i18n/phrases";
import { positions, rawScene, scene } from "./match";
import { cityView, lotsOf, type Lot } from "./types";
import { assetLabel, figureOf, groupsOf, statusWords, targetLabel } from "../shared/estate/words";
import { lotLabel, rentWords } from "./words";

const names = ["Ana", "Bob", "Cleo"];
const phrases = new Phrases("city", "en", rawScene, names);
const every = positions.flatMap(({ view }) => lotsOf(scene, cityView(view)));
const docks = every.find(({ id }) => id === "pink3")!;
const lot = (changes: Partial<Lot>): Lot => ({ ...docks, owner: 1, mortgaged: false, doubled: null, hazard: null, ...changes });

beforeAll(async () => {
  await startLanguage("en");
  await loadGame("city");
});

describe("today's rent", () => {
  it("is told from the blocks that count, the hazard and what doubles it", () => {
    const said = rentWords(lot({ residential: 2, industrial: 4, counted: 4, hazard: "power", doubled: "skyscraper", rent: 7000 }), phrases);
    expect(said).toEqual([
      "Because of the hazard (power station), 2 residential blocks do not count.",
      "4 blocks count: 3,500.",
      "Doubled by the colour’s skyscraper: 7,000.",
    ]);
  });

  it("is bare land's, none where nobody owns it, and none while it is mortgaged", () => {
    expect(rentWords(lot({ residential: 0, industrial: 0, counted: 0, rent: 120 }), phrases)).toEqual(["No block counts: bare land, 120."]);
    expect(rentWords(lot({ owner: null }), phrases)).toEqual(["Nobody’s: no rent is paid here."]);
    expect(rentWords(lot({ mortgaged: true, mortgage: 240, rent: 0 }), phrases)).toEqual(["Mortgaged for 240: no rent."]);
  });

  it("comes out as the view has it, in every position of a match", () => {
    const number = new Intl.NumberFormat("en");
    for (const one of every.filter(({ owner, mortgaged }) => owner !== null && !mortgaged)) {
      expect(rentWords(one, phrases).at(-1)).toContain(` ${number.format(one.rent)}.`);
    }
  });
});

it("a district says all that is on it", () => {
  const one = lot({ residential: 2, industrial: 1, counted: 3, bonus: "park", rail: true, stadium: false, skyscraper: false, tower: false, rent: 2400 });
  expect(lotLabel(one, 0, undefined, phrases)).toBe(
    "The Docks, pink. Owned by Bob. Rent 2,400. 2 residential blocks, 1 industrial block. And also: park and railroad.",
  );
  expect(lotLabel(one, 1, undefined, phrases)).toContain("Yours.");
  expect(figureOf(lot({ rent: 2400 }), phrases)).toBe("2,400");
  expect(figureOf(lot({ owner: null }), phrases)).toBe("1,600");
});

it("targets and assets have names", () => {
  expect(targetLabel("district:red3", phrases)).toBe("Business Quarter");
  expect(targetLabel("piece:sewage", phrases)).toBe("Sewage plant");
  expect(targetLabel("square:24", phrases)).toBe("Business Quarter");
  expect(assetLabel("dodge", phrases)).toBe("Rent Dodge");
  expect(assetLabel("red1", phrases)).toBe("North Side");
});

it("auctions, offers and debts are told to everybody", () => {
  for (const [part, seat] of [["auction", 0], ["offer", null], ["debt", 2]] as const) {
    const found = positions.map(({ view }) => cityView(view)).find((view) => view[part] !== null)!;
    expect(statusWords(found, seat, phrases).join(" ").length).toBeGreaterThan(20);
  }
});

it("groups count the districts of a colour", () => {
  expect(groupsOf(scene, ["brown1", "brown2", "red1"])).toEqual([
    { colour: "brown", count: 2, all: 2 },
    { colour: "red", count: 1, all: 3 },
  ]);
});
