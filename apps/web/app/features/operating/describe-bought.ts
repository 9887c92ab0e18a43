import type { ResponseOf } from "@vagou/contract/api/endpoints";
import { creditPackages, packageTerms } from "@vagou/contract/fichas/packages";
import { fichas } from "#lib/words/money.ts";
import { operatingTexts, parkedTexts, peopleTexts } from "./texts.ts";

type Bought = Pick<ResponseOf<"showPersonPayments">["payments"][number], "package" | "plan">;

/** @returns what a payment bought, by its name: "Popular, 600 fichas", "Plano Pro" */
export function describeBought({ package: id, plan }: Bought): string {
  if (id !== null) return describePackage(id);
  return plan === null ? operatingTexts.none : `${peopleTexts.facts.plan} ${peopleTexts.plans[plan]}`;
}

/** @returns a package by its name and its fichas; the older ones have no name, and one that is gone keeps its id */
export function describePackage(id: string): string {
  const sold = terms[id];
  if (sold === undefined) return id;
  const title = creditPackages.find((one) => one.id === id)?.title ?? parkedTexts.package;
  return `${title}, ${fichas(sold.credits)}`;
}

const terms: Readonly<Partial<Record<string, { credits: number }>>> = packageTerms;
