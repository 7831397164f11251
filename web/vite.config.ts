import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./scripts/compress.ts";
import { fluent } from "./scripts/fluent.ts";
import { offline } from "./scripts/offline.ts";
import { TARGET } from "./scripts/oldest.ts";
import { previews } from "./scripts/previews.ts";

const { version } = JSON.parse(readFileSync(new URL("./package.json", import.meta.url), "utf8"));
const SERVER = "127.0.0.1:8017";

/**
 * What several pages share is a few files and not fifty: it compresses better together, and is fetched at once.
 * `form` comes with the pages that have fields to fill in; `common` with every page, also which boards there are and what this
 * browser remembers; `offer` with those that offer the games; `match` with those that show a board, and `estate` where that
 * is one of districts. Hashes, and what is shared only by parts that are fetched when first used, are fetched by whoever
 * needs them.
 */
const FILLED_IN = "Field|Select|LevelField|Toggle";
const REMEMBERED = String.raw`store/(memory|colour|again)\.ts|fair/witness|boards/shared/seats|boards/registry`;
const OFFERED = String.raw`home/|ui/GamePicker|boards/(thumbnails|pages)\.ts|Thumbnail\.svelte|lengths\.json|store/history\.ts`;
const WHEN_USED = "Copy|Dialog|Sheet|QrCode|NumberField|figure";
const IN_A_MATCH = "Amount|DealTerms|Dealt|Dealer|Invite|Link|SitDown|Timing";
const ESTATES = "Building|Emblem|Head|Pawn|Picture|draft|marks|motion|paint|pause|signs|sounds|tells|words";
const COMMON = `node_modules/(?!@noble)|/src/(ui/(?!GamePicker|${FILLED_IN}|${WHEN_USED})|wire/|i18n/|router)`;
const groups = [
  { name: "common", test: new RegExp(`${COMMON}|/src/(${REMEMBERED})`), minShareCount: 2 },
  { name: "form", test: new RegExp(`/src/ui/(${FILLED_IN})`), minShareCount: 2 },
  { name: "offer", test: new RegExp(`/src/.*(${OFFERED})`), minShareCount: 2 },
  { name: "match", test: new RegExp(`/src/(store|panels)/(?!${IN_A_MATCH})|/src/boards/(shared/)?[^/]+$`), minShareCount: 2 },
  { name: "estate", test: new RegExp(`/src/boards/shared/estate/(${ESTATES})\\.`), minShareCount: 2 },
];

/** The client has no elements of its own making: Svelte's part for them is left out, which it would else keep to be safe. */
const NO_ELEMENTS = { test: /svelte\/src\/internal\/client\/dom\/elements\/custom-element\.js$/, sideEffects: false };

export default defineConfig(({ mode }) => ({
  plugins: [fluent(), svelte(), offline(), previews(), compress()],
  // Vitest would else take Svelte's server build.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  define: { __VERSION__: JSON.stringify(version) },
  build: {
    manifest: true,
    target: TARGET,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { treeshake: { moduleSideEffects: [NO_ELEMENTS] }, output: { codeSplitting: { groups } } },
  },
  server: {
    // The sentences and rulebooks live beside the rules, outside this folder.
    fs: { allow: [".."] },
    proxy: { "/api": `http://${SERVER}`, "/ws": { target: `ws://${SERVER}`, ws: true } },
  },
  // Patient: a machine may have other things to do.
  test: { include: ["src/**/*.test.ts", "tests/**/*.test.ts"], environment: "node", testTimeout: 60_000 },
}));
