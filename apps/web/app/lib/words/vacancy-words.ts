import type { FillableFact } from "@vagou/contract/search/fillable-facts";
import { formatList } from "./lists.ts";

/** What several screens say of a vacancy that several portals have. */
export const vacancyWords = {
  alsoIn: (labels: readonly string[]) => `Também em ${formatList(labels)}`,
  at: (label: string) => `Ver em ${label}`,
  atOf: (label: string, title: string) => `Ver em ${label}: ${title} (abre em nova aba)`,
  borrowed: (fact: string, label: string) => `${fact}: informação de ${label}`,
  facts: {
    employer: "Empresa",
    place: "Local",
    pay: "Salário",
    contract: "Contrato",
    "work-mode": "Modo de trabalho",
    date: "Publicada",
  } satisfies Record<FillableFact, string>,
};
