import { productName } from "@vagou/contract/product";
import { counted, fichas } from "#lib/words/money.ts";

export const sharedTexts = {
  pageTitle: "Vaga compartilhada",
  about: "O que diz o anúncio",
  posted: (when: string) => `Publicada: ${when}`,
  free: "Para ver a vaga no portal você não precisa de conta aqui e não paga nada.",
  whole: "Ver a vaga completa",
  invitation: "Quer procurar outras?",
  why: (portals: number) =>
    `O ${productName} pergunta a até ${counted(portals, "portal", "portais")} de uma vez e mostra as vagas juntas. A conta é grátis.`,
  bonus: (credits: number) => `Ao confirmar o e-mail você ganha ${fichas(credits)} para as primeiras buscas.`,
  register: "Criar conta grátis",
  logIn: "Já tenho conta",
};
