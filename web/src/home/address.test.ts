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

it("takes a link by another name of this computer, at the same port", () => {
  for (const here of ["http://127.0.0.1:8000", "http://localhost:8000", "http://[::1]:8000"]) {
    for (const name of ["localhost:8000", "127.0.0.1:8000", "[::1]:8000"]) expect(addressOf(`http://${name}/t/k3xqpz7a`, here)).toBe("/t/k3xqpz7a");
    expect(addressOf("http://localhost:9000/t/k3xqpz7a", here)).toBeNull();
    expect(addressOf("http://faubourg.example:8000/t/k3xqpz7a", here)).toBeNull();
  }
  expect(addressOf("http://localhost/t/k3xqpz7a", HERE)).toBeNull();
});
