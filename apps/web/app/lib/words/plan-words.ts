import { creditsPerProvider } from "@vagou/contract/fichas/amounts";
import type { ResponseOf } from "@vagou/contract/api/endpoints";
import type { PaymentMethod } from "@vagou/contract/fichas/payment-methods";
import { planPromises, type PaidPlan } from "@vagou/contract/fichas/plans";
import { fichas, formatPrice } from "./money.ts";

type Offer = NonNullable<ResponseOf<"getSettings">["plan_offers"]["pro"]>;

/** Always with the word "Plano", because a package of fichas is called Premium, too. */
export const planNames: Readonly<Record<PaidPlan, string>> = { pro: "Plano Pro", premium: "Plano Premium" };

/** @returns "R$ 9,90 por mês", "R$ 49,90 a cada 3 meses"; "R$ 49,90 por 3 meses" for what is paid once */
export function priceOf({ price_cents: cents, months, renews }: Offer): string {
  const price = formatPrice(cents);
  if (!renews) return `${price} por ${months === 1 ? "1 mês" : `${months} meses`}`;
  if (months === 1) return `${price} por mês`;
  return months === 12 ? `${price} por ano` : `${price} a cada ${months} meses`;
}

/** @returns what happens at the end of the term */
export function endOf({ renews }: Pick<Offer, "renews">): string {
  return renews ? "Renova sozinho até você cancelar." : "Você paga uma vez: não renova sozinho.";
}

/** @returns one sentence for each benefit of the plan */
export function featuresOf(plan: PaidPlan): string[] {
  const { dailyFreeProviders } = planPromises[plan];
  return [
    "Sem anúncios",
    ...(dailyFreeProviders > 0
      ? [`O primeiro portal do dia sai de graça: as ${fichas(creditsPerProvider)} voltam quando ele responde`]
      : []),
  ];
}

const methodNames: Readonly<Record<PaymentMethod, string>> = { card: "cartão", boleto: "boleto", pix: "Pix" };

/** @returns "cartão, boleto ou Pix"; empty for none */
export function nameMethods(methods: readonly PaymentMethod[]): string {
  const names = methods.map((method) => methodNames[method]);
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ou ${last}`;
}
