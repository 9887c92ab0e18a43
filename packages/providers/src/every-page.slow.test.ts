import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Listing } from "./core/listing.ts";
import type { ParsedPage, Provider } from "./core/provider.ts";
import { repliesToEveryStep } from "./core/testing/every-step.ts";
import { query, replyOf } from "./core/testing/reply.ts";
import { isOver } from "./core/text/is-over.ts";
import { providers } from "./index.ts";

const samplesOf = (provider: Provider) => {
  const folder = new URL(`${provider.id}/samples/`, import.meta.url);
  return readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf8"));
};

/** Reads each sample as the reply to each step; most samples fit one step only. */
function readSamples(
  provider: Provider,
  change: (body: string) => string = (body) => body,
  receivedAt?: Date,
): ParsedPage[] {
  return samplesOf(provider).flatMap((sample) =>
    repliesToEveryStep(provider, change(sample)).flatMap((reply) => {
      try {
        return [provider.parseReply({ ...reply, ...(receivedAt && { receivedAt }) }, query())];
      } catch {
        return [];
      }
    }),
  );
}

/** The samples as they are, read once for all tests. */
const pagesOf = new Map<string, ParsedPage[]>();
function readUnchanged(provider: Provider): ParsedPage[] {
  const pages = pagesOf.get(provider.id) ?? readSamples(provider);
  pagesOf.set(provider.id, pages);
  return pages;
}

const listingsOf = (pages: readonly ParsedPage[]): readonly Listing[] =>
  pages.flatMap(({ listings }) => listings);

describe.each(providers)("of $id", (provider) => {
  test("no item is repeated, and no amount is zero", () => {
    const listings = listingsOf(readUnchanged(provider));
    expect(listings.length).toBeGreaterThan(0);
    for (const { requirements, benefits, pay } of listings) {
      for (const items of [requirements, benefits]) {
        expect(new Set(items.map((item) => item.toLowerCase())).size).toBe(items.length);
        expect(items.filter((item) => item.endsWith(":"))).toEqual([]);
      }
      expect([pay?.minCents, pay?.maxCents]).not.toContain(0);
    }
  });

  test("a vacancy that is closed when the reply comes is left out and counted", () => {
    const late = new Date("2041-01-01T12:00:00Z");
    const open = listingsOf(readUnchanged(provider));
    const ending = new Set(open.flatMap((one) => (isOver(one.expiresAt, late) ? one.providerListingId : [])));
    const pages = readSamples(provider, undefined, late);
    const left = listingsOf(pages).filter((one) => ending.has(one.providerListingId) && one.expiresAt);
    expect(left).toEqual([]);
    expect(ending.size === 0 || pages.some(({ leftOut }) => leftOut > 0)).toBe(true);
  });

  test("pay of zero is no pay, in any field", () => {
    for (const { pay } of listingsOf(readSamples(provider, withoutMoney))) {
      expect([pay?.minCents, pay?.maxCents]).not.toContain(0);
      expect(pay === undefined || pay.negotiable || (pay.minCents ?? pay.maxCents ?? 0) > 0).toBe(true);
    }
  });
});

/** Sets every amount in reais, and every number under a name of pay, to zero. */
function withoutMoney(body: string): string {
  return body
    .replaceAll(/R\$\s?[\d.,]+/g, "R$ 0,00")
    .replaceAll(
      /"(min|max|minValue|maxValue|value|MinSalary|MaxSalary|from|to|initialRange|finalRange|salary_min|salary_max)":\s?"?[\d.,]+"?/g,
      '"$1":0',
    );
}

test("enough samples have the end of a vacancy for the test above", () => {
  const saying = providers.filter((provider) =>
    listingsOf(readUnchanged(provider)).some((one) => one.expiresAt),
  );
  expect(saying.length).toBeGreaterThan(3);
});

/** Providers whose vacancies may be abroad and whose samples name a Brazilian town without the country. */
const abroad: readonly [
  id: string,
  sample: string,
  change: (body: string, city: string, code: string) => string,
][] = [
  ["solides", "first-page.json", inFields],
  ["trampos", "full-page.json", inFields],
  ["remotar", "full-page.json", inFields],
  ["gupy", "full-page.json", inFields],
  ["careerjet", "full-page.json", inText],
  ["jobleads", "full-page.html", inText],
];

const towns = [
  ["Boston", "MA"],
  ["Wilmington", "DE"],
  ["Berlin", "DE"],
  ["Toronto", "CA"],
  ["Portland", "ME"],
  ["Lisboa", "PT"],
  ["Santiago", "CL"],
  ["Rochester", "MN"],
  ["Jackson", "MS"],
  ["Charleston", "SC"],
  ["Birmingham", "AL"],
] as const;

function inFields(body: string, city: string, code: string): string {
  return body
    .replaceAll(/"(?:Recife|Olinda|São Paulo|Sao Paulo|Curitiba|Campinas)"/g, `"${city}"`)
    .replaceAll(/"(?:Pernambuco|PE|SP|Paraná|PR)"/g, `"${code}"`)
    .replaceAll(/"Bra[sz]il"/g, '""');
}

function inText(body: string, city: string, code: string): string {
  return body.replaceAll(
    /(?:Recife|Olinda|São Paulo|Curitiba|Campinas)(?: - (?:PE|SP|PR)|, (?:PE|SP|PR|Brasil))/g,
    `${city}, ${code}`,
  );
}

describe.each(abroad)("at %s", (id, sample, change) => {
  test.each(towns)("%s, %s is no place in Brazil", (city, code) => {
    const provider = providers.find((one) => one.id === id)!;
    const body = readFileSync(new URL(`${id}/samples/${sample}`, import.meta.url), "utf8");
    const { listings } = provider.parseReply(replyOfAny(provider, change(body, city, code)), query());
    const there = listings.filter(({ place }) => place?.city === city);
    for (const { place } of there) expect(place).toEqual({ city });
    const states = listings.flatMap(({ place }) => place?.state ?? []);
    expect(states).not.toContain(code);
    // The adapter of JobLeads leaves vacancies abroad out.
    expect(there.length > 0 || id === "jobleads").toBe(true);
  });
});

function replyOfAny(provider: Provider, body: string) {
  const [reply] = repliesToEveryStep(provider, body);
  return replyOf(provider, body, { request: reply!.request, url: reply!.url });
}
