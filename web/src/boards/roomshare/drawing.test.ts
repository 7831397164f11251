import { expect, it } from "vitest";
import { pictureOf } from "./animation";
import { draftMarks, roomsOf } from "./drawing";
import { Plan, WIDE } from "./geometry";
import { positions, scene } from "./match";

const plan = new Plan(WIDE, scene.flats);
const after = positions.findIndex((position) => position.events.some((event) => event.kind === "moved"));
const before = positions[after - 1]!.view;
const picture = pictureOf(positions[after]!.view);

it("every tenant of the picture is in a room, unless on the way", () => {
  const inside = (away: Set<string>) =>
    roomsOf(scene, plan, picture, away).flatMap((room) => Object.entries(room.tenants).map(([arrow]) => room.id + arrow));
  expect(inside(new Set()).toSorted()).toEqual([...picture.tenants.keys()].toSorted());
  const [someone] = picture.tenants.keys();
  expect(inside(new Set([someone!]))).not.toContain(someone);
});

it("a draft marks who came, where somebody was, and the way between", () => {
  const marks = draftMarks({ before, events: positions[after]!.events }, picture);
  const moved = positions[after]!.events.find((event) => event.kind === "moved")!;
  expect(marks.changed).toContain(moved.to);
  expect(marks.left.map(([place]) => place)).toContain(moved.from);
  expect(marks.trail).toContainEqual({ colour: moved.colour, from: moved.from, to: moved.to, direction: moved.from });
});

it("without a draft nothing is marked", () => {
  expect(draftMarks(null, picture)).toEqual({ changed: new Set(), left: [], trail: [] });
});
