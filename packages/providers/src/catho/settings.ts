import { defineSettings } from "../core/settings.ts";

/** What is not measured, or may want tuning, stands here in sight. */
export const cathoSettings = defineSettings("catho", {
  origin: "https://www.catho.com.br",
  paceMs: 1000,
  inFlightMax: 2,
  /** 15 to 20 were seen; the page does not say. */
  pageSize: 20,
  pagesMax: 2,
  detailsMax: 3,
  requestsMax: 6,
  /** A page with fewer cards than this is the last (inferred from the smallest full page seen). */
  fullPageMin: 15,
  /**
   * Without keywords the place stands in their stead: `/vagas/recife-pe/` (older code; the search of
   * September 2026 was only seen with keywords).
   */
  placeOnlyPath: (place: string) => `/vagas/${place}/`,
  /** A city page can be empty; the country is asked then and compared by us. */
  asksCountryWhenEmpty: true,
  /** What a page without cards says; none was recorded (inferred). */
  noResults:
    /(?<![\d.])0 vagas? dispon|nenhuma vaga|n[aã]o (encontramos|h[aá]|foram encontradas|existem) (nenhuma )?vagas?/i,
  /** Every address answered so to plain clients in August 2026: a refusal, not a missing page. */
  refusal: /opera[cç][aã]o inv[aá]lida/i,
});
