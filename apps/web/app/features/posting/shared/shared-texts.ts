import { sharedListKeptDays } from "@vagou/contract/limits";
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

export const sharedListTexts = {
  title: "Lista de vagas",
  description:
    "Vagas de emprego que alguém separou para você: o que são, onde ficam e o link de cada portal.",
  heading: (count: number) => `${counted(count, "vaga separada", "vagas separadas")} para você`,
  until: (from: string, to: string) => `Como estavam em ${from}. Esta página fica no ar até ${to}.`,
  openOf: (title: string, portal: string) => `Ver no portal ${portal}: ${title} (abre em nova aba)`,
  missingTitle: "Esta lista não está mais aqui",
  missingText: `Uma lista compartilhada fica no ar por até ${sharedListKeptDays} dias, e quem enviou pode encerrar o link antes. O endereço também pode ter vindo incompleto. Peça outro link a quem enviou.`,
};
