/**
 * The layouts that this browser knows: the printed ones come with the page; any other is asked of the server once, which
 * checks it, and is then kept for use without a network.
 */
import { keep, recall } from "../../../beside/device";
import { requestsOf } from "../../../wire/api";
import { textIn } from "../../../wire/options";
import type { Requests } from "../../../wire/requests/ubuild";
import type { UBuildScene } from "../types";
import figures from "./figures.json";

const KEPT = "faubourg.box-layouts";
const MOST = 12;
const ask = requestsOf<Requests>("ubuild");

export const PRINTED = figures.printed as unknown as UBuildScene[];

/** The text of a layout, as it stands by itself or in an address. */
export function layoutIn(typed: string): string {
  return textIn("layout", typed).trim().toLowerCase();
}

function kept(): UBuildScene[] {
  try {
    const found: unknown = JSON.parse(recall(KEPT) ?? "[]");
    return Array.isArray(found) ? found.filter(isScene) : [];
  } catch {
    return [];
  }
}

/** Whether it is a scene of the rules that this page counts by: theirs has all that the printed ones have. */
function isScene(thing: unknown): thing is UBuildScene {
  const wanted = Object.keys(PRINTED[0]!);
  return typeof thing === "object" && thing !== null && wanted.every((name) => name in thing);
}

export class Layouts {
  #others = $state.raw<UBuildScene[]>(kept());

  get all(): UBuildScene[] {
    return [...PRINTED, ...this.#others];
  }

  of(layout: string): UBuildScene | null {
    return this.all.find((scene) => scene.layout === layout) ?? null;
  }

  /** A layout that may have to be asked for. What cannot be played is thrown as a problem, and so is the want of a network. */
  async open(layout: string): Promise<UBuildScene> {
    const known = this.of(layout);
    if (known) return known;
    const { cards: _, chance: __, ladder: ___, marks: ____, ...scene } = await ask("scene", { layout });
    this.#others = [scene as UBuildScene, ...this.#others.filter((one) => one.layout !== scene.layout)].slice(0, MOST);
    keep(KEPT, JSON.stringify(this.#others));
    return scene as UBuildScene;
  }
}
