import type { ProviderReply, ProviderRequest } from "@vagou/providers/core/provider";
import { expect, test } from "vitest";
import { systemClock } from "../../clock.ts";
import type { HttpClient } from "../wire/http-client.ts";
import { createRobots } from "./robots.ts";

const forever = new AbortController().signal;
const request = (path: string): ProviderRequest => ({
  url: `https://portal.example${path}`,
  method: "GET",
  headers: {},
  step: "list",
});

function portal(status: number, body: string) {
  let asked = 0;
  const httpClient: HttpClient = {
    fetchReply: async (asking) => {
      asked += 1;
      const reply: ProviderReply = {
        request: asking,
        status,
        url: asking.url,
        contentType: "text/plain",
        body,
        receivedAt: new Date(),
      };
      return { ...reply, notBefore: null };
    },
    close: async () => {},
  };
  return { httpClient, asked: () => asked };
}

/** A portal that answers when it is told to, and no request that was given up. */
function slowPortal() {
  const quick = portal(200, rules);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const httpClient: HttpClient = {
    ...quick.httpClient,
    fetchReply: async (asking, signal) => {
      const reply = quick.httpClient.fetchReply(asking, signal);
      const gone = Promise.withResolvers<never>();
      signal.addEventListener("abort", () => gone.reject(signal.reason));
      await Promise.race([answered, gone.promise]);
      return reply;
    },
  };
  return { httpClient, asked: quick.asked, answer };
}

const rules =
  "User-agent: *\nDisallow: /busca\nAllow: /busca/aberta\n\nUser-agent: Vagou\nDisallow: /so-para-nos\n";

test("an address that robots.txt forbids is not asked", async () => {
  const robots = createRobots({
    clock: systemClock,
    ...portal(200, "User-agent: *\nDisallow: /busca\n"),
    overrides: new Map(),
  });
  await expect(robots.check("catho", request("/busca?q=x"), forever)).rejects.toThrow(
    "robots.txt disallows /busca",
  );
  await expect(robots.check("catho", request("/vagas"), forever)).resolves.toBeUndefined();
});

test("rules that name us count before those for all crawlers", async () => {
  const robots = createRobots({ clock: systemClock, ...portal(200, rules), overrides: new Map() });
  await expect(robots.check("catho", request("/busca"), forever)).resolves.toBeUndefined();
  await expect(robots.check("catho", request("/so-para-nos"), forever)).rejects.toThrow("disallows");
});

test("whether an address is allowed is known once the file was read, and only for a day", async () => {
  let now = new Date("2026-11-23T12:00:00Z");
  const { httpClient, asked } = portal(200, rules);
  const overrides = new Map([["gupy", "its terms allow it"]]);
  const robots = createRobots({ clock: { now: () => now }, httpClient, overrides });
  const isKnown = (path: string) => robots.isKnownToAllow("catho", request(path));
  expect(isKnown("/a")).toBe(false);
  expect(robots.isKnownToAllow("gupy", request("/so-para-nos"))).toBe(true);
  await robots.check("catho", request("/a"), forever);
  expect([isKnown("/a"), isKnown("/so-para-nos")]).toEqual([true, false]);
  now = new Date("2026-11-24T12:00:01Z");
  expect(isKnown("/a")).toBe(false);
  expect(asked()).toBe(1);
});

test("the file is read once for many questions", async () => {
  const { httpClient, asked } = portal(200, rules);
  const robots = createRobots({ clock: systemClock, httpClient, overrides: new Map() });
  await Promise.all(["/a", "/b", "/c"].map((path) => robots.check("catho", request(path), forever)));
  expect(asked()).toBe(1);
});

