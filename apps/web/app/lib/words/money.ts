import { onFirstUse } from "./on-first-use.ts";

const unitPrice = onFirstUse(
  () =>
    new Intl.NumberFormat("pt-BR", {
      style: "currency",
      currency: "BRL",
      minimumFractionDigits: 3,
    }),
);
const tenth = onFirstUse(
  () => new Intl.NumberFormat("pt-BR", { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/**
 * By hand: most pages write a number, and making the browser's first number format takes a cheap phone 40 ms or more.
 *
 * @returns "1.240": how numbers are written in Brazil, rounded
 */
export function formatCount(count: number): string {
  const whole = Math.round(count);
  const digits = String(Math.abs(whole));
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return (whole < 0 ? "-" : "") + groups.join(".");
}

/** @returns "1 ficha", "1.240 fichas". */
export function fichas(credits: number): string {
  return counted(credits, "ficha", "fichas");
}

/** @returns "1 vaga", "0 vagas". */
export function counted(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** @returns "+40", "−7": with the true minus sign, as wide as the plus. */
export function signedAmount(credits: number): string {
  if (credits === 0) return "0";
  return (credits > 0 ? "+" : "−") + formatCount(Math.abs(credits));
}

/** @returns "R$ 8,90" (the space does not break) from whole cents; by hand, as above */
export function formatPrice(cents: number): string {
  const part = Math.abs(cents);
  const amount = `${formatCount(Math.floor(part / 100))},${String(part % 100).padStart(2, "0")}`;
  return `${cents < 0 ? "-" : ""}R$\u00a0${amount}`;
}

/** @returns "R$ 0,015" from cents with a fraction: what one of many costs. */
export function formatUnitPrice(cents: number): string {
  return unitPrice().format(cents / 100);
}

/** @returns "0,8 s" from milliseconds; "menos de 0,1 s" for what would be none. */
export function formatSeconds(ms: number): string {
  return ms < 50 ? `menos de ${tenth().format(0.1)} s` : `${tenth().format(ms / 1000)} s`;
}

/** @returns "62%", rounded; 0 % of nothing. */
export function formatShare(part: number, whole: number): string {
  return `${whole === 0 ? 0 : Math.round((part / whole) * 100)}%`;
}
