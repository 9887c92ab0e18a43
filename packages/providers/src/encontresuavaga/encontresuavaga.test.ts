import { describe, expect, test } from "vitest";
import { ProviderBlocked, ProviderChanged, ProviderUnavailable } from "../core/outcome-errors.ts";
import type { ProviderReply } from "../core/provider.ts";
import { query } from "../core/testing/reply.ts";
import { readSample } from "../core/testing/sample.ts";
import { stopAfter } from "../core/testing/stop-after.ts";
import { encontresuavaga } from "./encontresuavaga.ts";

const origin = "https://www.encontresuavaga.com.br";
const sample = (name: string) => readSample(import.meta.url, name);
const law = query({ keywords: "estágio direito", city: "Recife", state: { uf: "PE", name: "Pernambuco" } });

function parse(
  step: "robots" | "sitemap" | "job",
  body: string,
  changes: Partial<ProviderReply> & { asked?: typeof law } = {},
) {
  const { asked = law, ...rest } = changes;
  const path = step === "job" ? "/vagas/estagio-em-direito-recife-pe-7000" : `/${step}`;
  const reply = {
    request: { step, method: "GET", headers: {}, url: origin + path },
    status: 200,
    url: origin + path,
    contentType: "text/html",
    body,
    receivedAt: new Date("2026-10-10T12:00:00Z"),
    ...rest,
  } as const;
  return encontresuavaga.parseReply(reply, asked);
}
const paths = (page: ReturnType<typeof parse>) => page.next.map(({ url }) => url.replace(origin, ""));

describe("the requests that find the vacancies of Encontre Sua Vaga", () => {
  test("are robots.txt and those of its sitemaps that may hold vacancies, the newest first", () => {
    expect(encontresuavaga.buildRequests(law).map(({ url }) => url)).toEqual([`${origin}/robots.txt`]);
    expect(paths(parse("robots", sample("robots.txt")))).toEqual(["/sitemap.xml"]);
    expect(paths(parse("sitemap", sample("index.xml")))).toEqual([
      "/sitemap-vagas-2.xml",
      "/sitemap-vagas-1.xml",
    ]);
  });

  test("open a few of many pages: first those whose address fits best and names the city", () => {
    const page = parse("sitemap", sample("vacancies.xml"));
    expect(paths(page)).toHaveLength(6);
    expect(paths(page).slice(0, 2)).toEqual([
      "/vagas/estagio-em-direito-recife-pe-7012",
      "/vagas/estagio-em-direito-recife-pe-7000",
    ]);
    expect(page.leftOut).toBe(18);
    expect(paths(parse("sitemap", sample("last-vacancies.xml")))).toHaveLength(2);
  });

  test("open the newest where addresses hold only numbers, which cannot be compared", () => {
    expect(paths(parse("sitemap", sample("numbers-only.xml")))).toEqual(
      [8, 7, 6, 5, 4, 3].map((number) => `/oportunidade/${9000 + number}`),
    );
  });

  test("end where no address with a title fits", () => {
    const asked = query({ keywords: "soldador" });
    expect(parse("sitemap", sample("vacancies.xml"), { asked })).toMatchObject({
      confirmedEmpty: true,
      next: [],
    });
  });

  test("are unavailable, never empty, where the portal has no public vacancies", () => {
    for (const [step, body, status] of [
      ["robots", "", 404],
      ["robots", "User-agent: *\nDisallow: /\n", 200],
      ["sitemap", "", 404],
      ["sitemap", sample("pages-only.xml"), 200],
      ["sitemap", sample("index.xml").replaceAll("vagas", "paginas"), 200],
    ] as const)
      expect(() => parse(step, body, { status })).toThrow(ProviderUnavailable);
  });

  test("take time linear in the length of a robots.txt of blank lines", () => {
    for (const blanks of ["\n", "\r\n", " ", "\u2028", "sitemap:\n"])
      expect(() => stopAfter(10_000, () => parse("robots", blanks.repeat(100_000)))).toThrow(ProviderChanged);
  });

  test("are blocked by refusals and logins, changed where another page came, unavailable when the portal fails", () => {
    expect(() => parse("robots", "", { status: 403 })).toThrow(ProviderBlocked);
    expect(() => parse("job", "<html></html>", { url: `${origin}/account/login` })).toThrow(ProviderBlocked);
    expect(() => parse("sitemap", "<html>captcha</html>")).toThrow(ProviderBlocked);
    for (const step of ["robots", "sitemap"] as const) {
      expect(() => parse(step, "<html><h1>Nosso novo portal</h1></html>")).toThrow(ProviderChanged);
      expect(() => parse(step, "", { status: 502 })).toThrow(ProviderUnavailable);
    }
  });
});

describe("a vacancy's page of Encontre Sua Vaga", () => {
  test("gives its posting, and no company where the portal names itself", () => {
    expect(parse("job", sample("job-page.html")).listings).toEqual([
      {
        providerListingId: "estagio-em-direito-recife-pe-7000",
        title: "Estágio em Direito",
        url: `${origin}/vagas/estagio-em-direito-recife-pe-7000`,
        place: { city: "Recife", state: "PE", country: "Brasil" },
        contract: "Estágio",
        pay: { minCents: 120_000, maxCents: 120_000, period: "month", negotiable: false },
        description: expect.stringContaining("Apoio ao setor jurídico."),
        requirements: ["Cursar Direito"],
        benefits: ["Vale-transporte"],
        postedAt: "2026-10-05",
        expiresAt: "2026-11-05",
      },
    ]);
  });

  test("that is closed, gone, past its end or lacks the words is left out, but the answer is not empty", () => {
    for (const page of [
      parse("job", sample("closed-job.html")),
      parse("job", "", { status: 404 }),
      parse("job", sample("job-page.html"), { receivedAt: new Date("2026-12-01T00:00:00Z") }),
      parse("job", sample("job-page.html"), { asked: query({ keywords: "estágio pedagogia" }) }),
    ])
      expect(page).toMatchObject({ listings: [], leftOut: 1, confirmedEmpty: false });
  });

  test("without a posting is changed, and the other pages are read", () => {
    expect(() => parse("job", "<html><h1>Estágio</h1></html>")).toThrow(ProviderChanged);
    expect(() => parse("job", sample("job-page.html").replace('"Estágio em Direito"', '""'))).toThrow(
      ProviderChanged,
    );
  });
});
