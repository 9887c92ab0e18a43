import { productName } from "@vagou/contract/product";
import { composeMessage, type Message, type Sender } from "../message.ts";

/** `hasPassword`, `hasGoogle`: how the owner can log in to the account. */
type Facts = { operator: Sender; name: string; link: string; hasPassword: boolean; hasGoogle: boolean };

export function alreadyRegisteredMessage(facts: Facts): Message {
  return composeMessage({
    operator: facts.operator,
    subject: `Você já tem conta no ${productName}`,
    name: facts.name,
    paragraphs: [
      `Alguém pediu para criar uma conta com este e-mail, mas você já tem conta. Nada mudou nela: ${describeLogIn(facts)}`,
    ],
    action: { label: "Entrar", link: facts.link },
    notes: ["Se não foi você, ignore esta mensagem. Sua conta e suas fichas continuam seguras."],
  });
}

/** The same label as on the button of the log-in page. */
function describeLogIn({ hasPassword, hasGoogle }: Facts): string {
  if (hasPassword && hasGoogle) return "é só entrar com a sua senha de sempre ou com o Google.";
  if (hasPassword) return "é só entrar com a sua senha de sempre.";
  if (hasGoogle)
    return "é só entrar com o Google, como você sempre faz. Se preferir usar uma senha, crie uma em “Esqueci minha senha”, na página de entrada.";
  return "ela só ainda não tem senha: crie uma em “Esqueci minha senha”, na página de entrada.";
}
