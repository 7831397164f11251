/**
 * How a gesture is composed, target by target. Nothing here knows a rule: the server offers choices, the person picks
 * targets, and what has been picked narrows the choices until one is left.
 */
import type { Choice, Prompt } from "../wire/position";

/** A choice and what it answers: what words are made of. */
export interface Answer {
  choice: Choice;
  prompt: Prompt;
}

/** A move of the gesture; a forced one was the only choice and was added by itself. */
export interface Step {
  move: number;
  forced: boolean;
  /** What was chosen, where that is known. */
  as?: Answer;
}

/** What came of picking a target. */
export type Pick =
  | { kind: "narrowed"; picked: string[] }
  | { kind: "move"; move: number }
  | { kind: "refused"; choice: Choice }
  | { kind: "nothing" };

export interface Legal extends Choice {
  move: number;
}

export function legalOf(choices: Choice[]): Legal[] {
  return choices.filter((choice): choice is Legal => choice.move !== null && choice.refusal === null);
}

/** The legal choices that contain every target picked. */
export function fitting(choices: Choice[], picked: string[]): Legal[] {
  return legalOf(choices).filter((choice) => picked.every((target) => choice.targets.includes(target)));
}

/** Pick a target, or un-pick it. Earlier picks that no choice shares with it give way. */
export function pick(choices: Choice[], picked: string[], target: string): Pick {
  if (picked.includes(target)) return { kind: "narrowed", picked: picked.filter((one) => one !== target) };
  if (fitting(choices, [target]).length === 0) {
    const refused = refusalAt(choices, target);
    return refused === null ? { kind: "nothing" } : { kind: "refused", choice: refused };
  }
  const kept = compatible(choices, picked, target);
  const [only, ...others] = fitting(choices, kept);
  return only !== undefined && others.length === 0
    ? { kind: "move", move: only.move }
    : { kind: "narrowed", picked: kept };
}

function compatible(choices: Choice[], picked: string[], target: string): string[] {
  let kept = [target];
  // The latest picks are meant most.
  for (const earlier of picked.toReversed()) {
    if (fitting(choices, [earlier, ...kept]).length > 0) kept = [earlier, ...kept];
  }
  return kept;
}

/** Why a target cannot be picked, if the server said so. */
export function refusalAt(choices: Choice[], target: string): Choice | null {
  return choices.find((choice) => choice.refusal !== null && choice.targets.includes(target)) ?? null;
}

/** Choices about nothing on the board, such as to pass: they are buttons. */
export function plain(choices: Choice[]): Legal[] {
  return legalOf(choices).filter((choice) => choice.targets.length === 0);
}

/**
 * What is to be settled before anything on the board: the targets of that sort, where the same can be done with several of
 * them. A colour that follows from the place is none.
 */
export function firstAsked(choices: Choice[], sort: string | undefined): string[] {
  const isFirst = (target: string) => sort !== undefined && target.startsWith(`${sort}:`);
  const found = new Map<string, Set<string>>();
  for (const { kind, targets } of legalOf(choices)) {
    const first = targets.find(isFirst);
    if (first === undefined) continue;
    const rest = [kind, ...targets.filter((target) => !isFirst(target))].join();
    found.set(rest, (found.get(rest) ?? new Set()).add(first));
  }
  const differs = [...found.values()].some(({ size }) => size > 1);
  return differs ? [...new Set([...found.values()].flatMap((several) => [...several]))] : [];
}

/** The only legal choice of a position, if there is just one. */
export function forced(choices: Choice[]): number | null {
  const [only, ...others] = legalOf(choices);
  return only !== undefined && others.length === 0 ? only.move : null;
}

/** Take back the last move the person chose, and whatever followed from it by itself. */
export function stepBack(steps: Step[]): Step[] {
  const last = steps.findLastIndex((step) => !step.forced);
  return last < 0 ? [] : steps.slice(0, last);
}

/** These moves as steps: those the gesture has already stay as they are, the rest was chosen in one go. */
export function recomposed(steps: Step[], moves: number[]): Step[] {
  const differs = moves.findIndex((move, place) => steps[place]?.move !== move);
  const kept = steps.slice(0, differs < 0 ? moves.length : differs);
  return [...kept, ...moves.slice(kept.length).map((move, place) => ({ move, forced: place > 0 }))];
}

/** The choices a person made, in their order; null, if one of them is not known any more. */
export function answersOf(steps: Step[]): Answer[] | null {
  const chosen = steps.filter(({ forced }) => !forced);
  const known = chosen.flatMap(({ as }) => (as === undefined ? [] : [as]));
  return known.length === chosen.length ? known : null;
}

/** The moves that a prompt suggests, if it does. */
export function suggestedBy(prompt: Prompt | null): number[] {
  const moves = prompt?.params.suggested_moves;
  return Array.isArray(moves) ? moves.filter((move) => typeof move === "number") : [];
}

export function movesOf(steps: Step[]): number[] {
  return steps.map((step) => step.move);
}
