import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Purpose, Ticket } from "../../tasks/fair-queue.ts";
import { createReplyPlaces } from "../../tasks/reply-places.ts";
import { LineTooLong } from "./line-too-long.ts";
import { defaultLineLimits, type HostPace } from "./host-line.ts";
import { createProviderLines, type ProviderLines } from "./provider-lines.ts";
import { createLocalTurns, type ProviderTurns } from "./provider-turns.ts";

const forever = new AbortController().signal;
const quick = { host: "quick.example", paceMs: 0, inFlightMax: 2 };
/** Whose answers are known to need one request. */
const knownToNeedOne = { questions: 1e12, further: 0, squares: 0, requestMs: 0 };
const first = (person: string) => ({ person, isFurther: false });
const further = (person: string, purpose: Purpose = "adds") => ({
  person,
  isFurther: true,
  purpose: () => purpose,
});

// The lines read this clock, and a test says how much time passes; timers run in real time.
beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

/** A request that is with the portal now, and stays there until the test ends it. */
async function begin(lines: ProviderLines, host: HostPace, person: string, end: Promise<void>) {
  const began = Promise.withResolvers<void>();
  const ended = lines.pass(host, first(person), forever, () => {
    began.resolve();
    return end;
  });
  await began.promise;
  return { ended };
}

/** Takes all places of a host, so that a line forms behind them. */
async function occupy(lines: ProviderLines, host = quick) {
  const end = Promise.withResolvers<void>();
  const people = Array.from({ length: host.inFlightMax }, (_, index) => `occupant ${index}`);
  const running = await Promise.all(people.map((person) => begin(lines, host, person, end.promise)));
  return { letGo: async () => (end.resolve(), void (await Promise.all(running.map(({ ended }) => ended)))) };
}

test("a host never gets more requests at once than its `inFlightMax`", async () => {
  const lines = createProviderLines(createLocalTurns());
  let inFlight = 0;
  let most = 0;
  const request = (_: unknown, index: number) =>
    lines.pass(quick, first(`person ${index}`), forever, async () => {
      inFlight += 1;
      most = Math.max(most, inFlight);
      await new Promise((done) => setImmediate(done));
      inFlight -= 1;
    });
  await Promise.all(Array.from({ length: 20 }, request));
  expect(most).toBe(2);
});

test("no portal is asked while this process has no place for its reply", async () => {
  const places = createReplyPlaces(3);
  const turns = createLocalTurns();
  const lines = createProviderLines(turns, defaultLineLimits, () => {}, places);
  const leaveUnread = [places.takeAnyway(), places.takeAnyway(), places.takeAnyway()];
  const asked: string[] = [];
  const requests = ["one.example", "another.example"].map((host) =>
    lines.pass({ ...quick, host }, first("a person"), forever, async () => void asked.push(host)),
  );
  await new Promise((done) => setImmediate(done));
  expect(asked).toEqual([]);
  for (const leavePlace of leaveUnread) leavePlace();
  await Promise.all(requests);
  expect(asked).toEqual(["one.example", "another.example"]);
});

test("a request that leaves the line gives back the place for its reply", async () => {
  const places = createReplyPlaces(1);
  const lines = createProviderLines(createLocalTurns(), defaultLineLimits, () => {}, places);
  const leaveUnread = places.takeAnyway();
  const patience = new AbortController();
  const impatient = lines.pass(quick, first("an impatient person"), patience.signal, async () => "asked");
  patience.abort(new Error("no time"));
  await expect(impatient).rejects.toThrow("no time");
  leaveUnread();
  const failing = lines.pass(quick, first("a person"), forever, () => Promise.reject(new Error("no answer")));
  await expect(failing).rejects.toThrow("no answer");
  expect(await lines.pass(quick, first("another person"), forever, async () => "asked")).toBe("asked");
});

