import { describe, expect, it } from "vitest";
import type { Choice } from "../wire/position";
import { auctionOf, listedBid, rungs, standing, type Auction } from "./bidding";

function bid(amount: number, move: number): Choice {
  return { move, kind: "bid", targets: ["district:red1"], cost: amount, refusal: null };
}

const form = { kind: "bid", low: 370, high: 1995, step: 10 } as const;
const choices: Choice[] = [
  { move: 12, kind: "out", targets: [], cost: null, refusal: null },
  bid(500, 381),
  bid(400, 380),
  bid(600, 382),
];
const auction: Auction = { district: "red1", bid: 360, leader: 1, low: 370, out: [3], live: true, number: 2 };

describe("the bids on buttons", () => {
  it("begin with the least one, which is open if it is not listed", () => {
    expect(rungs(choices, form, 3)).toEqual([
      { amount: 370, move: null },
      { amount: 400, move: 380 },
      { amount: 500, move: 381 },
    ]);
  });

  it("do not repeat the least one if it is listed", () => {
    expect(rungs(choices, { ...form, low: 400 }, 2).map(({ move }) => move)).toEqual([380, 381]);
  });

  it("are none for whoever cannot bid", () => {
    expect(rungs([], null, 6)).toEqual([]);
  });
});

describe("an amount that somebody types", () => {
  it("is a listed move if there is one", () => {
    expect(listedBid(choices, 500)).toBe(381);
    expect(listedBid(choices, 510)).toBeNull();
  });
});

describe("how a seat stands in an auction", () => {
  it("follows from what it is asked, who leads and who is out", () => {
    expect(standing(auction, 0, "opening", "opening")).toBe("opens");
    expect(standing(auction, 0, "bid", "opening")).toBe("bids");
    expect(standing(auction, 1, null)).toBe("leads");
    expect(standing(auction, 3, null)).toBe("out");
    expect(standing(auction, 2, null)).toBe("waits");
    expect(standing(auction, null, null)).toBe("watches");
  });

  it("is asked of a view that tells of an auction", () => {
    expect(auctionOf({ auction })).toBe(auction);
    expect(auctionOf({ auction: null })).toBeNull();
    expect(auctionOf({})).toBeNull();
    expect(auctionOf(null)).toBeNull();
  });
});
