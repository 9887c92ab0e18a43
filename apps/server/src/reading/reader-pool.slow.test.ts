import { readdirSync, readFileSync } from "node:fs";
import { getPriority } from "node:os";
import { ProviderBlocked, ProviderChanged } from "@vagou/providers/core/outcome-errors";
import type { ProviderReply } from "@vagou/providers/core/provider";
import { providers } from "@vagou/providers";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { compiledForTests } from "../../../../scripts/setup/project.js";
import { startTestProvider, type TestProvider } from "../../test/portals/start-test-provider.ts";
import { unpackJobs } from "../postings/kept/packed-jobs.ts";
import { testProvider } from "../../test/portals/test-provider.ts";
import { replyPlacesMax } from "../tasks/reply-places.ts";
import { createReaderPool, type ReaderPool, type ReaderPoolOptions } from "./reader-pool.ts";
import { ReaderBusy } from "./reader.ts";

const provider = testProvider("gupy");
const query = { keywords: "vigia", city: null, state: null };
const forever = new AbortController().signal;

function replyOf(body: string): ProviderReply {
  const url = "https://portal.example/";
  const request = { url, method: "GET", headers: {}, step: "list" } as const;
  return { request, status: 200, url, contentType: "text/html", body, receivedAt: new Date(0) };
}

const page = (...ids: string[]) =>
  JSON.stringify({
    total: ids.length,
    items: ids.map((id) => ({ id, title: `Vigia ${id}`, city: "Recife", state: "PE" })),
  });

const startPool = (options: ReaderPoolOptions = {}) =>
  createReaderPool({
    threads: 1,
    deadlineMs: 1_000,
    patienceMs: 60_000,
    workerUrl: new URL("../../test/portals/hostile-reader-worker.ts", import.meta.url),
    ...options,
  });

const read = (pool: ReaderPool, body: string, signal = forever, person = "a person") =>
  pool.readPage(provider, replyOf(body), query, { person, signal });
const turn = { person: "a person", signal: forever };

