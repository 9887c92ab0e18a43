/**
 * By hand, like all numbers here: most pages write one, and making the browser's first number format takes a cheap phone
 * 40 ms or more.
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

/** @returns "0,8": a number that is not below 0, rounded to so many digits behind the comma */
export function formatDecimal(value: number, digits: number): string {
  const scale = 10 ** digits;
  const parts = Math.round(value * scale);
  return `${formatCount(Math.floor(parts / scale))},${String(parts % scale).padStart(digits, "0")}`;
}

/** @returns "1,2", and "3" instead of "3,0": a number that is not below 0, rounded to tenths */
export function formatTenths(value: number): string {
  return formatDecimal(value, 1).replace(/,0$/, "");
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

/** @returns "R$ 8,90" (the space does not break) from whole cents */
export function formatPrice(cents: number): string {
  return `${cents < 0 ? "-" : ""}R$\u00a0${formatDecimal(Math.abs(cents) / 100, 2)}`;
}

/** @returns "R$ 0,015" from cents with a fraction: what one of many costs. */
export function formatUnitPrice(cents: number): string {
  return `R$\u00a0${formatDecimal(cents / 100, 3)}`;
}

/** @returns "0,8 s" from milliseconds; "menos de 0,1 s" for what would be none. */
export function formatSeconds(ms: number): string {
  return ms < 50 ? "menos de 0,1 s" : `${formatDecimal(ms / 1000, 1)} s`;
}

/** @returns "62%", rounded; 0 % of nothing. */
export function formatShare(part: number, whole: number): string {
  return `${whole === 0 ? 0 : Math.round((part / whole) * 100)}%`;
}
