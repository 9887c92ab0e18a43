import { historyReasons } from "@vagou/contract/fichas/history";
import { expect, test } from "vitest";
import { describeCost, describeLine } from "./describe-line.ts";

const portal = (provider: string | null, fichas: "charged" | "returned" | "held" = "charged") => ({
  provider,
  credits: 7,
  fichas,
});

test("a search in one portal names it as people know it, one in several says how many", () => {
  const search = (...portals: ReturnType<typeof portal>[]) => describeLine({ reason: "search", portals });
  expect(search(portal("gupy"))).toBe("Busca em Gupy");
  expect(search(portal("gupy", "returned"), portal("gupy"))).toBe("Busca em Gupy");
  expect(search(portal("gupy"), portal("catho"), portal("catho"))).toBe("Busca em 2 portais");
  expect(search(portal("antigo"))).toBe("Busca em antigo");
  expect(search(portal(null))).toBe("Busca em um portal");
});

test("a search says how many fichas were paid, were returned, and are reserved while it runs", () => {
  const cost = (...fichas: ("charged" | "returned" | "held")[]) =>
    describeCost({ portals: fichas.map((of) => portal("gupy", of)) });
  expect(cost("charged", "returned", "charged", "charged")).toBe("21 fichas pagas · 7 devolvidas");
  expect(cost("charged")).toBe("7 fichas pagas");
  expect(cost("returned", "returned")).toBe("14 fichas devolvidas");
  expect(cost("held", "charged")).toBe("7 fichas pagas · 7 reservadas");
  expect(cost()).toBe("");
});

test("every reason has words of its own", () => {
  const told = historyReasons.filter((reason) => reason !== "search_returned");
  const words = told.map((reason) => describeLine({ reason, portals: [portal("gupy")] }));
  expect(new Set(words).size).toBe(told.length);
  for (const word of words) expect(word).toMatch(/^\p{Lu}/u);
});
