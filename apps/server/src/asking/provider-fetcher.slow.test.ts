import { gzipSync } from "node:zlib";
import type { Provider, ProviderReply } from "@vagou/providers/core/provider";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readJsonItems } from "../../test/portals/test-provider-format.ts";
import type { WhoWaits } from "./provider-fetcher.ts";
import { unpackJobs } from "../postings/kept/packed-jobs.ts";
import { startTestProvider, type TestProvider } from "../../test/portals/start-test-provider.ts";

let portal: TestProvider;
beforeAll(async () => {
  portal = await startTestProvider({ deadlineMs: 400 });
});
afterAll(() => portal.close());

const query = { keywords: "vigia", city: null, state: null };
const forever = new AbortController().signal;
const asker = { ip: "203.0.113.7", userAgent: "test", pageUrl: "http://vagou.example/jobs", credentials: {} };

function ask(overrides: Partial<Provider> = {}, waiting?: WhoWaits) {
  const [provider] = portal.providers;
  if (provider === undefined) throw new Error("no provider");
  return portal.fetcher.ask({ ...provider, ...overrides }, query, forever, asker, waiting);
}

const request = (path: string) =>
  ({ url: `https://portal.example/${path}`, method: "GET", headers: {}, step: "list" }) as const;
const page = (...ids: string[]) =>
  JSON.stringify({
    total: ids.length,
    items: ids.map((id) => ({ id, title: "Vigia", city: "Recife", state: "PE" })),
  });

test("pages are followed, each address once, up to the adapter's limit", async () => {
  const before = portal.requests;
  portal.answer = (asked, response) => response.end(page(asked.url ?? ""));
  let pages = 0;
  const answer = await ask({
    requestsMax: 4,
    parseReply: (reply) => {
      pages += 1;
      return { ...readJsonItems(reply), next: [request("same"), request(`page-${pages}`), request("same")] };
    },
  });
  expect(portal.requests - before).toBe(4);
  expect(new Set(answer.jobs.ids).size).toBe(4);
});

test("an address that a reply names at another host is not asked and gets no line, and the listings stay", async () => {
  const elsewhere = await startTestProvider();
  const here = await startTestProvider({ otherOrigins: [["https://elsewhere.example", elsewhere.origin]] });
  here.answer = (_asked, response) => response.end(page("1"));
  const pass = vi.spyOn(here.lines, "pass");
  const provider = {
    ...here.providers[0]!,
    parseReply: (reply: ProviderReply) => ({
      ...readJsonItems(reply),
      next: [{ ...request(""), url: "https://elsewhere.example/vaga/1" }],
    }),
  };
  const answer = await here.fetcher.ask(provider, query, forever, asker);
  await elsewhere.close();
  await here.close();
  expect(elsewhere.requests).toBe(0);
  expect(pass.mock.calls.map(([{ host }]) => host)).toEqual(["portal.example"]);
  expect(answer).toMatchObject({ outcome: "answered", jobs: { ids: { length: 1 } }, isWhole: false });
  expect(answer.causes).toEqual([expect.objectContaining({ name: "AddressRefused" })]);
});

test("listings read before a later page failed are kept", async () => {
  portal.answer = (asked, response) =>
    asked.url === "/second" ? response.writeHead(503).end() : response.end(page("1", "2"));
  const answer = await ask({
    parseReply: (reply) => ({ ...readJsonItems(reply), next: [request("second")] }),
  });
  expect(answer).toMatchObject({ outcome: "answered", jobs: { ids: { length: 2 } } });
  expect(answer.causes).toHaveLength(1);
});

test("when the portal's time is over, the listings that came are given", async () => {
  portal.answer = (asked, response) => (asked.url === "/slow" ? undefined : response.end(page("1")));
  const answer = await ask({ buildRequests: () => [request("quick"), request("slow")] });
  expect(answer).toMatchObject({ outcome: "answered", jobs: { ids: { length: 1 } } });
});

test("an answer without vacancies is not `empty` when a page failed", async () => {
  portal.answer = (asked, response) =>
    asked.url === "/broken" ? response.writeHead(503).end() : response.end(page());
  expect(await ask({ buildRequests: () => [request("ok"), request("broken")] })).toMatchObject({
    outcome: "unavailable",
  });
});

test("the same vacancy on two pages is one", async () => {
  portal.answer = (_asked, response) => response.end(page("1", "2"));
  const answer = await ask({ buildRequests: () => [request("a"), request("b")] });
  expect(answer.jobs.ids).toHaveLength(2);
});

