import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Purpose, Ticket } from "../../tasks/fair-queue.ts";
import { createLineMeasures, type LineMeasures } from "./line-measures.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

/** A request a second, and any number of them at once. */
const everySecond = { paceMs: 1_000, inFlightMax: 100 };
/** Requests as fast as the portal answers, one after the other. */
const oneAtATime = { paceMs: 0, inFlightMax: 1 };

const first = (person: string): Ticket => ({ person, isFurther: false });
const further = (person: string, purpose: Purpose): Ticket => ({
  person,
  isFurther: true,
  purpose: () => purpose,
});
const pass = (ms: number) => void vi.advanceTimersByTime(ms);

/** The next turn is a request's, at this moment or so much later. @param isLong whether others wait behind it */
function giveTurn(
  measures: LineMeasures,
  ticket: Ticket,
  { pace = everySecond, waitMs = 0, isLong = false, others = [] as string[] } = {},
) {
  measures.noteTaken({ id: "a turn", waitMs, endsAt: "", others }, pace);
  measures.noteStart(ticket, isLong);
}

/** A question whose answer needs a second request. */
function askTwice(measures: LineMeasures, person: string) {
  giveTurn(measures, first(person));
  pass(1_000);
  giveTurn(measures, further(person, "finishes"));
  pass(1_000);
}

/** What a newcomer is told. */
const toldTo = (measures: LineMeasures, before: readonly Ticket[] = [], pace = everySecond) =>
  measures.expectedWaitMs(first("newcomer"), before, pace);

test("who comes to a portal that is asked by no one else waits for nothing", () => {
  expect(toldTo(createLineMeasures())).toBe(0);
  expect(toldTo(createLineMeasures(), [], oneAtATime)).toBe(0);
});

test("with an empty line, a person waits until the portal's pace allows the next request", () => {
  const measures = createLineMeasures();
  giveTurn(measures, first("ana"));
  expect(toldTo(measures)).toBe(1_000);
  pass(400);
  expect(toldTo(measures)).toBe(600);
  pass(10_000);
  expect(toldTo(measures)).toBe(0);
});

test("a person waits for each request before theirs as long as the portal's pace asks", () => {
  const measures = createLineMeasures();
  giveTurn(measures, first("ana"));
  pass(200);
  expect(toldTo(measures, [first("bia")])).toBe(1_800);
  expect(toldTo(measures, [first("bia"), first("caio")])).toBe(2_800);
});

test("a turn that is taken for a later moment is waited for", () => {
  const measures = createLineMeasures();
  giveTurn(measures, first("ana"), { waitMs: 3_000 });
  expect(toldTo(measures)).toBe(3_000);
  expect(toldTo(measures, [first("bia")])).toBe(4_000);
});

test("other processes take turns too, until five seconds after they were last seen", () => {
  const measures = createLineMeasures();
  giveTurn(measures, first("ana"), { others: ["a second process", "a third one"] });
  expect(measures.otherProcesses()).toBe(2);
  expect(toldTo(measures)).toBe(3_000);
  expect(toldTo(measures, [first("bia")])).toBe(6_000);
  pass(4_000);
  giveTurn(measures, first("bia"), { others: ["a third one"] });
  expect(measures.otherProcesses()).toBe(2);
  pass(4_000);
  giveTurn(measures, first("caio"));
  expect(measures.otherProcesses()).toBe(1);
  expect(toldTo(measures)).toBe(2_000);
  pass(1_001);
  giveTurn(measures, first("davi"));
  expect(measures.otherProcesses()).toBe(0);
  expect(toldTo(measures)).toBe(1_000);
});

test("while all places are taken, a person waits until the oldest request is expected to end", () => {
  const measures = createLineMeasures();
  const pace = { paceMs: 0, inFlightMax: 2 };
  const end = measures.serve(first("ana"));
  pass(400);
  end();
  measures.serve(first("bia"));
  expect(toldTo(measures, [], pace)).toBe(0);
  pass(100);
  measures.serve(first("caio"));
  expect(toldTo(measures, [], pace)).toBe(300);
  // Two places: in the time of one request, two of those in line get theirs.
  expect(toldTo(measures, [first("davi")], pace)).toBe(500);
  expect(toldTo(measures, [first("davi"), first("eva")], pace)).toBe(700);
});

