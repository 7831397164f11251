// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bring, isControl, isInField, isTyping, lead, leadFocus, reveal } from "./attention";

const FIELDS = ["input", "textarea", "select", "div[contenteditable]", "input[type=checkbox]", "input[type=range]"];

/** An element of that tag and attribute, inside `.ask` beside a board to choose on. */
function asked(selector: string): HTMLElement {
  const [, tag, name, value] = /^(\w+)(?:\[([\w-]+)(?:=(\w+))?\])?$/.exec(selector)!;
  const one = document.createElement(tag!);
  if (name !== undefined) one.setAttribute(name, value ?? "");
  one.tabIndex = 0;
  document.querySelector(".ask")!.append(one);
  return one;
}

const board = () => document.querySelector<HTMLElement>(".board button")!;

beforeEach(() => {
  document.body.innerHTML = `
    <div class="board"><button data-target="district:red1" data-legal tabindex="0"></button></div>
    <div class="ask"></div>
    <div class="rest"><input id="chat-text" /></div>`;
});

afterEach(() => vi.restoreAllMocks());

describe("the focus", () => {
  for (const field of FIELDS) {
    it(`stays in a field: ${field}`, () => {
      const one = asked(field);
      one.focus();
      expect(isInField()).toBe(true);
      leadFocus();
      lead(board());
      expect(document.activeElement).toBe(one);
    });
  }

  it("stays in a field anywhere on the page", () => {
    const chat = document.querySelector<HTMLElement>("#chat-text")!;
    chat.focus();
    leadFocus();
    lead(board());
    expect(document.activeElement).toBe(chat);
  });

  it("stays on a button of the question, and on what can be chosen", () => {
    const button = asked("button");
    button.focus();
    leadFocus();
    expect(document.activeElement).toBe(button);
    board().focus();
    leadFocus();
    expect(document.activeElement).toBe(board());
  });

  it("is led to what can be chosen from nowhere, and from what is left of the question", () => {
    leadFocus();
    expect(document.activeElement).toBe(board());
    asked("section").focus();
    leadFocus();
    expect(document.activeElement).toBe(board());
  });

  it("is led nowhere if there is nothing", () => {
    expect(() => lead(null)).not.toThrow();
    document.body.innerHTML = "";
    expect(leadFocus).not.toThrow();
  });
});

describe("a key", () => {
  it("belongs to the field it is pressed in", () => {
    for (const field of FIELDS) expect(isTyping(asked(field))).toBe(true);
    for (const other of [board(), document.body, document, null]) expect(isTyping(other)).toBe(false);
  });

  it("is answered by a button itself", () => {
    expect(isControl(board())).toBe(true);
    expect(isControl(asked("input"))).toBe(false);
  });
});

describe("the page", () => {
  const scrolled = () => vi.spyOn(window, "scrollBy").mockImplementation(() => undefined);
  const at = (top: number, bottom: number) => ({ top, bottom, height: bottom - top }) as DOMRect;

  it("moves to what can be chosen, but not under the hands of whoever types", () => {
    const scroll = scrolled();
    board().getBoundingClientRect = () => at(2000, 2040);
    document.querySelector(".ask")!.getBoundingClientRect = () => at(500, 800);
    document.querySelector(".board")!.getBoundingClientRect = () => at(-100, 300);
    for (const flows of [true, false]) {
      asked("input").focus();
      reveal(flows);
      expect(scroll).not.toHaveBeenCalled();
      (document.activeElement as HTMLElement).blur();
      reveal(flows);
      expect(scroll).toHaveBeenCalledTimes(1);
      scroll.mockClear();
    }
  });
});

describe("on a phone that lies on its side", () => {
  it("the page moves by what lies below the window: the question stands beside the board", () => {
    const scroll = vi.spyOn(window, "scrollBy").mockImplementation(() => undefined);
    const boardAt = vi.spyOn(document.querySelector(".board")!, "getBoundingClientRect");
    boardAt.mockReturnValue(new DOMRect(0, 300, 400, innerHeight - 260));
    vi.spyOn(document.querySelector(".ask")!, "getBoundingClientRect").mockReturnValue(new DOMRect(424, 200, 400, innerHeight - 200));
    reveal(false);
    expect(scroll).toHaveBeenLastCalledWith(0, 40);
  });
});

describe("what is brought into sight", () => {
  const at = (one: Element, top: number, width = 100) => vi.spyOn(one, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, width, 50));

  it("is one of the targets that lies below the question or above the window", () => {
    const scroll = vi.spyOn(window, "scrollBy").mockImplementation(() => undefined);
    document.body.insertAdjacentHTML("beforeend", `<div class="hand"><button data-target="card:key"></button></div>`);
    const card = document.querySelector(".hand button")!;
    at(document.querySelector(".ask")!, innerHeight - 200, innerWidth);
    at(card, innerHeight - 220);
    bring(["card:key"]);
    expect(scroll).toHaveBeenLastCalledWith(0, 38);
    at(card, -100);
    bring(["card:key"]);
    expect(scroll).toHaveBeenLastCalledWith(0, -160);
    at(card, 200);
    bring(["card:key", "card:other"]);
    bring(["card:other"]);
    expect(scroll).toHaveBeenCalledTimes(2);
  });
});
