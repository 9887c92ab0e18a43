import { expect, it } from "vitest";
import { endOf, featuresOf, nameMethods, priceOf } from "./plan-words.ts";

const offer = { price_cents: 990, months: 1, renews: true, methods: [] };
const plain = (text: string) => text.replaceAll("\u00A0", " ");

it.each([
  [offer, "R$ 9,90 por mês"],
  [{ ...offer, months: 3 }, "R$ 9,90 a cada 3 meses"],
  [{ ...offer, months: 12 }, "R$ 9,90 por ano"],
  [{ ...offer, renews: false }, "R$ 9,90 por 1 mês"],
  [{ ...offer, renews: false, months: 12 }, "R$ 9,90 por 12 meses"],
])("says the price and how long it lasts: %j", (told, words) => {
  expect(plain(priceOf(told))).toBe(words);
});

it("says whether the plan renews", () => {
  expect(endOf({ renews: true })).toBe("Renova sozinho até você cancelar.");
  expect(endOf({ renews: false })).toBe("Você paga uma vez: não renova sozinho.");
});

it("names the benefits of Premium that Pro does not have", () => {
  expect(featuresOf("pro")).toEqual(["Sem anúncios"]);
  expect(featuresOf("premium")).toEqual([
    "Sem anúncios",
    "O primeiro portal do dia sai de graça: as 7 fichas voltam quando ele responde",
  ]);
});

it("names the ways to pay that a link offers", () => {
  expect(nameMethods(["card", "boleto", "pix"])).toBe("cartão, boleto ou Pix");
  expect(nameMethods(["card", "pix"])).toBe("cartão ou Pix");
  expect(nameMethods(["pix"])).toBe("Pix");
  expect(nameMethods([])).toBe("");
});