test("a question that is given up while the file is read ends the reading for no other question", async () => {
  const { httpClient, asked, answer } = slowPortal();
  const robots = createRobots({ clock: systemClock, httpClient, overrides: new Map() });
  const [first, second, third] = [new AbortController(), new AbortController(), new AbortController()];
  const given = robots.check("catho", request("/a"), first.signal);
  const waiting = robots.check("catho", request("/b"), second.signal);
  const later = robots.check("catho", request("/so-para-nos"), third.signal);
  first.abort(new Error("the first caller went away"));
  await expect(given).rejects.toThrow("the first caller went away");
  third.abort(new Error("the third caller went away"));
  await expect(later).rejects.toThrow("the third caller went away");
  answer();
  await expect(waiting).resolves.toBeUndefined();
  expect(asked()).toBe(1);
});

test("the reading ends with the last question that waits for it, and the next question reads again", async () => {
  const { httpClient, asked, answer } = slowPortal();
  const robots = createRobots({ clock: systemClock, httpClient, overrides: new Map() });
  const caller = new AbortController();
  const given = robots.check("catho", request("/a"), caller.signal);
  caller.abort(new Error("the caller went away"));
  await expect(given).rejects.toThrow("the caller went away");
  const next = robots.check("catho", request("/a"), forever);
  answer();
  await expect(next).resolves.toBeUndefined();
  expect(asked()).toBe(2);
});

test("the file is read again after a day, and after a minute when it could not be fetched", async () => {
  let now = new Date("2026-11-22T12:00:00Z");
  const clock = { now: () => now };
  const after = (ms: number) => (now = new Date(now.getTime() + ms));
  const there = portal(200, rules);
  const robots = createRobots({ clock, ...there, overrides: new Map() });
  await robots.check("catho", request("/a"), forever);
  after(24 * 3_600_000 - 1);
  await robots.check("catho", request("/a"), forever);
  expect(there.asked()).toBe(1);
  after(1);
  await robots.check("catho", request("/a"), forever);
  expect(there.asked()).toBe(2);

  const broken = portal(503, "");
  const refusing = createRobots({ clock, ...broken, overrides: new Map() });
  await expect(refusing.check("catho", request("/a"), forever)).rejects.toThrow("answered 503");
  await expect(refusing.check("catho", request("/a"), forever)).rejects.toThrow("answered 503");
  expect(broken.asked()).toBe(1);
  after(60_000);
  await expect(refusing.check("catho", request("/a"), forever)).rejects.toThrow("answered 503");
  expect(broken.asked()).toBe(2);
});

test("a clock that is set back does not keep a portal from being asked that could not be reached", async () => {
  let now = new Date("2026-11-22T12:00:00Z");
  const broken = portal(503, "");
  const robots = createRobots({ clock: { now: () => now }, ...broken, overrides: new Map() });
  await expect(robots.check("catho", request("/a"), forever)).rejects.toThrow("answered 503");
  now = new Date("2026-11-22T11:00:00Z");
  await expect(robots.check("catho", request("/a"), forever)).rejects.toThrow("answered 503");
  expect(broken.asked()).toBe(2);
});

test("without a file everything is allowed; a file that cannot be fetched allows nothing", async () => {
  const missing = createRobots({ clock: systemClock, ...portal(404, ""), overrides: new Map() });
  await expect(missing.check("catho", request("/busca"), forever)).resolves.toBeUndefined();
  const broken = createRobots({ clock: systemClock, ...portal(503, ""), overrides: new Map() });
  await expect(broken.check("catho", request("/busca"), forever)).rejects.toThrow("answered 503");
});

test("the operator may override one portal", async () => {
  const { httpClient, asked } = portal(200, "User-agent: *\nDisallow: /\n");
  const robots = createRobots({
    clock: systemClock,
    httpClient,
    overrides: new Map([["catho", "written permission of 2026-11-02"]]),
  });
  await expect(robots.check("catho", request("/busca"), forever)).resolves.toBeUndefined();
  expect(asked()).toBe(0);
  await expect(robots.check("vagas", request("/busca"), forever)).rejects.toThrow("disallows");
});
