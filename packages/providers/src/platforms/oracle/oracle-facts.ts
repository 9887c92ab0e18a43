/** The properties of one employer's site on Oracle Recruiting Cloud. */
export type OracleFacts = {
  origin: string;
  /** Another address of the same site, asked when the first fails. */
  otherOrigin?: string;
  siteNumber: string;
  /** A site has one employer. */
  company: string;
  /** Path of a vacancy's public page. */
  jobPath: (id: string) => string;
  /** The country in the form that `location` needs. */
  location: string;
  pageSize: number;
  pagesMax: number;
  detailsMax: number;
};