test("a reply whose postings are made is kept for the operator unless it may be forgotten", async () => {
  portal.answer = (_asked, response) => response.end(page("1"));
  const seen: ProviderReply[] = [];
  const parseReply: Provider["parseReply"] = (reply) => {
    seen.push(reply);
    return readJsonItems(reply);
  };
  expect((await ask({ parseReply })).firstReply?.body).toBe(page("1"));
  const forgotten = await ask({ parseReply }, { person: "a person", forgetsReplies: true });
  expect(forgotten).toMatchObject({ outcome: "answered", jobs: { ids: { length: 1 } }, firstReply: null });
  expect(() => seen.at(-1)?.body).toThrow("forgotten");
});

test("a reply that cannot be read is kept for the operator also where read ones are forgotten", async () => {
  portal.answer = (_asked, response) => response.end("<p>Em manutenção</p>");
  const { offending } = await ask({}, { person: "a person", forgetsReplies: true });
  expect(offending?.reply.body).toBe("<p>Em manutenção</p>");
});

test("an adapter that throws on a reply makes it a changed portal, not a crash", async () => {
  portal.answer = (_asked, response) => response.end(page("1"));
  const answer = await ask({
    parseReply: () => {
      throw new TypeError("undefined is not a function");
    },
  });
  expect(answer).toMatchObject({ outcome: "changed", causes: [expect.any(TypeError)] });
});

test("compressed replies and old charsets are decoded", async () => {
  const latin1 = Buffer.from(page("1").replace("Vigia", "Técnico de Segurança"), "latin1");
  portal.answer = (_asked, response) =>
    response
      .writeHead(200, { "content-type": "application/json; charset=ISO-8859-1", "content-encoding": "gzip" })
      .end(gzipSync(latin1));
  expect(unpackJobs((await ask()).jobs)).toMatchObject([{ title: "Técnico de Segurança" }]);
});

test("a small reply that unpacks to a huge one is refused", async () => {
  const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, 0x20));
  portal.answer = (_asked, response) => response.writeHead(200, { "content-encoding": "gzip" }).end(bomb);
  expect(await ask()).toMatchObject({ outcome: "changed", causes: [{ name: "ReplyTooLarge" }] });
});

test.each([
  ["as a file", { "content-type": "application/gzip" }],
  ["under a wrong name", { "content-type": "application/json" }],
  ["and compresses it again", { "content-type": "application/json", "content-encoding": "gzip" }],
])("a file that the portal keeps compressed is unpacked: it sends it %s", async (_how, headers) => {
  const file = gzipSync(page("1"));
  const sent = "content-encoding" in headers ? gzipSync(file) : file;
  portal.answer = (_asked, response) => response.writeHead(200, headers).end(sent);
  expect(await ask()).toMatchObject({ outcome: "answered", jobs: { ids: { length: 1 } } });
});

test("a compressed file that unpacks to a huge one is refused, also inside a compressed reply", async () => {
  const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, 0x20));
  for (const headers of [{ "content-type": "application/gzip" }, { "content-encoding": "gzip" }]) {
    const sent = "content-encoding" in headers ? gzipSync(bomb) : bomb;
    portal.answer = (_asked, response) => response.writeHead(200, headers).end(sent);
    expect(await ask()).toMatchObject({ outcome: "changed", causes: [{ name: "ReplyTooLarge" }] });
  }
});

test("a truncated compressed file is a failure of the portal, not a crash", async () => {
  const file = gzipSync(Buffer.from(page("1", "2", "3")));
  portal.answer = (_asked, response) => response.end(file.subarray(0, file.length - 12));
  expect(await ask()).toMatchObject({ outcome: "unavailable", jobs: { ids: [] } });
});

test("portals are told the name of this product", async () => {
  let agent: string | undefined;
  portal.answer = (asked, response) => {
    agent = asked.headers["user-agent"];
    response.end(page());
  };
  await ask();
  expect(agent).toBe("Vagou-test/1.0");
});

test("a key is sent to its own portal, and not to the target of a redirect to another address", async () => {
  const elsewhere = await startTestProvider();
  const here = await startTestProvider({ otherOrigins: [["https://elsewhere.example", elsewhere.origin]] });
  const seen: unknown[] = [];
  elsewhere.answer = (asked, response) => {
    seen.push(asked.headers.authorization, asked.headers.referer, asked.method);
    response.end(page());
  };
  here.answer = (asked, response) => {
    seen.push(asked.headers.authorization);
    response.writeHead(302, { location: "https://elsewhere.example/" }).end();
  };
  const headers = { authorization: "Basic a2V5", referer: "https://vagou.example/jobs" };
  const form = { ...request("form"), method: "POST", body: "q=vigia", headers } as const;
  const provider = { ...here.providers[0]!, buildRequests: () => [form] };
  await here.fetcher.ask(provider, query, forever, asker);
  await elsewhere.close();
  await here.close();
  expect(seen).toEqual(["Basic a2V5", undefined, undefined, "GET"]);
});

