import type { Provider, ProviderReply } from "../provider.ts";
import { query } from "./reply.ts";

export const asker = {
  ip: "203.0.113.7",
  userAgent: "test",
  pageUrl: "https://vagou.example/jobs",
  credentials: { CAREERJET_API_KEY: "any" },
};

/** @returns a reply with this body for each kind of request that an adapter makes, at each of its addresses. */
export function repliesToEveryStep(provider: Provider, body: string): ProviderReply[] {
  const asked = query({ keywords: "vigia", city: "Recife", state: { uf: "PE", name: "Pernambuco" } });
  const built = provider.buildRequests(asked, asker);
  const [first] = built;
  if (first === undefined) throw new Error(`${provider.id} builds no request`);
  return provider.origins.flatMap((origin) =>
    provider.steps.map((step) => {
      const own = built.find((request) => request.step === step && new URL(request.url).origin === origin);
      const request = own ?? { ...first, step, url: `${origin}/vaga/vigia/1234567` };
      return {
        request,
        status: 200,
        url: request.url,
        contentType: "text/html",
        body,
        receivedAt: new Date("2026-10-10T12:00:00Z"),
      };
    }),
  );
}
