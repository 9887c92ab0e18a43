import { referralGraceDays, rewardedReferralsPerMonthMax } from "@vagou/contract/fichas/amounts";
import { productName } from "@vagou/contract/product";
import { counted, fichas } from "#lib/words/money.ts";

export const referralTexts = {
  cardTitle: "Indique e ganhe",
  cardText: (bonuses: { referral_user: number; referral_friend: number } | undefined) =>
    bonuses === undefined
      ? "Você ganha fichas por amigo que confirmar o e-mail, e seu amigo também ganha."
      : `Você ganha ${fichas(bonuses.referral_user)} por amigo que confirmar o e-mail, e seu amigo ganha ${fichas(bonuses.referral_friend)}.`,
  limit: `Vale para até ${counted(rewardedReferralsPerMonthMax, "amigo", "amigos")} por mês.`,
  link: "Seu link de indicação",
  loading: "Carregando seu link",
  linkFailed: "Não foi possível carregar seu link agora.",
  retry: "Tentar de novo",
  copy: "Copiar link",
  copied: "Copiado",
  copiedToast: "Link copiado com sucesso!",
  copyFailed: "Erro ao copiar link",
  copyFailedText: "Toque no link, selecione tudo e copie.",
  share: "Compartilhar",
  whatsApp: "Enviar pelo WhatsApp",
  invitation: `Busque vagas em vários portais de uma vez no ${productName}. Criando a conta por este link, você ganha fichas:`,

  formTitle: "Alguém indicou você?",
  formText: (friend: number | undefined) =>
    friend === undefined
      ? `Cole o link ou o código que você recebeu. Vale nos primeiros ${referralGraceDays} dias da conta.`
      : `Cole o link ou o código que você recebeu e ganhe ${fichas(friend)}. Vale nos primeiros ${referralGraceDays} dias da conta.`,
  field: "Link ou código da indicação",
  unreadable: "Não achamos um código aqui. Cole o link inteiro, como você recebeu.",
  send: "Usar indicação",
  sending: "Enviando...",
  failed: "Não foi possível registrar a indicação agora. Tente de novo.",
  done: "Indicação registrada",
  doneText: (bonus: number) =>
    bonus === 0 ? "Obrigado por contar quem indicou você." : `Você ganhou ${fichas(bonus)}.`,
};
