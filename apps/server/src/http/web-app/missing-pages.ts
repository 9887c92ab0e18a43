import { postingKeptDays, sharedListKeptDays } from "@vagou/contract/limits";

/** What the page of a posting says without scripts that is not kept, or not any more. */
export const missingPosting = {
  heading: "Esta vaga não está mais aqui",
  paragraphs: [
    `Guardamos uma vaga por ${postingKeptDays} dias depois da última vez que uma busca a encontrou. O portal pode ter encerrado esta, ou o endereço pode ter vindo incompleto.`,
  ],
} as const;

/** What the page of a shared list says without scripts that is not there, or not any more. */
export const missingList = {
  heading: "Esta lista não está mais aqui",
  paragraphs: [
    `Uma lista compartilhada fica no ar por ${sharedListKeptDays} dias, ou o endereço pode ter vindo incompleto. Peça uma nova a quem enviou.`,
  ],
} as const;
