import { fichas, formatCount } from "#lib/money.ts";

export const creditTexts = {
  counterLabel: (total: number) => `Fichas disponíveis: ${formatCount(total)}`,
  counterTooltip: (total: number) => `Fichas disponíveis ${formatCount(total)} para realizar pesquisas`,
  low: "saldo baixo",
  loading: "Carregando fichas",
  needMore: "Precisa de mais fichas para esta busca",
  canClaim: (daily: number) => `Suas ${fichas(daily)} de hoje ainda estão esperando por você.`,
  claim: "Resgatar fichas de hoje",
  claiming: "Resgatando...",
  alreadyClaimed: (daily: number) =>
    `Você já recebeu as fichas de hoje. À meia-noite (horário de Brasília) chegam mais ${formatCount(daily)}. Até lá, escolha menos portais.`,
  claimed: "Fichas diárias adicionadas!",
  claimedText: (total: number) => `Agora você tem ${fichas(total)}.`,
  claimFailed: "Erro ao resgatar fichas diárias",
};
