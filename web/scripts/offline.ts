/**
 * Vite plugin: writes the workers which keep pages for use without a network: the files that such a page is made of and no
 * others, under a name that changes with any of them.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

interface Page {
  /** Of its worker, and of the folder with its manifests and icons. */
  name: string;
  address: string;
  source: string;
  /** Its own texts, in both languages. */
  texts: RegExp;
}

const PAGES: Page[] = [
  { name: "unit", address: "/unit", source: "src/unit/Page.svelte", texts: /\/i18n\/unit\.(fr|en)\.ftl$/ },
  {
    name: "box",
    address: "/games/ubuild/box",
    source: "src/boards/ubuild/pages/box.svelte",
    texts: /\/(boards\/ubuild\/(pages\/box\.)?|games\/ubuild\/text\/)(fr|en)\.ftl$/,
  },
];
/** The texts of every page. */
const TEXTS = /\/(i18n|faubourg\/text)\/(fr|en)\.ftl$/;
const PUBLIC = ["favicon.svg"];

interface Chunk {
  type: string;
  fileName: string;
  isEntry?: boolean;
  facadeModuleId?: string | null;
  imports?: string[];
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> };
}

/** Chunks with all that they import at once, their styles, and what those name. */
function closure(chunks: Chunk[], roots: Chunk[]): string[] {
  const found = new Set<string>();
  const follow = (chunk: Chunk | undefined): void => {
    if (chunk === undefined || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const name of chunk.viteMetadata?.importedCss ?? []) found.add(name);
    for (const name of chunk.viteMetadata?.importedAssets ?? []) found.add(name);
    for (const name of chunk.imports ?? []) follow(chunks.find(({ fileName }) => fileName === name));
  };
  roots.forEach(follow);
  return [...found];
}

export function offline(): Plugin {
  let root = "";
  let publicFolder = "";
  return {
    name: "offline",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      [root, publicFolder] = [config.root, config.publicDir];
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const files = Object.values(bundle) as Chunk[];
        const chunks = files.filter(({ type }) => type === "chunk");
        const fonts = Object.keys(bundle).filter((name) => name.endsWith(".woff2"));
        const index = bundle["index.html"];
        const worker = readFileSync(new URL("./offline-worker.js", import.meta.url), "utf8");
        for (const { name: page, address, source, texts } of PAGES) {
          const isRoot = (id: string) => id === join(root, source) || TEXTS.test(id) || texts.test(id);
          const roots = chunks.filter(({ isEntry, facadeModuleId: id }) => isEntry || isRoot(id ?? ""));
          const assets = [...new Set([...closure(chunks, roots), ...fonts])].sort();
          const icons = readdirSync(join(publicFolder, page)).sort().map((name) => `${page}/${name}`);
          const hash = createHash("sha256");
          // The names of assets change with what is in them; other files are read.
          for (const name of assets) hash.update(name);
          for (const name of [...PUBLIC, ...icons]) hash.update(readFileSync(join(publicFolder, name)));
          hash.update(index?.type === "asset" ? index.source : "");
          const told: Record<string, string> = {
            __PAGE__: JSON.stringify(address),
            __FILES__: JSON.stringify([address, ...[...assets, ...PUBLIC, ...icons].map((name) => `/${name}`)]),
            __FAMILY__: JSON.stringify(`faubourg-${page}-`),
            __BUILD__: hash.update(worker).digest("hex").slice(0, 16),
          };
          this.emitFile({ type: "asset", fileName: `${page}-worker.js`, source: worker.replace(/__[A-Z]+__/g, (word) => told[word]!) });
        }
      },
    },
  };
}
