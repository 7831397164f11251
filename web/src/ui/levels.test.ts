// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { startLanguage } from "../i18n/bundle";
import { TOY } from "../pages/fakes";
import type { GameInfo, LevelInfo, SeatInfo, TableInfo } from "../wire/types";
import { aboutLevel, figureOf, insteadAt, levelOptions, titleOf, whyNotReady } from "./levels";

const share = (wins: number, of: number) => ({ wins, of });
const level = (name: string, more: Partial<LevelInfo> = {}): LevelInfo => ({ name, of_two: null, of_four: null, milliseconds: null, ready: true, ...more });
const GAME: GameInfo = {
  ...TOY,
  levels: [
    level("newcomer"),
    level("tenant", { of_two: share(75, 100), of_four: share(40, 100) }),
    level("neighbour", { of_four: share(36, 100) }),
    level("caretaker", { of_two: share(67, 100), ready: false }),
    level("landlord", { ready: false }),
  ],
};

beforeAll(() => startLanguage("en"));

describe("levels to choose from", () => {
  it("are numbered from the weakest, and cannot be chosen unless they are ready", () => {
    expect(levelOptions(GAME)).toEqual([
      { value: "newcomer", text: "1 · Newcomer", disabled: false },
      { value: "tenant", text: "2 · Tenant", disabled: false },
      { value: "neighbour", text: "3 · Neighbour", disabled: false },
      { value: "caretaker", text: "4 · Caretaker (not ready yet)", disabled: true },
      { value: "landlord", text: "5 · Landlord (not ready yet)", disabled: true },
    ]);
  });

  it("are told with what was measured, or that nothing was", () => {
    expect(aboutLevel(GAME, "newcomer")).toBe("Newcomer: the first level, with none below it.");
    expect(aboutLevel(GAME, "tenant")).toMatch(/^Tenant: wins 75 of 100 against the level below; at a table of four.* wins 40 of 100 \(even would be 25 of 100\)\.$/);
    expect(aboutLevel(GAME, "neighbour")).toMatch(/^Neighbour: at a table of four.* wins 36 of 100/);
    expect(aboutLevel(GAME, "landlord")).toBe("Landlord: nobody has measured it against the level below yet.");
    expect(aboutLevel(GAME, "greedy")).toBe("");
    expect(figureOf(GAME, "newcomer")).toBe("The first level, with none below it");
    expect(figureOf(GAME, "tenant")).toBe("Wins 75 of 100 against the level below");
    expect(figureOf(GAME, "landlord")).toBe("Nobody has measured it against the level below yet");
    expect(figureOf(GAME, "greedy")).toBe("");
  });

  it("say why some are not ready, if any", () => {
    expect(whyNotReady(GAME)).toMatch(/^Caretaker, Landlord: not ready yet, as the rules run interpreted/);
    expect(whyNotReady(TOY)).toBe("");
  });
});

describe("a table", () => {
  const seat = (bot: string | null, instead: string | null): SeatInfo => ({
    ...{ seat: 0, kind: "bot", name: "", away: false, resigned: false, present: false, mine: false, bot_from: null },
    ...{ bot, instead },
  });

  it("says once who stands in for a level", () => {
    const seats = [seat(null, null), seat("landlord", "neighbour"), seat("landlord", "neighbour"), seat("tenant", null)];
    expect(insteadAt({ seats } as TableInfo)).toEqual([expect.stringMatching(/^Landlord is not ready yet.*Neighbour stands in for it\.$/)]);
  });

  it("calls bots of earlier days as before, and unknown ones by their code", () => {
    expect([titleOf("greedy"), titleOf("random"), titleOf("hal")]).toEqual(["Clever bot", "Random bot", "hal"]);
  });
});
