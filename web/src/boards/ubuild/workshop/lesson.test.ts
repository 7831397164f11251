import { describe, expect, it } from "vitest";
import type { Workbench } from "../../../wire/requests/ubuild";
import { Lesson } from "./lesson.svelte";

const bench = (left: number, fault = false) => ({ left, fault: fault ? { code: "layout-touch" } : null }) as Workbench;

describe("the lesson in the workshop", () => {
  it("waits for a button or for what it asks, and for nothing else", () => {
    const lesson = new Lesson();
    expect([lesson.id, lesson.waits, lesson.step]).toEqual(["welcome", true, 1]);
    lesson.heard("why", bench(3));
    expect(lesson.id).toBe("welcome");
    lesson.next();
    expect([lesson.id, lesson.waits, lesson.point]).toEqual(["reasons", false, "refused"]);
    lesson.next();
    lesson.heard("clip", bench(2));
    expect(lesson.id).toBe("reasons");
    lesson.heard("why", bench(3));
    lesson.heard("clip", bench(2));
    expect(lesson.id).toBe("close");
  });

  it("goes on when the board is whole and right, and ends", () => {
    const lesson = new Lesson();
    lesson.next();
    lesson.heard("why", bench(3));
    lesson.heard("clip", bench(2));
    lesson.heard("clip", bench(1));
    lesson.heard("clip", bench(0, true));
    expect(lesson.id).toBe("close");
    lesson.heard("bend", bench(0));
    expect([lesson.id, lesson.point]).toEqual(["mirror", "mirror"]);
    lesson.heard("mirror", bench(0));
    lesson.next();
    expect([lesson.id, lesson.waits, lesson.step === lesson.of]).toEqual(["end", false, true]);
    lesson.next();
    expect(lesson.id).toBe("end");
  });
});
