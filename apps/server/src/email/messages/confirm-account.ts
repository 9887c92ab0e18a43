import { confirmationLinkHours } from "@vagou/contract/fichas/amounts";
import { productName } from "@vagou/contract/product";
import { composeMessage, type Message, type Sender } from "../message.ts";

/** `confirmationCredits`, `friendCredits`: the fichas that confirming will give, for the e-mail and the referral. */
type Facts = {
  operator: Sender;
  name: string;
  link: string;
  confirmationCredits: number;
  friendCredits: number;
};

export function confirmAccountMessage(facts: Facts): Message {
  return composeMessage({
    operator: facts.operator,
    subject: `Confirme seu e-mail no ${productName}`,
    name: facts.name,
    paragraphs: [
      `Falta um passo para você usar o ${productName}: confirmar que este e-mail é seu.${promiseOf(facts)}`,
    ],
    action: { label: "Confirmar meu e-mail", link: facts.link },
    notes: [
      `O link vale por ${confirmationLinkHours} horas.`,
      "Se não foi você que criou a conta, ignore esta mensagem: sem a confirmação, nada acontece.",
    ],
  });
}

function promiseOf({ confirmationCredits, friendCredits }: Facts): string {
  const total = confirmationCredits + friendCredits;
  if (total === 0) return "";
  const parts =
    confirmationCredits > 0 && friendCredits > 0
      ? `: ${confirmationCredits} pelo e-mail e ${friendCredits} pela indicação`
      : "";
  return ` Ao confirmar, você ganha ${total} fichas para buscar vagas${parts}.`;
}