test("turns come no closer than the host's pace", async () => {
  const turns = createLocalTurns();
  const host = { ...quick, paceMs: 10_000, inFlightMax: 4 };
  const waits: number[] = [];
  for (let index = 0; index < 4; index += 1) {
    const turn = await turns.take(host.host, host);
    waits.push("waitMs" in turn ? Math.round(turn.waitMs / 10_000) : -1);
  }
  expect(waits).toEqual([0, 1, 2, 3]);
  expect(await turns.take(host.host, host)).toMatchObject({ oldestMs: expect.any(Number) });
});

test("turns are fair between people, and requests that add to an answer wait for those that begin one", async () => {
  const lines = createProviderLines(createLocalTurns());
  const busy = await occupy(lines);
  const served: string[] = [];
  const ask = (name: string, ticket: ReturnType<typeof first>) =>
    lines.pass(quick, ticket, forever, async () => void served.push(name));
  const all = [
    ask("ana's next page", further("ana")),
    ask("ana 1", first("ana")),
    ask("ana 2", first("ana")),
    ask("bia 1", first("bia")),
  ];
  await busy.letGo();
  await Promise.all(all);
  expect(served).toEqual(["ana 1", "bia 1", "ana 2", "ana's next page"]);
});

test("a request that is cancelled while it waits leaves the line and delays no other", async () => {
  const lines = createProviderLines(createLocalTurns());
  const busy = await occupy(lines);
  const cancel = new AbortController();
  const cancelled = lines.pass(quick, first("ana"), cancel.signal, () => Promise.resolve("asked"));
  const next = lines.pass(quick, first("bia"), forever, () => Promise.resolve("asked"));
  cancel.abort(new Error("the person left"));
  await expect(cancelled).rejects.toThrow("the person left");
  expect(lines.lengths()).toEqual(new Map([[quick.host, 1]]));
  await busy.letGo();
  await expect(next).resolves.toBe("asked");
  expect(lines.lengths()).toEqual(new Map());
});

test("the moments of requests that were given up are free for others", async () => {
  const turns = createLocalTurns();
  const lines = createProviderLines(turns);
  const host = { ...quick, paceMs: 10_000 };
  await lines.pass(host, first("ana"), forever, () => Promise.resolve());
  for (let index = 0; index < 3; index += 1) {
    const cancel = new AbortController();
    const waiting = lines.pass(host, first("ana"), cancel.signal, () => Promise.resolve());
    await sleep(5);
    cancel.abort(new Error("the person left"));
    await expect(waiting).rejects.toThrow("the person left");
  }
  await sleep(5);
  const turn = await turns.take(host.host, host);
  expect("waitMs" in turn && turn.waitMs).toBeLessThanOrEqual(10_000);
});

test("one host does not delay another", async () => {
  const lines = createProviderLines(createLocalTurns());
  const slow = { host: "slow.example", paceMs: 15_000, inFlightMax: 2 };
  await lines.pass(slow, first("ana"), forever, () => Promise.resolve());
  const cancel = new AbortController();
  const waiting = lines.pass(slow, first("bia"), cancel.signal, () => Promise.resolve("asked"));
  await expect(lines.pass(quick, first("ana"), forever, () => Promise.resolve("asked"))).resolves.toBe(
    "asked",
  );
  cancel.abort(new Error("the test is over"));
  await expect(waiting).rejects.toThrow("the test is over");
});

test("a request that would wait longer than the bound is refused at once, and a longer line has a longer expected wait", async () => {
  const lines = createProviderLines(createLocalTurns(), { ...defaultLineLimits, waitMaxMs: 3_000 });
  const host = { ...quick, paceMs: 1_000 };
  const cancel = new AbortController();
  await lines.pass(host, first("ana"), forever, () => Promise.resolve());
  const waits: number[] = [];
  const waiting: Promise<unknown>[] = [];
  for (let index = 0; index < 3; index += 1) {
    waits.push(Math.round(lines.expectedWaitMs(host, `person ${index}`) / 1_000));
    waiting.push(lines.pass(host, first(`person ${index}`), cancel.signal, () => Promise.resolve()));
  }
  expect(waits).toEqual([1, 2, 3]);
  await expect(lines.pass(host, first("person 3"), forever, () => Promise.resolve())).rejects.toThrow(
    LineTooLong,
  );
  cancel.abort(new Error("the test is over"));
  await Promise.allSettled(waiting);
});

