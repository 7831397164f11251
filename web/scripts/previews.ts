/**
 * Vite plugin: what a messenger shows of a link. For each game a picture of its Thumbnail, one of all of them together, and
 * what each game is about in every language, from `about.<language>.ftl`; the server names them in the head of its pages.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { Canvas, type Colour } from "./preview/canvas.ts";
import { draw, drawingOf, type Drawing } from "./preview/drawing.ts";
import { rectangle } from "./preview/outline.ts";

const [WIDTH, HEIGHT] = [1200, 630];
const LANGUAGES = ["fr", "en"];
/** Between the pictures of several games. */
const GAP = 12;
const PAPER: Colour = [244, 238, 226, 1];

export function gamesIn(boards: string): string[] {
  const folders = readdirSync(boards, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).filter((name) => readdirSync(join(boards, name)).includes("Thumbnail.svelte")).sort();
}

export async function drawings(boards: string, tokens: string): Promise<Map<string, Drawing>> {
  const found = gamesIn(boards).map(async (game) => [game, await drawingOf(join(boards, game, "Thumbnail.svelte"), tokens)] as const);
  return new Map(await Promise.all(found));
}

export function pictureOf(drawing: Drawing): Buffer {
  const canvas = new Canvas(WIDTH, HEIGHT);
  draw(canvas, drawing, [0, 0, WIDTH, HEIGHT]);
  return canvas.png();
}

/** All games side by side, in two rows. */
export function pictureOfAll(all: Drawing[]): Buffer {
  const canvas = new Canvas(WIDTH, HEIGHT);
  canvas.fill([rectangle(0, 0, WIDTH, HEIGHT).points], PAPER);
  const [columns, rows] = [Math.ceil(all.length / 2), Math.min(2, all.length)];
  const [width, height] = [(WIDTH + GAP) / columns, (HEIGHT + GAP) / rows];
  for (const [place, drawing] of all.entries()) {
    const [left, top] = [Math.round((place % columns) * width), Math.round(Math.floor(place / columns) * height)];
    draw(canvas, drawing, [left, top, Math.round(left + width) - GAP, Math.round(top + height) - GAP]);
  }
  return canvas.png();
}

/** By game and language the sentence `game-<game>`. */
export function aboutOf(boards: string): Record<string, Record<string, string>> {
  const about = (game: string, language: string): string => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(readFileSync(join(boards, game, `about.${language}.ftl`), "utf8")));
    const message = bundle.getMessage(`game-${game}`)?.value;
    return message ? bundle.formatPattern(message) : "";
  };
  return Object.fromEntries(
    gamesIn(boards).map((game) => [game, Object.fromEntries(LANGUAGES.map((language) => [language, about(game, language)]))]),
  );
}

export function previews(): Plugin {
  let boards = "";
  let tokens = "";
  return {
    name: "previews",
    apply: "build",
    configResolved({ root }) {
      boards = join(root, "src/boards");
      tokens = join(root, "src/styles/tokens.css");
    },
    async generateBundle() {
      const found = await drawings(boards, readFileSync(tokens, "utf8"));
      const emit = (name: string, source: string | Buffer) => this.emitFile({ type: "asset", fileName: `previews/${name}`, source });
      for (const [game, drawing] of found) emit(`${game}.png`, pictureOf(drawing));
      emit("all.png", pictureOfAll([...found.values()]));
      emit("about.json", JSON.stringify(aboutOf(boards)));
    },
  };
}
