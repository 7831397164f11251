import { describe, expect, it } from "vitest";
import type { TimerInfo } from "../wire/types";
import { drawn, FACES, fromTimers, KNOWN, lights, newUnit, press, signals, tick, withFace, type Button, type Signal, type Unit } from "./machine";

const START = 1_800_000_000_000;
const HOUR = 3_600_000;
const at = (seconds: number) => START + seconds * 1000;

function pressing(unit: Unit, button: Button, now: number, luck = 0): Unit {
  return press(unit, button, now, luck).unit;
}

function switchedOn(): Unit {
  return pressing(newUnit(), "power", START);
}

/** Ticks four times a second, and all that is signalled. */
function running(unit: Unit, from: number, to: number): { unit: Unit; heard: Signal[] } {
  const heard: Signal[] = [];
  for (let now = from; now <= to; now += 250) {
    const step = tick(unit, now);
    unit = step.unit;
    heard.push(...step.signals);
  }
  return { unit, heard };
}

const sorts = (heard: Signal[]) => heard.map(({ sort }) => sort);

function timer(kind: string, due: number, seconds: number, number = 1): TimerInfo {
  return { kind, number, now: START, due, seconds, extends: 0 };
}

describe("on and off", () => {
  it("CI-16a: switched on, it says so and an hour begins", () => {
    const { unit, signals: said } = press(newUnit(), "power", START, 0);
    expect(sorts(said)).toEqual(["on"]);
    expect(lights(unit, START).hour).toEqual({ seconds: 3600, part: 1, near: false, over: false });
  });

  it("CI-16a: off and on again begins a new hour, and forgets the rest", () => {
    let unit = pressing(pressing(switchedOn(), "build", at(10)), "auction", at(20));
    unit = pressing(unit, "power", at(30));
    expect(lights(unit, at(30))).toEqual({ on: false, face: null, auction: null, hour: null, beacon: "dark" });
    unit = pressing(unit, "power", at(100));
    expect(lights(unit, at(100))).toMatchObject({ on: true, face: null, auction: null, hour: { seconds: 3600 } });
  });

  it("off, no other button does anything, and nothing ever sounds", () => {
    for (const button of ["build", "auction", "stop"] as const) {
      expect(press(newUnit(), button, START, 0)).toEqual({ unit: { ...newUnit(), told: START }, signals: [] });
    }
    expect(signals(newUnit(), 0, START + 10 * HOUR)).toEqual([]);
  });

  it("CI-1e: the time may be another than an hour, and is kept when it is switched off", () => {
    const unit = pressing({ ...newUnit(), minutes: 90 }, "power", START);
    expect(lights(unit, START).hour?.seconds).toBe(5400);
    expect(pressing(unit, "power", at(5)).minutes).toBe(90);
  });
});

describe("BUILD", () => {
  it("CI-6a: it shows 1, 2, 3 or a railroad, each by its odds", () => {
    expect(KNOWN.odds).toHaveLength(FACES.length);
    expect([0, 0.24, 0.25, 0.5, 0.74, 0.75, 0.999].map((luck) => drawn(luck, [1, 1, 1, 1]))).toEqual([1, 1, 2, 3, 3, "rail", "rail"]);
    expect([0, 0.49, 0.5, 0.9].map((luck) => drawn(luck, [5, 1, 1, 3]))).toEqual([1, 1, 2, "rail"]);
  });

  it("CI-6a: what was drawn is told, and stays to be seen", () => {
    const { unit, signals: said } = press(switchedOn(), "build", at(60), 0.6);
    expect(said).toMatchObject([{ sort: "build", face: 3 }]);
    expect(lights(unit, at(600)).face).toBe(3);
  });

  it("CI-16a: a slip of the finger draws no second time, a press at the next roll does", () => {
    let unit = pressing(switchedOn(), "build", at(60), 0.6);
    unit = pressing(unit, "build", at(61), 0);
    expect(unit.faces).toEqual([3]);
    unit = pressing(unit, "build", at(90), 0.9);
    expect(unit.faces).toEqual([3, "rail"]);
    expect(lights(unit, at(91)).face).toBe("rail");
  });

  it("remembers the last few draws only", () => {
    let unit = switchedOn();
    for (let roll = 1; roll <= 8; roll++) unit = pressing(unit, "build", at(roll * 60), (roll % 4) / 4);
    expect(unit.faces).toEqual([1, 2, 3, "rail", 1]);
  });
});

