import { creditsPerProvider } from "@vagou/contract/fichas/amounts";
import { knownRunsMin } from "@vagou/contract/limits";
import { productName } from "@vagou/contract/product";
import { counted, formatCount } from "#lib/words/money.ts";
import { portalWords } from "#lib/words/portal-words.ts";

export const providersTexts = {
  title: "Fontes",
  description:
    "Como cada portal de vagas respondeu nos últimos 7 dias: quantas vezes, em quanto tempo e desde quando.",
  lead: `As vagas do ${productName} vêm de portais: sites que publicam vagas. Quando você busca, perguntamos a cada portal que você marcou e mostramos o que ele respondeu.`,
  promise: `Se um portal não responde, suas ${creditsPerProvider} fichas voltam na hora.`,
  list: "Os últimos 7 dias",
  counted: (moment: string) => `Contado em ${moment}.`,
  states: (answering: number, failing: number, unknown: number) =>
    [
      counted(answering, "portal está respondendo", "portais estão respondendo"),
      ...(failing === 0 ? [] : [counted(failing, "com falhas ou suspenso", "com falhas ou suspensos")]),
      ...(unknown === 0 ? [] : [`${formatCount(unknown)} ainda sem números`]),
    ].join(", "),
  loading: "Contando as respostas...",
  noScript: "Para ver os números, ative o JavaScript do navegador.",
  failed: "Não foi possível carregar os números agora.",
  retry: "Tentar de novo",
  emptyTitle: "Ainda não há números para mostrar",
  empty: `Eles aparecem quando um portal recebe ${knownRunsMin} perguntas em 7 dias.`,
  search: "Fazer uma busca",
  howTitle: "Como contamos",
  how: [
    "Contamos só as vezes em que perguntamos ao portal, de todas as buscas juntas. Não guardamos nestes números quem perguntou nem o que procurava.",
    `O tempo é a mediana: metade das respostas veio mais rápido. Com menos de ${knownRunsMin} perguntas, ou de ${knownRunsMin} respostas para o tempo, ainda não sabemos.`,
    "Com falhas: a maioria das últimas perguntas ficou sem resposta. Suspenso: o portal falhou várias vezes seguidas, e por um tempo não perguntamos a ele.",
  ],
};

export const stateTexts = {
  answering: "respondendo",
  failing: "com falhas",
  suspended: "suspenso",
  unknown: portalWords.unknown,
};

export const weekTexts = {
  answers: "Respondeu",
  answersOf: (answers: number, runs: number) => `${formatCount(answers)} de ${counted(runs, "vez", "vezes")}`,
  someEmpty: (said: string, count: number) => `${said}, ${formatCount(count)} delas sem vagas`,
  allEmpty: (said: string) => `${said}, sempre sem vagas`,
  median: "Tempo",
  medianOf: (seconds: string) => `${seconds} (mediana)`,
  failures: "Não respondeu",
  failure: {
    blocked: portalWords.failed.blocked,
    changed: portalWords.failed.changed,
    timeout: portalWords.failed.timeout,
    unavailable: `estava ${portalWords.failed.unavailable}`,
  },
  failureTimes: (said: string, count: number) => `${said} (${counted(count, "vez", "vezes")})`,
  lastAnswer: "Última resposta",
  noAnswer: "nenhuma nos últimos 7 dias",
  tooFew: `menos de ${knownRunsMin} perguntas em 7 dias`,
  failingSince: "Sem resposta",
  since: (moment: string) => `desde ${moment}`,
};
