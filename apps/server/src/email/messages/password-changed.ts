import { productName } from "@vagou/contract/product";
import { composeMessage, type Message } from "../message.ts";

export function passwordChangedMessage(facts: { name: string; link: string }): Message {
  return composeMessage({
    subject: `Sua senha do ${productName} mudou`,
    greeting: `Olá, ${facts.name}.`,
    paragraphs: [
      "A senha da sua conta acabou de ser trocada, e as outras sessões abertas foram encerradas.",
      "Se foi você, está tudo certo. Se não foi, crie uma senha nova agora mesmo.",
    ],
    action: { label: "Não fui eu: criar nova senha", link: facts.link },
    notes: ["Você recebeu esta mensagem porque a senha da conta com este e-mail mudou."],
  });
}
