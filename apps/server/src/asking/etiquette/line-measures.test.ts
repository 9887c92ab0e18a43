import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Purpose, Ticket } from "../../tasks/fair-queue.ts";
import { createLineMeasures, type Crowd, type LineMeasures } from "./line-measures.ts";
import type { Pace } from "./provider-turns.ts";

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
  measures.noteQuestion(1, true, everySecond);
}

const alone: Crowd = { isLine: false, processes: 1, aim: "usual" };

/** What a newcomer is told. */
const toldTo = (
  measures: LineMeasures,
  before: readonly Ticket[] = [],
  pace: Pace = everySecond,
  crowd = alone,
) => Math.round(measures.expectedWaitMs(first("newcomer"), before, pace, crowd));

test("who comes to a portal that is asked by no one else waits for nothing", () => {
  expect(toldTo(createLineMeasures())).toBe(0);
  expect(toldTo(createLineMeasures(), [], oneAtATime)).toBe(0);
});

test("who is alone at a portal is told no line, however many requests an answer needs there", () => {
  const measures = createLineMeasures({ questions: 1e9, further: 5e9, squares: 25e9, requestMs: 700 });
  const told = () => toldTo(measures, [], everySecond, { ...alone, isNewcomer: true, aim: "most" });
  expect(told()).toBe(0);
  const end = measures.serve(first("ana"));
  expect(told()).toBeGreaterThan(4_000);
  end();
  expect(told()).toBe(0);
});

