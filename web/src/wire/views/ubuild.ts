// Made by tools/wire.py from src/faubourg/games/ubuild/view.py. Do not edit.

/** How a district would stand: the rent, and what makes it so. */
export interface FateView {
  district: string;
  rent: number;
  spoiled: boolean;
  protected: boolean;
  doubled: string | null;
}

/** A site that may be chosen, and the districts that would stand otherwise than now. */
export interface OutlookView {
  site: number;
  districts: FateView[];
}

/** What the bank has got from the players, less what it has paid; and what is left of every piece. */
export interface BankView {
  money: number;
  stock: Record<string, number>;
}

/** The chance pile: unseen cards above those put under it, the uppermost first; and the last one drawn. */
export interface ChanceView {
  pile: number;
  unseen: string[];
  under: string[];
  last: string | null;
}

/** The auction under way. Without a caller the bank has opened it; `low` is the least next bid. */
export interface AuctionView {
  district: string;
  bid: number;
  leader: number | null;
  caller: number | null;
  low: number;
  out: number[];
  speaker: number | null;
  live: boolean;
  number: number;
}

/** What one side of a deal gives. */
export interface AssetsView {
  districts: string[];
  cards: string[];
  cash: number;
}

/** A rent that a deal would change. */
export interface RentChange {
  district: string;
  before: number;
  after: number;
}

/** The offer on the table: what its proposer gives and gets, and how much of a debt it cancels. */
export interface OfferView {
  proposer: number;
  partner: number;
  gives: AssetsView;
  gets: AssetsView;
  cancels: number;
  offers_left: number;
  rents: RentChange[];
}

/** The debt that must be settled; no creditor is the bank. */
export interface DebtView {
  debtor: number;
  creditor: number | null;
  amount: number;
  missing: number;
  mortgages: number;
  offers_left: number;
}

/**
 * One district on the track. `counted` are the blocks that count for the rent, `rent` what another player would pay
 * now; `mortgage` the recorded sum, `lift` what lifting it costs, or `worth` what a mortgage would bring.
 */
export interface DistrictView {
  id: string;
  owner: number | null;
  residential: number;
  industrial: number;
  counted: number;
  skyscraper: boolean;
  stadium: boolean;
  tower: boolean;
  mortgaged: boolean;
  mortgage: number | null;
  rent: number;
  doubled: string | null;
  protected: boolean;
  spoiled: boolean;
  lift: number | null;
  worth: number | null;
  changed: boolean;
}

/** A site on which something stands, and the district that it is recorded with. */
export interface SiteView {
  site: number;
  piece: string;
  district: string | null;
}

export interface BridgeView {
  space: number;
  open: boolean;
}

/** One player. `tries` are failed rolls in jail, `salary` what GO would pay now. */
export interface PlayerView {
  seat: number;
  out: boolean;
  cash: number;
  jailed: boolean;
  tries: number;
  districts: string[];
  salary: number;
  wealth: number;
  score: number;
  space: number;
}

/** What may still be built in this roll, and whether a hazard was moved in it for money. */
export interface BuildView {
  blocks: number;
  moved: boolean;
}

/** The card that is being obeyed, and which half of it; where it has been chosen, the district. */
export interface CardView {
  card: string;
  open: boolean;
  district: string | null;
}

/** What is about to be placed on a site, the district that it will be recorded with, and what would follow where. */
export interface PlacingView {
  piece: string;
  district: string | null;
  outlook: OutlookView[];
}

/** A hazard after its first step: where it began and where it is, and what a second step costs. */
export interface MovingView {
  piece: string;
  start: number;
  site: number;
  cost: number;
}

/** The whole view of a seat. */
export interface UBuildView {
  game: string;
  phase: string;
  actors: number[];
  turn: number;
  turns: number;
  first: number | null;
  over: boolean;
  truncated: boolean;
  ranking: number[][] | null;
  decided_by: string | null;
  round: number;
  rounds: number | null;
  time_up: boolean;
  dice: number[] | null;
  doubles: number;
  nested: string[];
  bank: BankView;
  chance: ChanceView;
  auction: AuctionView | null;
  offer: OfferView | null;
  offers_left: number;
  ended_by: string | null;
  build: BuildView;
  space: number | null;
  steps: number;
  card: CardView | null;
  placing: PlacingView | null;
  moving: MovingView | null;
  districts: DistrictView[];
  sites: SiteView[];
  bridges: BridgeView[];
  players: PlayerView[];
  debt: DebtView | null;
}
