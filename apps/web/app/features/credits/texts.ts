import { creditsPerProvider } from "@vagou/contract/fichas/amounts";
import type { HistoryReason } from "@vagou/contract/fichas/history";
import { counted, fichas, formatCount } from "#lib/words/money.ts";

export const creditTexts = {
  counterLabel: (total: number) => `Fichas disponíveis: ${formatCount(total)}`,
  counterTooltip: (total: number) => `Fichas disponíveis ${formatCount(total)} para realizar pesquisas`,
  low: "saldo baixo",
  buyFromTooltip: "Adquirir mais fichas",
  loading: "Carregando fichas",
  needMore: "Precisa de mais fichas para esta busca",
  available: "Fichas disponíveis",
  yours: "Suas fichas",
  unit: "fichas",
  buyMore: "Comprar mais fichas",
  balanceFailed: "Não foi possível ver seu saldo agora.",
  youHave: "Você tem",
  /** What the fichas are good for, after how many there are. */
  reach: (total: number) => {
    const portals = Math.floor(total / creditsPerProvider);
    return portals === 0
      ? `Cada portal custa ${creditsPerProvider}.`
      : `Dá para perguntar a ${counted(portals, "portal", "portais")}.`;
  },
  retry: "Tentar de novo",
  nextDaily: (daily: number | undefined) =>
    `Você já recebeu as fichas de hoje. A partir da meia-noite (horário de Brasília) você pode resgatar mais${daily === undefined ? "" : ` ${formatCount(daily)}`}.`,
  canClaim: (daily: number | undefined) =>
    `Suas ${daily === undefined ? "fichas" : fichas(daily)} de hoje ainda estão esperando por você.`,
  claim: "Resgatar fichas de hoje",
  claiming: "Resgatando...",
  alreadyClaimed: (daily: number) =>
    `Você já recebeu as fichas de hoje. A partir da meia-noite (horário de Brasília) você pode resgatar mais ${formatCount(daily)}. Até lá, escolha menos portais.`,
  claimed: "Fichas diárias adicionadas!",
  claimedText: (total: number) => `Agora você tem ${fichas(total)}.`,
  claimFailed: "Erro ao resgatar fichas diárias",
  claimSignedOut: "Você precisa estar logado",
  claimSignedOutText: "Sua sessão terminou. Saia da conta e entre de novo para resgatar as fichas de hoje.",
};

const reasons: Record<Exclude<HistoryReason, "search" | "search_returned">, string> = {
  daily_bonus: "Bônus do dia",
  email_confirmation: "E-mail confirmado",
  referral_user: "Indicação: seu amigo confirmou a conta",
  referral_friend: "Indicação de um amigo",
  purchase: "Compra de fichas",
  payment_refund: "Compra devolvida ou contestada",
  refund_reversed: "Devolução ou contestação desfeita",
  adjustment: "Ajuste da nossa equipe",
  plan_portal: "Portal do dia grátis, do seu plano",
};

const costOf = (credits: number, isFirst: boolean) => (isFirst ? fichas(credits) : formatCount(credits));

export const lineTexts = {
  reasons,
  someProvider: "um portal",
  search: (portal: string) => `Busca em ${portal}`,
  searches: (portals: number) => `Busca em ${counted(portals, "portal", "portais")}`,
  /** `isFirst`: only the first part has the word "fichas". */
  cost: {
    charged: (credits: number, isFirst: boolean) => `${costOf(credits, isFirst)} pagas`,
    held: (credits: number, isFirst: boolean) => `${costOf(credits, isFirst)} reservadas`,
    returned: (credits: number, isFirst: boolean) => `${costOf(credits, isFirst)} devolvidas`,
  },
  portals: "Ver portais",
  portalsOf: (search: string, when: string) => `Ver portais: ${search}, ${when}`,
};

export const statementTexts = {
  title: "Extrato",
  caption: "Movimentações das suas fichas, da mais nova à mais antiga",
  columns: { movement: "Movimentação", amount: "Fichas", balance: "Saldo" },
  loading: "Carregando extrato",
  failed: "Não foi possível carregar o extrato agora.",
  retry: "Tentar de novo",
  empty: "Nenhuma movimentação ainda. Cada ficha que entrar ou sair aparece aqui.",
  search: "Buscar vagas",
  more: "Ver mais",
  loadingMore: "Carregando...",
  moreFailed: "Não foi possível carregar mais. Tente de novo.",
  shown: (count: number) => `${counted(count, "movimentação", "movimentações")} na lista.`,
  words: "O que você procurou aparece só nas buscas que este aparelho ainda guarda.",
};

export const earningTexts = {
  pageTitle: "Adquirir fichas",
  lead: `Cada portal que responde custa ${creditsPerProvider} fichas. Veja como conseguir mais.`,
  dailyTitle: "Bônus do dia",
  dailyText: (daily: number | undefined) =>
    `${daily === undefined ? "Fichas novas todo dia" : `${fichas(daily)} por dia`}, sem pagar nada. Elas chegam quando você entra ou busca, uma vez por dia.`,
};
