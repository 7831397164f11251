// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { faultOf, Figure, nearest, numberIn, type Range } from "./figure.svelte";

vi.mock("../i18n/bundle", () => ({ say: (key: string) => key }));

const range: Range = { low: 370, high: 1995, step: 10 };

/** A figure that is kept as a bid is: what was typed, else the least one. */
function bidding() {
  const kept = { range, typed: null as number | null };
  const figure = new Figure(
    () => ({ ...kept.range, value: kept.typed ?? kept.range.low }),
    (number) => (kept.typed = number),
  );
  return { kept, figure, type: (text: string) => figure.type(text) };
}

describe("a number that is typed", () => {
  it("is read in groups or without, and never guessed", () => {
    expect(["370", " 370 ", "1500", "1 500", "1\u202f500", "1,500", "1.500", "12,345,678"].map(numberIn)).toEqual([
      370, 370, 1500, 1500, 1500, 1500, 1500, 12345678,
    ]);
    for (const text of ["", "12x", "-5", "+5", "1.5", "1e3", "1,50", "½", "0x10"]) expect(numberIn(text)).toBeNull();
  });

  it("has at most one fault", () => {
    const found = ["", "12x", "-5", "0", "15", "375", "99999", "9".repeat(30), "370", "1990"].map((text) => faultOf(text, range));
    expect(found).toEqual(["empty", "unreadable", "unreadable", "low", "low", "step", "high", "high", null, null]);
    expect(faultOf("15", { low: 0, high: 100, step: 10 })).toBe("step");
    expect(faultOf("0", { low: 0, high: 100, step: 10 })).toBeNull();
  });

  it("has a possible one next to it", () => {
    expect([0, 374, 376, 5000].map((number) => nearest(range, number))).toEqual([370, 370, 380, 1990]);
  });
});

describe("the field of a number", () => {
  it("shows a proposal until somebody types", () => {
    const { kept, figure } = bidding();
    figure.on.onfocus();
    kept.range = { ...range, low: 400 };
    expect(figure.text).toBe("400");
  });

  it("keeps what is typed, key by key, whatever is proposed meanwhile", () => {
    const { kept, figure, type } = bidding();
    figure.on.onfocus();
    for (const text of ["5", "50", "500", "500x", "", "4"]) {
      type(text);
      kept.range = { ...kept.range, low: kept.range.low + 10 };
      expect(figure.text).toBe(text);
    }
  });

  it("still has what was typed when somebody leaves it, right or wrong", () => {
    const { figure, type } = bidding();
    for (const text of ["1 500", "375", "12x", ""]) {
      figure.on.onfocus();
      type(text);
      figure.on.onblur();
      expect(figure.text).toBe(text);
    }
  });

  it("says at once what no further key would mend, and the rest when somebody leaves it", () => {
    const { figure, type } = bidding();
    figure.on.onfocus();
    for (const text of ["5", "375", ""]) {
      type(text);
      expect([figure.problem, figure.fault === null]).toEqual([undefined, false]);
    }
    for (const [text, sentence] of [["5x", "number-unreadable"], ["99999", "number-high"]] as const) {
      type(text);
      expect(figure.problem).toBe(sentence);
    }
    type("375");
    figure.on.onblur();
    expect(figure.problem).toBe("number-step");
    type("380");
    expect(figure.problem).toBeUndefined();
  });

  it("says what is wrong to whoever sends its form", () => {
    const { figure, type } = bidding();
    const field = document.createElement("input");
    figure.on.onfocus();
    type("375");
    const event = new Event("invalid", { cancelable: true });
    Object.defineProperty(event, "currentTarget", { value: field });
    figure.on.oninvalid(event as never);
    expect(event.defaultPrevented).toBe(true);
    expect(figure.problem).toBe("number-step");
    type("37");
    expect(figure.problem).toBeUndefined();
  });

  it("does not let a bid that was overtaken become another one", () => {
    const { kept, figure, type } = bidding();
    figure.on.onfocus();
    type("400");
    figure.on.onblur();
    kept.range = { ...range, low: 420 };
    expect([figure.value, figure.fault]).toEqual([400, "low"]);
    figure.go(10);
    expect([figure.value, figure.fault]).toEqual([420, null]);
  });

  it("goes up and down from what is typed", () => {
    const { figure, type } = bidding();
    figure.on.onfocus();
    type("500");
    figure.on.onkeydown({ key: "ArrowUp", preventDefault: () => undefined } as KeyboardEvent);
    expect([figure.value, figure.text]).toEqual([510, "510"]);
    figure.on.onkeydown({ key: "a", preventDefault: () => expect.unreachable() } as unknown as KeyboardEvent);
  });
});
