type CatalogueEntry = {
  id: string;
  label: string;
  description: string;
  kind: "employer" | "applicant-system" | "board";
  field: "general" | "technology";
  colour: string;
  offReason: string | null;
};

/**
 * Every provider the product knows by name, in the order of the picker. `description` names its purpose in one
 * line, short enough for a phone; `kind` is whose words its postings are: an "employer" shows its own vacancies, an
 * "applicant-system" is where many employers write theirs and receive applications, and a "board" shows what was
 * written for it or elsewhere; `field` is the field of most of its vacancies; `offReason` is why it is off by
 * default, as the end of a sentence. The server's answer to `GET /settings` says which of them can be asked now.
 */
export const providerCatalogue = [
  {
    id: "infojobs",
    label: "InfoJobs",
    description: "Todas as áreas, em todo o Brasil",
    kind: "board",
    field: "general",
    colour: "#167db7",
    offReason: null,
  },
  {
    id: "catho",
    label: "Catho",
    description: "Todas as áreas, em todo o Brasil",
    kind: "board",
    field: "general",
    colour: "#d6006d",
    offReason: null,
  },
  {
    id: "gupy",
    label: "Gupy",
    description: "Vagas das próprias empresas",
    kind: "applicant-system",
    field: "general",
    colour: "#1f3bdb",
    offReason: null,
  },
  {
    id: "vagas",
    label: "Vagas.com.br",
    description: "Médias e grandes empresas",
    kind: "board",
    field: "general",
    colour: "#f26522",
    offReason: null,
  },
  {
    id: "buscavagas",
    label: "Busca Vagas",
    description: "Vagas locais de todo o Brasil",
    kind: "board",
    field: "general",
    colour: "#1a7f64",
    offReason: null,
  },
  {
    id: "divulgavagas",
    label: "Divulga Vagas",
    description: "Vagas locais de todo o Brasil",
    kind: "board",
    field: "general",
    colour: "#2b7a3d",
    offReason: null,
  },
  {
    id: "workable",
    label: "Workable",
    description: "Vagas no Brasil, parte em inglês",
    kind: "applicant-system",
    field: "general",
    colour: "#00756a",
    offReason: null,
  },
  {
    id: "sap",
    label: "SAP",
    description: "Só vagas da SAP no Brasil",
    kind: "employer",
    field: "technology",
    colour: "#0a6ed1",
    offReason: null,
  },
  {
    id: "dell",
    label: "Dell",
    description: "Só vagas da Dell no Brasil",
    kind: "employer",
    field: "technology",
    colour: "#0672cb",
    offReason: null,
  },
  {
    id: "encontresuavaga",
    label: "Encontre sua Vaga",
    description: "Para alunos e egressos da Estácio",
    kind: "board",
    field: "general",
    colour: "#7a4fbf",
    offReason: "não tem busca aberta",
  },
  {
    id: "solides",
    label: "Sólides",
    description: "Pequenas e médias empresas",
    kind: "applicant-system",
    field: "general",
    colour: "#5b2ad0",
    offReason: null,
  },
  {
    id: "nerdin",
    label: "NerdIn",
    description: "Só tecnologia",
    kind: "board",
    field: "technology",
    colour: "#444b59",
    offReason: null,
  },
  {
    id: "bne",
    label: "BNE",
    description: "Busca pelo nome da profissão",
    kind: "board",
    field: "general",
    colour: "#0e5aa7",
    offReason: null,
  },
  {
    id: "jobleads",
    label: "JobLeads",
    description: "Vagas de outros sites e países",
    kind: "board",
    field: "general",
    colour: "#b2451a",
    offReason: "cobra de quem se candidata",
  },
  {
    id: "careerjet",
    label: "Careerjet",
    description: "Reúne vagas de muitos sites",
    kind: "board",
    field: "general",
    colour: "#9a2a1f",
    offReason: null,
  },
  {
    id: "remotar",
    label: "Remotar",
    description: "Só trabalho remoto",
    kind: "board",
    field: "technology",
    colour: "#6a3fd1",
    offReason: null,
  },
  {
    id: "trampos",
    label: "Trampos",
    description: "Comunicação, design e tecnologia",
    kind: "board",
    field: "technology",
    colour: "#b3193f",
    offReason: null,
  },
  {
    id: "netvagas",
    label: "NetVagas",
    description: "Todas as áreas, em todo o Brasil",
    kind: "board",
    field: "general",
    colour: "#2c6b9e",
    offReason: "fecha as páginas para robôs",
  },
] as const satisfies readonly CatalogueEntry[];

export type ProviderId = (typeof providerCatalogue)[number]["id"];

export const providerIds: readonly ProviderId[] = providerCatalogue.map((entry) => entry.id);

/** @returns the provider's name for people; for an unknown id, the id. */
export function providerLabel(id: string): string {
  return providerCatalogue.find((entry) => entry.id === id)?.label ?? id;
}
