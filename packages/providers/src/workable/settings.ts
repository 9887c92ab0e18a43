import type { ProviderQuery } from "../core/provider.ts";
import { defineSettings } from "../core/settings.ts";

export const workableSettings = defineSettings("workable", {
  origin: "https://jobs.workable.com",
  searchPath: "/api/v1/jobs",
  /** Callers were refused for a day after several hundred quick requests. */
  paceMs: 600,
  inFlightMax: 2,
  /** Fixed: the portal answers a `limit` with 400. */
  pageSize: 20,
  /** Free text. No form for a state alone was seen: the country is asked. `City, Brazil` follows other countries. */
  location: ({ city }: ProviderQuery) => (city ? `${city}, Brazil` : "Brazil"),
  /** Employers' own lines that name a part of the text; the words are folded (inferred from a few). */
  headings:
    /^(about (us|you|the|our|this)\b|about [a-z]+:?$|(physical|minimum|basic|preferred|other|job|key|general|additional)? ?(requirements|qualifications|responsibilities|skills):?$|(our|your|the)? ?(benefits|perks)( (and|&) (benefits|perks))?:?$)/,
  requestsMax: 4,
});