test("a question that was begun is finished before the next one begins", async () => {
  const lines = createProviderLines(createLocalTurns());
  const busy = await occupy(lines);
  const served: string[] = [];
  const ask = (name: string, ticket: Ticket) =>
    lines.pass(quick, ticket, forever, async () => void served.push(name));
  const all = [ask("bia's first", first("bia")), ask("ana's last", further("ana", "finishes"))];
  await busy.letGo();
  await Promise.all(all);
  expect(served).toEqual(["ana's last", "bia's first"]);
});

test("a question's further requests that stand in line already are counted once", async () => {
  const lines = createProviderLines(createLocalTurns(), { ...defaultLineLimits, waitMaxMs: 6_500 });
  const host = { ...quick, paceMs: 1_000 };
  const cancel = new AbortController();
  const ask = (ticket: Ticket, signal = cancel.signal) =>
    lines.pass(host, ticket, signal, () => Promise.resolve("asked"));
  await ask(first("ana"));
  vi.advanceTimersByTime(1_000);
  await ask(further("ana", "finishes"));
  const refused: unknown[] = [];
  const waiting = ["bia", "caio", "davi"].flatMap((person) => [
    ask(first(person)),
    ask(further(person, "needed")),
  ]);
  for (const one of waiting)
    one.catch((error: unknown) => error instanceof LineTooLong && refused.push(error));
  await sleep(0);
  expect(refused).toEqual([]);
  expect(lines.lengths().get(host.host)).toBe(6);
  cancel.abort(new Error("the test is over"));
  await Promise.allSettled(waiting);
});

test("a person whose request is with the portal is told no wait, and one whose pages only add to an answer no longer than they may wait", async () => {
  const lines = createProviderLines(createLocalTurns(), { ...defaultLineLimits, furtherWaitMaxMs: 2_000 });
  const host = { ...quick, paceMs: 1_500 };
  const end = Promise.withResolvers<void>();
  const cancel = new AbortController();
  const ana = await begin(lines, host, "ana", end.promise);
  vi.advanceTimersByTime(1_500);
  const bia = await begin(lines, host, "bia", end.promise);
  expect(lines.expectedWaitMs(host, "bia")).toBe(0);
  expect(lines.expectedWaitMs(host, "caio")).toBeGreaterThan(0);
  const adding = lines.pass(host, further("ana"), cancel.signal, () => Promise.resolve());
  const others = ["caio", "davi", "eva"].map((person) =>
    lines.pass(host, first(person), cancel.signal, () => Promise.resolve()),
  );
  expect(lines.expectedWaitMs(host, "ana")).toBeGreaterThan(1_000);
  expect(lines.expectedWaitMs(host, "ana")).toBeLessThanOrEqual(2_000);
  cancel.abort(new Error("the test is over"));
  end.resolve();
  await Promise.allSettled([adding, ...others, ana.ended, bia.ended]);
});

test("people whose questions are on their way to the line are waited for by those who come now, until they are in it or over", async () => {
  const lines = createProviderLines(createLocalTurns());
  const host = { ...quick, paceMs: 1_000 };
  lines.noteOthers({ processes: 1, hosts: new Map([[host.host, knownToNeedOne]]) });
  const told = () => Math.round(lines.expectedWaitMs(host, "newcomer", "most") / 1_000);
  await lines.pass(host, first("ana"), forever, () => Promise.resolve());
  const leave = ["bia", "caio", "newcomer"].map((person) => lines.announce(host, person));
  expect(told()).toBe(3);
  const cancel = new AbortController();
  const waiting = lines.pass(host, first("bia"), cancel.signal, () => Promise.resolve());
  expect(told()).toBe(3);
  leave[1]?.();
  expect(told()).toBe(2);
  leave[0]?.();
  expect(told()).toBe(2);
  cancel.abort(new Error("the test is over"));
  await Promise.allSettled([waiting]);
});

