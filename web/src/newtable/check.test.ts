import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiProblem } from "../wire/api";
import type { CheckOptions, GameInfo, OptionsChecked } from "../wire/types";
import { OptionCheck, PAUSE } from "./check.svelte";

const game: GameInfo = { id: "toy", title: "Toy", seats: [2, 3, 4], usual_seats: [2, 3], rules_version: "1", options: [], bots: [], levels: [], usual_bot: "neighbour" };

/** A game that answers when it is told to. */
class Answers {
  asked: CheckOptions[] = [];
  private waiting: { yes: (found: OptionsChecked) => void; no: (problem: unknown) => void }[] = [];

  readonly ask = (_: string, wanted: CheckOptions): Promise<OptionsChecked> => {
    this.asked.push(wanted);
    return new Promise((yes, no) => this.waiting.push({ yes, no }));
  };

  async say(seats: number[]): Promise<void> {
    this.waiting.shift()!.yes({ options: {}, seats, idle: [] });
    await vi.advanceTimersByTimeAsync(0);
  }

  async refuse(code: string, status = 422): Promise<void> {
    this.waiting.shift()!.no(new ApiProblem(code, { option: "street" }, status));
    await vi.advanceTimersByTimeAsync(0);
  }
}

let answers: Answers;
let check: OptionCheck;
const type = (street: string, seats = 4) => check.meet(game, { street }, seats);
const pause = () => vi.advanceTimersByTimeAsync(PAUSE);

beforeEach(() => {
  vi.useFakeTimers();
  answers = new Answers();
  check = new OptionCheck(answers.ask);
});
afterEach(() => vi.useRealTimers());

describe("options in a form", () => {
  it("are asked about after a pause, and not at every key", async () => {
    for (const text of ["f", "fa", "fab"]) {
      type(text);
      await vi.advanceTimersByTimeAsync(PAUSE - 1);
    }
    expect(answers.asked).toEqual([]);
    await pause();
    expect(answers.asked).toEqual([{ options: { street: "fab" }, seats: 4 }]);
    type("fab");
    await pause();
    expect(answers.asked).toHaveLength(1);
  });

  it("that are the usual ones are not asked about: the game has said for how many they are", async () => {
    check.meet(game, {}, 3);
    await pause();
    expect(answers.asked).toEqual([]);
    expect(check.seatsFor(game)).toEqual([2, 3]);
  });

  it("are for as many with figures of one's own, and for anybody if only a table can tell", async () => {
    check.meet(game, { street: "fa" }, 3, true);
    await pause();
    await answers.say([2]);
    expect(check.seatsFor(game)).toEqual([2]);
    check.meet(game, { street: "fax" }, 2, true);
    await pause();
    await answers.refuse("option-letter");
    expect(check.problem).toBeNull();
    expect(check.seatsFor(game)).toEqual([2, 3, 4]);
  });

  it("say how many can play, and that stays while a text is refused", async () => {
    type("fa");
    await pause();
    await answers.say([2]);
    expect(check.seatsFor(game)).toEqual([2]);
    type("fax");
    await pause();
    await answers.refuse("option-letter");
    expect(check.problem?.code).toBe("option-letter");
    expect(check.seatsFor(game)).toEqual([2]);
    expect(check.seatsFor({ ...game, id: "other" })).toEqual([2, 3]);
  });

  it("that have changed since are not spoken of any more", async () => {
    type("fax");
    await pause();
    type("fa");
    await answers.refuse("option-letter");
    expect(check.problem).toBeNull();
    await pause();
    await answers.say([2]);
    type("fab");
    expect(check.seatsFor(game)).toEqual([2]);
    type("fax");
    await pause();
    await answers.refuse("option-letter");
    type("f");
    expect(check.problem).toBeNull();
  });

  it("that nobody could be asked about are not refused", async () => {
    type("fa");
    await pause();
    await answers.refuse("unreachable", 0);
    expect(check.problem).toBeNull();
    expect(await check.isGood()).toBe(true);
  });

  it("are asked about at once when the form is sent, and not twice", async () => {
    type("fax");
    const good = check.isGood();
    expect(answers.asked).toHaveLength(1);
    await answers.refuse("option-letter");
    expect(await good).toBe(false);
    await pause();
    expect(await check.isGood()).toBe(false);
    expect(answers.asked).toHaveLength(1);
  });

  it("that are being asked about are waited for when the form is sent", async () => {
    type("fax");
    await pause();
    const good = check.isGood();
    await answers.refuse("toy-lot-twice");
    expect(await good).toBe(false);
    expect(answers.asked).toHaveLength(1);
  });

  it("are not asked about when the page has gone", async () => {
    type("fa");
    check.stop();
    await pause();
    expect(answers.asked).toEqual([]);
  });
});
