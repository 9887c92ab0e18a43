import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { providerStandIns, startProviderStandIns, type OriginMap } from "./index.ts";
import { ask, askerFor, getProvider, requestsAt } from "./testing/ask.ts";

let originMap: OriginMap = {};
let close: () => Promise<void>;

beforeAll(async () => {
  ({ originMap, close } = await startProviderStandIns(0));
});
afterAll(() => close());

const recife = { city: "Recife", state: { uf: "PE", name: "Pernambuco" } };

test("every stand-in answers for a declared origin of its adapter", () => {
  for (const { providerId, realOrigin } of providerStandIns)
    expect(getProvider(providerId).origins).toContain(realOrigin);
});

/** Portals that filter and need no details: all of their vacancies must fit. Others have tests of their own. */
const filtering = providerStandIns.filter(({ providerId }) =>
  ["gupy", "workable", "solides", "careerjet"].includes(providerId),
);

describe.each(filtering)("$providerId, asked through its adapter", ({ providerId, realOrigin }) => {
  const provider = getProvider(providerId);
  const origin = () => originMap[realOrigin] ?? "";

  test("has fitting vacancies for a common search in Recife", async () => {
    const { listings, skipped } = await ask(
      provider,
      { keywords: "auxiliar administrativo", ...recife },
      originMap,
    );
    expect(skipped).toBe(0);
    expect(listings.length).toBeGreaterThan(0);
    for (const listing of listings) {
      expect(listing.title).toMatch(/auxiliar administrativo/i);
      expect(listing.workMode === "remote" || listing.place?.city === "Recife").toBe(true);
      expect(listing.url.startsWith(`${origin()}/`)).toBe(true);
      expect(listing.requirements.length > 0 || provider.absentFields.includes("requirements")).toBe(true);
      expect(listing.postedAt).toBeDefined();
    }
  });

  test("has pages that neither lose nor repeat vacancies", async () => {
    const all = await ask(provider, { state: { uf: "SP", name: "São Paulo" } }, originMap);
    expect(all.requests).toBeGreaterThan(1);
    expect(all.listings.length).toBeGreaterThan(20);
    for (const listing of all.listings)
      expect(listing.workMode === "remote" || /^(SP|São Paulo)$/.test(listing.place?.state ?? "")).toBe(true);
  });
});

describe.each(providerStandIns)("the stand-in of $providerId", ({ providerId, realOrigin }) => {
  const provider = getProvider(providerId);
  const origin = () => originMap[realOrigin] ?? "";

  test("has a page for every vacancy that says it is a demonstration", async () => {
    const { listings } = await ask(provider, { keywords: "recepcionista" }, originMap, realOrigin);
    for (const listing of listings.slice(0, 5)) {
      const page = await fetch(listing.url);
      expect(page.status).toBe(200);
      const text = await page.text();
      expect(text).toContain("Vaga de demonstração");
      expect(text).toContain(listing.title);
    }
    expect((await fetch(`${origin()}/vagas/nenhuma/0`)).status).toBe(404);
  });
});

describe.each(providerStandIns)(
  "the stand-in of $providerId, at any request",
  ({ providerId, realOrigin }) => {
    const provider = getProvider(providerId);
    const origin = () => originMap[realOrigin] ?? "";
    const setFault = (fault: unknown, contentType = "application/json") =>
      fetch(`${origin()}/__faults`, {
        method: "POST",
        headers: { "content-type": contentType },
        body: JSON.stringify(fault),
      });

    test("says so when it has no vacancy", async () => {
      const { listings, confirmedEmpty } = await ask(
        provider,
        { keywords: "astronauta" },
        originMap,
        realOrigin,
      );
      expect([listings, confirmedEmpty]).toEqual([[], true]);
    });

    test("serves robots.txt", async () => {
      expect(await (await fetch(`${origin()}/robots.txt`)).text()).toMatch(/^User-agent: \*/);
    });

    test("answers a request that it has delayed when the next fault is set", async () => {
      await setFault({ delayMs: 60_000 });
      const answer = ask(provider, { keywords: "vendedor" }, originMap, realOrigin);
      await setFault({ mode: "none" });
      await expect(answer).resolves.toBeDefined();
    });

    test.each([
      ["blocked", "ProviderBlocked"],
      ["unavailable", "ProviderUnavailable"],
      ["changed", "ProviderChanged"],
      ["garbage", "ProviderChanged"],
    ])("misbehaves on demand: %s", async (mode, error) => {
      expect((await setFault({ mode })).status).toBe(200);
      await expect(ask(provider, { keywords: "x" }, originMap, realOrigin)).rejects.toThrow(
        expect.objectContaining({ name: error }),
      );
      await setFault({ mode: "none" });
      await expect(ask(provider, { keywords: "vendedor" }, originMap, realOrigin)).resolves.toBeDefined();
    });

    test("never answers with the fault of a timeout", async () => {
      await setFault({ mode: "timeout" });
      const first = provider.buildRequests({ keywords: "x", city: null, state: null }, askerFor(provider));
      const [request] = requestsAt(first, realOrigin);
      const url = (request?.url ?? "").replace(realOrigin, origin());
      await expect(fetch(url, { signal: AbortSignal.timeout(150) })).rejects.toThrow(/timeout/);
      await setFault({});
    });

    test("refuses an unknown fault, and one that another site's page could post", async () => {
      expect((await setFault({ mode: "explode" })).status).toBe(400);
      expect((await setFault({ mode: "blocked" }, "text/plain")).status).toBe(400);
    });
  },
);

test("a taken port is an error, and those started before are closed again", async () => {
  const taken = Number(new URL(originMap["https://portal.gupy.io"] ?? "").port);
  await expect(startProviderStandIns(taken)).rejects.toThrow(/EADDRINUSE/);
});
