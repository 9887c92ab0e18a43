/** The common settings of both portals of the engine. */
export const divulgaDefaults = {
  /** Five were counted in September 2026, about 41 000 vacancies; that the last is the newest is inferred. */
  sitemapPaths: [
    "/job_listing-sitemap5.xml",
    "/job_listing-sitemap4.xml",
    "/job_listing-sitemap3.xml",
    "/job_listing-sitemap2.xml",
    "/job_listing-sitemap1.xml",
  ],
  jobPathStart: /^\/vaga-de-emprego\/[^/]/,
  jobPath: /^\/vaga-de-emprego\/(?:[^/]*-)?(?<id>\d{5,12})\/?$/,
  /** The JobPosting names the portal; its sister site republishes the same vacancies. */
  ownNames: [
    "Divulga Vagas",
    "Divulga Vagas - Consultoria",
    "BuscarVagas",
    "Buscar Vagas",
    "Confidencial",
    "Empresa confidencial",
  ],
  closedText:
    /vaga (foi )?(encerrada|expirada|indispon[ií]vel|preenchida|removida)|n[aã]o est[aá] mais dispon[ií]vel/i,
  /** One-word terms were seen; several words joined by hyphens are inferred from `vagas-de-home-office`. */
  hasTermPages: true,
  detailsMax: 10,
  /** Also the limit for a list when the sitemaps are asked too. */
  detailsPerSitemap: 3,
  cardsEnough: 3,
  /** One project pauses 400 ms; ours is the least pace of this project. */
  paceMs: 500,
  inFlightMax: 2,
  /** One list, five sitemaps, six vacancies; or one list and ten vacancies. */
  requestsMax: 12,
  /** Not known; an assumption. */
  pageSize: 20,
};
