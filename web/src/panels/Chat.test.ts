// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost/" }
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { load, startLanguage } from "../i18n/bundle";
import { leave, settled, show } from "../pages/fakes";
import { TableStore } from "../store/table.svelte";
import Chat from "./Chat.svelte";

beforeAll(async () => {
  await startLanguage("en");
  await load("table");
});
afterEach(leave);

it("says why something could not be said where it was written, and nowhere else", async () => {
  const store = new TableStore("abc", () => ({}) as WebSocket);
  const answers = [{ type: "refused", code: "too-fast", clause: null, params: {}, id: 1, seq: 4 }, { type: "ack", id: 2, seq: 4 }] as const;
  const ask = vi.spyOn(store, "ask");
  for (const answer of answers) ask.mockResolvedValueOnce(answer);
  await show(Chat, { store });
  const said = () => document.querySelector("[role=alert]")!.textContent;
  expect(said()).toBe("");
  const [phrase] = document.querySelectorAll<HTMLButtonElement>(".phrases button");
  phrase!.click();
  await settled();
  expect(said()).toBe("That is too much at once: wait a moment.");
  expect(store.composer.notice).toBeNull();
  phrase!.click();
  await settled();
  expect(said()).toBe("");
});
