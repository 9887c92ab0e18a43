import type { PaymentMethod } from "@vagou/contract/fichas/payment-methods";
import type { Item } from "./article.ts";

/** One checkout that a person opened here, as the payment provider would store it. */
export type Payment = {
  /** The part that all its ids share. */
  key: string;
  item: Item;
  clientReference: string | null;
  amountCents: number;
  method: PaymentMethod;
  status: "waiting" | "paid" | "expired";
  refundedCents: number;
  /** How many refunds there were: each has an id of its own. */
  refunds: number;
  dispute: "open" | "won" | null;
  createdAt: Date;
};

/** What the checkout's test cards do, by number; every other number is refused as invalid. */
export const testCards: Readonly<Record<string, { approved: boolean; said: string }>> = {
  "4242424242424242": { approved: true, said: "aprovado" },
  "5555555555554444": { approved: true, said: "aprovado" },
  "4000000000000002": { approved: false, said: "Seu cartão foi recusado. Tente outro." },
  "4000000000009995": { approved: false, said: "Seu cartão não tem saldo suficiente." },
  "4000000000000069": { approved: false, said: "Seu cartão está vencido." },
};
