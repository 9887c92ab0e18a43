import type { Facet } from "@vagou/one-list/filters/filters";
import type { MergeReason } from "@vagou/one-list/vacancy";
import { counted, formatCount, formatTenths } from "#lib/words/money.ts";
import { formatList } from "#lib/words/lists.ts";
import { vacancyWords } from "#lib/words/vacancy-words.ts";
import { cardTexts } from "../texts.ts";

/** Texts of the one list: all portals together, each vacancy once. */
export const oneListTexts = {
  /** Below the count of all postings: how many different vacancies they are. */
  different: (vacancies: number, portals: number) =>
    `Em ${counted(portals, "portal", "portais")}: ${counted(vacancies, "vaga diferente", "vagas diferentes")}`,
  shown: (count: number) => counted(count, "vaga", "vagas"),
  more: (count: number) => `+${formatCount(count)}`,
  moreLabel: (count: number) => ` e mais ${counted(count, "portal", "portais")}`,
  seen: "Vista",
  isNew: "Nova",
  hide: "Ocultar",
  hideOf: (title: string) => `Ocultar: ${title}`,
  hidden: "Ocultada:",
  unhide: "Mostrar",
  unhideOf: (title: string) => `Mostrar de novo: ${title}`,
  hiddenByYou: (count: number) =>
    `${counted(count, "vaga que você ocultou não aparece", "vagas que você ocultou não aparecem")}.`,
  showHidden: "Mostrar",
  leaveHiddenOut: "Não mostrar as que ocultei",
  onlyNew: (count: number) => `Só as novas (${formatCount(count)})`,
  onlyNewLabel: (count: number, day: string) =>
    `Só as novas (${formatCount(count)}), desde a busca de ${day}`,
  paySections: {
    clt: "CLT, do maior salário para o menor",
    pj: "PJ, do maior valor para o menor",
    other: "Outros contratos ou sem contrato, do maior valor para o menor",
    none: "Sem salário por mês no anúncio",
  },
  beside: "Vaga aberta",
  chooseOne: "Escolha uma vaga da lista para ler aqui.",
  close: "Fechar",
  closeOf: (title: string) => `Fechar: ${title}`,
};

export const keyTexts = {
  title: "Teclas da lista (?)",
  keys: [
    ["j", "próxima vaga"],
    ["k", "vaga anterior"],
    ["Enter", "abrir ou fechar"],
    ["s", "guardar ou tirar"],
    ["x", "ocultar ou mostrar"],
    ["?", "esta lista de teclas"],
  ],
} as const;

/** Why postings are one vacancy, and where they say different things. */
export const mergedTexts = {
  ...vacancyWords,
  because: (reasons: readonly MergeReason[]) =>
    `É a mesma vaga: ${formatList(reasons.map((reason) => reasonTexts[reason]))}.`,
  differ: "Os portais dizem coisas diferentes",
  said: (value: string, labels: readonly string[]) => `${value} (${formatList(labels)})`,
  facts: { title: "Título", ...vacancyWords.facts },
};

const reasonTexts: Record<MergeReason, string> = {
  "same-address": "o mesmo link",
  "same-title": "o mesmo cargo",
  "same-employer": "a mesma empresa",
  "same-place": "o mesmo lugar",
  "same-text": "quase o mesmo texto",
};

export const filterTexts = {
  title: "Filtrar vagas",
  filter: (wishes: number) => (wishes === 0 ? "Filtrar" : `Filtrar (${wishes})`),
  close: "Fechar filtros da lista",
  see: (count: number) =>
    count === 0 ? "Nenhuma vaga com estes filtros" : `Ver ${counted(count, "vaga", "vagas")}`,
  free: "Filtrar não gasta fichas: vale para as vagas que já chegaram.",
  hidden: (count: number) => `${counted(count, "escondida", "escondidas")} pelos filtros`,
  none: "Nenhuma vaga passa por todos os filtros.",
  clear: "Limpar os filtros",
  more: (count: number, facet: string) => `Mais ${formatCount(count)}: ${facet}`,
  without: "Sem estas palavras",
  withoutHint: "No cargo ou no nome da empresa. Exemplo: vendas telemarketing",
  unsaid: "Não informado",
  notForPcd: "As outras",
  from: (reais: string) => `A partir de R$ ${reais}`,
  order: "Ordenar",
  orders: {
    asked: "Ordem da busca",
    newest: "Mais novas",
    pay: "Maior salário",
    portals: "Em mais portais",
  },
};

export const facetTexts: Record<Facet, string> = {
  published: "Publicada",
  mode: "Modo de trabalho",
  contract: "Contrato",
  pay: "Salário por mês",
  level: "Nível",
  pcd: "Pessoas com deficiência",
  portal: "Portal",
  employer: "Empresa",
  city: "Cidade",
};

/** Values that are not written as the portals write them. */
export const valueTexts: { readonly [Name in Facet]?: Readonly<Record<string, string>> } = {
  published: {
    "1": "Hoje ou ontem",
    "3": "Últimos 3 dias",
    "7": "Últimos 7 dias",
    "30": "Últimos 30 dias",
  },
  mode: cardTexts.workModes,
  contract: {
    clt: "CLT",
    pj: "PJ",
    internship: "Estágio",
    apprentice: "Jovem aprendiz",
    temporary: "Temporário",
    freelance: "Freelance ou autônomo",
    other: "Outro",
  },
  pay: { said: "Com salário no anúncio" },
  level: {
    internship: "Estágio",
    apprentice: "Aprendiz",
    trainee: "Trainee",
    junior: "Júnior",
    mid: "Pleno",
    senior: "Sênior",
    specialist: "Especialista",
    lead: "Liderança",
  },
  pcd: { pcd: "Vagas para PcD" },
};

export const pictureTexts = {
  title: "Salário e data das vagas em gráficos",
  pay: {
    clt: "Salário por mês, CLT",
    pj: "Valor por mês, PJ",
    other: "Valor por mês, outros ou sem contrato",
  },
  payNote: "O maior de cada anúncio, em mil reais. Toque em uma barra para ver a partir dela.",
  age: "Quando foram publicadas",
  ageNote: "Toque em uma barra para ver só até ela.",
  bar: (label: string, count: number) => `${label}: ${counted(count, "vaga", "vagas")}`,
  /** Behind the name of a bar: what it filters by is more than the vacancies that it counts. */
  barFilters: (value: string) => `. Filtrar: ${value.slice(0, 1).toLowerCase()}${value.slice(1)}`,
  range: "Faixa",
  vacancies: "Vagas",
  reais: (from: number, to: number | null) =>
    to === null ? `R$ ${formatCount(from)} ou mais` : `R$ ${formatCount(from)} a R$ ${formatCount(to)}`,
  shortReais: (from: number) => formatTenths(from / 1_000),
  days: (from: number, to: number | null) =>
    to === null
      ? `há mais de ${from - 1} dias`
      : to === 1
        ? "hoje ou ontem"
        : `há ${from} a ${counted(to, "dia", "dias")}`,
  shortDays: (to: number | null) => (to === null ? "mais" : `${to} d`),
};
