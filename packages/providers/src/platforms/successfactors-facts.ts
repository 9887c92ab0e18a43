/** What one employer's career site on SuccessFactors Recruiting Marketing (classic skin) is like. */
export type SuccessFactorsFacts = {
  origin: string;
  /** One employer a site. */
  company: string;
  locale: string;
  /** The parameters that ask for Brazil: the free-text place finds it by its English name. */
  place: Readonly<Record<string, string>>;
  /** Those of the country's facet, asked where a full page shows that `place` is ignored. */
  placeFacet: Readonly<Record<string, string>>;
  pageSize: number;
  pagesMax: number;
  detailsMax: number;
  /**
   * `newest` brings the whole texts of the twenty or so newest that fit the question, in one request;
   * `whole` every vacancy of the site, for every question, in megabytes.
   */
  feed: "newest" | "whole" | "none";
  /** How long one `whole` feed serves. */
  feedKeptMs: number;
  /** The site's own custom fields → contract; a reading of ours, so it counts as derived. */
  contractOf: (customFields: Readonly<Record<string, string>>) => string | undefined;
};
