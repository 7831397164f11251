import { describe, expect, it } from "vitest";
import { afterwards, dealText, heldBy, offerOf, offersLeft, readDeal, sidesOf, termsOf, turned } from "./deals";

const view = {
  players: [
    { seat: 0, cash: 900, districts: ["red1", "pink2"], cards: ["jail1", "taxi"] },
    { seat: 1, cash: 400, districts: ["red2"], cards: ["dodge"] },
  ],
  offers_left: 2,
};
const terms = { partner: 1, assets: ["red2", "jail1"], cash: -250 };

describe("an offer in the game's notation", () => {
  it("is written and read", () => {
    expect(dealText(terms)).toBe("deal 1 red2+jail1 pay 250");
    expect(dealText({ partner: 2, assets: [], cash: 500 })).toBe("deal 2 nothing get 500");
    for (const one of [terms, { partner: 2, assets: [], cash: 500 }, { partner: 0, assets: ["red1"], cash: 0 }]) {
      expect(readDeal(dealText(one))).toEqual(one);
    }
  });

  it("is nothing else", () => {
    for (const text of ["bid 300", "deal 1 red2 give 5", "deal x red2 get 5", "", "deal 1 red2 get -5"]) {
      expect(readDeal(text)).toBeNull();
    }
  });

  it("is the same deal from the other side", () => {
    expect(turned(terms, 0)).toEqual({ partner: 0, assets: ["red2", "jail1"], cash: 250 });
    expect(turned(turned(terms, 0), 1)).toEqual(terms);
  });
});

describe("what each side has", () => {
  it("is in the lists of its line in the view", () => {
    expect(heldBy(view, 0, ["red1", "red2", "jail1", "dodge"])).toEqual(["red1", "jail1"]);
    expect(heldBy(view, 7, ["red1"])).toEqual([]);
  });

  it("changes hands by the terms", () => {
    expect(sidesOf(view, 0, terms)).toEqual({
      gives: { assets: ["jail1"], cash: 250 },
      gets: { assets: ["red2"], cash: 0 },
    });
  });

  it("is told as it would be afterwards", () => {
    const dealable = ["red1", "red2", "pink2", "jail1", "dodge"];
    expect(afterwards(view, 0, 1, sidesOf(view, 0, terms), dealable)).toEqual([
      { who: 0, assets: ["red1", "pink2", "red2"], cash: 650 },
      { who: 1, assets: ["dodge", "jail1"], cash: 650 },
    ]);
  });
});

describe("the offer of a view", () => {
  const gives = { districts: ["red1"], cards: ["jail1"], cash: 0 };
  const gets = { districts: [], cards: [], cash: 100 };
  const offer = { proposer: 0, partner: 1, gives, gets, cancels: 300, offers_left: 1, rents: [] };

  it("becomes terms again, what is cancelled being cash that its proposer gets", () => {
    const found = offerOf({ offer });
    expect(found && termsOf(found)).toEqual({ partner: 1, assets: ["red1", "jail1"], cash: 400 });
    expect(offerOf({ offer: null })).toBeNull();
  });

  it("is counted by turn, or by debt", () => {
    expect(offersLeft(view)).toBe(2);
    expect(offersLeft({ ...view, debt: { debtor: 0, offers_left: 3 } })).toBe(3);
  });
});
