import { describe, expect, test } from "vitest";
import { ProviderBlocked, ProviderChanged, ProviderUnavailable } from "../core/outcome-errors.ts";
import type { ProviderReply } from "../core/provider.ts";
import { query } from "../core/testing/reply.ts";
import { readThroughSitemaps, type SitemapFacts } from "./jobposting-sitemap.ts";

const facts: SitemapFacts = {
  origin: "https://www.portal.example",
  sitemaps: [],
  isJobSitemap: (url) => url.pathname.includes("job_listing"),
  jobPath: /^\/vaga\/[\w-]*?-?(?<id>\d+)\/?$/,
  sitemapsMax: 2,
  detailsMax: 2,
  pathTellsTitle: true,
  closedText: /vaga encerrada/i,
  quirks: { ownNames: ["Portal"] },
};
const portal = readThroughSitemaps(facts);

function reply(step: string, url: string, body: string, changes: Partial<ProviderReply> = {}): ProviderReply {
  return {
    request: { step, url, method: "GET", headers: {} },
    status: 200,
    url,
    contentType: "text/html",
    body,
    receivedAt: new Date("2026-11-21T12:00:00Z"),
    ...changes,
  };
}
const asked = query({
  keywords: "auxiliar de cozinha",
  city: "Recife",
  state: { uf: "PE", name: "Pernambuco" },
});
const sitemapUrl = "https://www.portal.example/job_listing-sitemap1.xml";
const jobUrl = "https://www.portal.example/vaga/auxiliar-de-cozinha-recife-3";
const next = (body: string, step = "sitemap", q = asked) =>
  portal.parseReply(reply(step, sitemapUrl, body), q).next.map(({ url }) => new URL(url).pathname);
const urls = (...entries: (readonly [string, string?])[]) =>
  `<?xml version="1.0"?><urlset>${entries
    .map(
      ([path, lastmod]) =>
        `<url><loc>https://www.portal.example${path}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ""}</url>`,
    )
    .join("")}</urlset>`;
const job = (changes: Record<string, unknown> = {}) =>
  `<html><body><script type="application/ld+json">${JSON.stringify({
    "@type": "JobPosting",
    title: "Auxiliar de cozinha",
    description: "Padaria",
    hiringOrganization: { name: "Portal" },
    jobLocation: ["Olinda - PE", "Recife - PE"],
    ...changes,
  })}</script></body></html>`;
const parseJob = (body: string, changes: Partial<ProviderReply> = {}) =>
  portal.parseReply(reply("job", jobUrl, body, changes), asked);

describe("the requests that find the vacancies", () => {
  test("begin at robots.txt, or at the sitemaps where they are known", () => {
    expect(portal.buildRequests(asked).map(({ url }) => url)).toEqual([
      "https://www.portal.example/robots.txt",
    ]);
    const known = readThroughSitemaps({ ...facts, sitemaps: [sitemapUrl] });
    expect(known.buildRequests(asked).map(({ url, step }) => [step, url])).toEqual([["sitemap", sitemapUrl]]);
  });

  test("go from robots.txt to sitemaps of the portal only", () => {
    const robots =
      "User-agent: *\nAllow: /\nSitemap: https://portal.example/sitemap.xml\nsitemap: https://evil.example/s.xml";
    expect(next(robots, "robots")).toEqual(["/sitemap.xml"]);
    expect(() => next("User-agent: *", "robots")).toThrow(ProviderChanged);
  });

  test("are shared by all questions for a day, except those for the vacancies", () => {
    const robots = portal.buildRequests(asked);
    const sitemaps = portal.parseReply(reply("robots", sitemapUrl, `Sitemap: ${sitemapUrl}`), asked).next;
    const jobs = portal.parseReply(reply("sitemap", sitemapUrl, urls(["/vaga/cozinha-1"])), asked).next;
    const kept = (requests: typeof jobs) => requests.map(({ keepForMs }) => keepForMs);
    expect([kept(robots), kept(sitemaps), kept(jobs)]).toEqual([[86_400_000], [86_400_000], [undefined]]);
  });

  test("go from an index to the newest sitemaps of vacancies", () => {
    const index = `<sitemapindex>
      <sitemap><loc>https://www.portal.example/post-sitemap.xml</loc></sitemap>
      <sitemap><loc>https://www.portal.example/job_listing-sitemap1.xml</loc><lastmod>2026-01-01</lastmod></sitemap>
      <sitemap><loc>/job_listing-sitemap2.xml</loc><lastmod>2026-11-01T10:00:00+00:00</lastmod></sitemap>
      <sitemap><loc>https://www.portal.example/job_listing-sitemap3.xml</loc></sitemap></sitemapindex>`;
    expect(next(index)).toEqual(["/job_listing-sitemap2.xml", "/job_listing-sitemap1.xml"]);
  });

  test("go to the pages that fit best: more words, then the city, then the newest", () => {
    const body = urls(
      ["/vaga/auxiliar-administrativo-recife-1", "2026-11-20"],
      ["/vaga/auxiliar-de-cozinha-olinda-2", "2026-11-20"],
      ["/vaga/auxiliar-de-cozinha-recife-3", "2026-11-01"],
      ["/vaga/soldador-4", "2026-11-20"],
      ["/vagas-de-cozinha"],
    );
    expect(next(body)).toEqual(["/vaga/auxiliar-de-cozinha-recife-3", "/vaga/auxiliar-de-cozinha-olinda-2"]);
    expect(next(body, "sitemap", query({ keywords: "soldador" }))).toEqual(["/vaga/soldador-4"]);
  });

  test("skip addresses that the adapter calls unlikely, which does not confirm an empty answer", () => {
    const picky = readThroughSitemaps({ ...facts, isUnlikely: (url) => url.pathname.includes("olinda") });
    const parse = (...paths: string[]) =>
      picky.parseReply(reply("sitemap", sitemapUrl, urls(...paths.map((path) => [path] as const))), asked);
    expect(parse("/vaga/cozinha-olinda-1", "/vaga/cozinha-2").next).toHaveLength(1);
    expect(parse("/vaga/cozinha-olinda-1")).toMatchObject({ next: [], leftOut: 1, confirmedEmpty: false });
  });

  test("without keywords go to the newest pages, and to those without a date last", () => {
    const body = urls(["/vaga/a-1"], ["/vaga/b-2", "2026-11-02"], ["/vaga/c-3", "2026-11-03"]);
    expect(next(body, "sitemap", query())).toEqual(["/vaga/c-3", "/vaga/b-2"]);
  });
});