test("another process that has not been seen for a while leaves a person alone at a portal", () => {
  const measures = createLineMeasures({ questions: 1e9, further: 5e9, squares: 25e9, requestMs: 700 });
  giveTurn(measures, first("ana"), { others: ["a second process"] });
  const told = () =>
    toldTo(measures, [], everySecond, { isLine: false, processes: 2, isNewcomer: true, aim: "most" });
  expect(told()).toBeGreaterThan(4_000);
  pass(6_000);
  expect(told()).toBe(0);
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
  expect(waits).toEqual([100, 400, 310]);
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
  expect(toldTo(measures)).toBe(4_540);
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

/** Whose answers are known to need a second request: so many questions that nothing else counts. */
const knownToNeedTwo = { questions: 1e6, further: 1e6, squares: 1e6, requestMs: 0 };
/** Whose answers are known to need one. */
const knownToNeedOne = { questions: 1e12, further: 0, squares: 0, requestMs: 0 };

test("a portal whose answers need further requests is waited for until the last of them", () => {
  const measures = createLineMeasures(knownToNeedTwo);
  giveTurn(measures, first("caio"));
  expect(toldTo(measures)).toBe(2_000);
  // Both turns of the question before, and both of one's own.
  expect(toldTo(measures, [first("davi")])).toBe(4_000);
  // A further request in line is one turn.
  expect(toldTo(measures, [further("caio", "finishes")])).toBe(3_000);
});

test("until questions have ended, a portal's usual number of requests is expected", () => {
  const trampos = { ...everySecond, requestsUsual: 6 };
  const measures = createLineMeasures();
  giveTurn(measures, first("ana"));
  expect(toldTo(measures, [], trampos, { ...alone, aim: "most" })).toBe(6_000);
  const told: number[] = [];
  for (let question = 0; question < 60; question += 1) {
    measures.noteQuestion(0, true, trampos);
    told.push(toldTo(measures, [], trampos, { ...alone, aim: "most" }));
  }
  expect(told.slice(0, 2)).toEqual([4_333, 3_500]);
  expect(told.at(-1)).toBeLessThan(1_600);
});

test("a line refuses no question by a number of requests that is only usual", () => {
  const trampos = { ...everySecond, requestsUsual: 6 };
  const measures = createLineMeasures();
  giveTurn(measures, first("ana"));
  expect(toldTo(measures, [], trampos, alone)).toBe(1_000);
  for (let question = 0; question < 60; question += 1) measures.noteQuestion(5, true, trampos);
  expect(toldTo(measures, [], trampos, alone)).toBeGreaterThan(5_000);
});

test("a question without an answer tells only that it needed no fewer requests", () => {
  const trampos = { ...everySecond, requestsUsual: 6 };
  const measures = createLineMeasures();
  giveTurn(measures, first("ana"));
  measures.noteQuestion(2, false, trampos);
  expect(toldTo(measures, [], trampos, { ...alone, aim: "most" })).toBe(6_000);
  measures.noteQuestion(8, false, trampos);
  expect(toldTo(measures, [], trampos, { ...alone, aim: "most" })).toBe(7_000);
});

test("of a question's requests, those that its answer waited for are counted", () => {
  const measures = createLineMeasures();
  const needs = { further: 0 };
  giveTurn(measures, { ...first("ana"), needs });
  for (const purpose of ["needed", "finishes", "adds"] as const)
    giveTurn(measures, { ...further("ana", purpose), needs });
  expect(needs.further).toBe(2);
});

test("what a process measured is told to the others once, and it goes on knowing it", () => {
  const measures = createLineMeasures();
  const end = measures.serve(first("ana"));
  pass(400);
  end();
  measures.noteQuestion(3, true, everySecond);
  expect(measures.takeNew()).toEqual({ questions: 1, further: 3, squares: 9, requests: 1, tookMs: 400 });
  expect(measures.takeNew()).toEqual({ questions: 0, further: 0, squares: 0, requests: 0, tookMs: 0 });
  giveTurn(measures, first("bia"));
  expect(toldTo(measures)).toBe(2_000);
});

test("what the processes of the server know together, a turn tells", () => {
  const measures = createLineMeasures();
  const measured = { ...knownToNeedTwo, requestMs: 3_000 };
  measures.noteTaken({ id: "a turn", waitMs: 0, endsAt: "", others: [], measured }, everySecond);
  expect(toldTo(measures)).toBe(2_000);
  // One request at a time, each of three seconds.
  expect(toldTo(measures, [first("ana")], { paceMs: 1_000, inFlightMax: 1 })).toBe(10_000);
});

/** Others wait at the host, and three processes of the server live. */
const crowd: Crowd = { isLine: true, processes: 3, aim: "most" };

test("while a line begins, every process that lives is expected to take turns; later those that were seen", () => {
  const measures = createLineMeasures(knownToNeedOne);
  giveTurn(measures, first("ana"));
  expect(toldTo(measures, [first("bia")], everySecond, crowd)).toBe(6_000);
  expect(toldTo(measures, [first("bia")])).toBe(2_000);
  for (let second = 0; second < 5; second += 1) {
    pass(1_000);
    giveTurn(measures, first("bia"), { others: ["a second process"] });
  }
  expect(toldTo(measures, [first("caio")], everySecond, crowd)).toBe(4_000);
  // After a pause, it is not known any more.
  pass(6_000);
  giveTurn(measures, first("caio"));
  expect(toldTo(measures, [first("davi")], everySecond, crowd)).toBe(6_000);
});

test("people are told that the first turn of their process comes after those of all others", () => {
  const measures = createLineMeasures(knownToNeedOne);
  const told = (aim: Crowd["aim"] = "most") =>
    toldTo(measures, [first("ana")], everySecond, { ...crowd, aim });
  expect([told(), told("usual")]).toEqual([6_000, 1_000]);
  measures.noteTaken({ oldestMs: 0, others: ["a second process", "a third one"] }, everySecond);
  expect(told()).toBe(6_000);
  pass(2_500);
  measures.noteTaken({ oldestMs: 0, others: ["a second process", "a third one"] }, everySecond);
  // It came two and a half seconds ago.
  expect(told()).toBe(3_500);
  pass(1_500);
  expect(told()).toBe(3_000);
  // Without other processes, the next turn is its own.
  expect(
    toldTo(createLineMeasures(knownToNeedOne), [first("ana")], everySecond, { ...crowd, processes: 1 }),
  ).toBe(1_000);
});

test("in a line people are told a wait that few exceed: the more questions differ, the longer it is", () => {
  const alike = createLineMeasures({ questions: 1e9, further: 5e9, squares: 25e9, requestMs: 0 });
  const different = createLineMeasures({ questions: 1e9, further: 5e9, squares: 29e9, requestMs: 0 });
  for (const measures of [alike, different]) giveTurn(measures, first("ana"));
  const told = (measures: LineMeasures, aim: Crowd["aim"]) =>
    toldTo(measures, [], everySecond, { isLine: true, processes: 1, aim });
  expect([told(alike, "usual"), told(alike, "most")]).toEqual([6_000, 6_000]);
  expect([told(different, "usual"), told(different, "most")]).toEqual([6_000, 9_300]);
});

test("who is alone in this process is told a wait that few exceed, too, while other processes have requests there", () => {
  const needs = { questions: 1e9, further: 5e8, squares: 5e8, requestMs: 0 };
  const told = (others: string[]) => {
    const measures = createLineMeasures(needs);
    giveTurn(measures, first("ana"), { others });
    return toldTo(measures, [], everySecond, { isLine: false, processes: 2, aim: "most" });
  };
  // On average half a further request, but for one case in twenty 1.3 of them; each after one of the other process.
  expect([told([]), told(["a second process"])]).toEqual([1_500, 4_650]);
});

test("each further request of one's own may come after one of every process that lives, also of those not seen now", () => {
  const measures = createLineMeasures({ questions: 1e12, further: 1e12, squares: 1e12, requestMs: 0 });
  for (let second = 0; second < 6; second += 1) {
    giveTurn(measures, first("ana"));
    pass(1_000);
  }
  giveTurn(measures, first("bia"));
  const told = (processes: number, aim: Crowd["aim"] = "most") =>
    toldTo(measures, [first("caio")], everySecond, { isLine: true, processes, aim });
  // Both requests of the question before, and both of one's own.
  expect([told(1), told(3), told(3, "usual")]).toEqual([4_000, 6_000, 4_000]);
});

test("until questions have ended, people are told that a few may need a second request, and no question is refused by it", () => {
  const measures = createLineMeasures();
  giveTurn(measures, first("ana"));
  const told = (aim: Crowd["aim"], inLine: number) =>
    toldTo(measures, Array<Ticket>(inLine).fill(first("bia")), everySecond, { ...crowd, processes: 1, aim });
  expect([told("most", 0), told("most", 8)]).toEqual([1_338, 10_219]);
  expect([told("usual", 0), told("usual", 8)]).toEqual([1_000, 9_000]);
  for (let question = 0; question < 60; question += 1) measures.noteQuestion(0, true, everySecond);
  expect(told("most", 8)).toBeLessThan(9_400);
});

test("a further request is told the wait for those that its question still needs after it", () => {
  const measures = createLineMeasures({ questions: 1e9, further: 5e9, squares: 25e9, requestMs: 0 });
  giveTurn(measures, first("ana"));
  const needs = { further: 1 };
  const own = { ...further("ana", "finishes"), needs };
  const told = (before: readonly Ticket[], aim: Crowd["aim"] = "most") =>
    Math.round(measures.expectedWaitMs(own, before, everySecond, { ...crowd, processes: 1, aim }));
  // The second of five; three come after it.
  expect(told([])).toBe(4_000);
  // Of these three one is in line already, before it.
  expect(told([{ ...further("ana", "finishes"), needs }])).toBe(4_000);
  expect(told([further("bia", "finishes")])).toBe(5_000);
  // Whether it gets a place depends on its own wait only.
  expect(told([], "usual")).toBe(1_000);
  expect(
    measures.expectedWaitMs({ ...further("ana", "adds"), needs }, [], everySecond, crowd),
  ).toBeLessThanOrEqual(3_000);
});

test("a further request counts each request before it once: those of other questions are in line themselves", () => {
  const measures = createLineMeasures();
  askTwice(measures, "ana");
  giveTurn(measures, first("bia"));
  const before = [first("caio"), further("caio", "needed"), first("davi")];
  expect(measures.expectedWaitMs(further("bia", "needed"), before, everySecond, alone)).toBe(4_000);
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
