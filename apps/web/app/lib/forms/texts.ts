/** What every form says. */
export const formTexts = {
  wait: (time: string) => `Aguarde ${time}`,
};
