/** A server that answers as a test says, and a game that it has, for pages to be shown with. */
import { flushSync, mount, tick, unmount, type Component } from "svelte";
import { vi } from "vitest";
import type { GameInfo, OptionInfo } from "../wire/types";

const option = { values: [], low: 0, high: 0, letters: "", needs: null, seats: [2, 3, 4], clashes: [] };
export const STREET: OptionInfo = { ...option, name: "street", kind: "text", default: "abcdef", low: 1, high: 6, letters: "abcdef" };
export const DEBTS: OptionInfo = { ...option, name: "debts", kind: "flag", default: true };
export const TOY: GameInfo = {
  id: "toy",
  title: "The toy",
  seats: [2, 3, 4],
  usual_seats: [2, 3, 4],
  rules_version: "1",
  options: [DEBTS, STREET],
  bots: ["random", "greedy"],
  levels: [],
  usual_bot: "neighbour",
};

export interface Asked {
  path: string;
  body: unknown;
}

/** What was asked so far. `answer` is given the path and the body, and says a text or its status and a text. */
export function serving(answer: (path: string, body: unknown) => unknown): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", async (address: string, { body }: { body?: string } = {}) => {
    const found = { path: address.replace(/^\/api/, ""), body: body?.startsWith("{") ? (JSON.parse(body) as unknown) : body };
    asked.push(found);
    const said = await answer(found.path, found.body);
    const [status, text] = Array.isArray(said) ? (said as [number, unknown]) : [200, said];
    return new Response(JSON.stringify(text), { status });
  });
  return asked;
}

let shown: Record<string, unknown> | null = null;

export async function show<Props extends Record<string, unknown>>(page: Component<Props>, props: Props): Promise<void> {
  shown = mount(page, { target: document.body, props }) as Record<string, unknown>;
  await settled();
}

export async function leave(): Promise<void> {
  if (shown !== null) await unmount(shown);
  shown = null;
  document.body.innerHTML = "";
}

/** Whatever was asked for has come, and is shown. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  await tick();
  flushSync();
}
