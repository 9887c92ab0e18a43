/** Why there is no answer of a portal, or of any. */
export const unansweredTexts = {
  here: "Este portal não respondeu. Pergunte de novo para saber se ele tem vagas.",
  cancelledHere: "Você cancelou antes da resposta. Em Editar Filtros você busca de novo.",
  all: "O problema não é a sua busca e costuma passar em alguns minutos.",
  off: "Indisponível agora. Em Editar Filtros você escolhe outros portais.",
  /** @param said why our server refused the search; a sentence, with or without its full stop */
  unasked: (said: string) => `${said.replace(/\.?$/, ".")} Em Editar Filtros você muda a busca.`,
};
