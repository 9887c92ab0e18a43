/** A legal page as data, in the order of the page. */
export type LegalDocument = {
  title: string;
  /** What matters most, in a few sentences, before the whole text. */
  summary: string[];
  sections: LegalSection[];
};

/** `id` is the anchor that the table of contents and other pages link to. */
export type LegalSection = { id: string; title: string; blocks: LegalBlock[] };

/**
 * A paragraph, a list, the data kept about a person, links to other pages, or the plans that are sold here with their
 * rules.
 */
export type LegalBlock =
  | string
  | { list: string[] }
  | { kept: KeptData[] }
  | { links: LegalLink[] }
  | { plans: string[] };

/** One kind of personal data: which, what for, on what ground of the law, and for how long. */
export type KeptData = { what: string; why: string; ground: string; howLong: string };

export type LegalLink = { label: string; to: string };
