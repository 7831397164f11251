/** The pages that games bring: `boards/<game>/pages/<page>.svelte`. Each is named by the message `page-<game>-<page>`. */
import { knows } from "../i18n/bundle";

const found = Object.keys(import.meta.glob("./*/pages/*.svelte")).map((path) => /^\.\/(.+)\/pages\/(.+)\.svelte$/.exec(path)!);

export interface GamePage {
  address: string;
  key: string;
}

/** The pages on which the guided first game goes on, at `?lesson`: those for which there is a message `<key>-lesson`. */
export function lessonsOf(game: string): GamePage[] {
  return pagesOf(game)
    .map(({ address, key }) => ({ address: `${address}?lesson`, key: `${key}-lesson` }))
    .filter(({ key }) => knows(key));
}

export function pagesOf(game: string): GamePage[] {
  return found.filter(([, one]) => one === game).map(([, , page]) => ({ address: `/games/${game}/${page}`, key: `page-${game}-${page}` }));
}
