/** What is only meant so far: a draft against the position it began with, and the offer that is being composed. */
import type { Bargain, Preview } from "../../board";
import type { Offer } from "../offers";
import type { District } from "./types";

/** The districts that a draft has changed. */
export function changedBy(preview: Preview | null, view: { districts: District[] }): Set<string> {
  if (!preview) return new Set();
  const before = new Map((preview.before as { districts: District[] }).districts.map((district) => [district.id, district]));
  const isChanged = (old: District | undefined, now: District) => old !== now && (old === undefined || standing(old) !== standing(now));
  return new Set(view.districts.filter((district) => isChanged(before.get(district.id), district)).map(({ id }) => id));
}

/** All of a district that a move can change; its rent follows from that. */
function standing({ rent: _, counted: __, doubled: ___, ...rest }: District): string {
  return JSON.stringify(rest);
}

/** What can change hands, to be chosen like anything else. */
export function dealOffers({ assets, chosen }: Bargain, view: { districts: { id: string }[] }): Map<string, Offer> {
  const districts = new Set(view.districts.map(({ id }) => id));
  return new Map(
    assets.map((asset) => {
      const target = `${districts.has(asset) ? "district" : "card"}:${asset}`;
      const picked = chosen.includes(asset);
      return [target, { target, legal: !picked, picked, instead: false, refusal: null }];
    }),
  );
}
