/** The pages that games bring: `boards/<game>/pages/<page>.svelte`. Each is named by the message `page-<game>-<page>`. */
const found = Object.keys(import.meta.glob("./*/pages/*.svelte")).map((path) => /^\.\/(.+)\/pages\/(.+)\.svelte$/.exec(path)!);

export interface GamePage {
  address: string;
  key: string;
}

export function pagesOf(game: string): GamePage[] {
  return found.filter(([, one]) => one === game).map(([, , page]) => ({ address: `/games/${game}/${page}`, key: `page-${game}-${page}` }));
}
