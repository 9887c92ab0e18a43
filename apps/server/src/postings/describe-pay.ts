import type { ListingPay } from "@vagou/providers/core/listing";

const periods: Record<ListingPay["period"], string> = {
  hour: " por hora",
  day: " por dia",
  week: " por semana",
  month: " por mês",
  year: " por ano",
  unstated: "",
};

const reais = new Intl.NumberFormat("pt-BR", {
  style: "currency",
  currency: "BRL",
  trailingZeroDisplay: "stripIfInteger",
});

/** "R$ 1.800 a R$ 2.200 por mês", "R$ 1.400", "A combinar"; null when the provider names no amount. */
export function describePay({ minCents, maxCents, period, negotiable }: ListingPay): string | null {
  const amounts = [minCents ?? 0, maxCents ?? 0].filter((cents) => cents > 0).sort((a, b) => a - b);
  const [low, high] = [...new Set(amounts)].map((cents) => money(cents));
  if (low === undefined) return negotiable ? "A combinar" : null;
  return high === undefined ? `${low}${periods[period]}` : `${low} a ${high}${periods[period]}`;
}

/** With an ordinary space after R$, so that texts compare and wrap as people write them. */
function money(cents: number): string {
  return reais.format(cents / 100).replaceAll("\u00a0", " ");
}
