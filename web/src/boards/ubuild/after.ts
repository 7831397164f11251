/** The picture after an event: owners, buildings, bridges, pawns and cash. What only the rules can tell stays as it was until the end. */
import { BANK, owned, paid, withDistrict, withPlayer } from "../shared/estate/picture";
import type { Piece, UBuildEvent, UBuildView } from "./types";

/** What never changes. */
export interface Table {
  spaces: number;
  jail: number;
}

export function after(view: UBuildView, event: UBuildEvent, table: Table): UBuildView {
  switch (event.kind) {
    case "turn-passed":
      return { ...view, turn: event.seat, dice: null };
    case "dice-rolled":
      return { ...view, dice: event.dice };
    case "moved":
      return withPlayer(view, event.seat, () => ({ space: event.to }));
    case "jailed":
      return withPlayer(view, event.seat, () => ({ space: table.jail, jailed: true, tries: 0 }));
    case "left-jail":
      return withPlayer(view, event.seat, () => ({ jailed: false, tries: 0 }));
    case "stays-in-jail":
      return withPlayer(view, event.seat, () => ({ tries: event.tries }));
    case "salary-paid":
    case "cash-received":
      return paid(view, BANK, event.seat, event.amount);
    case "toll-paid":
    case "bail-paid":
    case "cash-paid":
      return paid(view, event.seat, BANK, event.amount);
    case "rent-paid":
    case "debt-paid":
    case "player-paid":
      return paid(view, event.seat, event.owner, event.amount);
    case "bridge-opened":
      return withBridge(view, event.space, true);
    case "bridge-closed":
      return withBridge(view, event.space, false);
    case "district-bought":
    case "district-won":
      return paid(owned(view, [event.district], event.seat), event.seat, BANK, event.amount);
    case "districts-swapped":
      return owned(owned(view, [event.district], event.owner), [event.other], event.seat);
    case "mortgaged":
      return paid(withDistrict(view, event.district, () => ({ mortgaged: true, mortgage: event.amount })), BANK, event.seat, event.amount);
    case "mortgage-lifted":
      return paid(withDistrict(view, event.district, () => ({ mortgaged: false, mortgage: null })), event.seat, BANK, event.amount);
    case "card-drawn":
      return { ...view, chance: { ...view.chance, last: event.card } };
    case "bankrupt":
      return bankrupt(view, event.seat, event.owner);
    case "deal-accepted":
      return dealt(view);
    default:
      return built(view, event);
  }
}

/** What is built, moved or removed, paid to the bank. */
function built(view: UBuildView, event: UBuildEvent): UBuildView {
  switch (event.kind) {
    case "block-built": {
      const { piece } = event;
      return paid(withDistrict(view, event.district, (one) => ({ [piece]: one[piece] + 1 })), event.seat, BANK, event.amount);
    }
    case "bonus-built":
    case "hazard-built":
      return standing(view, event.site, event.piece, null);
    case "hazard-removed":
      return cleared(view, event.site);
    case "hazard-moved":
      return paid(standing(cleared(view, event.start), event.site, event.piece, null), event.seat, BANK, event.amount);
    case "stadium-built":
      return landmark(withDistrict(view, event.district, () => ({ stadium: true })), event, "stadium");
    case "skyscraper-built":
      return landmark(withDistrict(view, event.district, () => ({ skyscraper: true })), event, "skyscraper");
    case "tower-built":
      return landmark(withDistrict(view, event.district, () => ({ tower: true })), event, "tower");
    default:
      return view;
  }
}

function landmark(view: UBuildView, event: { seat: number; site: number; district: string; amount: number }, piece: Piece): UBuildView {
  return paid(standing(view, event.site, piece, event.district), event.seat, BANK, event.amount);
}

function standing(view: UBuildView, site: number, piece: Piece, district: string | null): UBuildView {
  const sites = [...view.sites.filter((one) => one.site !== site), { site, piece, district }];
  return { ...view, sites: sites.toSorted((one, two) => one.site - two.site) };
}

function cleared(view: UBuildView, site: number): UBuildView {
  return { ...view, sites: view.sites.filter((one) => one.site !== site) };
}

function withBridge(view: UBuildView, space: number, open: boolean): UBuildView {
  return { ...view, bridges: view.bridges.map((bridge) => (bridge.space === space ? { ...bridge, open } : bridge)) };
}

/** A creditor gets cash and what is not mortgaged; all else goes to the bank. */
function bankrupt(view: UBuildView, seat: number, creditor: number): UBuildView {
  const player = view.players[seat];
  if (!player) return view;
  const { cash, districts } = player;
  const mortgaged = new Set(view.districts.filter((one) => one.mortgaged).map(({ id }) => id));
  const kept = creditor < 0 ? [] : districts.filter((id) => !mortgaged.has(id));
  const shared = owned(view, kept, creditor);
  const lost = owned(shared, districts.filter((id) => !kept.includes(id)), null);
  return withPlayer(paid(lost, seat, creditor, cash), seat, () => ({ out: true, jailed: false, tries: 0 }));
}

/** The offer on the table is carried out. */
function dealt(view: UBuildView): UBuildView {
  const offer = view.offer;
  if (!offer) return view;
  const { proposer, partner, gives, gets } = offer;
  const found = owned(owned(view, gives.districts, partner), gets.districts, proposer);
  return { ...paid(paid(found, proposer, partner, gives.cash), partner, proposer, gets.cash), offer: null };
}
