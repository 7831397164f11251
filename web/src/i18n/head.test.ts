import { describe, expect, it } from "vitest";
import { headed } from "./head";

describe("the head of a line", () => {
  it("is a capital, also with an accent", () => {
    expect(headed("first floor right")).toBe("First floor right");
    expect(headed("école, emplacement 3")).toBe("École, emplacement 3");
  });

  it("stays what it was, if there is nothing to raise", () => {
    expect(headed("")).toBe("");
    expect(headed("2e gauche")).toBe("2e gauche");
    expect(headed("🏠 ici")).toBe("🏠 ici");
  });
});
