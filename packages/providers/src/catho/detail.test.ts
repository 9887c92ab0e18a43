import { describe, expect, test } from "vitest";
import { z } from "zod";
import { originOf } from "../core/listing.ts";
import { ProviderBlocked, ProviderChanged } from "../core/outcome-errors.ts";
import type { ProviderReply } from "../core/provider.ts";
import { hasRecorded, readRecorded } from "../core/testing/recorded.ts";
import { query, replyOf } from "../core/testing/reply.ts";
import { readSample } from "../core/testing/sample.ts";
import { catho } from "./catho.ts";

const sample = (name: string) => readSample(import.meta.url, name);
const state = { uf: "PE", name: "Pernambuco" };
const anywhere = query({ keywords: "assistente financeiro" });
const inCity = query({ keywords: "assistente financeiro", city: "Recife", state });

const detail = (body: string, id: string, asked = anywhere, changes: Partial<ProviderReply> = {}) => {
  const page = catho.parseReply(replyOf(catho, sample("last-page.html"), { asked }), asked);
  const card = page.listings.find(({ providerListingId }) => providerListingId === id);
  if (!card) throw new Error(`no card ${id}`);
  const request = { ...replyOf(catho, "").request, step: "detail", url: card.url, card };
  return catho.parseReply(replyOf(catho, body, { asked, request, url: card.url, ...changes }), asked);
};
const alone = (body: string, url: string) => {
  const request = { ...replyOf(catho, "").request, step: "detail", url };
  return catho.parseReply(replyOf(catho, body, { request }), anywhere).listings[0];
};

describe("a vacancy's page of Catho", () => {
  test("adds text, contract and state; its locality is ignored", () => {
    const [listing] = detail(sample("job-page.html"), "38000001", inCity).listings;
    expect(listing).toMatchObject({
      title: "Assistente Financeiro",
      place: { city: "Recife", state: "PE", country: "Brasil" },
      contract: "CLT",
      pay: { minCents: 250_000, maxCents: 250_000, period: "month" },
      requirements: ["Excel intermediário", "Ensino médio completo"],
      benefits: ["Vale-refeição"],
      postedAt: "2026-10-08",
    });
    expect(listing?.description).toContain("<p>Contas a pagar e a receber.</p>");
    expect(listing && originOf(listing, "contract")).toBe("stated");
  });

  test("of several cities gives the asked one, and keeps its card where the asked one is not among them", () => {
    const body = sample("job-page-many-cities.html");
    expect(detail(body, "38000003", inCity).listings[0]?.place).toEqual({
      city: "Recife",
      state: "PE",
      country: "Brasil",
    });
    const inOlinda = query({ keywords: "assistente financeiro", city: "Olinda", state });
    const [listing] = detail(body, "38000003", inOlinda).listings;
    expect(listing).toMatchObject({ contract: "CLT" });
    expect(listing).not.toHaveProperty("place");
  });

  test("in another state than asked removes its card", () => {
    const inBahia = query({
      keywords: "assistente financeiro",
      city: "Recife",
      state: { uf: "BA", name: "Bahia" },
    });
    expect(detail(sample("job-page.html"), "38000001", inBahia)).toMatchObject({ listings: [], leftOut: 1 });
  });

  test("that redirects to the search, or is gone, is closed; one that is refused is not", () => {
    for (const url of ["https://www.catho.com.br/vagas", "http://127.0.0.1:3001/vagas/"])
      expect(detail("<html></html>", "38000001", anywhere, { url })).toMatchObject({
        listings: [],
        leftOut: 1,
      });
    expect(detail("", "38000001", anywhere, { status: 404 })).toMatchObject({ listings: [], leftOut: 1 });
    expect(() => detail(sample("refusal.html"), "38000001", anywhere, { status: 404 })).toThrow(
      ProviderBlocked,
    );
    expect(() => detail("<html><h1>Catho</h1></html>", "38000001")).toThrow(ProviderChanged);
  });
});

const wrapped = z.object({ url: z.string(), pageTitle: z.string(), jobPosting: z.looseObject({}) });
const one = "catho/job-page-jsonld-reduced.json";
const two = "catho/job-page-title-and-jsonld-reduced.json";

describe.runIf(hasRecorded(one) && hasRecorded(two))("the recorded vacancy of Catho", () => {
  test("is read correctly and completely, in the city of its title", () => {
    const { url, pageTitle } = wrapped.parse(JSON.parse(readRecorded(two)));
    const script = `<script type="application/ld+json">${readRecorded(one)}</script>`;
    const listing = alone(`<html><head><title>${pageTitle}</title>${script}</head></html>`, url);
    expect(listing).toEqual({
      providerListingId: "37070531",
      title: "Estágio Técnico Mecânica",
      url,
      company: "MILLS",
      place: { city: "Paulinia", state: "SP", country: "Brasil" },
      contract: "Estágio",
      pay: { minCents: 200_000, maxCents: 200_000, period: "month", negotiable: false },
      description: "<p>Descrição da vaga</p>",
      requirements: [],
      benefits: [],
      postedAt: "2026-06-15",
      derived: ["contract"],
    });
  });
});
