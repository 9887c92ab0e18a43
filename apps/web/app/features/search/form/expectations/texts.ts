import { creditsPerProvider } from "@vagou/contract/fichas/amounts";
import { knownPeopleMin, knownRunsMin, questionCountsKeptDays } from "@vagou/contract/limits";
import { counted, fichas, formatCount } from "#lib/words/money.ts";

export const expectationTexts = {
  none: "0 vagas",
  few: "menos de 1 vaga",
  about: (vacancies: number) => `≈ ${counted(vacancies, "vaga", "vagas")}`,
  /** How "≈" is read aloud. */
  aboutAloud: "cerca de",
  inState: (said: string, uf: string) => `${said} em ${uf}`,
  inCountry: (said: string) => `${said} no Brasil`,
  inGeneral: (said: string) => `em geral ${said}`,
  answers: (tenths: number) => `responde ${formatCount(tenths)} de 10`,
  otherWords: "pouco provável para estas palavras",
  noCity: "não filtra por cidade",
  noState: "não filtra por estado",
  noSigns: "não entende o # nem o + das palavras",
  most: "Marcar os que mais trazem",
  fewer: "Um portal a menos",
  more: "Um portal a mais",
  upTo: (count: number) =>
    `até ${fichas(count * creditsPerProvider)} = ${counted(count, "portal", "portais")}`,
  wordsFirst: "Escreva as palavras-chave e veja o que cada portal costuma trazer.",
  loading: "Vendo o que cada portal costuma trazer...",
  unknown: "Ainda não sabemos o que cada portal traz para estas palavras.",
  marks: "Primeiro os que trouxeram mais vagas; os que não trouxeram nenhuma ficam de fora.",
  basis: (where: string) =>
    `Vagas por resposta, em média, para estas palavras ${where}: todas as pessoas, em ${questionCountsKeptDays} dias. Se faltam números daqui, valem os do estado, os do Brasil ou, “em geral”, os de quaisquer palavras em 7 dias. Com menos de ${knownPeopleMin} pessoas ou ${knownRunsMin} respostas, ainda não sabemos.`,
  where: ({ city, state }: { city: string; state: string }) => {
    if (city !== "") return `em ${city} (${state})`;
    return state === "" ? "no Brasil todo" : `em ${state}`;
  },
};
