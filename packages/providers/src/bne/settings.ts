import { defineSettings, either, limitChoices, table } from "../core/settings.ts";

limitChoices("bne", { route: ["pages", "plugin"], detail: ["fragment", "page"] });

/** Holds the values that were not measured or that may need tuning. */
export const bneSettings = defineSettings("bne", {
  origin: "https://www.bne.com.br",
  /** Origin of the JSON route. */
  pluginOrigin: "https://plugin-api.vagas.bne.com.br",
  /** BNE answers bursts with empty pages; careful clients waited longer than a search may take. */
  paceMs: 1_000,
  inFlightMax: 2,
  pageSize: 20,
  /**
   * `plugin` is the JSON behind BNE's own WordPress plugin: it takes words, state and city as plain
   * parameters, but it is not proved that it still answers.
   */
  route: either<"pages" | "plugin">("pages"),
  pluginPageSize: 20,
  pagesMax: 2,
  requestsMax: 6,
  /** A page has 19 or 20 cards: with fewer there is no next page. */
  fullPageMin: 19,
  /** Where all vacancies are listed, for a query that has only a state (inferred). */
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
  /** Levels are no part of an occupation: the portal is asked once more without them (inferred). */
  levelWords: new Set(["junior", "jr", "pleno", "pl", "senior", "sr", "trainee"]),
  /** How BNE says that it has nothing (inferred: only an empty list in the page's own data was seen). */
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
  /** The field's name says an average of the occupation, not what this employer pays (inferred). */
  averageWageIsPay: false,
  /** What the portal writes into texts: a phrase with the kind of contract, and the mark of a removed link. */
  contractPhrase: /tipo de v[ií]nculo:\s{0,5}(?<contract>[^.<\n]{1,60})\.?/i,
  removedLink: /o link para\s{1,5}site da empresa:\s{0,5}\(informa[cç][aã]o confidencial\)\.?/gi,
  /** Reais a month in three of four JobPostings: the portal's placeholder. */
  placeholderPay: { min: 1_000, max: 15_000 },
  /** The portal writes an end in ten years where the vacancy has none. */
  validYearsMax: 5,
});
