import { productName } from "@vagou/contract/product";
import { composeMessage, type Message, type Sender } from "../message.ts";

/** @param facts.link to a new password, for an owner who did not make the change */
export function passwordChangedMessage(facts: { operator: Sender; name: string; link: string }): Message {
  return composeMessage({
    operator: facts.operator,
    subject: `Sua senha no ${productName} foi alterada`,
    name: facts.name,
    paragraphs: [
      `A senha da sua conta no ${productName} acabou de ser alterada. Por segurança, encerramos as sessões abertas em outros aparelhos.`,
      "Se foi você, está tudo certo. Se não foi, crie uma nova senha agora.",
    ],
    action: { label: "Não fui eu: criar nova senha", link: facts.link },
    notes: ["Nunca pedimos a sua senha por e-mail, telefone ou mensagem."],
  });
}
