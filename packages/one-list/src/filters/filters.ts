import { contractKindNames } from "../facts/contract-kinds.ts";
import { levelNames } from "../facts/read-level.ts";

/** What vacancies are filtered by, in the order to show it. */
export const facets = [
  "published",
  "mode",
  "contract",
  "pay",
  "level",
  "pcd",
  "portal",
  "employer",
  "city",
] as const;

export type Facet = (typeof facets)[number];

/**
 * What a person wants to see. Of each facet the chosen values, each once: none is no wish, and of several any may hold, except of pay.
 * A vacancy that does not say a fact has the value `unsaid`. It is a choice like each other one: "CLT" alone leaves
 * such vacancies out, because a person who chooses CLT expects CLT, and its count beside tells how many there are.
 *
 * - published: at most "1", "3", "7", "30" calendar days ago. "1" is today and yesterday, because most portals state
 *   only the day, and a vacancy of yesterday evening shall not be lost to "24 horas".
 * - mode: "remote", "hybrid", "onsite"
 * - contract: a `ContractKind`
 * - pay: "said", or whole reais a month that it may reach: the highest amount that the vacancy names, under any
 *   contract. Pay by the hour is "said", and reaches an amount only where a law says how many hours are a month. Of several of these the strictest holds: who chooses "said" and "3000" wants 3,000. A person who means R$ 5.000 of a CLT chooses CLT beside it.
 * - level: a `Level`
 * - pcd: "pcd", for people with a disability; all other vacancies say nothing of it
 * - portal: the id of a provider
 * - employer, city: values of `FacetCounts`
 */
export type Filters = { readonly [Name in Facet]: readonly string[] } & {
  /** Words, folded, that the title and the employer must not hold. */
  readonly without: readonly string[];
  readonly order: Order;
};

/** The value of what a vacancy does not say, in every facet; no name of an employer or a city becomes this value. */
export const unsaid = "?";

/**
 * - asked: as the portals were asked
 * - newest: by the newest posting; without a date last
 * - pay: first CLT, then PJ, then pay under another contract or none that is said, each from the highest amount down;
 *   without pay of a month last. R$ 5.000 of a PJ are not R$ 5.000 of a CLT, so amounts of both are never compared.
 * - portals: by the number of portals that have it
 */
export const orders = ["asked", "newest", "pay", "portals"] as const;

export type Order = (typeof orders)[number];

/** All vacancies, as asked. */
export const noFilters: Filters = {
  published: [],
  mode: [],
  contract: [],
  pay: [],
  level: [],
  pcd: [],
  portal: [],
  employer: [],
  city: [],
  without: [],
  order: "asked",
};

/**
 * The values of a facet that are always offered, in the order to show them. The amounts of pay are proposals, a person
 * may name others; portals, employers and cities are those of the vacancies.
 */
export const offeredValues: Readonly<Record<Facet, readonly string[]>> = {
  published: ["1", "3", "7", "30", unsaid],
  mode: ["remote", "hybrid", "onsite", unsaid],
  contract: [...contractKindNames, unsaid],
  pay: ["said", "2000", "3000", "4000", "5000", "7000", "10000", "15000", unsaid],
  level: [...levelNames, unsaid],
  pcd: ["pcd", unsaid],
  portal: [],
  employer: [],
  city: [],
};
