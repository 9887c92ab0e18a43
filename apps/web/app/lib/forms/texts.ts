/**
 * What every form says. The first is a sentence of the contract, copied so that a page does not load the sentences of
 * all errors with it.
 */
export const formTexts = {
  tooMany: "Muitas tentativas. Espere um pouco e tente de novo.",
  wait: (time: string) => `Aguarde ${time}`,
};
