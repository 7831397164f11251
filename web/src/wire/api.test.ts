import { afterEach, expect, it, vi } from "vitest";
import { checkOptions, requestsOf } from "./api";

interface Requests {
  street: { asked: { street: string }; answered: { lots: string[] } };
}

/** What the server says; what it was sent. */
function answering(status: number, body: unknown) {
  const asked = vi.fn(async (..._: Parameters<typeof fetch>) => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal("fetch", asked);
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

it("a request that a game brings is asked by its name, and answered in its shape", async () => {
  const asked = answering(200, { lots: ["station"] });
  const { lots } = await requestsOf<Requests>("toy")("street", { street: "f" });
  expect(lots).toEqual(["station"]);
  expect(asked.mock.calls[0]?.[0]).toBe("/api/games/toy/ask/street");
  expect(asked.mock.calls[0]?.[1]?.body).toBe('{"street":"f"}');
});

it("options are sent to be looked at with the number of players", async () => {
  const asked = answering(422, { code: "toy-lot-twice", params: { option: "street", place: 2 } });
  const wanted = { options: { street: "ff" }, seats: 2 };
  await expect(checkOptions("toy", wanted)).rejects.toMatchObject({ code: "toy-lot-twice", params: { place: 2 }, status: 422 });
  expect(asked.mock.calls[0]?.[0]).toBe("/api/games/toy/check-options");
  expect(JSON.parse(String(asked.mock.calls[0]?.[1]?.body))).toEqual(wanted);
});
