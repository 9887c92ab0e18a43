import { resetLinkHours } from "@vagou/contract/fichas/amounts";
import { productName } from "@vagou/contract/product";
import { composeMessage, type Message, type Sender } from "../message.ts";

export function newPasswordMessage(facts: { operator: Sender; name: string; link: string }): Message {
  return composeMessage({
    operator: facts.operator,
    subject: `Crie uma nova senha no ${productName}`,
    name: facts.name,
    paragraphs: [
      `Recebemos um pedido de nova senha para a sua conta no ${productName}. Abra o link para escolher uma.`,
    ],
    action: { label: "Criar nova senha", link: facts.link },
    notes: [
      `O link vale por ${resetLinkHours} hora e só pode ser usado uma vez.`,
      "Se não foi você que pediu, ignore esta mensagem: nada muda na sua conta.",
    ],
  });
}