describe("a sitemap", () => {
  const parse = (body: string, changes: Partial<ProviderReply> = {}) =>
    portal.parseReply(reply("sitemap", sitemapUrl, body, changes), asked);

  test("in which no vacancy fits confirms an empty answer", () => {
    expect(parse(urls(["/vaga/soldador-1"]))).toMatchObject({ confirmedEmpty: true, leftOut: 1, next: [] });
  });

  test("without any vacancy, or of another shape, is changed", () => {
    for (const body of [urls(["/sobre"]), urls(), "<html>Página não encontrada</html>", ""])
      expect(() => parse(body)).toThrow(ProviderChanged);
  });

  test("that is refused is blocked, and one that fails is unavailable", () => {
    expect(() => parse("<html>Just a moment...</html>")).toThrow(ProviderBlocked);
    expect(() => parse("", { status: 403 })).toThrow(ProviderBlocked);
    expect(() => parse("", { status: 502 })).toThrow(ProviderUnavailable);
  });
});

describe("a vacancy's page", () => {
  test("gives its posting, the asked place of several, and no company where the portal names itself", () => {
    expect(parseJob(job()).listings).toEqual([
      {
        providerListingId: "3",
        title: "Auxiliar de cozinha",
        url: jobUrl,
        place: { city: "Recife", state: "PE", country: "Brasil" },
        description: "Padaria",
        requirements: [],
        benefits: [],
      },
    ]);
  });

  test("that is gone, closed, past its end or without the asked words is left out", () => {
    for (const page of [
      parseJob("", { status: 404 }),
      parseJob("<html><h1>Vaga encerrada</h1></html>"),
      parseJob(job({ validThrough: "2026-11-19" })),
      parseJob(job({ title: "Auxiliar de limpeza" })),
    ])
      expect(page).toMatchObject({ listings: [], leftOut: 1, next: [] });
  });

  test("that ends today is still open", () => {
    expect(parseJob(job({ validThrough: "2026-11-21" })).listings).toHaveLength(1);
  });

  test("without a posting or a title is changed, and blocked when a captcha came", () => {
    expect(() => parseJob("<html><h1>Vaga</h1></html>")).toThrow(ProviderChanged);
    expect(() => parseJob(job({ title: "" }))).toThrow(ProviderChanged);
    expect(() => parseJob("<html>Resolva o captcha</html>")).toThrow(ProviderBlocked);
  });

  test("is corrected by its adapter, which may also leave it out", () => {
    const tidy = readThroughSitemaps({ ...facts, adjust: (listing) => ({ ...listing, company: "X" }) });
    const refuse = readThroughSitemaps({ ...facts, adjust: () => null });
    expect(tidy.parseReply(reply("job", jobUrl, job()), asked).listings[0]?.company).toBe("X");
    expect(refuse.parseReply(reply("job", jobUrl, job()), asked).listings).toEqual([]);
  });
});
