import type { ProviderQuery } from "../core/provider.ts";
import { defineSettings } from "../core/settings.ts";

/** What is not measured, or may want tuning, stands here in sight. */
export const nerdinSettings = defineSettings("nerdin", {
  origin: "https://www.nerdin.com.br",
  paceMs: 600,
  inFlightMax: 2,
  /**
   * The free-text place knows cities; whether it takes a state is unknown, so a state alone is
   * asked without place and compared by us.
   */
  place: (query: ProviderQuery) => query.city ?? "",
  searchPath: "/vagas.php",
  /** With a place asked, remote vacancies are not in the answer: they have a page of their own. */
  remotePath: "/vagas-home-office.php",
  pageSize: 20,
  /** Considerate callers read at most six pages at once. */
  pagesMax: 2,
  detailsMax: 5,
  remoteDetailsMax: 2,
  requestsMax: 10,
  /** The list holds vacancies of years ago that nobody closed. */
  ageDaysMax: 90,
});
