/** The buttons of a prompt: what is done most first, and the rest in groups, so that many choices stay readable. */
import type { Choice } from "../wire/position";
import { legalOf, type Legal } from "./selection";

export interface Group {
  kind: string;
  choices: Legal[];
}

export interface Actions {
  /** On buttons of their own. The first is the one to press as a rule, if `hasLead`. */
  buttons: Legal[];
  hasLead: boolean;
  /** About something on the board, which also can be chosen there. */
  groups: Group[];
}

/**
 * `lead` are the kinds of choices that a board wants on buttons although they are about something, in the order of
 * their weight; without it only what is about nothing is a button, and nothing is grouped. What is `declining` never leads.
 */
export function actionsOf(
  choices: Choice[],
  lead: readonly string[] | undefined,
  hidden: readonly string[] = [],
  declining: readonly string[] = [],
): Actions {
  const legal = legalOf(choices).filter(({ kind }) => !hidden.includes(kind));
  const weight = ({ kind }: Legal) => (lead?.includes(kind) ? lead.indexOf(kind) : Infinity);
  const buttons = legal.filter((choice) => choice.targets.length === 0 || weight(choice) < Infinity);
  const sorted = buttons.toSorted((one, other) => compare(weight(one), weight(other)));
  const others = lead === undefined ? [] : legal.filter((choice) => !buttons.includes(choice));
  const [first] = sorted;
  const hasLead = first !== undefined && weight(first) < Infinity && !declining.includes(first.kind);
  return { buttons: sorted, hasLead, groups: groupsOf(others) };
}

function compare(one: number, other: number): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

function groupsOf(choices: Legal[]): Group[] {
  const found = new Map<string, Legal[]>();
  for (const choice of choices) found.set(choice.kind, [...(found.get(choice.kind) ?? []), choice]);
  return [...found].map(([kind, several]) => ({ kind, choices: several }));
}
