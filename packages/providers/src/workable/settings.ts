import type { ProviderQuery } from "../core/provider.ts";
import { defineSettings } from "../core/settings.ts";

/** What is not measured, or may want tuning, stands here in sight. */
export const workableSettings = defineSettings("workable", {
  origin: "https://jobs.workable.com",
  searchPath: "/api/v1/jobs",
  /** Several hundred quick pages got callers refused for a day. */
  paceMs: 600,
  inFlightMax: 2,
  /** Fixed: a `limit` is answered with 400. */
  pageSize: 20,
  /**
   * The free-text place. `Brazil` is what a Brazilian caller sends; `City, Brazil` follows
   * the form of other countries. A state alone was not seen: the country is asked.
   */
  location: (query: ProviderQuery) => (query.city ? `${query.city}, Brazil` : "Brazil"),
  /** Lines of employers' own that name a part of the text; the words are folded (inferred from a few). */
  headings:
    /^(about (us|you|the|our|this)\b|about [a-z]+:?$|(physical|minimum|basic|preferred|other|job|key|general|additional)? ?(requirements|qualifications|responsibilities|skills):?$|(our|your|the)? ?(benefits|perks)( (and|&) (benefits|perks))?:?$)/,
  requestsMax: 4,
});