test("a request that takes longer than usual is expected to take half of its time more", () => {
  const measures = createLineMeasures();
  const end = measures.serve(first("ana"));
  pass(100);
  end();
  measures.serve(first("bia"));
  pass(80);
  expect(toldTo(measures, [], oneAtATime)).toBe(40);
  pass(520);
  expect(toldTo(measures, [], oneAtATime)).toBe(300);
  // Who comes behind another person may meet the same slow portal.
  expect(toldTo(measures, [first("caio")], oneAtATime)).toBe(900);
});

test("a portal that becomes slower, or faster, makes the wait longer, or shorter", () => {
  const measures = createLineMeasures();
  const waits = [100, 1_100, 100].map((tookMs) => {
    const end = measures.serve(first("ana"));
    pass(tookMs);
    end();
    return toldTo(measures, [first("bia")], oneAtATime);
  });
  expect(waits.map(Math.round)).toEqual([100, 400, 310]);
});

test("the time between two turns is measured while people wait, and forgotten when the line is empty", () => {
  const measures = createLineMeasures();
  giveTurn(measures, first("ana"), { isLong: true });
  pass(5_000);
  giveTurn(measures, first("bia"), { isLong: true });
  expect(toldTo(measures)).toBe(2_200);
  pass(60_000);
  giveTurn(measures, first("caio"));
  // A gap of more than ten seconds says little about the next.
  expect(Math.round(toldTo(measures))).toBe(4_540);
  pass(60_000);
  giveTurn(measures, first("davi"));
  expect(toldTo(measures)).toBe(1_000);
});

test("a time without a free place is no pace", () => {
  const measures = createLineMeasures();
  giveTurn(measures, first("ana"), { isLong: true });
  pass(3_000);
  measures.noteTaken({ oldestMs: 0, others: [] }, everySecond);
  pass(3_000);
  giveTurn(measures, first("bia"), { isLong: true });
  expect(toldTo(measures)).toBe(1_000);
  // It counts for one gap only.
  pass(5_000);
  giveTurn(measures, first("caio"), { isLong: true });
  expect(toldTo(measures)).toBe(2_200);
});

test("a portal whose answers need further requests is waited for until the last of them", () => {
  const measures = createLineMeasures();
  for (const person of ["ana", "bia"]) askTwice(measures, person);
  giveTurn(measures, first("caio"));
  expect(toldTo(measures)).toBe(2_000);
  // Both turns of the question before, and both of one's own.
  expect(toldTo(measures, [first("davi")])).toBe(4_000);
  // A further request in line is one turn.
  expect(toldTo(measures, [further("caio", "finishes")])).toBe(3_000);
});

test("further requests that only add to an answer make no one wait for them in advance", () => {
  const measures = createLineMeasures();
  for (const purpose of ["adds", "needed"] as const) {
    giveTurn(measures, first("ana"));
    pass(1_000);
    giveTurn(measures, further("ana", purpose));
    pass(1_000);
  }
  giveTurn(measures, first("bia"));
  expect(toldTo(measures)).toBe(1_000);
});

test("what earlier questions needed counts less with every question that needs nothing more", () => {
  const measures = createLineMeasures();
  for (const person of ["ana", "bia"]) askTwice(measures, person);
  const waits = ["caio", "davi", "eva"].map((person) => {
    giveTurn(measures, first(person));
    const told = toldTo(measures);
    pass(1_000);
    return told;
  });
  expect(waits.map((ms) => Math.round(ms / 10) * 10)).toEqual([2_000, 1_630, 1_450]);
});

test("a further request counts each request before it once: those of other questions are in line themselves", () => {
  const measures = createLineMeasures();
  askTwice(measures, "ana");
  giveTurn(measures, first("bia"));
  const before = [first("caio"), further("caio", "needed"), first("davi")];
  expect(measures.expectedWaitMs(further("bia", "needed"), before, everySecond)).toBe(4_000);
});

test("a person is known to be served until the last of their requests is over", () => {
  const measures = createLineMeasures();
  const ends = [first("ana"), further("ana", "adds")].map((ticket) => measures.serve(ticket));
  expect([measures.isServed("ana"), measures.isServed("bia")]).toEqual([true, false]);
  ends[0]?.();
  expect(measures.isServed("ana")).toBe(true);
  ends[1]?.();
  expect(measures.isServed("ana")).toBe(false);
});
