import type { Provider, ProviderRequest } from "@vagou/providers/core/provider";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ProviderChanged } from "@vagou/providers/core/outcome-errors";
import { readInThisThread } from "../../test/portals/read-in-this-thread.ts";
import { unpackJobs } from "../postings/kept/packed-jobs.ts";
import { ReaderBusy, type Reader } from "../reading/reader.ts";
import { readJsonItems } from "../../test/portals/test-provider-format.ts";
import { startTestProvider, type TestProvider } from "../../test/portals/start-test-provider.ts";

let portal: TestProvider;
/** The answer of each path: vacancies by their ids, a status, or a page of another shape. */
let answers: Record<string, string[] | number | "changed" | "cut"> = {};
let asked: string[] = [];
/** The reader of the replies. */
let current: Reader = readInThisThread;

beforeAll(async () => {
  portal = await startTestProvider({
    deadlineMs: 2_000,
    reader: {
      readPage: (...args) => current.readPage(...args),
      readWhole: (...args) => current.readWhole(...args),
      toPostings: (...args) => current.toPostings(...args),
    },
  });
  portal.answer = (request, response) => {
    const path = request.url?.slice(1) ?? "";
    asked.push(path);
    const answer = answers[path] ?? [];
    if (answer === "cut") request.socket.destroy();
    else if (answer === "changed") response.end("<h1>Nosso novo portal</h1>");
    else if (typeof answer === "number") response.writeHead(answer).end();
    else response.end(pageOf(answer));
  };
});
beforeEach(() => {
  answers = {};
  asked = [];
});
afterAll(() => portal.close());

function pageOf(ids: readonly string[]): string {
  const items = ids.map((id) => ({ id, title: "Vigia", city: "Recife", state: "PE" }));
  return JSON.stringify({ total: ids.length, items });
}

const request = (path: string, changes: Partial<ProviderRequest> = {}): ProviderRequest => ({
  url: `https://portal.example/${path}`,
  method: "GET",
  headers: {},
  step: "list",
  ...changes,
});

async function ask(
  requests: readonly ProviderRequest[],
  changes: Partial<Provider> = {},
  reader: Reader = readInThisThread,
) {
  current = reader;
  const [provider] = portal.providers;
  if (provider === undefined) throw new Error("no provider");
  const answer = await portal.fetcher.ask(
    { ...provider, buildRequests: () => requests, ...changes },
    { keywords: "vigia", city: null, state: null },
    new AbortController().signal,
    { ip: "203.0.113.7", userAgent: "test", pageUrl: "http://vagou.example/jobs", credentials: {} },
  );
  return { ...answer, ids: unpackJobs(answer.jobs).map(({ url }) => url.split("/").at(-1)) };
}

describe("a portal with another address", () => {
  const moved = [request("new", { fallback: request("old") })];

  test("is asked at the other one only when the first fails", async () => {
    answers = { new: ["1"], old: ["2"] };
    expect(await ask(moved)).toMatchObject({ outcome: "answered", ids: ["1"], causes: [] });
    expect(asked).toEqual(["new"]);
  });

  test.each(["changed", "cut", 404, 503] as const)(
    "answers from the other one when the first is %s, and no part is missing",
    async (fault) => {
      answers = { new: fault, old: ["2"] };
      expect(await ask(moved)).toMatchObject({ outcome: "answered", ids: ["2"], isPartial: false });
      answers = { new: fault, old: [] };
      expect(await ask(moved)).toMatchObject({ outcome: "empty", ids: [] });
      expect((await ask(moved)).causes).toHaveLength(1);
    },
  );

  test("has the outcome of the first when both fail", async () => {
    answers = { new: "changed", old: 503 };
    expect(await ask(moved)).toMatchObject({ outcome: "changed", isPartial: false });
  });

  test.each([403, 429])("is not asked at the other one when the first refuses with %d", async (status) => {
    answers = { new: status, old: ["2"] };
    expect(await ask(moved)).toMatchObject({ outcome: "blocked", ids: [] });
    expect(asked).toEqual(["new"]);
  });
});

describe("a failure of our own reader", () => {
  const busy: Reader = {
    ...readInThisThread,
    readPage: () => Promise.reject(new ReaderBusy("too much waits")),
    readWhole: () => Promise.reject(new ReaderBusy("too much waits")),
  };
  const unread: Reader = {
    ...readInThisThread,
    toPostings: () => Promise.reject(new ProviderChanged("too long")),
  };

  test("is no reason to ask at another address", async () => {
    const answer = await ask([request("new", { fallback: request("old") })], {}, busy);
    expect(answer).toMatchObject({ outcome: "busy" });
    expect(asked).toEqual(["new"]);
  });

  test("does not say that a board without vacancies answered", async () => {
    answers = { one: ["1"], two: 503 };
    const boards = ["one", "two"].map((board) => request(board, { board }));
    expect(await ask(boards, {}, unread)).toMatchObject({ outcome: "changed", ids: [], isPartial: false });
  });
});

describe("a portal with two boards", () => {
  const boards = [request("one", { board: "one" }), request("texts"), request("two", { board: "two" })];

  test("says that a part is missing when one fails and the other answers", async () => {
    answers = { one: ["1"], texts: ["1"], two: 503 };
    expect(await ask(boards)).toMatchObject({ outcome: "answered", ids: ["1"], isPartial: true });
    answers = { one: 403, texts: ["1"], two: ["2"] };
    expect(await ask(boards)).toMatchObject({ outcome: "answered", isPartial: true });
  });

  test("is not empty when one has nothing and the other fails", async () => {
    answers = { one: [], two: 403 };
    expect(await ask(boards)).toMatchObject({ outcome: "blocked", ids: [], isPartial: true });
  });

  test("fails when both fail, unless another request brought vacancies", async () => {
    answers = { one: 503, texts: ["1"], two: 403 };
    expect(await ask(boards)).toMatchObject({ outcome: "answered", ids: ["1"], isPartial: true });
    answers = { one: 503, texts: [], two: 403 };
    expect(await ask(boards)).toMatchObject({ outcome: "unavailable", isPartial: false });
  });

  test("misses no part when only the texts fail", async () => {
    answers = { one: ["1"], texts: 503, two: ["2"] };
    expect(await ask(boards)).toMatchObject({ outcome: "answered", ids: ["1", "2"], isPartial: false });
  });

  test("misses a part when a later page of a board fails", async () => {
    answers = { one: ["1"], two: ["2"], "one-more": 503 };
    const parseReply: Provider["parseReply"] = (reply) => ({
      ...readJsonItems(reply),
      next: reply.request.board === "one" ? [request("one-more", { board: "one" })] : [],
    });
    expect(await ask(boards, { parseReply, requestsMax: 4 })).toMatchObject({
      outcome: "answered",
      ids: ["1", "2"],
      isPartial: true,
    });
  });

  test("shows a vacancy of both boards once, as its adapter joins them", async () => {
    answers = { one: ["1"], two: ["2"] };
    const joined = await ask(boards, { joinListings: (listings) => listings.slice(0, 1) });
    expect(joined.ids).toHaveLength(1);
  });
});