describe("a pool of one thread", () => {
  let pool: ReaderPool;
  beforeAll(async () => {
    pool = await startPool();
  });
  afterAll(() => pool.close());

  test("reads a page as its adapter does, and makes postings of its listings", async () => {
    const { listings, total } = await read(pool, page("1", "2"));
    expect({ total, ids: listings.map(({ providerListingId }) => providerListingId) }).toEqual({
      total: 2,
      ids: ["1", "2"],
    });
    const { jobs, facts } = await pool.toPostings(provider, listings, query, turn);
    expect(unpackJobs(jobs)).toMatchObject([
      { title: "Vigia 1", location: "Recife (PE)" },
      { title: "Vigia 2" },
    ]);
    expect(facts).toMatchObject({ listingCount: 2, filled: { place: 2, company: 0 } });
  });

  test("makes the postings of a whole answer at once, equal to those of its listings", async () => {
    const { page: whole, postings } = await pool.readWhole(provider, replyOf(page("1", "2")), query, turn);
    const { listings } = await read(pool, page("1", "2"));
    expect(whole).toMatchObject({ listings: [], total: 2 });
    expect(postings).toEqual(await pool.toPostings(provider, listings, query, turn));
    expect(await pool.readWhole(provider, replyOf(page()), query, turn)).toMatchObject({ postings: null });
  });

  test("throws an adapter's error with its class", async () => {
    const blocked = await read(pool, "blocked").catch((error: unknown) => error);
    expect(blocked).toBeInstanceOf(ProviderBlocked);
    expect(blocked).toMatchObject({ message: "a wall", cause: { name: "TypeError", message: "inside" } });
    await expect(read(pool, "stumble")).rejects.toThrow(TypeError);
  });

  test("ends an adapter that never returns, and answers the next question", async () => {
    const [never, next] = await Promise.allSettled([read(pool, "for ever"), read(pool, page("1"))]);
    expect(never).toMatchObject({ reason: expect.any(ProviderChanged) });
    expect(next).toMatchObject({ value: { listings: [{}] } });
  });

  test("lets a reply take longer while the machine is too busy to read it", async () => {
    expect(await read(pool, "asleep for 1500 ms")).toMatchObject({ listings: [{}] });
  });

  test("takes it for no failure of the portal when the machine is too busy for too long", async () => {
    const hasty = await startPool({ patienceMs: 1_200 });
    await expect(read(hasty, "asleep for 60000 ms")).rejects.toThrow(ReaderBusy);
    expect(await read(hasty, page("1"))).toMatchObject({ listings: [{}] });
    await hasty.close();
  });

  test("ends an adapter that takes all memory, and answers the next question", async () => {
    const patient = await startPool({ deadlineMs: 60_000, heapMbMax: 64 });
    await expect(read(patient, "memory")).rejects.toThrow(ProviderChanged);
    expect(await read(patient, page("1"))).toMatchObject({ listings: [{}] });
    await patient.close();
  });

  test("survives a thread that ends itself", async () => {
    await expect(read(pool, "exit")).rejects.toThrow(ProviderChanged);
    expect(await read(pool, page("1"))).toMatchObject({ listings: [{}] });
  });

  test("treats a page with too many vacancies as a changed portal", async () => {
    await expect(read(pool, "too many")).rejects.toThrow(ProviderChanged);
  });

  test("rejects at once when the caller leaves, in the line and while its reply is read", async () => {
    const leaving = new AbortController();
    const both = [read(pool, "for ever", leaving.signal), read(pool, page("1"), leaving.signal)];
    const gone = Promise.allSettled(both);
    leaving.abort(new Error("gone"));
    expect(await gone).toMatchObject([{ reason: { message: "gone" } }, { reason: { message: "gone" } }]);
    expect(await read(pool, page("2"))).toMatchObject({ listings: [{ providerListingId: "2" }] });
    await expect(read(pool, page("1"), leaving.signal)).rejects.toThrow("gone");
  });

  test("reads the reply of a person with few in the line before those of one with many", async () => {
    const order: string[] = [];
    const readFor = async (person: string, number: number) => {
      await read(pool, page(String(number)), forever, person);
      order.push(person);
    };
    const many = Array.from({ length: 6 }, (_, number) => readFor("one with many", number));
    await Promise.all([...many, readFor("another", 7)]);
    // The first one was read before the other person came.
    expect(order.indexOf("another")).toBe(1);
  });

  test("refuses a reply that is too many in the line", async () => {
    const small = await startPool({ waitingMax: 2 });
    const first = Promise.allSettled([
      read(small, "for ever"),
      read(small, page("1")),
      read(small, page("2")),
    ]);
    await expect(read(small, page("3"))).rejects.toThrow(ReaderBusy);
    expect(await first).toMatchObject([{ status: "rejected" }, {}, { value: { listings: [{}] } }]);
    await small.close();
  });
});

test("of two threads, one with an endless reply does not block the other", async () => {
  const pool = await startPool({ threads: 2, deadlineMs: 5_000 });
  let isOver = false;
  const never = read(pool, "for ever").catch(() => (isOver = true));
  for (let number = 0; number < 20; number++)
    expect(await read(pool, page(String(number)))).toMatchObject({ listings: [{}] });
  expect(isOver).toBe(false);
  await pool.close();
  await never;
});

test("an adapter sees of the environment only where Node keeps compiled modules", async () => {
  vi.stubEnv("SESSION_SECRET", "a secret");
  vi.stubEnv("NODE_COMPILE_CACHE", compiledForTests);
  onTestFinished(() => void vi.unstubAllEnvs());
  const pool = await startPool();
  await expect(read(pool, "environment")).rejects.toThrow(/^NODE_COMPILE_CACHE$/);
  await pool.close();
});

test("a pool that is closed ends its threads, also in the middle of a task, and reads no more", async () => {
  const pool = await startPool({ deadlineMs: 60_000 });
  const reading = Promise.allSettled([read(pool, "for ever"), read(pool, page("1"))]);
  await pool.close();
  expect(await reading).toMatchObject([
    { reason: { name: "ReaderBusy" } },
    { reason: { name: "ReaderBusy" } },
  ]);
  await expect(read(pool, page("1"))).rejects.toThrow(ReaderBusy);
});

