import type { ListingPay } from "@vagou/providers/core/listing";

const periods: Record<ListingPay["period"], string> = {
  hour: " por hora",
  day: " por dia",
  week: " por semana",
  fortnight: " por quinzena",
  month: " por mês",
  year: " por ano",
  unstated: "",
};

const reais = new Intl.NumberFormat("pt-BR", {
  style: "currency",
  currency: "BRL",
  trailingZeroDisplay: "stripIfInteger",
});

/**
 * "R$ 1.800 a R$ 2.200 por mês", "R$ 1.400", "A partir de R$ 1.500", "Até R$ 2.000", "A combinar";
 * null when the provider names no amount.
 */
export function describePay({ minCents = 0, maxCents = 0, period, negotiable }: ListingPay): string | null {
  const per = periods[period];
  if (minCents > 0 && maxCents > minCents) return `${money(minCents)} a ${money(maxCents)}${per}`;
  if (minCents > 0 && maxCents > 0) return `${money(minCents)}${per}`;
  if (minCents > 0) return `A partir de ${money(minCents)}${per}`;
  if (maxCents > 0) return `Até ${money(maxCents)}${per}`;
  return negotiable ? "A combinar" : null;
}

/** With an ordinary space after R$, as people write it, so that texts can be compared and wrapped. */
function money(cents: number): string {
  return reais.format(cents / 100).replaceAll("\u00a0", " ");
}
