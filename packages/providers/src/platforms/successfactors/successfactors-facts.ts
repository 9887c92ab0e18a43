/** The properties of one employer's career site on SuccessFactors Recruiting Marketing (classic skin). */
export type SuccessFactorsFacts = {
  origin: string;
  /** A site has one employer. */
  company: string;
  locale: string;
  /** The parameters for Brazil: the free-text place knows its English name. */
  place: Readonly<Record<string, string>>;
  /** The parameters of the country's facet, used where a full page shows that `place` is ignored. */
  placeFacet: Readonly<Record<string, string>>;
  pageSize: number;
  pagesMax: number;
  detailsMax: number;
  /**
   * `newest` gives the whole texts of about twenty of the newest vacancies that fit the query, in one request;
   * `whole` gives every vacancy of the site, regardless of the query, in megabytes.
   */
  feed: "newest" | "whole" | "none";
  /** How long one `whole` feed is kept. */
  feedKeptMs: number;
  /** The site's own custom fields → contract; it is our interpretation, so it counts as derived. */
  contractOf: (customFields: Readonly<Record<string, string>>) => string | undefined;
};