test("a person's own questions make no wait for others, and neither does a turn or a place that they used", async () => {
  const lines = createProviderLines(createLocalTurns());
  const host = { ...quick, paceMs: 6_000 };
  const cancel = new AbortController();
  const end = Promise.withResolvers<void>();
  const ofOthers = () => Math.round(lines.waitForOthersMs(host, "ana") / 1_000);
  expect(ofOthers()).toBe(0);
  const ana = await begin(lines, host, "ana", end.promise);
  const ask = (ticket: Ticket) => lines.pass(host, ticket, cancel.signal, () => Promise.resolve());
  const waiting = [ask(first("ana")), ask(first("ana"))];
  lines.announce(host, "ana");
  expect(Math.round(lines.expectedWaitMs(host, "bia") / 1_000)).toBeGreaterThan(5);
  expect(ofOthers()).toBe(0);
  // Bia comes after Ana's second question, and would come before a third one.
  waiting.push(ask(first("bia")), ask(first("bia")));
  expect(ofOthers()).toBe(12);
  cancel.abort(new Error("the test is over"));
  end.resolve();
  await Promise.allSettled([...waiting, ana.ended]);
});

test("no person is told a longer wait than our line allows", () => {
  const lines = createProviderLines(createLocalTurns(), { ...defaultLineLimits, waitMaxMs: 4_000 });
  const host = { ...quick, paceMs: 1_000 };
  for (let person = 0; person < 9; person += 1) lines.announce(host, `person ${person}`);
  expect(lines.expectedWaitMs(host, "newcomer", "most")).toBe(4_000);
});

test("a process knows of the others, and of what they measured, before it has asked a portal itself", () => {
  const lines = createProviderLines(createLocalTurns());
  const host = { ...quick, paceMs: 1_000 };
  const measured = { questions: 1e9, further: 1e9, squares: 1e9, requestMs: 0 };
  lines.noteOthers({ processes: 3, hosts: new Map([[host.host, measured]]) });
  lines.announce(host, "ana");
  // Both requests of the question before, and both of one's own; two others before each.
  expect(Math.round(lines.expectedWaitMs(host, "newcomer", "most"))).toBe(12_000);
});

test("how many processes live is known from the last turn that was taken, at every host", async () => {
  const own = createLocalTurns();
  const turns: ProviderTurns = {
    ...own,
    take: async (host, pace) => ({ ...(await own.take(host, pace)), processes: 3 }),
  };
  const lines = createProviderLines(turns);
  const host = { ...quick, paceMs: 1_000 };
  lines.noteOthers({ processes: 1, hosts: new Map([[host.host, knownToNeedOne]]) });
  lines.announce(host, "ana");
  const told = () => Math.round(lines.expectedWaitMs(host, "newcomer", "most"));
  expect(told()).toBe(1_000);
  await lines.pass({ ...quick, host: "another.example" }, first("bia"), forever, () => Promise.resolve());
  expect(told()).toBe(6_000);
});

test("places that died keep a line waiting once, and are no reason to refuse those who come later", async () => {
  const own = createLocalTurns();
  let dead = 0;
  let looks = 0;
  const turns: ProviderTurns = {
    ...own,
    take: (host, pace) => {
      looks += 1;
      return dead > 0 ? Promise.resolve({ oldestMs: 0, others: ["dead"] }) : own.take(host, pace);
    },
  };
  const lines = createProviderLines(turns, { ...defaultLineLimits, waitMaxMs: 1_500 });
  const ask = (person: string) => lines.pass(quick, first(person), forever, () => Promise.resolve(person));
  const ana = lines.pass(quick, first("ana"), forever, async () => void (dead = quick.inFlightMax));
  const early = ["bia", "caio"].map(ask);
  await ana;
  await expect.poll(() => looks).toBeGreaterThan(2);
  vi.advanceTimersByTime(6_000);
  dead = 0;
  await Promise.all(early);
  const late = ["davi", "eva", "fabio"].map(ask);
  expect(await Promise.all(late)).toEqual(["davi", "eva", "fabio"]);
});

