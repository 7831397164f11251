/** The sounds of a table, and the one speaker that plays them. It is fetched when sound is first wanted. */
import type { Note } from "./notes";
import type { Sound } from "./hearing";
import { Speaker } from "./speaker";

const knock = { wave: "noise", struck: true } as const;
const bell = { wave: "sine", struck: true } as const;
const string = { struck: true } as const;

/** None is longer than a second: a table is no concert. */
export const EFFECTS: Record<Sound, readonly Note[]> = {
  // Two dice on wood: knocks that come closer together.
  dice: [[2600, 0, 0.05, knock], [1900, 0.09, 0.05, knock], [2900, 0.16, 0.04, knock], [2100, 0.21, 0.04, knock], [2500, 0.25, 0.07, knock]],
  coin: [[1976, 0, 0.09, bell], [2637, 0.07, 0.32, bell]],
  // It goes in, turns, and the bolt falls.
  key: [[4200, 0, 0.03, knock], [3100, 0.1, 0.03, knock], [2349, 0.1, 0.05, { ...bell, loud: 0.4 }], [900, 0.2, 0.07, { ...knock, loud: 1.4 }]],
  // Down the stairs, and out.
  eviction: [[523, 0, 0.12, string], [440, 0.1, 0.12, string], [349, 0.2, 0.26, { struck: true, to: 175 }], [260, 0.42, 0.14, { ...knock, loud: 1.6 }]],
  // The deck creaks as it turns, and rests.
  bridge: [[82, 0, 0.42, { wave: "sawtooth", to: 123, loud: 0.35 }], [700, 0.06, 0.04, knock], [800, 0.2, 0.04, knock], [220, 0.42, 0.16, { ...knock, loud: 1.6 }]],
  bid: [[880, 0, 0.1, string], [1175, 0.07, 0.14, string]],
  // Twice, as an auctioneer does.
  hammer: [[190, 0, 0.12, { wave: "sine", struck: true, to: 80, loud: 2.2 }], [1100, 0, 0.04, knock], [190, 0.19, 0.16, { wave: "sine", struck: true, to: 70, loud: 2.6 }], [1100, 0.19, 0.04, knock]],
  victory: [[523, 0, 0.18, string], [659, 0.12, 0.18, string], [784, 0.24, 0.18, string], [1047, 0.36, 0.6, string], [1319, 0.36, 0.6, { ...bell, loud: 0.5 }]],
  turn: [[523, 0, 0.3, string], [784, 0.14, 0.3, string]],
  chat: [[988, 0, 0.07, { ...bell, loud: 0.6 }], [1319, 0.06, 0.12, { ...bell, loud: 0.6 }]],
};

export const speaker = new Speaker(EFFECTS);
