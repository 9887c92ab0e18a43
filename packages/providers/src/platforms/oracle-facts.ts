/** What one employer's site on Oracle Recruiting Cloud is like. */
export type OracleFacts = {
  origin: string;
  /** Another address of the same site, asked when the first fails. */
  otherOrigin?: string;
  siteNumber: string;
  /** One employer a site. */
  company: string;
  /** Path of a vacancy's public page. */
  jobPath: (id: string) => string;
  /** The country as `location` wants it. */
  location: string;
  pageSize: number;
  pagesMax: number;
  detailsMax: number;
};
