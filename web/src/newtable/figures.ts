/** Figures and names of one's own: a file of this device, read here and checked by the server. */
import { ApiProblem, checkData } from "../wire/api";
import { LARGEST_DATA } from "../wire/types";

export interface OwnFigures {
  /** The game they are for. */
  game: string;
  /** Of the file. */
  name: string;
  text: string;
}

/** A file as text; a byte order mark that an editor has put before it is left out. */
export async function textOf(file: File): Promise<string> {
  if (file.size > LARGEST_DATA) throw new ApiProblem("data-too-large", { most: LARGEST_DATA }, 0);
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new ApiProblem("file-not-text", {}, 0);
  }
}

/** What a table would be given of a file: nothing, if it is the game's own. Throws what is wrong with it. */
export async function figuresOf(game: string, file: File): Promise<OwnFigures | null> {
  const text = await textOf(file);
  const { builtin } = await checkData(game, text);
  return builtin ? null : { game, name: file.name, text };
}