describe("AUCTION", () => {
  it("CI-5a: it gives 50 seconds", () => {
    const { unit, signals: said } = press(switchedOn(), "auction", at(100), 0);
    expect(said).toMatchObject([{ sort: "auction", left: 50 }]);
    expect(lights(unit, at(100)).auction).toEqual({ about: "auction", seconds: 50, part: 1, last: false });
    expect(lights(unit, at(125)).auction).toMatchObject({ seconds: 25, part: 0.5 });
  });

  it("CI-5a: a beep tells the last 5 seconds, and the red light beats faster in them", () => {
    const unit = pressing(switchedOn(), "auction", at(100));
    expect(lights(unit, at(144)).beacon).toBe("slow");
    expect(lights(unit, at(145)).beacon).toBe("fast");
    const { heard } = running(unit, at(100), at(149.5));
    expect(heard[0]).toMatchObject({ sort: "last", left: 5, at: at(145) });
    expect(sorts(heard)).toEqual(["last", "second", "second", "second", "second"]);
  });

  it("CI-5a: when the time has run out the light goes out", () => {
    const { unit, heard } = running(pressing(switchedOn(), "auction", at(100)), at(100), at(151));
    expect(heard.at(-1)).toMatchObject({ sort: "auction-over", at: at(150) });
    expect(lights(unit, at(151))).toMatchObject({ auction: null, beacon: "dark", hour: { seconds: 3449 } });
  });

  it("pressed again it begins anew, but not by a slip of the finger", () => {
    const first = pressing(switchedOn(), "auction", at(100));
    expect(pressing(first, "auction", at(101)).auction).toEqual(first.auction);
    expect(lights(pressing(first, "auction", at(130)), at(130)).auction?.seconds).toBe(50);
  });

  it("can be stopped before its end, and then says no more", () => {
    const { unit, signals: said } = press(pressing(switchedOn(), "auction", at(100)), "stop", at(120), 0);
    expect(sorts(said)).toEqual(["stop"]);
    expect(running(unit, at(120), at(160)).heard).toEqual([]);
    expect(press(unit, "stop", at(121), 0).signals).toEqual([]);
  });

  it("a press that comes late first tells what has ended", () => {
    const step = press(pressing(switchedOn(), "auction", at(100)), "build", at(170), 0);
    expect(sorts(step.signals)).toEqual(["auction-over", "build"]);
  });
});

describe("the hour", () => {
  const unit = switchedOn();
  const beeps = signals(unit, START, START + 2 * HOUR);

  it("CI-1e: it is over after sixty minutes, once, and stays so", () => {
    expect(KNOWN.minutes).toBe(60);
    expect(beeps.at(-1)).toMatchObject({ sort: "hour-over", at: START + HOUR });
    expect(lights(unit, START + HOUR - 1).hour?.over).toBe(false);
    expect(lights(tick(unit, START + HOUR).unit, START + 2 * HOUR).hour).toEqual({ seconds: 0, part: 0, near: true, over: true });
  });

  it("CI-1e: it beeps faster and faster as the hour nears", () => {
    const moments = beeps.map((beep) => beep.at);
    const gaps = moments.slice(1).map((moment, place) => moment - moments[place]!);
    expect(gaps.every((gap, place) => place === 0 || gap <= gaps[place - 1]!)).toBe(true);
    expect([gaps[0], gaps.at(-1)]).toEqual([60_000, 1000]);
    expect(moments[0]).toBe(START + HOUR - 300_000);
  });

  it("CI-1e: a short time of play beeps only while it runs", () => {
    const short = pressing({ ...newUnit(), minutes: 1 }, "power", START);
    expect(signals(short, START - HOUR, START)).toEqual([]);
    expect(signals(short, START, at(60))[0]).toMatchObject({ left: 50 });
  });
});

