import { expect, it } from "vitest";
import { addressOf } from "./address";

const HERE = "https://faubourg.example";

it("takes the code of a table, or a link to one", () => {
  expect(addressOf(" k3xqpz7a ", HERE)).toBe("/t/k3xqpz7a");
  expect(addressOf("https://faubourg.example/t/k3xqpz7a", HERE)).toBe("/t/k3xqpz7a");
  expect(addressOf("faubourg.example/t/k3xqpz7a", HERE)).toBe("/t/k3xqpz7a");
});

it("takes a code in capitals, and the link of this site amid a message", () => {
  expect(addressOf("K3XQPZ7A", HERE)).toBe("/t/k3xqpz7a");
  const message = "Come to my table (faubourg.example/t/k3xqpz7a)!\nSee https://elsewhere.example/t/abcdefgh.";
  expect(addressOf(message, HERE)).toBe("/t/k3xqpz7a");
  expect(addressOf("On joue ? « https://faubourg.example/seat#abcdefgh ».", HERE)).toBe("/seat#abcdefgh");
  expect(addressOf("come to my table tonight", HERE)).toBeNull();
});

it("takes a personal link with its code, and a link to a move of a replay", () => {
  expect(addressOf("https://faubourg.example/seat#abcdefgh", HERE)).toBe("/seat#abcdefgh");
  expect(addressOf("https://faubourg.example/replay/k3xqpz7a?step=12", HERE)).toBe("/replay/k3xqpz7a?step=12");
});

it("takes nothing that leads elsewhere", () => {
  expect(addressOf("https://elsewhere.example/t/k3xqpz7a", HERE)).toBeNull();
  expect(addressOf("https://faubourg.example/api/tables", HERE)).toBeNull();
  expect(addressOf("javascript:alert(1)", HERE)).toBeNull();
  expect(addressOf("", HERE)).toBeNull();
});
