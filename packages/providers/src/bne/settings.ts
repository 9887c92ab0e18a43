import { defineSettings, either, limitChoices, table } from "../core/settings.ts";

limitChoices("bne", { route: ["pages", "plugin"], detail: ["fragment", "page"] });

/** What is not measured, or may want tuning, stands here in sight. */
export const bneSettings = defineSettings("bne", {
  origin: "https://www.bne.com.br",
  /** Of the JSON route. */
  pluginOrigin: "https://plugin-api.vagas.bne.com.br",
  /** Bursts get pages without content; what careful clients waited is more than a search has. */
  paceMs: 1_000,
  inFlightMax: 2,
  pageSize: 20,
  /**
   * `plugin` is the JSON behind BNE's own WordPress plugin: it takes words, state and city as plain
   * parameters, but nobody has shown that it still answers.
   */
  route: either<"pages" | "plugin">("pages"),
  pluginPageSize: 20,
  pagesMax: 2,
  requestsMax: 6,
  /** 19 or 20 a page: fewer cards mean that there is no next one. */
  fullPageMin: 19,
  /** Where all vacancies are listed, for a question of nothing but a state (inferred). */
  everythingPath: "/vagas-de-emprego",
  /**
   * What people type, as a part of an address → the occupation that BNE knows. That it knows "dentista" and
   * not "cirurgiao-dentista" was seen in August 2026; the others are alike (inferred).
   */
  occupations: table<Readonly<Partial<Record<string, string>>>>({
    "cirurgiao-dentista": "dentista",
    "cirurgia-dentista": "dentista",
    odontologo: "dentista",
    odontologa: "dentista",
    odontologia: "dentista",
    medica: "medico",
    medicina: "medico",
    arquiteta: "arquiteto",
    arquitetura: "arquiteto",
    enfermeira: "enfermeiro",
    advogada: "advogado",
    psicologa: "psicologo",
    psicologia: "psicologo",
    fisioterapia: "fisioterapeuta",
    farmaceutica: "farmaceutico",
    contadora: "contador",
    vendedora: "vendedor",
    professora: "professor",
    cozinheira: "cozinheiro",
    programadora: "programador",
    "analise-de-sistemas": "analista-de-sistemas",
    "analista-de-sistema": "analista-de-sistemas",
    "analista-sistemas": "analista-de-sistemas",
  }),
  /** Levels that are no part of an occupation: without them the portal is asked once more (inferred). */
  levelWords: new Set(["junior", "jr", "pleno", "pl", "senior", "sr", "trainee"]),
  /** How BNE says that it has nothing (inferred: seen was only an empty list in the page's own data). */
  noResults:
    /nenhuma vaga (foi )?(encontrada|localizada|dispon[ií]vel)|n[aã]o (encontramos|localizamos|h[aá]|existem) (nenhuma )?vagas?|\b0 vagas? (de emprego )?encontradas?/i,
  /** How BNE says that a vacancy is over (inferred). */
  closed: /vaga (j[aá] )?(foi )?(encerrada|expirada|preenchida|inativa)|n[aã]o est[aá] mais dispon[ií]vel/i,
  /** A card carries no address. This one showed the same vacancy as the long one in May 2026. */
  jobPath: (id: string) => `/vagas-de-emprego/${encodeURIComponent(id)}`,
  /**
   * Details of a vacancy: `fragment` is what the list itself opens, with pay and date; `page` the
   * whole page with its JobPosting, whose text is mostly cut.
   */
  detail: either<"fragment" | "page">("fragment"),
  /** By its name an average of the occupation, not what this employer pays (inferred). */
  averageWageIsPay: false,
  /** What the portal puts into texts: the kind of contract, told as such, and a link that it took out. */
  contractPhrase: /tipo de v[ií]nculo:\s{0,5}(?<contract>[^.<\n]{1,60})\.?/i,
  removedLink: /o link para\s{1,5}site da empresa:\s{0,5}\(informa[cç][aã]o confidencial\)\.?/gi,
  /** Reais a month that stand in three of four JobPostings: the portal's placeholder. */
  placeholderPay: { min: 1_000, max: 15_000 },
  /** The portal writes ten years; an end that far is none. */
  validYearsMax: 5,
});
