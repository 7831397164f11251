/**
 * City's electronic unit (CI-16a) as a machine that is only told the time, in milliseconds, and never asks for it.
 *
 *     press(unit, "auction", now, luck)   a button; `luck`, from 0 up to 1, is what BUILD draws with
 *     tick(unit, now)                     time has gone by
 *     fromTimers(unit, timers, now)       the server's timers in place of the buttons
 *     lights(unit, now)                   what is lit
 *     signals(unit, from, to)             what will sound, so that it can be planned
 *
 * All but the last two give the next unit, and what was to be heard and told since.
 */
import type { TimerInfo } from "../wire/types";
import figures from "./figures.json";

export type Button = "power" | "build" | "auction" | "stop";
/** CI-6a So many blocks, or a railroad. */
export type Face = 1 | 2 | 3 | "rail";
export const FACES: readonly Face[] = [1, 2, 3, "rail"];

export interface Known {
  /** CI-5a, CI-7a Of an auction and of an offer; and how many of them are signalled. */
  seconds: number;
  last: number;
  /** CI-1e */
  minutes: number;
  /** CI-6a Of the faces, in their order. */
  odds: readonly number[];
}

export interface Count {
  about: "auction" | "offer" | "hour";
  number: number;
  seconds: number;
  due: number;
}

export interface Unit {
  on: boolean;
  hour: Count | null;
  /** AUCTION is pressed for a deal too (CI-7a). */
  auction: Count | null;
  /** What BUILD has shown, the last one last, and when that was. */
  faces: Face[];
  built: number;
  /** How many counts AUCTION has begun. */
  auctions: number;
  minutes: number;
  /** The moment up to which everything was signalled. */
  told: number;
}

export type Sort = "on" | "off" | "build" | "auction" | "stop" | "last" | "second" | "auction-over" | "near" | "hour-over";

export interface Signal {
  sort: Sort;
  at: number;
  /** Seconds left, where something is counted. */
  left: number;
  face: Face | null;
}

export interface Step {
  unit: Unit;
  signals: Signal[];
}

export interface Lights {
  on: boolean;
  face: Face | null;
  auction: { about: "auction" | "offer"; seconds: number; part: number; last: boolean } | null;
  hour: { seconds: number; part: number; near: boolean; over: boolean } | null;
  /** The red light, which goes out when the auction is over. */
  beacon: "dark" | "slow" | "fast";
}

export const KNOWN: Known = figures.unit;
/** The booklet says only that the unit beeps more often as the hour nears; how often is ours, in seconds. */
const NEARING = [
  { within: 300, every: 60 },
  { within: 60, every: 10 },
  { within: 10, every: 1 },
] as const;
const NEAR = NEARING[0].within;
/** A second press within this time is a slip of the finger. */
const SLIP = 1500;
/** What should have sounded longer ago than this is told no more, unless it is an end. */
const LATE = 2500;
const FACES_KEPT = 5;

export function newUnit(known: Known = KNOWN): Unit {
  return { on: false, hour: null, auction: null, faces: [], built: 0, auctions: 0, minutes: known.minutes, told: 0 };
}

export function press(unit: Unit, button: Button, now: number, luck: number, known: Known = KNOWN): Step {
  const before = tick(unit, now, known);
  const after = pressed(before.unit, button, now, luck, known);
  return { unit: after.unit, signals: [...before.signals, ...after.signals] };
}

function pressed(unit: Unit, button: Button, now: number, luck: number, known: Known): Step {
  if (button === "power") return unit.on ? switchedOff(unit, now, known) : switchedOn(unit, now, known);
  if (!unit.on) return { unit, signals: [] };
  if (button === "build") return built(unit, now, luck, known);
  if (button === "auction") return auctioned(unit, now, known);
  if (unit.auction === null) return { unit, signals: [] };
  return { unit: { ...unit, auction: null }, signals: [signal("stop", now)] };
}

/** CI-16a Switched on, a new hour begins. */
function switchedOn(unit: Unit, now: number, known: Known): Step {
  const seconds = unit.minutes * 60;
  const hour: Count = { about: "hour", number: 1, seconds, due: now + seconds * 1000 };
  return { unit: { ...newUnit(known), on: true, hour, minutes: unit.minutes, told: now }, signals: [signal("on", now)] };
}

function switchedOff(unit: Unit, now: number, known: Known): Step {
  return { unit: { ...newUnit(known), minutes: unit.minutes, told: now }, signals: [signal("off", now)] };
}

/** CI-6a 1, 2, 3 or a railroad, by their odds. The unit sees no dice: once per roll is the table's to keep. */
function built(unit: Unit, now: number, luck: number, known: Known): Step {
  if (unit.faces.length > 0 && Math.abs(now - unit.built) < SLIP) return { unit, signals: [] };
  const face = drawn(luck, known.odds);
  const faces = [...unit.faces, face].slice(-FACES_KEPT);
  return { unit: { ...unit, faces, built: now }, signals: [{ ...signal("build", now), face }] };
}

export function drawn(luck: number, odds: readonly number[]): Face {
  let rest = luck * odds.reduce((sum, weight) => sum + weight, 0);
  const place = odds.findIndex((weight) => (rest -= weight) < 0);
  return FACES[place] ?? FACES[0]!;
}

