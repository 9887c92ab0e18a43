import { defineSettings, either, limitChoices, table } from "../core/settings.ts";

limitChoices("trampos", { route: ["v2", "legacy"] });

/** Holds the values that were not measured or that may need tuning. */
export const tramposSettings = defineSettings("trampos", {
  origin: "https://trampos.co",
  searchPath: "/api/v2/opportunities",
  paceMs: 500,
  inFlightMax: 2,
  /**
   * `legacy` asks the older feed, which clients still use: it has whole texts, but no reliable filter.
   * It is a reserve for the case that `v2` stops.
   */
  route: either<"v2" | "legacy">("v2"),
  /** Fixed by the portal. */
  pageSize: 12,
  pagesMax: 4,
  requestsMax: 12,
  requestsUsual: 6,
  /** Common words of queries, folded: to ask one of these finds too many vacancies (inferred). */
  commonWords: new Set(
    "analista assistente auxiliar coordenador coordenadora designer desenvolvedor desenvolvedora diretor diretora especialista estagio estagiario estagiaria gerente gestor gestora junior jr pleno pl senior sr tecnico tecnica trainee remoto remota hibrido presencial home office".split(
      " ",
    ),
  ),
  /** "Banco de talentos" collects candidates; it is no opening. */
  dropTalentPools: true,
  /** Kinds of vacancy that are a contract in themselves. */
  contractOfType: table({ estagio: "Estágio" }),
  /** Used where a vacancy has no address of its own; the words after the id are optional. */
  jobPath: (id: string) => `/oportunidades/${encodeURIComponent(id)}`,
});
