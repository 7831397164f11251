/** Small changes of a picture, for what happens between two views: players, districts, money. */
import type { District, Player } from "./types";

export const BANK = -1;

interface Pictured {
  players: Player[];
  districts: District[];
}

export function withPlayer<View extends Pictured>(
  view: View,
  seat: number,
  change: (player: View["players"][number]) => Partial<View["players"][number]>,
): View {
  return { ...view, players: view.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player)) };
}

export function withDistrict<View extends Pictured>(
  view: View,
  id: string,
  change: (district: View["districts"][number]) => Partial<View["districts"][number]>,
): View {
  return { ...view, districts: view.districts.map((one) => (one.id === id ? { ...one, ...change(one) } : one)) };
}

export function paid<View extends Pictured>(view: View, from: number, to: number, amount: number): View {
  const poorer = withPlayer(view, from, ({ cash }) => ({ cash: cash - amount }) as Partial<View["players"][number]>);
  return withPlayer(poorer, to, ({ cash }) => ({ cash: cash + amount }) as Partial<View["players"][number]>);
}

/** These districts are that player's now; null is the bank. */
export function owned<View extends Pictured>(view: View, ids: string[], owner: number | null): View {
  const order = new Map(view.districts.map(({ id }, place) => [id, place]));
  const players = view.players.map((player) => {
    const others = player.districts.filter((id) => !ids.includes(id));
    const districts = player.seat === owner ? [...others, ...ids] : others;
    return { ...player, districts: districts.toSorted((one, two) => order.get(one)! - order.get(two)!) };
  });
  // Without an owner there is no mortgage.
  const free = owner === null ? { mortgaged: false, mortgage: null } : {};
  const districts = view.districts.map((one) => (ids.includes(one.id) ? { ...one, owner, ...free } : one));
  return { ...view, players, districts };
}
