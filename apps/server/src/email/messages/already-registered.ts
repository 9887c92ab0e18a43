import { productName } from "@vagou/contract/product";
import { composeMessage, type Message, type Sender } from "../message.ts";

export function alreadyRegisteredMessage(facts: { operator: Sender; name: string; link: string }): Message {
  return composeMessage({
    operator: facts.operator,
    subject: `Você já tem conta no ${productName}`,
    name: facts.name,
    paragraphs: [
      "Alguém pediu para criar uma conta com este e-mail, mas você já tem conta. Nada mudou nela: é só entrar com a sua senha de sempre.",
    ],
    action: { label: "Entrar", link: facts.link },
    notes: ["Se não foi você, ignore esta mensagem. Sua conta e suas fichas continuam seguras."],
  });
}
