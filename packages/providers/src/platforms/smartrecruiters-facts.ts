/** What one employer's board on SmartRecruiters (its public Posting API) is like. */
export type SmartRecruitersFacts = {
  /** `https://api.smartrecruiters.com`; people read the vacancies on the `jobs.` host beside it. */
  origin: string;
  /**
   * The employer's name in the address of its board. Its case counts in the address people open. A wrong
   * name is answered like an employer without vacancies: status 200, `totalFound` 0.
   */
  companyId: string;
  /** The employer as people know it. */
  company: string;
  /** Put before the board's own ids, where a portal has other boards with numbers of their own. */
  idPrefix: string;
  /** The API takes at most 100. */
  pageSize: number;
  pagesMax: number;
  detailsMax: number;
  /** How long it is believed that the employer has a board there, once vacancies were seen on it. */
  knownForMs: number;
};
