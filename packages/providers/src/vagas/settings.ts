import { defineSettings, table } from "../core/settings.ts";

export const vagasSettings = defineSettings("vagas", {
  origin: "https://www.vagas.com.br",
  paceMs: 750,
  inFlightMax: 2,
  pageSize: 40,
  pagesMax: 2,
  detailsMax: 5,
  requestsMax: 8,
  /**
   * The state filter needs full names with accents; it spells one state in another way (recorded January
   * 2026).
   */
  stateNames: table<Readonly<Partial<Record<string, string>>>>({ GO: "Goias" }),
  /**
   * Beside the whole state, the page of the city is asked (inferred: a large state's first page may
   * hold none of a small city). One project saw such a page empty in August 2026.
   */
  asksCityPage: true,
  /** The text of a page without cards; none was recorded (inferred from the heading's wording). */
  noResults:
    /^0 vagas?\b|nenhuma vaga|n[aã]o (encontramos|h[aá]|foram encontradas|existem) (nenhuma )?vagas?/i,
});
