/**
 * Every provider the product knows by name, in the order of the picker.
 * Which of them can be asked now is the server's answer to `GET /settings`.
 */
export const providerCatalogue = [
  { id: "infojobs", label: "InfoJobs", description: "Vagas de todas as áreas no Brasil", colour: "#167db7" },
  { id: "catho", label: "Catho", description: "Vagas de todas as áreas no Brasil", colour: "#d6006d" },
  { id: "gupy", label: "Gupy", description: "Vagas publicadas pelas próprias empresas", colour: "#1f3bdb" },
  {
    id: "vagas",
    label: "Vagas.com.br",
    description: "Vagas de médias e grandes empresas",
    colour: "#f26522",
  },
  { id: "buscavagas", label: "Busca Vagas", description: "Vagas locais de todo o Brasil", colour: "#1a7f64" },
  {
    id: "divulgavagas",
    label: "Divulga Vagas",
    description: "Vagas locais de todo o Brasil",
    colour: "#2b7a3d",
  },
  {
    id: "workable",
    label: "Workable",
    description: "Vagas de empresas do Brasil e do exterior",
    colour: "#00756a",
  },
  { id: "sap", label: "SAP", description: "Vagas da SAP no Brasil", colour: "#0a6ed1" },
  { id: "dell", label: "Dell", description: "Vagas da Dell Technologies no Brasil", colour: "#0672cb" },
  {
    id: "encontresuavaga",
    label: "Encontre sua Vaga",
    description: "Vagas de empresas clientes do portal",
    colour: "#7a4fbf",
  },
  { id: "solides", label: "Sólides", description: "Vagas de pequenas e médias empresas", colour: "#5b2ad0" },
  { id: "nerdin", label: "NerdIn", description: "Vagas de tecnologia", colour: "#444b59" },
  { id: "bne", label: "BNE", description: "Banco Nacional de Empregos", colour: "#0e5aa7" },
  { id: "jobleads", label: "JobLeads", description: "Vagas de especialistas e gestão", colour: "#b2451a" },
  { id: "careerjet", label: "Careerjet", description: "Reúne vagas de muitos sites", colour: "#9a2a1f" },
  { id: "remotar", label: "Remotar", description: "Vagas de trabalho remoto", colour: "#6a3fd1" },
  {
    id: "trampos",
    label: "Trampos",
    description: "Vagas de comunicação, design e tecnologia",
    colour: "#b3193f",
  },
  { id: "netvagas", label: "NetVagas", description: "Vagas de todas as áreas no Brasil", colour: "#2c6b9e" },
] as const;

export type ProviderId = (typeof providerCatalogue)[number]["id"];

export const providerIds: readonly ProviderId[] = providerCatalogue.map((entry) => entry.id);

/** @returns the name people read; an unknown id displays as itself. */
export function providerLabel(id: string): string {
  return providerCatalogue.find((entry) => entry.id === id)?.label ?? id;
}
