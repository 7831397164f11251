import { describe, expect, it } from "vitest";
import { lengths, minutesOf } from "../home/lengths";
import type { GameInfo, OptionInfo } from "../wire/types";
import { optionsFor, peopleOf, PRESETS, seatsOf } from "./presets";

const option = { values: [], low: 0, high: 0, letters: "", needs: null, seats: [2, 3, 4, 5, 6], clashes: [] };
const LENGTH: OptionInfo = { ...option, name: "length", kind: "choice", default: "last", values: ["last", "rounds"] };
const ROUNDS: OptionInfo = { ...option, name: "rounds", kind: "number", default: 20, low: 1, high: 200, needs: { option: "length", value: "rounds" } };
const GAME: GameInfo = {
  id: "made-up",
  title: "Made up",
  seats: [2, 3, 4, 5, 6],
  usual_seats: [2, 3, 4, 5, 6],
  rules_version: "1",
  options: [LENGTH, ROUNDS],
  bots: ["random", "greedy"],
  levels: [],
  usual_bot: "neighbour",
};
lengths["made-up"] = { seconds: 30, usual: { 2: 200, 4: 400 }, options: { length: { rounds: { 2: 80, 4: 160 } }, rounds: { 40: { 2: 160, 4: 320 } } } };

const preset = (id: string) => PRESETS.find((one) => one.id === id)!;
const who = (id: string, game = GAME) => peopleOf(game, preset(id), "neighbour", ["Ann"]).map((seat) => seat.who);

describe("a table as people usually want it", () => {
  it("has those who come, and bots only where they are wanted", () => {
    expect(who("phones")).toEqual(["me", "open"]);
    expect(who("friends")).toEqual(["me", "open", "open", "open"]);
    expect(who("screen")).toEqual(["me", "me"]);
    expect(who("alone")).toEqual(["me", "bot:neighbour", "bot:neighbour"]);
    expect(peopleOf(GAME, preset("phones"), "neighbour", ["Ann"])[0]!.name).toBe("Ann");
  });

  it("has as many seats as the game allows", () => {
    expect(who("friends", { ...GAME, usual_seats: [2, 3] })).toEqual(["me", "open", "open"]);
    expect(who("phones", { ...GAME, usual_seats: [3, 4] })).toEqual(["me", "open", "bot:neighbour"]);
    expect(seatsOf({ ...GAME, usual_seats: [3, 4] }, preset("phones"))).toBe(3);
  });

  it("is made as long as is wanted, where the game can be", () => {
    const options = optionsFor(GAME, preset("phones"));
    expect(options).toMatchObject({ length: "rounds" });
    expect(minutesOf(GAME, options, 2)).toBe(20);
  });

  it("is a usual match where no length is wanted, or none can be had", () => {
    expect(optionsFor(GAME, preset("friends"))).toEqual({});
    expect(optionsFor({ ...GAME, options: [] }, preset("phones"))).toEqual({});
    expect(optionsFor({ ...GAME, id: "unmeasured" }, preset("phones"))).toEqual({});
  });
});
