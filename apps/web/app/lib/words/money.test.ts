import { expect, it } from "vitest";
import {
  counted,
  fichas,
  formatCount,
  formatDecimal,
  formatPrice,
  formatSeconds,
  formatShare,
  formatTenths,
  formatUnitPrice,
  signedAmount,
} from "./money.ts";

it("writes numbers as people in Brazil do", () => {
  expect(formatCount(1240)).toBe("1.240");
  const format = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 0 });
  const counts = [0, 7, 999, 1_000, 12_345, 999_999, 1_000_000, 1_234_567_890, -7, -1_240];
  expect(counts.map(formatCount)).toEqual(counts.map((count) => format.format(count)));
  expect(formatSeconds(840)).toBe("0,8 s");
  expect([formatSeconds(50), formatSeconds(49), formatSeconds(0)]).toEqual([
    "0,1 s",
    "menos de 0,1 s",
    "menos de 0,1 s",
  ]);
  expect(formatPrice(890)).toBe("R$\u00a08,90");
  const price = new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" });
  const cents = [0, 5, 890, 123_456, -890];
  expect(cents.map(formatPrice)).toEqual(cents.map((amount) => price.format(amount / 100)));
  expect(formatUnitPrice(890 / 600)).toBe("R$\u00a00,015");
  expect([1.24, 0.97, 3].map(formatTenths)).toEqual(["1,2", "1", "3"]);
  expect([formatDecimal(1_234.56, 1), formatDecimal(0.96, 1), formatDecimal(0, 3)]).toEqual([
    "1.234,6",
    "1,0",
    "0,000",
  ]);
});

it("counts fichas and vacancies in the right number", () => {
  expect([fichas(0), fichas(1), fichas(1240)]).toEqual(["0 fichas", "1 ficha", "1.240 fichas"]);
  expect(counted(1, "portal", "portais")).toBe("1 portal");
});

it("rounds shares, also shares of 0", () => {
  expect([formatShare(34, 55), formatShare(0, 0)]).toEqual(["62%", "0%"]);
});

it.each([
  [40, "+40"],
  [-7, "−7"],
  [1200, "+1.200"],
  [0, "0"],
])("%d is written with its sign", (credits, written) => {
  expect(signedAmount(credits)).toBe(written);
});
