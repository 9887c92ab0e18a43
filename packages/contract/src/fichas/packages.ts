import { searchCostCredits } from "./amounts.ts";

/** A package of fichas on sale. Its card shows `features` after the number of searches that it pays (`searchesIn`). */
export type CreditPackage = {
  id: PackageId;
  title: string;
  description: string;
  priceCents: number;
  credits: number;
  /** "Mais Popular". */
  recommended: boolean;
  features: readonly string[];
};

export const packageIds = ["basic", "popular", "premium"] as const;
export type PackageId = (typeof packageIds)[number];

/** Packages of the older call `POST /tokens/buy`; no screen shows them. */
export const olderPackageIds = ["small", "medium", "large"] as const;
export type OlderPackageId = (typeof olderPackageIds)[number];

/** All packages that can be bought, also those that no screen shows. */
export const anyPackageIds = [...packageIds, ...olderPackageIds] as const;
export type AnyPackageId = (typeof anyPackageIds)[number];

/** The price of a ficha without a package, in cents; savings are computed against it. */
export const listPriceCentsPerCredit = 1.6;

/** Price and fichas of each package, the older ones included. */
export const packageTerms: Readonly<
  Record<PackageId | OlderPackageId, { priceCents: number; credits: number }>
> = {
  basic: { priceCents: 490, credits: 300 },
  popular: { priceCents: 890, credits: 600 },
  premium: { priceCents: 1090, credits: 1000 },
  small: { priceCents: 490, credits: 100 },
  medium: { priceCents: 890, credits: 200 },
  large: { priceCents: 990, credits: 300 },
};

export const creditPackages: readonly CreditPackage[] = [
  {
    id: "basic",
    title: "Básico",
    description: "Para experimentar com calma.",
    ...packageTerms.basic,
    recommended: false,
    features: ["As fichas não vencem"],
  },
  {
    id: "popular",
    title: "Popular",
    description: "Para quem busca toda semana.",
    ...packageTerms.popular,
    recommended: true,
    features: ["As fichas não vencem", "Você só paga pelos portais que responderem"],
  },
  {
    id: "premium",
    title: "Premium",
    description: "Para quem busca em muitos portais.",
    ...packageTerms.premium,
    recommended: false,
    features: ["As fichas não vencem", "O menor preço por ficha"],
  },
];

/** @returns how many searches of `providerCount` portals a package pays, when all portals answer */
export function searchesIn({ credits }: { credits: number }, providerCount: number): number {
  return Math.floor(credits / searchCostCredits(providerCount));
}

/** @returns the price of one ficha in this package, in cents with a fraction */
export function centsPerCredit({ priceCents, credits }: { priceCents: number; credits: number }): number {
  return priceCents / credits;
}

/** @returns how much cheaper than the list price, in whole percent; 0 when it is not */
export function savingsPercent({ priceCents, credits }: { priceCents: number; credits: number }): number {
  return Math.max(0, Math.round((1 - priceCents / (credits * listPriceCentsPerCredit)) * 100));
}
