import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { providerIds } from "@vagou/contract/catalogue";
import { expect, test } from "vitest";
import { query } from "./core/testing/reply.ts";
import { providers } from "./index.ts";

const queries = [
  query({ keywords: "auxiliar de cozinha" }),
  query({ state: { uf: "PE", name: "Pernambuco" } }),
  query({ keywords: "técnico", city: "São Paulo", state: { uf: "SP", name: "São Paulo" } }),
  query({ keywords: "https://evil.example/?a=b&limit=9#x" }),
];

test("every adapter is in the catalogue, once, in its order", () => {
  const ids = providers.map((provider) => provider.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(providerIds.filter((id) => ids.includes(id))).toEqual(ids);
});

test.each(providers)("$id is asked at its own https addresses only, within its bounds", (provider) => {
  for (const origin of provider.origins) {
    expect(new URL(origin).protocol).toBe("https:");
    expect(new URL(origin).origin).toBe(origin);
  }
  for (const asked of queries) {
    const requests = provider.buildRequests(asked);
    expect(requests.length).toBeGreaterThan(0);
    expect(requests.length).toBeLessThanOrEqual(provider.requestsMax);
    const others = requests.flatMap(({ otherwise }) => otherwise ?? []);
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
