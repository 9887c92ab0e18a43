import { useQuery } from "@tanstack/react-query";
import { paidPlans } from "@vagou/contract/fichas/plans";
import { useEffect } from "react";
import { settingsQuery } from "#lib/api/settings.ts";
import { endOf, featuresOf, planNames, priceOf } from "#lib/words/plan-words.ts";

/** Where the text names the plans that this installation sells: hidden while it sells none. */
export const soldPlansId = "planos-vendidos";

/** Writes them into the text. It is no component's, so that it is written as the browser writes. */
export function SoldPlans() {
  const { data: settings } = useQuery(settingsQuery);
  useEffect(() => {
    const list = document.getElementById(soldPlansId);
    const sold = paidPlans.flatMap((plan) => {
      const offer = settings?.plan_offers[plan] ?? null;
      return offer === null
        ? []
        : [`${planNames[plan]}: ${priceOf(offer)}. ${endOf(offer)} ${featuresOf(plan).join(". ")}.`];
    });
    if (!list?.parentElement || sold.length === 0) return;
    list.replaceChildren(...sold.map(writeItem));
    list.parentElement.hidden = false;
  }, [settings]);
  return null;
}

function writeItem(text: string): HTMLLIElement {
  const item = document.createElement("li");
  item.className = "wrap-anywhere";
  item.textContent = text;
  return item;
}
