import type { ProviderQuery } from "../core/provider.ts";
import { defineSettings } from "../core/settings.ts";

export const jobleadsSettings = defineSettings("jobleads", {
  origin: "https://www.jobleads.com",
  searchPath: "/search/jobs",
  paceMs: 700,
  inFlightMax: 2,
  /** Brazil's code was not seen: both forms of other countries' codes are tried, that of the newest samples first. */
  countryCodes: ["BR", "BRA"],
  /** Free text; there is no parameter for the state. */
  location: ({ city, state }: ProviderQuery) =>
    [city, state?.name].filter((part) => part !== null && part !== undefined).join(", "),
  /** The size of its page is not known; its API gives this many. */
  pageSize: 25,
  pagesMax: 2,
  detailsMax: 6,
  requestsMax: 8,
  /** Where the portal sends visitors who have to log in. */
  login: /^\/(?:[a-z]{2}\/)?external-home\b|[?&]modal=login(?:&|$)/,
  /** The words that visitors see in place of the employer; the Portuguese ones were not seen. */
  hiddenCompany:
    /registered members|miembros registrados|(membros|usu[aá]rios|utilizadores) (registrad|registad|cadastrad)os/i,
  /** Its own words for "nothing found" were not seen. */
  noResults:
    /no (jobs|results|matching jobs)( were)? found|nenhum(a vaga| resultado| emprego)|n[aã]o encontramos|\b0 (jobs|vagas|empregos|resultados|results)\b/i,
  closedText:
    /no longer (available|active)|has expired|n[aã]o est[aá] mais dispon[ií]vel|vaga (encerrada|expirada)/i,
});
