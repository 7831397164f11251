// Made by tools/wire.py from src/faubourg/games/city/view.py. Do not edit.

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

/** One district. `counted` are the blocks that count for the rent, `rent` what another player would pay now. */
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
  bonus: string | null;
  hazard: string | null;
  rail: boolean;
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
  square: number;
  cards: string[];
}

/** What BUILD shows in this roll, as far as it has not been used. */
export interface BuildView {
  pressed: boolean;
  blocks: number;
  rail: boolean;
}

/** What a permit square shows. */
export interface PairView {
  bonus: string;
  hazard: string;
}

/** A card of the debtor may settle it, too. */
export interface CityDebtView {
  debtor: number;
  creditor: number | null;
  amount: number;
  missing: number;
  mortgages: number;
  offers_left: number;
  cards: string[];
}

/** The whole view of a seat. */
export interface CityView {
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
  hour: number | null;
  build: BuildView;
  square: number | null;
  card: string | null;
  pair: PairView | null;
  districts: DistrictView[];
  players: PlayerView[];
  parking: boolean;
  debt: CityDebtView | null;
}
