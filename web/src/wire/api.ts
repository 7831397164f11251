/** The HTTP interface, a function for each request. What is refused is thrown as an ApiProblem. */
import { say } from "../i18n/bundle";
import type { Phrases } from "../i18n/phrases";
import { revealable, sitting } from "../fair/witness";
import { remember, witnessOf } from "../store/memory";
import { newEntropy } from "./entropy";
import type {
  CheckOptions,
  Created,
  DataChecked,
  GameInfo,
  GameList,
  House,
  LinkUsed,
  NewTable,
  OptionsChecked,
  Place,
  PlayOn,
  Replay,
  RulebookInfo,
  SeatLink,
  TableInfo,
  TableList,
  TableSummary,
} from "./types";

export class ApiProblem extends Error {
  constructor(
    readonly code: string,
    readonly params: Record<string, string | number>,
    readonly status: number,
  ) {
    super(code);
    this.name = "ApiProblem";
  }
}

/** Anything that went wrong, in a sentence; with a game's phrases also what only that game can refuse. */
export function problemText(problem: unknown, phrases?: Phrases): string {
  if (problem instanceof ApiProblem) return phrases?.error(problem) ?? say(`error-${problem.code}`, problem.params);
  return say("error-unexpected");
}

const PLAIN = "text/plain; charset=utf-8";

async function send(method: string, path: string, body?: string, type = "application/json", signal?: AbortSignal): Promise<Response> {
  let response: Response;
  try {
    const headers = body === undefined ? undefined : { "Content-Type": type };
    response = await fetch(`/api${path}`, { method, body, headers, credentials: "same-origin", signal: signal ?? null });
  } catch {
    throw new ApiProblem("unreachable", {}, 0);
  }
  if (!response.ok) throw await problemOf(response);
  return response;
}

async function problemOf(response: Response): Promise<ApiProblem> {
  try {
    const { code, params } = await response.json();
    if (typeof code === "string") return new ApiProblem(code, params ?? {}, response.status);
  } catch {
    // Not from our server, perhaps from a machine before it.
  }
  return new ApiProblem(response.status >= 500 ? "unreachable" : "unexpected", {}, response.status);
}

async function get<T>(path: string): Promise<T> {
  return (await (await send("GET", path)).json()) as T;
}

async function post<T>(path: string, body: unknown = {}, signal?: AbortSignal): Promise<T> {
  return (await (await send("POST", path, JSON.stringify(body), undefined, signal)).json()) as T;
}

function at(table: string, what = ""): string {
  return `/tables/${encodeURIComponent(table)}${what}`;
}

export const games = async (): Promise<GameInfo[]> => (await get<GameList>("/games")).games;
export const rulebook = (game: string, language: string): Promise<RulebookInfo> =>
  get(`/games/${encodeURIComponent(game)}/rules/${language}`);
/** The game's own data file, and whether a table could be played with another one. */
export const dataAddress = (game: string): string => `/api/games/${encodeURIComponent(game)}/data`;
export const checkData = async (game: string, text: string): Promise<DataChecked> =>
  (await (await send("POST", `/games/${encodeURIComponent(game)}/check-data`, text, PLAIN)).json()) as DataChecked;
/** Whether a table can be opened with these options, and for how many. */
export const checkOptions = (game: string, wanted: CheckOptions): Promise<OptionsChecked> =>
  post(`/games/${encodeURIComponent(game)}/check-options`, wanted);
/**
 * What a game answers beside a match, by the `Requests` of `wire/requests/<game>`: `await requestsOf<Requests>(game)(name, asked)`.
 * With a signal it can be given up.
 */
export const requestsOf =
  <Requests extends { [Name in keyof Requests]: { asked: unknown; answered: unknown } }>(game: string) =>
  <Name extends keyof Requests & string>(
    name: Name,
    asked: Requests[Name]["asked"],
    signal?: AbortSignal,
  ): Promise<Requests[Name]["answered"]> =>
    post(`/games/${encodeURIComponent(game)}/ask/${encodeURIComponent(name)}`, asked, signal);