/** CI-5a, CI-7a The seconds of an auction or of a deal; pressed again, they begin anew. */
function auctioned(unit: Unit, now: number, known: Known): Step {
  const { auction } = unit;
  if (auction !== null && Math.abs(auction.due - auction.seconds * 1000 - now) < SLIP) return { unit, signals: [] };
  const number = unit.auctions + 1;
  const count: Count = { about: "auction", number, seconds: known.seconds, due: now + known.seconds * 1000 };
  return { unit: { ...unit, auction: count, auctions: number }, signals: [signal("auction", now, known.seconds)] };
}

export function tick(unit: Unit, now: number, known: Known = KNOWN): Step {
  const due = signals(unit, unit.told, now, known);
  const told = due.filter(({ sort, at }) => now - at <= LATE || sort === "auction-over" || sort === "hour-over");
  const auction = unit.auction !== null && unit.auction.due > now ? unit.auction : null;
  return { unit: { ...unit, auction, told: now }, signals: told };
}

/** What sounds by itself after one moment and up to another, in the order of time. */
export function signals(unit: Unit, from: number, to: number, known: Known = KNOWN): Signal[] {
  const all = [...(unit.hour ? hourSignals(unit.hour) : []), ...(unit.auction ? auctionSignals(unit.auction, known) : [])];
  return all.filter(({ at }) => from < at && at <= to).sort((one, other) => one.at - other.at);
}

/** CI-5a The last seconds are signalled, and the end. */
function auctionSignals({ due, seconds }: Count, { last }: Known): Signal[] {
  const found = [signal("auction-over", due)];
  for (let left = 1; left <= last && left < seconds; left++) {
    found.push(signal(left === last ? "last" : "second", due - left * 1000, left));
  }
  return found;
}

/** CI-1e Beeps that come faster as the hour nears, and one that says it is over. */
function hourSignals({ due, seconds }: Count): Signal[] {
  const found = [signal("hour-over", due)];
  for (let left = 1; left <= NEAR && left < seconds; left++) {
    const every = NEARING.findLast(({ within }) => left <= within)!.every;
    if (left % every === 0) found.push(signal("near", due - left * 1000, left));
  }
  return found;
}

function signal(sort: Sort, at: number, left = 0): Signal {
  return { sort, at, left, face: null };
}

export function lights(unit: Unit, now: number, known: Known = KNOWN): Lights {
  const { on, hour, auction } = unit;
  const runs = auction !== null && auction.due > now;
  const last = runs && secondsLeft(auction, now) <= known.last;
  return {
    on,
    face: unit.faces.at(-1) ?? null,
    auction: runs
      ? {
          about: auction.about === "offer" ? "offer" : "auction",
          seconds: secondsLeft(auction, now),
          part: partLeft(auction, now),
          last,
        }
      : null,
    hour: hour && {
      seconds: secondsLeft(hour, now),
      part: partLeft(hour, now),
      near: secondsLeft(hour, now) <= NEAR,
      over: hour.due <= now,
    },
    // CI-5a Faster in the last seconds.
    beacon: !runs ? "dark" : last ? "fast" : "slow",
  };
}

function secondsLeft({ due }: Count, now: number): number {
  return Math.max(0, Math.ceil((due - now) / 1000));
}

function partLeft({ due, seconds }: Count, now: number): number {
  return Math.min(1, Math.max(0, (due - now) / (seconds * 1000)));
}

/**
 * The unit as the timers of a table have it, `now` being the server's time. A count that was not there before begins
 * with a signal; one that a late bid has moved (CI-5c) is signalled by its new end; one that is gone was settled.
 */
export function fromTimers(unit: Unit, timers: readonly TimerInfo[], now: number, known: Known = KNOWN): Step {
  const before = tick(unit, now, known);
  const hour = countOf(timers, "hour");
  const auction = countOf(timers, "auction") ?? countOf(timers, "offer");
  const said = auction === null ? [] : beginning(auction, unit.auction, now, known);
  const after = { ...before.unit, on: true, auction, hour: hour ?? (unit.hour && unit.hour.due <= now ? unit.hour : null) };
  return { unit: after, signals: [...before.signals, ...said] };
}

function beginning(auction: Count, before: Count | null, now: number, { last }: Known): Signal[] {
  const left = secondsLeft(auction, now);
  if (!isSame(auction, before)) return [signal("auction", now, left)];
  return auction.due !== before?.due && left <= last ? [signal("last", now, left)] : [];
}

function countOf(timers: readonly TimerInfo[], about: Count["about"]): Count | null {
  const found = timers.find(({ kind }) => kind === about);
  return found === undefined ? null : { about, number: found.number, seconds: found.seconds, due: found.due };
}

function isSame(one: Count, other: Count | null): boolean {
  return other !== null && one.about === other.about && one.number === other.number;
}

/** The digital game shows on the unit what was drawn in the match (CI-6a). */
export function withFace(unit: Unit, face: Face | null): Unit {
  return { ...unit, faces: face === null ? [] : [face] };
}
