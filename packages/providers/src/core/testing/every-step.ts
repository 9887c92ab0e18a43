import type { ProviderId } from "@vagou/contract/catalogue";
import type { Provider, ProviderReply } from "../provider.ts";
import { query } from "./reply.ts";

/** The kinds of replies that adapters read, by the steps of their requests; an adapter that is not here has one. */
const stepsOf: Readonly<Partial<Record<ProviderId, readonly string[]>>> = {
  infojobs: ["list", "fragment", "detail"],
  catho: ["list", "country", "detail"],
  gupy: ["list", "remote", "word"],
  vagas: ["list", "city", "detail"],
  buscavagas: ["list", "job", "sitemap"],
  divulgavagas: ["list", "job", "sitemap"],
  workable: ["list"],
  sap: ["list", "feed", "detail"],
  dell: ["everywhere", "country", "facet", "detail"],
  encontresuavaga: ["robots", "sitemap", "job"],
  solides: ["cities", "list"],
  nerdin: ["list", "remote", "detail"],
  bne: ["list", "fragment", "page", "rows"],
  jobleads: ["list", "detail"],
  careerjet: ["list", "again"],
  remotar: ["list"],
  trampos: ["list", "detail", "legacy"],
  netvagas: ["list", "search", "job"],
};

const asker = {
  ip: "203.0.113.7",
  userAgent: "test",
  pageUrl: "https://vagou.example/jobs",
  credentials: { CAREERJET_API_KEY: "any" },
};

/** @returns a reply with this body for each kind of request that an adapter makes. */
export function repliesToEveryStep(provider: Provider, body: string): ProviderReply[] {
  const asked = query({ keywords: "vigia", city: "Recife", state: { uf: "PE", name: "Pernambuco" } });
  const [first] = provider.buildRequests(asked, asker);
  if (first === undefined) throw new Error(`${provider.id} builds no request`);
  return (stepsOf[provider.id] ?? [first.step]).map((step) => {
    const url = step === first.step ? first.url : `${provider.origins[0]}/vaga/vigia/1234567`;
    return {
      request: { ...first, step, url },
      status: 200,
      url,
      contentType: "text/html",
      body,
      receivedAt: new Date("2026-10-10T12:00:00Z"),
    };
  });
}
