import { productName } from "@vagou/contract/product";
import { composeMessage, type Message, type Sender } from "../message.ts";

/** Does not name the friend, who may not want that the referrer knows of the account. */
export function referralRewardedMessage(facts: {
  operator: Sender;
  name: string;
  amountCredits: number;
  link: string;
}): Message {
  return composeMessage({
    operator: facts.operator,
    subject: `Você ganhou ${facts.amountCredits} fichas no ${productName}`,
    name: facts.name,
    paragraphs: [
      `Uma pessoa que você indicou confirmou a conta. As ${facts.amountCredits} fichas da indicação já estão com você.`,
    ],
    action: { label: "Buscar vagas", link: facts.link },
    notes: ["Você recebeu esta mensagem porque alguém usou o seu link de indicação."],
  });
}
