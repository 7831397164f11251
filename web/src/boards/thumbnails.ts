/** The small picture of each game, by its id. */
import type { Component } from "svelte";

const found = import.meta.glob<Component>("./*/Thumbnail.svelte", { import: "default", eager: true });

export const thumbnails: Record<string, Component> = Object.fromEntries(
  Object.entries(found).map(([path, drawing]) => [path.split("/")[1]!, drawing]),
);
