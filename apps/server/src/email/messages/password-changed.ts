import { productName } from "@vagou/contract/product";
import { composeMessage, type Message, type Sender } from "../message.ts";

/**
 * @param facts.link to a new password, for an owner who did not make the change
 * @param facts.hadPassword false for a person who came in with Google only, until now
 */
export function passwordChangedMessage(facts: {
  operator: Sender;
  name: string;
  link: string;
  hadPassword: boolean;
}): Message {
  const { subject, text } = facts.hadPassword
    ? {
        subject: `Sua senha no ${productName} foi alterada`,
        text: `A senha da sua conta no ${productName} acabou de ser alterada.`,
      }
    : {
        subject: `Sua conta no ${productName} agora tem uma senha`,
        text: `Foi criada uma senha para a sua conta no ${productName}: com ela, dá para entrar com o e-mail.`,
      };
  return composeMessage({
    operator: facts.operator,
    subject,
    name: facts.name,
    paragraphs: [
      `${text} Por segurança, encerramos as sessões abertas em outros aparelhos.`,
      "Se foi você, está tudo certo. Se não foi, crie uma nova senha agora.",
    ],
    action: { label: "Não fui eu: criar nova senha", link: facts.link },
    notes: ["Nunca pedimos a sua senha por e-mail, telefone ou mensagem."],
  });
}
