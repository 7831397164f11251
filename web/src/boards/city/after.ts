/** The picture after an event: owners, buildings, pawns and cash. What only the rules can tell stays as it was until the end. */
import { JAIL } from "./geometry";
import { BANK, owned, paid, withDistrict, withPlayer } from "../shared/estate/picture";
import type { CityEvent, CityView } from "./types";

/** Kept cards by the card that is drawn. */
export type Kept = ReadonlyMap<string, string>;

export function after(view: CityView, event: CityEvent, kept: Kept): CityView {
  switch (event.kind) {
    case "turn-passed":
      return { ...view, turn: event.seat, dice: null };
    case "dice-rolled":
      return { ...view, dice: event.dice };
    case "moved":
      return withPlayer(view, event.seat, () => ({ square: event.to }));
    case "jailed":
      return withPlayer(view, event.seat, () => ({ square: JAIL, jailed: true, tries: 0 }));
    case "left-jail":
      return withPlayer(view, event.seat, () => ({ jailed: false, tries: 0 }));
    case "stays-in-jail":
      return withPlayer(view, event.seat, () => ({ tries: event.tries }));
    case "salary-paid":
    case "cash-received":
      return paid(view, BANK, event.seat, event.amount);
    case "tax-paid":
    case "bail-paid":
    case "cash-paid":
      return paid(view, event.seat, BANK, event.amount);
    case "neighbour-paid":
      return paid(view, event.payer, event.seat, event.amount);
    case "rent-paid":
    case "debt-paid":
      return paid(view, event.seat, event.owner, event.amount);
    case "district-bought":
    case "district-won":
    case "district-taken":
      return paid(owned(view, [event.district], event.seat), event.seat, BANK, event.amount);
    case "district-returned":
      return paid(razed(owned(view, [event.district], null), event.district), BANK, event.seat, event.amount);
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
      return held(built(view, event), event, kept);
  }
}

/** What is built or torn down, paid to the bank. */
function built(view: CityView, event: CityEvent): CityView {
  switch (event.kind) {
    case "block-built": {
      const { piece } = event;
      return paid(withDistrict(view, event.district, (one) => ({ [piece]: one[piece] + 1 })), event.seat, BANK, event.amount);
    }
    case "railroad-built":
      return withDistrict(view, event.district, () => ({ rail: true }));
    case "bonus-built":
      return withDistrict(view, event.district, () => ({ bonus: event.piece }));
    case "hazard-built":
      return withDistrict(view, event.district, () => ({ hazard: event.piece }));
    case "bonus-removed":
      return withDistrict(view, event.district, () => ({ bonus: null }));
    case "hazard-removed":
      return paid(withDistrict(view, event.district, () => ({ hazard: null })), event.seat, BANK, event.amount);
    case "stadium-built":
      return paid(withDistrict(view, event.district, () => ({ stadium: true })), event.seat, BANK, event.amount);
    case "skyscraper-built":
      return paid(withDistrict(view, event.district, () => ({ skyscraper: true })), event.seat, BANK, event.amount);
    case "tower-built":
      return paid(withDistrict(view, event.district, () => ({ tower: true })), event.seat, BANK, event.amount);
    default:
      return view;
  }
}

/** Kept cards, and the rent dodge at the parking. */
function held(view: CityView, event: CityEvent, kept: Kept): CityView {
  switch (event.kind) {
    case "card-kept":
      return withCards(view, event.seat, (cards) => [...cards, kept.get(event.card) ?? event.card]);
    case "card-used":
    case "jail-card-used":
      return withCards(view, event.seat, (cards) => cards.filter((card) => card !== (kept.get(event.card) ?? event.card)));
    case "tax-refused":
      return withCards(view, event.seat, (cards) => cards.filter((card) => card !== "tax-dodge"));
    case "rent-refused":
      return { ...withCards(view, event.seat, (cards) => cards.filter((card) => card !== "dodge")), parking: true };
    case "dodge-taken": {
      const free = event.holder < 0 ? view : withCards(view, event.holder, (cards) => cards.filter((card) => card !== "dodge"));
      return { ...withCards(free, event.seat, (cards) => [...cards, "dodge"]), parking: false };
    }
    default:
      return view;
  }
}

function withCards(view: CityView, seat: number, change: (cards: string[]) => string[]): CityView {
  return withPlayer(view, seat, ({ cards }) => ({ cards: change(cards) }));
}

/** What stands there goes back to stock; the railroad stays. */
function razed(view: CityView, id: string): CityView {
  const nothing = { residential: 0, industrial: 0, bonus: null, hazard: null, stadium: false, skyscraper: false, tower: false };
  return withDistrict(view, id, () => nothing);
}

function bankrupt(view: CityView, seat: number, creditor: number): CityView {
  const player = view.players[seat];
  if (!player) return view;
  const { cash, cards, districts } = player;
  const handed = paid(owned(view, districts, creditor < 0 ? null : creditor), seat, creditor, cash);
  const out = withPlayer(handed, seat, () => ({ cards: [], out: true, jailed: false, tries: 0 }));
  if (creditor >= 0) return withCards(out, creditor, (own) => [...own, ...cards]);
  return { ...out, parking: out.parking || cards.includes("dodge") };
}

/** The offer on the table is carried out. */
function dealt(view: CityView): CityView {
  const offer = view.offer;
  if (!offer) return view;
  const { proposer, partner, gives, gets } = offer;
  let found = owned(owned(view, gives.districts, partner), gets.districts, proposer);
  found = paid(paid(found, proposer, partner, gives.cash), partner, proposer, gets.cash);
  const swap = (own: string[], lost: string[], won: string[]) => [...own.filter((card) => !lost.includes(card)), ...won];
  found = withCards(found, proposer, (own) => swap(own, gives.cards, gets.cards));
  return { ...withCards(found, partner, (own) => swap(own, gets.cards, gives.cards)), offer: null };
}
