import type { ProviderQuery } from "../core/provider.ts";
import { defineSettings } from "../core/settings.ts";

/** Holds the values that were not measured or that may need tuning. */
export const nerdinSettings = defineSettings("nerdin", {
  origin: "https://www.nerdin.com.br",
  paceMs: 600,
  inFlightMax: 2,
  /**
   * The free-text place accepts cities; whether it accepts a state is unknown, so a state alone is asked
   * without a place and compared here.
   */
  place: (query: ProviderQuery) => query.city ?? "",
  searchPath: "/vagas.php",
  /** An answer for a place holds no remote vacancies: they have a page of their own. */
  remotePath: "/vagas-home-office.php",
  pageSize: 20,
  /** Considerate callers read at most six pages at once. */
  pagesMax: 2,
  detailsMax: 5,
  remoteDetailsMax: 2,
  requestsMax: 10,
  /** The list holds vacancies of years ago that were never closed. */
  ageDaysMax: 90,
});