test("a wait in our own line is not the portal's time: all questions of a long line are answered", async () => {
  // Two at a time, 150 ms each: the last of ten begins after the portal's 400 ms.
  portal.answer = (_asked, response) => void setTimeout(() => response.end(page("1")), 150);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => ask({ buildRequests: () => [request(`line-${index}`)] })),
  );
  expect(answers.map(({ outcome }) => outcome)).toEqual(Array.from({ length: 10 }, () => "answered"));
});

test("when our line is too long, the question ends as busy and the portal is not asked", async () => {
  const busy = await startTestProvider({ deadlineMs: 5_000, lineMs: 60 });
  const [provider] = busy.providers;
  if (provider === undefined) throw new Error("no provider");
  busy.answer = (_asked, response) => void setTimeout(() => response.end(page("1")), 400);
  const answers = await Promise.all(
    Array.from({ length: 3 }, (_, index) =>
      busy.fetcher.ask(
        { ...provider, buildRequests: () => [request(`line-${index}`)] },
        query,
        forever,
        asker,
      ),
    ),
  );
  expect(answers.map(({ outcome }) => outcome)).toEqual(["answered", "answered", "busy"]);
  expect(busy.requests).toBe(2);
  await busy.close();
});

test("what passed since a person's call came is a part of the wait in our own line", async () => {
  const busy = await startTestProvider({ deadlineMs: 5_000, lineMs: 30_000 });
  const [provider] = busy.providers;
  if (provider === undefined) throw new Error("no provider");
  const end = Promise.withResolvers<void>();
  busy.answer = (_asked, response) => void end.promise.then(() => response.end(page("1")));
  const askAs = (person: string, arrivedMs = performance.now()) =>
    busy.fetcher.ask(
      { ...provider, buildRequests: () => [request(`late-${person}`)] },
      query,
      forever,
      asker,
      { person, arrivedMs },
    );
  const before = ["a", "b"].map((person) => askAs(person));
  // The call came long ago: the question has a moment left, and not thirty seconds.
  expect(await askAs("ana", performance.now() - 60_000)).toMatchObject({
    outcome: "busy",
    causes: [{ message: "1000 ms in our own line" }],
  });
  end.resolve();
  expect(await Promise.all(before)).toMatchObject([{ outcome: "answered" }, { outcome: "answered" }]);
  // Without a line, it is asked all the same.
  expect(await askAs("bia", performance.now() - 60_000)).toMatchObject({ outcome: "answered" });
  await busy.close();
});

test("who comes behind another person, after questions that needed a second request, is told the wait for two each", async () => {
  const host = { host: "portal.example", paceMs: 6_000, inFlightMax: 2 };
  portal.answer = (_asked, response) => response.end(page());
  const askTwice = (name: string) =>
    ask({
      buildRequests: () => [request(name)],
      parseReply: (reply) => ({
        ...readJsonItems(reply),
        next: reply.request.url.endsWith("-again") ? [] : [request(`${name}-again`)],
      }),
    });
  for (let question = 0; question < 30; question += 1) await askTwice(`twice-${question}`);
  const leave = portal.lines.announce(host, "ana");
  // A turn until each first request, and most of one until each second: the questions of earlier tests needed none.
  expect(portal.lines.expectedWaitMs(host, "newcomer")).toBeGreaterThan(18_000);
  leave();
});

test("waits for replies that serve every question count as a wait in our own line, all together", async () => {
  const busy = await startTestProvider({ deadlineMs: 5_000, lineMs: 400 });
  const [provider] = busy.providers;
  if (provider === undefined) throw new Error("no provider");
  busy.answer = (asked, response) =>
    void setTimeout(() => response.end(page()), asked.url?.startsWith("/held") ? 300 : 0);
  const askAs = (person: string, asked: Partial<Provider>) =>
    busy.fetcher.ask({ ...provider, ...asked }, query, forever, asker, { person });
  const holdFor = (people: readonly string[]) =>
    people.map((person) => askAs(person, { buildRequests: () => [request(`held-${person}`)] }));
  const kept = (count: number) => ({ ...request(`kept-${count}`), keepForMs: 60_000 });
  let count = 0;
  // Two at a time, so that Ana waits for each of her three replies for about 300 ms.
  const before = holdFor(["a", "b"]);
  const asked = askAs("ana", {
    buildRequests: () => [kept(0)],
    parseReply: (reply, { keywords }) => ({
      ...readJsonItems(reply),
      next: keywords === query.keywords && count < 2 ? [kept((count += 1))] : [],
    }),
  });
  const after = holdFor(["c", "d", "e", "f", "g", "h"]);
  expect(await asked).toMatchObject({ outcome: "busy", causes: [{ message: "400 ms in our own line" }] });
  await Promise.all([...before, ...after]);
  await busy.close();
});
