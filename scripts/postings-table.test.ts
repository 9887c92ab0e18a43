import { expect, test } from "vitest";
import { normaliseListings } from "./normalise-listings.ts";
import { postingsTable } from "./postings-table.ts";

const listing = {
  providerListingId: "1",
  title: "Desenvolvedora de uma plataforma com um nome comprido demais \u001B[31m",
  url: "https://a.example/vaga/1",
  company: "👩‍🍳 Cozinha",
  place: { city: "Recife", state: "PE", country: "Brasil" },
  pay: { minCents: 103_500, maxCents: 103_500, period: "month", negotiable: false },
  requirements: [],
  benefits: [],
  postedAt: "2026-10-08T20:28:19.561Z",
} as const;

test("a row holds what a person checks, cut to its columns, the address whole", () => {
  const [, , row = ""] = postingsTable(normaliseListings([listing], "gupy")).split("\n");
  expect(row).toMatch(/^Desenvolvedora de uma plataforma com …  👩‍🍳 Cozinha/u);
  expect(row).toContain("Recife, PE");
  expect(row).toContain("1.035,00");
  expect(row).toContain("2026-10-08");
  expect(row.endsWith("https://a.example/vaga/1")).toBe(true);
});

test("nothing in a vacancy steers the terminal", () => {
  const table = postingsTable(normaliseListings([{ ...listing, title: "a\u001B[31m\rb" }], "gupy"));
  for (const control of ["\u001B", "\r"]) expect(table).not.toContain(control);
});

test("pay is said as the provider says it, and not at all otherwise", () => {
  const salary = (pay: object | undefined) => {
    const { pay: _, ...rest } = listing;
    const asked = { period: "month", negotiable: false, ...pay } as const;
    return normaliseListings([pay ? { ...rest, pay: asked } : rest], "gupy")[0]?.salary ?? null;
  };
  expect(salary(undefined)).toBeNull();
  expect(salary({ negotiable: true })).toBe("A combinar");
  expect(salary({ maxCents: 200_000 })).toMatch(/^Até R\$\s2\.000,00$/);
  expect(salary({ minCents: 100_000, maxCents: 200_000 })).toMatch(/^R\$\s1\.000,00 a R\$\s2\.000,00$/);
});
