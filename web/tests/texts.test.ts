import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { withoutTerminal } from "../scripts/fluent";

const source = new URL("../src", import.meta.url).pathname;
const texts = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ftl"));

function keysOf(name: string): string[] {
  return [...readFileSync(join(source, name), "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
}

function paramsOf(name: string): Map<string, string> {
  const params = new Map<string, string>();
  let key = "";
  for (const line of readFileSync(join(source, name), "utf8").split("\n")) {
    key = /^([a-z][\w-]*) =/.exec(line)?.[1] ?? key;
    const found = [...(params.get(key)?.split(" ") ?? []), ...[...line.matchAll(/\$[\w-]+/g)].map(String)];
    params.set(key, [...new Set(found)].filter(Boolean).sort().join(" "));
  }
  return params;
}

describe("the texts of the pages", () => {
  const french = texts.filter((name) => /(^|\/|\.)fr\.ftl$/.test(name));

  it("are there at all", () => expect(french).toContain("i18n/fr.ftl"));

  for (const name of french) {
    const twin = name.replace(/fr\.ftl$/, "en.ftl");

    it(`${name} has the keys of ${twin}, in the same order`, () => expect(keysOf(name)).toEqual(keysOf(twin)));

    it(`${name} is given the same parameters as ${twin}`, () => expect(paramsOf(name)).toEqual(paramsOf(twin)));

    it(`${name} has no-break spaces where French wants them`, () => {
      const text = readFileSync(join(source, name), "utf8").replace(/^#.*$/gm, "");
      const sentences = text.replace(/^[a-z][\w-]* =/gm, "").replace(/\{[^{}]*->/g, "");
      expect(sentences.match(/.{0,20} [;:!?»].{0,5}|.{0,5}« .{0,20}|\w'\w/g)).toBeNull();
    });
  }
});

describe("the games", () => {
  it("are each told in a sentence", () => {
    const boards = readdirSync(join(source, "boards")).filter((name) => existsSync(join(source, "boards", name, "index.ts")));
    expect(boards).not.toEqual([]);
    for (const name of boards) expect(keysOf(`boards/${name}/about.fr.ftl`)).toEqual([`game-${name}`]);
  });
});

describe("the rulebooks", () => {
  it("each open with what the game is about, a turn, and how it ends", () => {
    const boards = readdirSync(join(source, "boards")).filter((name) => existsSync(join(source, "boards", name, "index.ts")));
    const known = keysOf("i18n/rules.fr.ftl");
    for (const name of boards) for (const part of ["aim", "turn", "end"]) expect(known).toContain(`rules-${name}-${part}`);
  });
});

describe("what the browser is sent of a text", () => {
  it("leaves out comments and what only the terminal says, with all its lines", () => {
    const text = "# About\ncli-a = { $n ->\n    [one] x\n   *[other] y\n} z\n\nname-b = b\n    more\nfuzz-c = c\n";
    expect(withoutTerminal(text)).toBe("name-b = b\n more\n");
  });
});
