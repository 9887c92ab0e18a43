import { defineSettings } from "../core/settings.ts";

/** Holds the values that were not measured or that may need tuning. */
export const cathoSettings = defineSettings("catho", {
  origin: "https://www.catho.com.br",
  paceMs: 1000,
  inFlightMax: 2,
  /** Pages of 15 to 20 cards were seen; the page does not state its size. */
  pageSize: 20,
  pagesMax: 2,
  detailsMax: 3,
  requestsMax: 6,
  /** A page with fewer cards than this is the last (inferred from the smallest full page seen). */
  fullPageMin: 15,
  /**
   * Without keywords the place takes their position: `/vagas/recife-pe/` (older code; the search of
   * September 2026 was only seen with keywords).
   */
  placeOnlyPath: (place: string) => `/vagas/${place}/`,
  /** A city page can be empty: then the country is asked and its vacancies are compared with the city. */
  asksCountryWhenEmpty: true,
  /** The text of a page without cards; none was recorded (inferred). */
  noResults:
    /(?<![\d.])0 vagas? dispon|nenhuma vaga|n[aã]o (encontramos|h[aá]|foram encontradas|existem) (nenhuma )?vagas?/i,
  /** In August 2026 every address answered plain clients with this: a refusal, not a missing page. */
  refusal: /opera[cç][aã]o inv[aá]lida/i,
});
