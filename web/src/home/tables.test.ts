import { expect, it } from "vitest";
import type { TableSummary } from "../wire/types";
import { byUrgency } from "./tables";

const table = (id: string, status: TableSummary["status"], asked = false, updated = 0) => ({ id, status, asked, updated }) as TableSummary;

it("a table that waits for me comes first, then what goes on, what waits, and what is done, the latest first", () => {
  const tables = [table("over", "over", false, 9), table("waiting", "waiting"), table("old", "playing", false, 1), table("new", "playing", false, 2), table("mine", "playing", true)];
  expect(byUrgency(tables).map(({ id }) => id)).toEqual(["mine", "new", "old", "waiting", "over"]);
});
