import { defineSettings, table } from "../core/settings.ts";

/** Holds the values that were not measured or that may need tuning. */
export const infojobsSettings = defineSettings("infojobs", {
  origin: "https://www.infojobs.com.br",
  paceMs: 1000,
  inFlightMax: 2,
  pageSize: 20,
  /** The first is an HTML page, the others are fragments. */
  pagesMax: 3,
  /**
   * The portal's terms (as quoted in September 2026) forbid copying by robots, so only a card and its
   * link are shown and no vacancy's page is opened. The adapter can read these pages: an operator who
   * has the portal's permission sets a number here.
   */
  detailsMax: 0,
  requestsMax: 6,
  requestsUsual: 2,
  /** The portal redirects every unknown city here (seen September 2026). */
  lostPath: "/empregos-em-sao-paulo.aspx",
  /** Its own slugs drop these from some cities ("rio-janeiro") and keep them in others. */
  particles: /-(?:de|da|do|das|dos)(?=[-,.])/g,
  /** The text of a page without cards; none was recorded (inferred). Without it the fragment is asked. */
  noResults: /^0 vagas?\b|nenhuma vaga|n[aã]o (encontramos|h[aá]|foram encontradas) (nenhuma )?vagas?/i,
  /** States by number, for `provincia` (a list of 2023; text is ignored there). The last attempt for a place. */
  provinces: table<Readonly<Partial<Record<string, number>>>>({
    AC: 165,
    AL: 166,
    AP: 167,
    AM: 168,
    BA: 169,
    CE: 170,
    DF: 171,
    ES: 172,
    GO: 190,
    MA: 173,
    MT: 174,
    MS: 175,
    MG: 176,
    PA: 177,
    PB: 178,
    PR: 179,
    PE: 180,
    PI: 181,
    RJ: 182,
    RN: 183,
    RS: 184,
    RO: 185,
    RR: 186,
    SC: 187,
    SP: 64,
    SE: 188,
    TO: 189,
  }),
});
