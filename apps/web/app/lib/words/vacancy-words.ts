import type { FillableFact } from "@vagou/contract/search/fillable-facts";
import { formatList } from "./lists.ts";

/** What several screens say of a vacancy: which portals have it, and its link. */
export const vacancyWords = {
  /** Beside a fact that no field of the portal states. */
  derived: "informação tirada do texto do anúncio",
  message: (title: string, company: string | null) =>
    company === null ? `Vaga: ${title}` : `Vaga: ${title}, ${company}`,
  copied: "Link copiado com sucesso!",
  copyFailed: "Erro ao copiar link",
  copyByHand: (address: string) => `Copie o endereço: ${address}`,
  whatsApp: "Enviar pelo WhatsApp",
  also: "Também em",
  alsoIn: (labels: readonly string[]) => `Também em ${formatList(labels)}`,
  at: (label: string) => `Ver em ${label}`,
  atOf: (label: string, title: string) => `Ver em ${label}: ${title} (abre em nova aba)`,
  borrowed: (fact: string, label: string) => `${fact}: informação de ${label}`,
  facts: {
    employer: "Empresa",
    place: "Local",
    pay: "Salário",
    contract: "Contrato",
    level: "Nível",
    "work-mode": "Modo de trabalho",
    date: "Publicada",
  } satisfies Record<FillableFact, string>,
};
