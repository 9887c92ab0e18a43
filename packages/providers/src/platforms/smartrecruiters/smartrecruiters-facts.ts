/** The properties of one employer's board on SmartRecruiters (its public Posting API). */
export type SmartRecruitersFacts = {
  /** `https://api.smartrecruiters.com`; people read the vacancies at `jobs.smartrecruiters.com`. */
  origin: string;
  /**
   * The employer's name in the address of its board. Its case matters in the address that people open. The
   * API answers a wrong name like an employer without vacancies: status 200, `totalFound` 0.
   */
  companyId: string;
  /** The employer's usual name. */
  company: string;
  /** The prefix of the board's ids, where a portal has other boards with ids of their own. */
  idPrefix: string;
  /** The API takes at most 100. */
  pageSize: number;
  pagesMax: number;
  detailsMax: number;
  /** How long the board counts as existing after vacancies were seen on it. */
  knownForMs: number;
};
