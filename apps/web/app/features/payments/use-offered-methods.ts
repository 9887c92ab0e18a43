import { useQuery } from "@tanstack/react-query";
import { paymentMethods, type PaymentMethod } from "@vagou/contract/fichas/payment-methods";
import { settingsQuery } from "#lib/api/settings.ts";

/** @returns the ways in which some package can be paid here; all while that is not known, so that no text moves */
export function useOfferedMethods(): readonly PaymentMethod[] {
  const { data: settings } = useQuery(settingsQuery);
  if (settings === undefined) return paymentMethods;
  const offered = Object.values(settings.checkout_methods).flat();
  return paymentMethods.filter((method) => offered.includes(method));
}
