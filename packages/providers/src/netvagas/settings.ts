import { defineSettings } from "../core/settings.ts";

export const netvagasSettings = defineSettings("netvagas", {
  origin: "https://www.netvagas.com.br",
  /** One client of 2026 posts its search here. Asked when keywords or place make no address, or that is missing. */
  searchPath: "/empresa/buscar/",
  /** "12345" in `/empresa/anuncios/a12345/atendente/`, with or without `v1/` after it. */
  jobPath: /^\/empresa\/anuncios\/a(?<id>\d+)(?:\/|$)/,
  jobPathStart: /^\/empresa\/anuncios\/a(?:\d|\/)/,
  titleLinks: "div.advs_title > a",
  /** Cards have no place: they get that of their list, as two clients of 2025 and 2026 read it. */
  cityListsHoldTheirCity: true,
  /** No page without vacancies was seen: these are the usual words of one (inferred). */
  noResults:
    /nenhum(a)? (an[uú]ncio|vaga|resultado|emprego|oportunidade)|n[aã]o (h[aá]|foram|foi|encontramos|existem) [^.]{0,30}(an[uú]ncios?|vagas?|resultados?|empregos?)/i,
  /** No closed vacancy was seen either (inferred). */
  closedText:
    /(vaga|an[uú]ncio) (foi )?(encerrad|expirad|removid|preenchid|desativad)[oa]|n[aã]o est[aá] mais dispon[ií]vel/i,
  /** The links to further pages were not seen: they have a `rel`, a number, or one of these words (inferred). */
  nextPageWords: /^(pr[oó]xim[oa]( p[aá]gina)?|seguinte|[›»>]+)$/i,
  pagesMax: 2,
  detailsMax: 7,
  /** The portal was seen to refuse some clients, so it is asked a little slower than others. */
  paceMs: 600,
  inFlightMax: 2,
  requestsMax: 10,
  /** Not known; an assumption. */
  pageSize: 20,
});
