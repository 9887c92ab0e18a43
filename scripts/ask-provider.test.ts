import type { ParsedPage, Provider, ProviderReply } from "@vagou/providers/core/provider";
import { ProviderBlocked } from "@vagou/providers/core/outcome-errors";
import { expect, test } from "vitest";
import { askProvider, networkFetcher, type Fetcher } from "./ask-provider.ts";

const query = { keywords: "x", city: null, state: null };

/** Answers page 1, 2, 3 … of `pages`, one request after the other. */
function providerOf(pages: readonly (Partial<ParsedPage> | Error)[]): Provider {
  const requestOf = (page: number) => ({
    url: `https://portal.gupy.io/?page=${page}`,
    method: "GET" as const,
    headers: {},
    step: "list",
  });
  return {
    id: "gupy",
    origins: ["https://portal.gupy.io"],
    access: "public-api",
    robots: "allowed",
    paceMs: 0,
    pageSize: 1,
    requestsMax: 3,
    filters: { keywords: "all", state: true, city: true },
    neverTells: [],
    buildRequests: () => [requestOf(0)],
    parseReply(reply) {
      const number = Number(new URL(reply.request.url).searchParams.get("page"));
      const page = pages[number];
      if (page instanceof Error) throw page;
      const next = number + 1 < pages.length ? [requestOf(number + 1)] : [];
      return { listings: [], skipped: 0, leftOut: 0, confirmedEmpty: false, next, ...page };
    },
  };
}

const fetcher: Fetcher = async (request): Promise<ProviderReply> => ({
  request,
  status: 200,
  url: request.url,
  contentType: "application/json",
  body: "{}",
  receivedAt: new Date(0),
});

const listing = (id: string) => ({
  providerListingId: id,
  title: "t",
  url: "https://a.example/",
  requirements: [],
  benefits: [],
});

test("pages are turned within the bound, and a vacancy shown twice counts once", async () => {
  const pages = ["1", "2", "2", "4"].map((id) => ({ listings: [listing(id)] }));
  const asked = await askProvider(providerOf(pages), query, fetcher);
  expect(asked).toMatchObject({ outcome: "answered", requests: 3 });
  expect(asked.listings.map((found) => found.providerListingId)).toEqual(["1", "2"]);
});

test("empty is empty only when all was asked and the last page says so", async () => {
  const said = await askProvider(providerOf([{}, { confirmedEmpty: true }]), query, fetcher);
  expect(said.outcome).toBe("empty");
  expect((await askProvider(providerOf([{}, {}]), query, fetcher)).outcome).toBe("changed");
  const cut = [{}, {}, {}, { confirmedEmpty: true }];
  expect((await askProvider(providerOf(cut), query, fetcher)).outcome).toBe("changed");
});

test("a failure is an outcome; what came before it is kept", async () => {
  const refusal = new ProviderBlocked("status 403");
  expect(await askProvider(providerOf([refusal]), query, fetcher)).toMatchObject({
    outcome: "blocked",
    detail: "status 403",
  });
  const late = await askProvider(providerOf([{ listings: [listing("1")] }, refusal]), query, fetcher);
  expect(late.outcome).toBe("answered");
});

test("nobody answering is unavailable; a bug of the adapter is seen", async () => {
  const nobody = networkFetcher({ "https://portal.gupy.io": "http://127.0.0.1:1" });
  expect((await askProvider(providerOf([{}]), query, nobody)).outcome).toBe("unavailable");
  await expect(askProvider(providerOf([new TypeError("a bug")]), query, fetcher)).rejects.toThrow("a bug");
});
