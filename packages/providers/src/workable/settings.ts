import type { ProviderQuery } from "../core/provider.ts";

/** What is not measured, or may want tuning, stands here in sight. */
export const workableSettings = {
  /**
   * The free-text place. `Brazil` is what a Brazilian caller sends; `City, Brazil` follows
   * the form of other countries. A state alone was not seen: the country is asked.
   */
  location: (query: ProviderQuery) => (query.city ? `${query.city}, Brazil` : "Brazil"),
  requestsMax: 4,
} as const;