test("a line also has a bound on its length, and a wait that became too long ends", async () => {
  const limits = { ...defaultLineLimits, lengthMax: 2, waitMaxMs: 50, furtherWaitMaxMs: 10 };
  const lines = createProviderLines(createLocalTurns(), limits);
  const busy = await occupy(lines);
  const pass = (person: string) => lines.pass(quick, first(person), forever, () => Promise.resolve());
  const two = Promise.allSettled([pass("ana"), pass("bia")]);
  await expect(pass("one more")).rejects.toThrow(LineTooLong);
  for (const waiting of await two) expect(waiting).toMatchObject({ reason: { name: "LineTooLong" } });
  await busy.letGo();
});

test("when a line is full, a person who waits at fewer portals takes the place of one who waits at many", async () => {
  const lines = createProviderLines(createLocalTurns(), { ...defaultLineLimits, lengthMax: 2 });
  const other = { ...quick, host: "other.example" };
  const busy = [await occupy(lines), await occupy(lines, other)];
  const pass = (person: string, host = quick) => lines.pass(host, first(person), forever, async () => person);
  const ofAna = [pass("ana"), pass("ana", other)];
  const ofBia = pass("bia");
  const ofCaio = pass("caio");
  await expect(ofAna[0]).rejects.toThrow("a person who waits at fewer portals took the place");
  await expect(pass("davi")).rejects.toThrow("2 in line");
  for (const host of busy) await host.letGo();
  expect(await Promise.all([ofAna[1], ofBia, ofCaio])).toEqual(["ana", "bia", "caio"]);
});

test("a line tells whether it would refuse a request, and this sends away no request and keeps no place", async () => {
  const lines = createProviderLines(createLocalTurns(), { ...defaultLineLimits, lengthMax: 2 });
  const other = { ...quick, host: "other.example" };
  expect(lines.wouldRefuse(quick, first("ana"))).toBe(false);
  const busy = [await occupy(lines), await occupy(lines, other)];
  const pass = (person: string, host = quick) => lines.pass(host, first(person), forever, async () => person);
  const ofAna = [pass("ana"), pass("ana", other)];
  for (let time = 0; time < 3; time += 1) expect(lines.wouldRefuse(quick, first("bia"))).toBe(false);
  const ofBia = pass("bia");
  // Ana waits at two portals, so a newcomer would take her place.
  for (let time = 0; time < 3; time += 1) expect(lines.wouldRefuse(quick, first("caio"))).toBe(false);
  expect(lines.wouldRefuse(quick, further("caio"))).toBe(true);
  expect(lines.wouldRefuse(quick, first("ana"))).toBe(true);
  expect(lines.lengths().get(quick.host)).toBe(2);
  const ofCaio = pass("caio");
  await expect(ofAna[0]).rejects.toThrow("a person who waits at fewer portals took the place");
  expect(lines.wouldRefuse(quick, first("davi"))).toBe(true);
  await expect(pass("davi")).rejects.toThrow("2 in line");
  for (const host of busy) await host.letGo();
  expect(await Promise.all([ofAna[1], ofBia, ofCaio])).toEqual(["ana", "bia", "caio"]);
  expect(lines.wouldRefuse(quick, first("davi"))).toBe(false);
});

test("a full line sends away no request that has waited for some time", async () => {
  const limits = { ...defaultLineLimits, lengthMax: 2, settledAfterMs: 20 };
  const lines = createProviderLines(createLocalTurns(), limits);
  const busy = await occupy(lines);
  const pass = (person: string) => lines.pass(quick, first(person), forever, async () => person);
  const ofAna = [pass("ana"), pass("ana")];
  vi.advanceTimersByTime(40);
  await expect(pass("bia")).rejects.toThrow("2 in line");
  await busy.letGo();
  expect(await Promise.all(ofAna)).toEqual(["ana", "ana"]);
});

