import { describe, expect, test } from "vitest";
import { originOf } from "../core/listing.ts";
import { ProviderBlocked, ProviderChanged } from "../core/outcome-errors.ts";
import type { ProviderReply } from "../core/provider.ts";
import { hasRecorded, readRecorded } from "../core/testing/recorded.ts";
import { query, replyOf } from "../core/testing/reply.ts";
import { readSample } from "../core/testing/sample.ts";
import { nerdin } from "./nerdin.ts";

const sample = (name: string) => readSample(import.meta.url, name);
const analyst = query({ keywords: "analista" });
const list = (body: string, changes: Partial<ProviderReply> = {}) =>
  nerdin.parseReply(replyOf(nerdin, body, { asked: analyst, ...changes }), analyst);

describe("a vacancy's page of NerdIn", () => {
  const cards = list(sample("last-page.html")).next;
  const detail = (name: string, id: string | null = "98301", changes: Partial<ProviderReply> = {}) => {
    const request = cards.find(({ card }) => card?.providerListingId === id);
    return list(sample(name), { ...(request && { request, url: request.url }), ...changes });
  };

  test("adds text, requirements and benefits to the card, also from malformed JSON, without advertisement", () => {
    const [listing] = detail("job-page.html").listings;
    expect(listing).toEqual({
      providerListingId: "98301",
      title: "Analista de Suporte",
      url: "https://www.nerdin.com.br/vaga_emprego/vaga-analista-de-suporte-98301.php",
      company: "Oficina Azul & Cia",
      place: { city: "Recife", state: "PE", country: "Brasil" },
      workMode: "hybrid",
      contract: "CLT",
      level: "Pleno",
      pay: { minCents: 300_000, maxCents: 400_000, period: "unstated", negotiable: false },
      description: "Atender chamados e cuidar da rede.",
      requirements: ["Linux e redes", "Inglês para leitura"],
      benefits: ["Vale-refeição", "Plano de saúde"],
      postedAt: "2026-10-07T10:04:46-04:00",
      expiresAt: "2026-11-06",
    });
  });

  test("can be read without its card, and without its posting", () => {
    const request = { step: "detail", method: "GET", headers: {}, url: "" } as const;
    const url = "https://www.nerdin.com.br/vaga_emprego/vaga-analista-de-suporte-98301.php";
    const [alone] = detail("job-page.html", null, { request, url }).listings;
    expect(alone).toMatchObject({
      providerListingId: "98301",
      contract: "CLT",
      level: "Pleno",
      postedAt: "2026-10-07",
    });
    expect(alone && originOf(alone, "contract")).toBe("stated");
    const body = sample("job-page.html").replaceAll("JobPosting", "Thing");
    const [visible] = list(body, { request, url }).listings;
    expect(visible).toMatchObject({
      title: "Analista de Suporte",
      company: "Oficina Azul & Cia",
      pay: { minCents: 300_000, maxCents: 400_000 },
      postedAt: "2026-10-07",
      requirements: ["Linux e redes", "Inglês para leitura"],
    });
    expect(visible?.description).not.toContain("Candidatar");
  });

  test("reads a home office as no place, zero as no pay and full time as no contract", () => {
    const [listing] = detail("remote-job.html", "98302").listings;
    expect(listing).toMatchObject({ workMode: "remote", place: { country: "Brasil" }, contract: "PJ" });
    expect(listing?.pay).toEqual({ period: "unstated", negotiable: true });
    expect(listing?.place).not.toHaveProperty("city");
  });

  test("of a closed or past vacancy removes the card; a page of another shape does not", () => {
    expect(detail("closed-job.html")).toMatchObject({ listings: [], leftOut: 1 });
    expect(detail("job-page.html", "98301", { status: 404 })).toMatchObject({ listings: [], leftOut: 1 });
    const past = detail("job-page.html", "98301", { receivedAt: new Date("2026-11-08T00:00:00Z") });
    expect(past).toMatchObject({ listings: [], leftOut: 1 });
    expect(() => detail("changed.html")).toThrow(ProviderChanged);
    expect(() => detail("closed-job.html", "98301", { body: "<html>captcha</html>" })).toThrow(
      ProviderBlocked,
    );
  });
});

describe.skipIf(!hasRecorded("nerdin/job-page-jsonld-reduced.json"))("recorded answers of NerdIn", () => {
  test.each([
    ["nerdin/job-page-jsonld-reduced.json", 0, "98167", "ESTÁGIO | SUPORTE / TI", "Novo Hamburgo", "RS"],
    [
      "nerdin/job-pages-jsonld-invented-values.json",
      0,
      "90000001",
      "Estágio em Suporte / TI",
      "Novo Hamburgo",
      "RS",
    ],
    [
      "nerdin/job-pages-jsonld-invented-values.json",
      1,
      "90000002",
      "Estágio ou Desenvolvedor(a) Júnior",
      undefined,
      undefined,
    ],
    [
      "nerdin/job-pages-jsonld-invented-values.json",
      2,
      "90000003",
      "Estagiário de TI (Help Desk)",
      "Macaé",
      "RJ",
    ],
  ])("%s %i comes out true", (name, index, id, title, city, state) => {
    const parsed: unknown = JSON.parse(readRecorded(name));
    const posting: unknown = Array.isArray(parsed) ? parsed[index] : parsed;
    const body = `<html><script type="application/ld+json">${JSON.stringify(posting)}</script></html>`;
    const request = { step: "detail", method: "GET", headers: {}, url: "" } as const;
    const url = `https://www.nerdin.com.br/vaga_emprego/vaga-x-${id}.php`;
    const receivedAt = new Date("2026-08-27T12:00:00Z");
    const [listing] = list(body, { request, url, receivedAt }).listings;
    expect(listing).toMatchObject({ providerListingId: id, title, url, contract: "Estágio" });
    expect(listing?.place).toEqual({ ...(city && { city }), ...(state && { state }), country: "Brasil" });
    expect(listing?.workMode).toBe(city ? undefined : "remote");
    expect(listing?.expiresAt).toMatch(/^2026-09-\d\d$/);
    expect(listing && originOf(listing, "contract")).toBe("derived");
    expect(listing?.pay).toBeUndefined();
  });
});
