/** Words around both documents. */
export const legalTexts = {
  updated: "Última atualização: 15 de maio de 2023",
  summary: "Em resumo",
  contents: "Nesta página",
  why: "Para quê",
  ground: "Base legal",
  howLong: "Por quanto tempo",
};

export const legalTitles = { terms: "Termos de Uso", privacy: "Política de Privacidade" };
