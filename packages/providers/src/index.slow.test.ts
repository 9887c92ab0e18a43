import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { providerIds } from "@vagou/contract/search/catalogue";
import { expect, test } from "vitest";
import { asker, repliesToEveryStep } from "./core/testing/every-step.ts";
import { query } from "./core/testing/reply.ts";
import type { Provider, ProviderRequest } from "./core/provider.ts";
import { providers } from "./index.ts";

const queries = [
  query({ keywords: "auxiliar de cozinha" }),
  query({ state: { uf: "PE", name: "Pernambuco" } }),
  query({ keywords: "técnico", city: "São Paulo", state: { uf: "SP", name: "São Paulo" } }),
  query({ keywords: "???" }),
  query({ keywords: "https://evil.example/?a=b&limit=9#x" }),
];

test("every adapter is in the catalogue, once, in its order", () => {
  const ids = providers.map((provider) => provider.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(providerIds.filter((id) => ids.includes(id))).toEqual(ids);
});

test.each(providers)("$id is asked at its own https origins only, within its limits", (provider) => {
  for (const origin of provider.origins) {
    expect(new URL(origin).protocol).toBe("https:");
    expect(new URL(origin).origin).toBe(origin);
  }
  for (const asked of queries) {
    const requests = provider.buildRequests(asked);
    expect(requests.length).toBeGreaterThan(0);
    expect(requests.length).toBeLessThanOrEqual(provider.requestsMax);
    const others = requests.flatMap(({ fallback }) => fallback ?? []);
    for (const { url } of [...requests, ...others]) expect(provider.origins).toContain(new URL(url).origin);
    expect(provider.buildRequests(asked)).toEqual(requests);
  }
});

test.each(providers)("$id keeps polite facts and samples of its own", (provider) => {
  expect(provider.paceMs).toBeGreaterThanOrEqual(500);
  expect(provider.robots).not.toBe("");
  const samples = readdirSync(fileURLToPath(new URL(`${provider.id}/samples`, import.meta.url)));
  expect(samples.length).toBeGreaterThan(2);
});

test.each(providers)("the pages that $id reads can be sent to another thread unchanged", (provider) => {
  let count = 0;
  for (const body of samplesOf(provider)) {
    for (const reply of repliesToEveryStep(provider, body)) {
      const page = pageOf(() => provider.parseReply(reply, query()));
      if (page === undefined) continue;
      count += 1;
      expect(structuredClone(page)).toStrictEqual(page);
    }
  }
  expect(count).toBeGreaterThan(0);
});

/** Steps that adapters name but do not use with their present settings. */
const unusedSteps: Readonly<Partial<Record<string, readonly string[]>>> = {
  infojobs: ["detail"],
  bne: ["page", "rows"],
  trampos: ["legacy"],
};

test.each(providers)("$id names every kind of reply that it asks for, and no other", (provider) => {
  const asked = new Set<string>();
  const note = (requests: readonly ProviderRequest[]): void => {
    for (const { step, fallback } of requests)
      for (const name of [step, fallback?.step ?? step]) asked.add(name);
  };
  for (const about of queries) note(provider.buildRequests(about, asker));
  for (const body of samplesOf(provider))
    for (const reply of repliesToEveryStep(provider, body))
      for (const about of [query(), ...queries])
        note(pageOf(() => provider.parseReply(reply, about))?.next ?? []);
  for (const step of unusedSteps[provider.id] ?? []) asked.add(step);
  expect([...asked].toSorted()).toEqual([...new Set(provider.steps)].toSorted());
});

function samplesOf({ id }: Provider): string[] {
  const folder = new URL(`${id}/samples/`, import.meta.url);
  return readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf8"));
}

/** Most samples are the reply to one step only. */
function pageOf<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
