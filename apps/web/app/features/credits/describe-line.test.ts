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
    describeCost({ portals: fichas.map((of, index) => portal(`portal ${index}`, of)) });
  expect(cost("charged", "returned", "charged", "charged")).toBe("21 fichas pagas · 7 devolvidas");
  expect(cost("charged")).toBe("7 fichas pagas");
  expect(cost("returned", "returned")).toBe("14 fichas devolvidas");
  expect(cost("held", "charged")).toBe("7 fichas pagas · 7 reservadas");
  expect(cost()).toBe("");
});

test("of a portal that was asked again, a search says what became of its fichas in the end", () => {
  const cost = (...portals: ReturnType<typeof portal>[]) => describeCost({ portals });
  const round = ["gupy", "catho", "bne"].map((provider) => portal(provider, "returned"));
  expect(cost(...round, ...round, ...round, ...round)).toBe("21 fichas devolvidas");
  expect(cost(...round, portal("gupy"))).toBe("7 fichas pagas · 14 devolvidas");
  expect(cost(...round, portal("gupy", "held"), portal("bne"))).toBe(
    "7 fichas pagas · 7 reservadas · 7 devolvidas",
  );
  expect(cost(portal("gupy"), portal("gupy", "returned"))).toBe("7 fichas pagas");
});

test("every reason has words of its own", () => {
  const told = historyReasons.filter((reason) => reason !== "search_returned");
  const words = told.map((reason) => describeLine({ reason, portals: [portal("gupy")] }));
  expect(new Set(words).size).toBe(told.length);
  for (const word of words) expect(word).toMatch(/^\p{Lu}/u);
});