test("a request that only adds to an answer waits for a shorter time, unless no listing was found yet", async () => {
  const limits = { ...defaultLineLimits, lengthMax: 10, waitMaxMs: 400, furtherWaitMaxMs: 20 };
  const lines = createProviderLines(createLocalTurns(), limits);
  const busy = await occupy(lines);
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  let purpose: Purpose = "needed";
  const givenUp: string[] = [];
  const ask = (person: string, ticket: Ticket) =>
    lines
      .pass(quick, ticket, forever, () => Promise.resolve())
      .catch((error: unknown) => error instanceof LineTooLong && givenUp.push(person));
  const both = [ask("ana", further("ana")), ask("bia", { ...further("bia"), purpose: () => purpose })];
  await vi.advanceTimersByTimeAsync(60);
  expect(givenUp).toEqual(["ana"]);
  purpose = "adds";
  await vi.advanceTimersByTimeAsync(20);
  expect(givenUp).toEqual(["ana", "bia"]);
  await Promise.all(both);
  await busy.letGo();
});

test("pages that only add to an answer are asked for until the person's told wait is over, and no longer", async () => {
  const lines = createProviderLines(createLocalTurns());
  const told = { ...quick, host: "told.example" };
  const busy = [await occupy(lines), await occupy(lines, told)];
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  const end = (host: HostPace, ticket: Ticket) => {
    const startMs = performance.now();
    return lines
      .pass(host, ticket, forever, () => Promise.resolve(0))
      .catch((error: unknown) => (error instanceof LineTooLong ? performance.now() - startMs : -1));
  };
  const pages = [end(quick, further("ana")), end(told, further("ana")), end(told, further("bia"))];
  const question = end(told, further("ana", "needed"));
  lines.noteTold(told, "ana", 2_000);
  // A longer wait that is told later does not make the promise longer.
  lines.noteTold(told, "ana", 4_000);
  // Caio waits for nothing here, so what he is told is no promise for a question that he asks later.
  lines.noteTold(told, "caio", 300);
  await vi.advanceTimersByTimeAsync(1_000);
  const caio = end(told, further("caio"));
  await vi.advanceTimersByTimeAsync(1_500);
  const late = end(told, further("ana"));
  expect(await late).toBe(0);
  await vi.advanceTimersByTimeAsync(7_500);
  const [untold, kept, ofBia] = await Promise.all(pages);
  expect(kept).toBeGreaterThan(1_000);
  expect(kept).toBeLessThan(2_000);
  expect([untold, ofBia, await caio]).toEqual([5_000, 5_000, 5_000]);
  vi.useRealTimers();
  for (const host of busy) await host.letGo();
  expect(await question).toBe(0);
});

test("when no turn can be taken, the requests in line fail as our line's failure, with the cause", async () => {
  const cause = new Error("the database is gone");
  let isGone = true;
  const turns: ProviderTurns = {
    ...createLocalTurns(),
    take: () => (isGone ? Promise.reject(cause) : own.take(quick.host, quick)),
  };
  const own = createLocalTurns();
  const lines = createProviderLines(turns);
  const failed = await lines
    .pass(quick, first("ana"), forever, () => Promise.resolve())
    .catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(LineTooLong);
  expect(failed).toMatchObject({ cause });
  isGone = false;
  await expect(lines.pass(quick, first("ana"), forever, () => Promise.resolve("asked"))).resolves.toBe(
    "asked",
  );
});

test("an answer is not lost when its turn cannot be ended", async () => {
  const lost: unknown[] = [];
  const turns: ProviderTurns = { ...createLocalTurns(), finish: () => Promise.reject(new Error("gone")) };
  const lines = createProviderLines(turns, defaultLineLimits, (error) => lost.push(error));
  await expect(lines.pass(quick, first("ana"), forever, () => Promise.resolve("answer"))).resolves.toBe(
    "answer",
  );
  await sleep(0);
  expect(lost).toMatchObject([{ message: "gone" }]);
});