describe("time that nobody has watched", () => {
  it("an end is told however late, beeps that are past are not", () => {
    const unit = pressing(switchedOn(), "auction", at(100));
    expect(sorts(tick(unit, START + HOUR - 59_000).signals)).toEqual(["auction-over", "near"]);
    expect(sorts(tick(unit, START + 3 * HOUR).signals)).toEqual(["auction-over", "hour-over"]);
  });

  it("nothing is told twice, even when the clock is set back", () => {
    const late = tick(pressing(switchedOn(), "auction", at(100)), at(151)).unit;
    expect(tick(late, at(152)).signals).toEqual([]);
    expect(tick(late, at(90)).signals).toEqual([]);
  });

  it("what can be planned is what is told", () => {
    const unit = pressing(switchedOn(), "auction", at(3400));
    expect(running(unit, at(3400), at(3700)).heard).toEqual(signals(unit, at(3400), at(3700)));
  });
});

describe("the timers of a table", () => {
  it("CI-5c: an auction that begins is signalled once, and lit until it is due", () => {
    const timers = [timer("auction", at(50), 50)];
    const first = fromTimers(newUnit(), timers, START);
    expect(first.signals).toMatchObject([{ sort: "auction", left: 50 }]);
    const again = fromTimers(first.unit, timers, at(3));
    expect(again.signals).toEqual([]);
    expect(lights(again.unit, at(46))).toMatchObject({ on: true, beacon: "fast", auction: { seconds: 4, last: true } });
  });

  it("CI-5c: a bid in the last seconds moves the end, and the new last seconds are signalled", () => {
    const first = fromTimers(newUnit(), [timer("auction", at(50), 50)], START).unit;
    const moved = fromTimers(first, [timer("auction", at(54), 50)], at(49));
    expect(moved.signals.at(-1)).toMatchObject({ sort: "last", left: 5 });
    expect(sorts(running(moved.unit, at(49), at(54)).heard)).toEqual(["second", "second", "second", "second", "auction-over"]);
  });

  it("CI-5c: one that is settled before its end goes out without a sound; the next is another count", () => {
    const first = fromTimers(newUnit(), [timer("auction", at(50), 50)], START).unit;
    const settled = fromTimers(first, [], at(20));
    expect(settled.signals).toEqual([]);
    expect(lights(settled.unit, at(20)).beacon).toBe("dark");
    expect(sorts(fromTimers(first, [timer("auction", at(70), 50, 2)], at(20)).signals)).toEqual(["auction"]);
  });

  it("CI-7a: the time of an offer is lit as that of an offer", () => {
    const { unit } = fromTimers(newUnit(), [timer("offer", at(50), 50)], START);
    expect(lights(unit, at(10)).auction).toMatchObject({ about: "offer", seconds: 40 });
  });

  it("CI-1e: the hour is that of the table, and one that is over stays over until another begins", () => {
    const first = fromTimers(newUnit(), [timer("hour", at(1800), 1800)], START).unit;
    expect(lights(first, at(900)).hour).toMatchObject({ seconds: 900, part: 0.5 });
    const over = fromTimers(first, [], at(1810));
    expect(sorts(over.signals)).toEqual(["hour-over"]);
    expect(lights(over.unit, at(1810)).hour?.over).toBe(true);
    const another = fromTimers(over.unit, [timer("hour", at(3620), 1800, 2)], at(1820));
    expect(lights(another.unit, at(1820)).hour?.over).toBe(false);
  });

  it("CI-6a: BUILD shows what the match has drawn", () => {
    expect(lights(withFace(newUnit(), "rail"), START).face).toBe("rail");
    expect(lights(withFace(newUnit(), null), START).face).toBeNull();
  });
});
