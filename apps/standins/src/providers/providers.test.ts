import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { providerStandIns, startProviderStandIns, type OriginMap } from "./index.ts";
import { ask, getProvider } from "./testing/ask.ts";

let originMap: OriginMap = {};
let close: () => Promise<void>;

beforeAll(async () => {
  ({ originMap, close } = await startProviderStandIns(0));
});
afterAll(() => close());

const recife = { city: "Recife", state: { uf: "PE", name: "Pernambuco" } };

test("every stand-in plays a declared origin of its adapter", () => {
  for (const { providerId, realOrigin } of providerStandIns)
    expect(getProvider(providerId).origins).toContain(realOrigin);
});

describe.each(providerStandIns)("$providerId, asked as the real one", ({ providerId, realOrigin }) => {
  const provider = getProvider(providerId);
  const origin = () => originMap[realOrigin] ?? "";
  const setFault = (fault: unknown, contentType = "application/json") =>
    fetch(`${origin()}/__faults`, {
      method: "POST",
      headers: { "content-type": contentType },
      body: JSON.stringify(fault),
    });

  test("has fitting vacancies for an everyday search in Recife", async () => {
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
      expect(listing.requirements.length > 0 || provider.neverTells.includes("requirements")).toBe(true);
      expect(listing.postedAt).toBeDefined();
    }
  });

  test("leads every vacancy to a page that says it is a demonstration", async () => {
    const { listings } = await ask(provider, { keywords: "recepcionista" }, originMap);
    for (const listing of listings.slice(0, 5)) {
      const page = await fetch(listing.url);
      expect(page.status).toBe(200);
      const text = await page.text();
      expect(text).toContain("Vaga de demonstração");
      expect(text).toContain(listing.title);
    }
    expect((await fetch(`${origin()}/vagas/nenhuma/0`)).status).toBe(404);
  });

  test("turns its pages without losing or repeating vacancies", async () => {
    const all = await ask(provider, { state: { uf: "SP", name: "São Paulo" } }, originMap);
    expect(all.requests).toBeGreaterThan(1);
    expect(all.listings.length).toBeGreaterThan(20);
    // Where a card does not say, a portal that filters by itself is believed.
    const unsaid = provider.filters.state ? "SP" : "";
    for (const listing of all.listings)
      expect(listing.workMode === "remote" || /^(SP|São Paulo)$/.test(listing.place?.state ?? unsaid)).toBe(
        true,
      );
  });

  test("says so when it has nothing", async () => {
    const { listings, confirmedEmpty } = await ask(provider, { keywords: "astronauta" }, originMap);
    expect([listings, confirmedEmpty]).toEqual([[], true]);
  });

  test("serves robots.txt", async () => {
    expect(await (await fetch(`${origin()}/robots.txt`)).text()).toMatch(/^User-agent: \*/);
  });

  test.each([
    ["blocked", "ProviderBlocked"],
    ["unavailable", "ProviderUnavailable"],
    ["changed", "ProviderChanged"],
    ["garbage", "ProviderChanged"],
  ])("misbehaves on demand: %s", async (mode, error) => {
    expect((await setFault({ mode })).status).toBe(200);
    await expect(ask(provider, { keywords: "x" }, originMap)).rejects.toThrow(
      expect.objectContaining({ name: error }),
    );
    await setFault({ mode: "none" });
    await expect(ask(provider, { keywords: "vendedor" }, originMap)).resolves.toBeDefined();
  });

  test("never answers when told to time out", async () => {
    await setFault({ mode: "timeout" });
    const [request] = provider.buildRequests({ keywords: "x", city: null, state: null });
    const url = (request?.url ?? "").replace(realOrigin, origin());
    await expect(fetch(url, { signal: AbortSignal.timeout(150) })).rejects.toThrow(/timeout/);
    await setFault({});
  });

  test("refuses a fault it does not know, and one that another site's page could post", async () => {
    expect((await setFault({ mode: "explode" })).status).toBe(400);
    expect((await setFault({ mode: "blocked" }, "text/plain")).status).toBe(400);
  });
});

test("a taken port is an error, and those started before are closed again", async () => {
  const taken = Number(new URL(originMap["https://portal.gupy.io"] ?? "").port);
  await expect(startProviderStandIns(taken)).rejects.toThrow(/EADDRINUSE/);
});
