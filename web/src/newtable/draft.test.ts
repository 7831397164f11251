import { describe, expect, it } from "vitest";
import { applies } from "../wire/options";
import type { GameInfo } from "../wire/types";
import { chosenOptions, firstOptions, fitted, lengthOf, stretch, wanted, type SeatDraft } from "./draft";
import type { OwnFigures } from "./figures";

const royal = { name: "royal", kind: "choice" as const, default: "none", values: ["none", "suite"], low: 0, high: 0, letters: "", needs: null, seats: [2, 3, 4], clashes: [] };
const colours = { name: "colours", kind: "order" as const, default: null, values: ["red", "blue"], low: 2, high: 4, letters: "", needs: null, seats: [2, 3, 4], clashes: [] };
const game: GameInfo = {
  id: "roomshare",
  title: "Room Share",
  seats: [2, 3, 4],
  usual_seats: [2, 3, 4],
  rules_version: "1",
  options: [royal, colours],
  bots: ["random", "greedy"],
  levels: [],
  usual_bot: "neighbour",
};
const words = {
  player: (number: number) => `Player ${number}`,
  bot: (bot: string, number: number, among: number) => (among > 1 ? `${bot} ${number + 1}` : bot),
};
const settings = { open: true, watch: true, chat: false, live_score: true, hints: true, grace: 300 };

function table(seats: SeatDraft[], move = 0, figures: OwnFigures | null = null) {
  return wanted(game, seats, { royal: "suite", colours: null }, settings, { move, bank: 300 }, figures, words);
}

describe("a table that is set up", () => {
  it("sends only the options that were changed", () => {
    expect(chosenOptions(game, { royal: "none", colours: null }, 4)).toEqual({});
    expect(table([{ who: "me", name: "" }, { who: "open", name: "" }]).options).toEqual({ royal: "suite" });
  });

  it("names a player without a name by the seat, and numbers equal bots", () => {
    const seats: SeatDraft[] = [
      { who: "me", name: "  " },
      { who: "bot:neighbour", name: "" },
      { who: "bot:neighbour", name: "" },
      { who: "bot:random", name: "" },
    ];
    expect(table(seats).places.map((place) => place.name)).toEqual(["Player 1", "neighbour 1", "neighbour 2", "random"]);
  });

  it("names every seat of one's own, and leaves a free seat free", () => {
    const { places } = table([
      { who: "me", name: "Anna" },
      { who: "me", name: "Bob" },
      { who: "open", name: "" },
    ]);
    expect(places).toEqual([{ kind: "me", name: "Anna" }, { kind: "me", name: "Bob" }, { kind: "open" }]);
  });

  it("has a clock only where a limit was chosen", () => {
    expect(table([]).settings?.time).toBeNull();
    expect(table([], 30).settings?.time).toEqual({ move: 30, bank: 300 });
  });

  it("says how long others wait before a bot may play for somebody", () => {
    expect(table([]).settings?.grace).toBe(300);
  });

  it("takes along figures of one's own, if they are this game's", () => {
    const own = { game: "roomshare", name: "mine.toml", text: "[points]\n" };
    expect(table([]).data).toBeNull();
    expect(table([], 0, own).data).toBe("[points]\n");
    expect(table([], 0, { ...own, game: "city" }).data).toBeNull();
  });
});

it("a stretch of time is said in its largest unit", () => {
  expect([0, 30, 120, 3_600, 259_200].map((seconds) => Object.values(stretch(seconds)))).toEqual([
    ["none", 0],
    ["seconds", 30],
    ["minutes", 2],
    ["hours", 1],
    ["days", 3],
  ]);
});

it("an order has a thing for each seat, within its limits", () => {
  expect([2, 3, 6].map((seats) => lengthOf(colours, seats))).toEqual([2, 3, 4]);
});

describe("what a table of fewer seats takes of an option", () => {
  const six = { ...colours, values: ["red", "blue", "green", "pink"] };
  const first = { ...colours, name: "first", kind: "seat" as const };
  const chosen = ["pink", "blue", "red", "green"];

  it("is so much of an order, and all of it again with more seats", () => {
    expect([2, 3, 4].map((seats) => fitted(six, chosen, seats))).toEqual([["pink", "blue"], ["pink", "blue", "red"], chosen]);
    expect(fitted(six, ["pink"], 3)).toEqual(["pink", "red", "blue"]);
    expect(fitted(six, null, 3)).toBeNull();
  });

  it("is no seat that is not there", () => {
    expect([2, 3, 4].map((seats) => fitted(first, 2, seats))).toEqual([null, 2, 2]);
  });

  it("is a text without the blanks around it", () => {
    const street = { ...royal, name: "street", kind: "text" as const, default: "abc", letters: "abc" };
    expect(fitted(street, " ca ", 2)).toBe("ca");
    const texts = { ...game, options: [street] };
    expect(chosenOptions(texts, { street: " abc" }, 2)).toEqual({});
    expect(chosenOptions(texts, { street: "" }, 2)).toEqual({ street: "" });
  });
});

it("an option that has no effect is not sent, and is kept for when it has", () => {
  const rounds = { ...royal, name: "rounds", kind: "number" as const, default: 20, needs: { option: "royal", value: "suite" } };
  const limited = { ...game, options: [royal, rounds] };
  expect([{}, { royal: "none" }, { royal: "suite" }].map((values) => applies(rounds, limited, values))).toEqual([false, false, true]);
  expect(applies(royal, limited, {})).toBe(true);
  expect(chosenOptions(limited, { royal: "none", rounds: 5 }, 2)).toEqual({});
  expect(chosenOptions(limited, { royal: "suite", rounds: 5 }, 2)).toEqual({ royal: "suite", rounds: 5 });
});

it("a form begins with what its address says, where a control can show that", () => {
  const kinds = { royal: "choice", street: "text", rounds: "number", debts: "flag" } as const;
  const options = Object.entries(kinds).map(([name, kind]) => ({ ...royal, name, kind, low: 1, high: 9 }));
  const begun = (address: string) => firstOptions({ ...game, options }, new URLSearchParams(address));
  expect(begun("royal=suite&street=x%20y&rounds=7&debts=true&game=toy")).toEqual({ royal: "suite", street: "x y", rounds: 7, debts: true });
  expect(begun("royal=castle&rounds=10&debts=1")).toEqual({ royal: "none", street: "none", rounds: "none", debts: "none" });
});
