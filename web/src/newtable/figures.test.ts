import { afterEach, describe, expect, it, vi } from "vitest";
import { LARGEST_DATA } from "../wire/types";
import { figuresOf, textOf } from "./figures";

function fileOf(...parts: BlobPart[]): File {
  return new File(parts, "mine.toml");
}

/** What the server says to the file; what it was sent. */
function answering(status: number, body: unknown) {
  const asked = vi.fn(async (..._: Parameters<typeof fetch>) => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal("fetch", asked);
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe("a file of one's own", () => {
  it("is read as text, without the mark that some editors put before it", async () => {
    expect(await textOf(fileOf("hôtel = 2\n"))).toBe("hôtel = 2\n");
    expect(await textOf(fileOf("\ufeffhôtel = 2\n"))).toBe("hôtel = 2\n");
  });

  it("may be 64 kB large and no larger", async () => {
    expect(await textOf(fileOf("#".repeat(LARGEST_DATA)))).toHaveLength(LARGEST_DATA);
    const larger = textOf(fileOf("é".repeat(LARGEST_DATA / 2), "#"));
    await expect(larger).rejects.toMatchObject({ code: "data-too-large", params: { most: 65536 } });
  });

  it("that is no text in UTF-8 is refused before it is sent", async () => {
    const asked = answering(200, {});
    const latin = figuresOf("roomshare", fileOf(new Uint8Array([0x68, 0xf4, 0x74])));
    await expect(latin).rejects.toMatchObject({ code: "file-not-text" });
    expect(asked).not.toHaveBeenCalled();
  });

  it("that the server finds good goes with the table", async () => {
    const asked = answering(200, { builtin: false, digest: "ab" });
    const found = await figuresOf("roomshare", fileOf("a"));
    expect(found).toEqual({ game: "roomshare", name: "mine.toml", text: "a" });
    expect(asked.mock.calls[0]?.[0]).toBe("/api/games/roomshare/check-data");
    expect(asked.mock.calls[0]?.[1]?.body).toBe("a");
  });

  it("that is the game's own need not go with it", async () => {
    answering(200, { builtin: true, digest: "ab" });
    expect(await figuresOf("roomshare", fileOf("a"))).toBeNull();
  });

  it("that the server refuses is refused for the same reason", async () => {
    answering(422, { code: "data-not-toml", params: { line: 3 } });
    const refused = figuresOf("roomshare", fileOf("a"));
    await expect(refused).rejects.toMatchObject({ code: "data-not-toml", params: { line: 3 }, status: 422 });
  });
});
