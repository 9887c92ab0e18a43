import { defineSettings } from "../core/settings.ts";

/** What is not measured, or may want tuning, stands here in sight. */
export const netvagasSettings = defineSettings("netvagas", {
  origin: "https://www.netvagas.com.br",
  /** One client of 2026 posts its search here; asked where words or places make no address, or it is missing. */
  searchPath: "/empresa/buscar/",
  /** "12345" in `/empresa/anuncios/a12345/atendente/`, with or without `v1/` after it. */
  jobPath: /^\/empresa\/anuncios\/a(?<id>\d+)(?:\/|$)/,
  jobPathStart: /^\/empresa\/anuncios\/a(?:\d|\/)/,
  titleLinks: "div.advs_title > a",
  /**
   * Cards say no place. A list at `cidade/<city>-<uf>/` was the way to a city's vacancies for two clients of
   * 2025 and 2026, so it holds for its cards, as long as the vacancies opened from it bear it out.
   */
  cityListsHoldTheirCity: true,
  /** No page without vacancies was seen: these are the usual words for it (inferred). */
  noResults:
    /nenhum(a)? (an[uú]ncio|vaga|resultado|emprego|oportunidade)|n[aã]o (h[aá]|foram|foi|encontramos|existem) [^.]{0,30}(an[uú]ncios?|vagas?|resultados?|empregos?)/i,
  /** No closed vacancy was seen either (inferred). */
  closedText:
    /(vaga|an[uú]ncio) (foi )?(encerrad|expirad|removid|preenchid|desativad)[oa]|n[aã]o est[aá] mais dispon[ií]vel/i,
  /** How pages are turned was not seen: a link says so with `rel`, a number, or a word (inferred). */
  nextPageWords: /^(pr[oó]xim[oa]( p[aá]gina)?|seguinte|[›»>]+)$/i,
  pagesMax: 2,
  detailsMax: 7,
  /** It was seen to refuse some clients: asked a little slower than others. */
  paceMs: 600,
  inFlightMax: 2,
  requestsMax: 10,
  /** Not known; a guess. */
  pageSize: 20,
});