test("a pool whose threads cannot start rejects with the cause", async () => {
  const workerUrl = new URL("no-such-worker.ts", import.meta.url);
  await expect(startPool({ workerUrl })).rejects.toThrow(/no-such-worker/);
});

describe("a portal's reply that takes forever to read", () => {
  let pool: ReaderPool;
  let portal: TestProvider;
  beforeAll(async () => {
    pool = await startPool();
  });
  beforeEach(async () => {
    portal = await startTestProvider({ reader: pool, deadlineMs: 15_000 });
    return () => portal.close();
  });
  afterAll(() => pool.close());
  const asker = {
    ip: "203.0.113.7",
    userAgent: "test",
    pageUrl: "http://vagou.example/jobs",
    credentials: {},
  };
  const ask = () => portal.fetcher.ask(portal.providers[0]!, query, forever, asker);

  test("is a changed portal, is kept for the person who repairs the adapter, and does not block the server", async () => {
    portal.answer = (_request, response) => response.end("for ever");
    let ticks = 0;
    const clock = setInterval(() => (ticks += 1), 5);
    const answer = await ask();
    clearInterval(clock);
    expect(answer).toMatchObject({
      outcome: "changed",
      jobs: { ids: [] },
      causes: [{ message: "not read within 1000 ms" }],
      offending: { reply: { body: "for ever" } },
    });
    expect(ticks).toBeGreaterThanOrEqual(20);
  });

  test("does not keep the next question from its answer", async () => {
    portal.answer = (_request, response) => response.end(page("1", "2"));
    const { outcome, jobs, facts } = await ask();
    expect({ outcome, found: jobs.ids.length, facts }).toMatchObject({
      outcome: "answered",
      found: 2,
      facts: { listingCount: 2 },
    });
  });
});

test("a reply occupies its place until it is read, so that no further one is asked for meanwhile", async () => {
  const pool = await startPool();
  const replies = Array.from({ length: replyPlacesMax }, (_, index) => read(pool, page(String(index))));
  let isFree = false;
  const next = pool.places.take(forever).then(() => (isFree = true));
  // Time for promises alone: no thread can tell meanwhile that it has read a reply.
  for (let step = 0; step < 10; step += 1) await Promise.resolve();
  expect(isFree).toBe(false);
  await Promise.all(replies);
  expect(await next).toBe(true);
  await pool.close();
});

test("a megabyte of nested tags is a changed portal, and does not block the server", async () => {
  const pool = await createReaderPool({ threads: 1 });
  const portal = await startTestProvider({ reader: pool });
  portal.answer = (_request, response) => response.end(`<html>${"<div>".repeat(200_000)}`);
  const asker = {
    ip: "203.0.113.7",
    userAgent: "test",
    pageUrl: "http://vagou.example/jobs",
    credentials: {},
  };
  for (const id of ["catho", "vagas", "jobleads"]) {
    const adapter = providers.find((candidate) => candidate.id === id)!;
    const [request] = portal.providers[0]!.buildRequests(query);
    const asked = { ...adapter, paceMs: 0, buildRequests: () => [request!] };
    expect(await portal.fetcher.ask(asked, query, forever, asker)).toMatchObject({ outcome: "changed" });
  }
  await portal.close();
  await pool.close();
});

test("where both want a core, the thread that answers people runs before the threads that read replies", async () => {
  const pool = await startPool({ threads: 2 });
  // Threads of a pool that was closed before may need a moment to end.
  await expect.poll(() => niceValues().filter((nice) => nice === 10).length).toBe(onLinux ? 2 : 0);
  await pool.close();
  expect(getPriority()).toBe(0);
});

/** Other systems than Linux have no priorities of threads. */
const onLinux = process.platform === "linux";

/** @returns those of the threads of this process; none where the system does not tell them */
function niceValues(): number[] {
  const tasks = "/proc/self/task";
  return (onLinux ? readdirSync(tasks) : []).flatMap((thread) => {
    try {
      const stat = readFileSync(`${tasks}/${thread}/stat`, "utf8");
      // Field 19 of proc(5), counted behind the name, which may hold blanks.
      return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[16]);
    } catch {
      // It has ended since its folder was listed.
      return [];
    }
  });
}