export const myTables = async (): Promise<TableSummary[]> => (await get<TableList>("/tables")).tables;
export const openTables = async (): Promise<TableSummary[]> => (await get<TableList>("/tables/open")).tables;
/** The server takes this browser for nobody any more, who sits nowhere. */
export const forgetMe = async (): Promise<void> => void (await send("POST", "/forget", "{}"));
/** A new table at which my seats are kept; then I sit down on each, when the dealer is committed to its seed. */
export async function newTable(wanted: NewTable): Promise<Created> {
  const places = wanted.places.map((place): Place => (place.kind === "me" ? { kind: "kept", name: place.name } : place));
  const created = await post<Created>("/tables", { ...wanted, places });
  for (const [seat, place] of wanted.places.entries()) {
    if (place.kind === "me") await sit(created.table, place.name ?? "", seat);
  }
  return created;
}
/** The data file that a table is played with. */
export const tableDataAddress = (table: string): string => `/api${at(table, "/data")}`;
export const tableInfo = (table: string): Promise<TableInfo> => get(at(table));
/** The dealer has shown its commitment; now this browser promises bytes of its own, and remembers both. */
export async function sit(table: string, name: string, seat: number | null = null): Promise<TableInfo> {
  const [{ commitment }, { hashOf }] = await Promise.all([tableInfo(table), import("../fair/hash")]);
  const entropy = newEntropy();
  const promise = hashOf(entropy);
  remember(table, sitting(witnessOf(table), commitment, promise, entropy));
  return await reveal(await post(at(table, "/sit"), { name, promise, seat }));
}
/** When all seats are taken: what this browser has promised. What all have promised is remembered first. */
export async function reveal(info: TableInfo): Promise<TableInfo> {
  try {
    for (const [seat, entropy] of revealable(info, witnessOf(info.id))) {
      remember(info.id, { ...witnessOf(info.id)!, list: info.promises });
      info = await post(at(info.id, "/reveal"), { seat, entropy });
      const known = witnessOf(info.id)!;
      if (!known.taken.includes(entropy)) remember(info.id, { ...known, taken: [...known.taken, entropy] });
    }
  } catch (problem) {
    // Too late, or out of reach: the match starts all the same, and says so.
    if (!(problem instanceof ApiProblem)) throw problem;
  }
  return info;
}
export const leave = (table: string, seat: number): Promise<TableInfo> => post(at(table, "/leave"), { seat });
export const putBot = (table: string, seat: number, bot: string): Promise<TableInfo> =>
  post(at(table, "/bot"), { seat, bot });
/** For a person who is not there; the table's own bot plays. */
export const standIn = (table: string, seat: number): Promise<TableInfo> => post(at(table, "/bot"), { seat });
/** At the same game, or at another. */
export const rematch = (table: string, game: string | null = null): Promise<Created> => post(at(table, "/rematch"), { game });

export const seatLink = (table: string, seat: number): Promise<SeatLink> => post(at(table, "/link"), { seat });
/** Who can open what is open here, and letting the house in: answered at the machine alone. */
export const house = (): Promise<House> => get("/house");
export const letIn = (open: boolean): Promise<House> => post("/house", { open });
export const openLink = (code: string): Promise<LinkUsed> => post("/links", { code });

/** Replays that were kept before seats promised anything say nothing of it. */
const EARLIER = { promises: [], unseen: [] };
export const replayOf = async (table: string): Promise<Replay> => ({ ...EARLIER, ...(await get<Replay>(at(table, "/replay"))) });
export const recordAddress = (table: string): string => `/api${at(table, "/record")}`;
export const recordOf = async (table: string): Promise<string> => (await send("GET", at(table, "/record"))).text();
export const replayOfRecord = async (record: string): Promise<Replay> =>
  (await (await send("POST", "/replays", record, PLAIN)).json()) as Replay;
export async function playOn(wanted: PlayOn, name: string): Promise<Created> {
  const created = await post<Created>("/play-on", wanted);
  await sit(created.table, name, wanted.seat);
  return created;
}

/** The guided game after all that the person has done in it. */
/** After all the person has done; with `to` the guide goes on by itself until that step. */
export const lessonAt = <T>(game: string, moves: number[], to: string | null = null): Promise<T> =>
  post(`/lessons/${encodeURIComponent(game)}`, { moves, to });
