export const dataSaverTexts = {
  title: "Economia de dados",
  text: "Com ela, o Vagou usa as letras do seu aparelho, não baixa nada antes da hora e diz quanto cada busca usou. As vagas que aparecem são as mesmas.",
  choices: {
    auto: "Automática",
    on: "Ativada",
    off: "Desativada",
  },
  hints: {
    auto: "Segue o que o navegador pede.",
    autoOn: "Segue o que o navegador pede. Agora está ativada.",
    autoOff: "Segue o que o navegador pede. Agora está desativada.",
    on: "Páginas que você ainda não abriu podem não abrir sem internet.",
    off: "Mesmo que o navegador peça para economizar.",
  },
  kept: "Vale só neste aparelho.",
};
