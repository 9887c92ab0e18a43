import { confirmationLinkHours } from "@vagou/contract/amounts";
import { productName } from "@vagou/contract/product";
import { composeMessage, type Message, type Sender } from "../message.ts";

export function confirmAccountMessage(facts: {
  operator: Sender;
  name: string;
  link: string;
  bonusCredits: number;
}): Message {
  return composeMessage({
    operator: facts.operator,
    subject: `Confirme seu e-mail no ${productName}`,
    name: facts.name,
    paragraphs: [
      `Falta um passo para você usar o ${productName}: confirmar que este e-mail é seu. Ao confirmar, você ganha ${facts.bonusCredits} fichas para buscar vagas.`,
    ],
    action: { label: "Confirmar meu e-mail", link: facts.link },
    notes: [
      `O link vale por ${confirmationLinkHours} horas.`,
      "Se não foi você que criou a conta, ignore esta mensagem: sem a confirmação, nada acontece.",
    ],
  });
}
