/** What a posting may do that reports on false vacancies name. */
export type FraudKind =
  | "payment"
  | "documents"
  | "messenger-only"
  | "daily-income"
  | "too-much-pay"
  | "urgent-unnamed"
  | "link";

/**
 * Words that speak for a fraud, or, with points below zero, against it. No sign says much alone: a course, an amount and a
 * candidate are in honest postings; "the candidate pays an amount for the course" is not.
 */
export type Sign = {
  readonly points: number;
  /**
   * Counts wherever it stands in the posting: what a public competition says of its fee is in another sentence. Only a
   * sign against the signal does, and not where the sentence denies it: "sem contrato".
   */
  readonly isOfPosting?: true;
  /** Found in a sentence without accents and capitals. It repeats within bounds, so that it takes linear time. */
  readonly words: RegExp;
};

/** The signs of one kind of fraud, and how many points of different signs raise the signal. */
export type SignTable = {
  readonly kind: FraudKind;
  readonly enough: number;
  /** In how many sentences, one behind the other, the signs may stand that count together. */
  readonly within: number | "posting";
  readonly signs: Readonly<Record<string, Sign>>;
  /** Names of signs: without one of each group, the others say nothing. */
  readonly needs?: readonly (readonly string[])[];
};
