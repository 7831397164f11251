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
 * What several pages share is two files and not fifty: it compresses better together, and is fetched at once.
 * `common` comes with every page, also which boards there are and what this browser remembers; `offer` with those that offer
 * the games; `match` with those that show a board. Hashes are fetched by whoever needs them.
 */
const REMEMBERED = String.raw`store/(memory|colour|again)\.ts|fair/witness|boards/shared/seats|boards/registry`;
const OFFERED = String.raw`home/|ui/GamePicker|boards/(thumbnails|pages)\.ts|Thumbnail\.svelte|lengths\.json|store/history\.ts`;
const groups = [
  { name: "common", test: new RegExp(`node_modules/(?!@noble)|/src/(ui/(?!GamePicker)|wire/|i18n/|router)|/src/(${REMEMBERED})`), minShareCount: 2 },
  { name: "offer", test: new RegExp(`/src/.*(${OFFERED})`), minShareCount: 2 },
  { name: "match", test: /\/src\/(store|panels)\/|\/src\/boards\/(shared\/)?[^/]+$/, minShareCount: 2 },
];

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
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    // The sentences and rulebooks live beside the rules, outside this folder.
    fs: { allow: [".."] },
    proxy: { "/api": `http://${SERVER}`, "/ws": { target: `ws://${SERVER}`, ws: true } },
  },
  // Patient: a machine may have other things to do.
  test: { include: ["src/**/*.test.ts", "tests/**/*.test.ts"], environment: "node", testTimeout: 60_000 },
}));
