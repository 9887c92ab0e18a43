import type { WaitingTask } from "./waiting-tasks.ts";

export const waitingTexts = {
  willBeSent: "Enviamos quando a internet voltar",
  refusedTitle: (task: WaitingTask) =>
    task.kind === "message" ? "Sua mensagem não foi enviada" : `A mudança não foi feita: ${task.title}`,
  refused: "O servidor não aceitou.",
  gone: "A vaga já tinha sido tirada da lista em outro aparelho.",
  notesTooLong:
    "A anotação também foi mudada em outro aparelho, e as duas juntas passam do tamanho. Junte o que importa.",
  overruled: (title: string) => `${title}: ficou o andamento escolhido em outro aparelho`,
  messageSent: "Sua mensagem foi enviada",
  refusedNote: "O que você escreveu:",
  dismiss: "Entendi",
  dismissOf: (task: WaitingTask) => `Entendi: ${waitingTexts.refusedTitle(task)}`,
};
