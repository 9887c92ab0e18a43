import type { ProviderQuery } from "../core/provider.ts";

/** What one employer's career site on SuccessFactors Recruiting Marketing (classic skin) is like. */
export type SuccessFactorsFacts = {
  origin: string;
  /** One employer a site. */
  company: string;
  locale: string;
  /** What to write into the free-text place. */
  location: (query: ProviderQuery) => string;
  pageSize: number;
  pagesMax: number;
  detailsMax: number;
  /** The feed of the newest vacancies brings their whole texts in one request. */
  useFeed: boolean;
  /** The site's own custom fields → contract; a reading of ours, so it counts as derived. */
  contractOf: (customFields: Readonly<Record<string, string>>) => string | undefined;
};
