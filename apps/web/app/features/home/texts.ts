import { creditsPerProvider } from "@vagou/contract/fichas/amounts";
import { fichas } from "#lib/words/money.ts";

export const homeTexts = {
  title: "As melhores vagas do Brasil, numa busca só.",
  lead: "Escolha os portais, pergunte uma vez e leia tudo junto. Você só paga fichas pelos portais que responderem.",
  keywords: "Palavras-chave, cargo ou empresa",
  search: "Buscar",
  hint: "Entre e ganhe fichas todo dia para buscar.",
  hintWithAmount: (daily: number, portals: number) =>
    `Entre e ganhe ${fichas(daily)} por dia: ${portals} portais de graça, todo dia.`,
  exampleTitle: "Exemplo de uma busca",
  example: {
    found: (n: number, seconds: string) => `${n} vagas em ${seconds}`,
    pending: "ainda respondendo…",
    other: "Outro portal",
    failed: "não respondeu",
    held: "reservadas",
    returned: "devolvidas",
  },
  recentSearches: "Buscas recentes",
  statistics: "O tempo é seu maior ativo",
  figures: [
    { figure: "27h", meaning: "por mês é o tempo médio gasto procurando vaga" },
    { figure: "Diversas", meaning: "plataformas unificadas num só lugar" },
    { figure: "87%", meaning: "das pessoas se frustram com o processo" },
    { figure: "93%", meaning: "de satisfação de quem usa" },
  ],
  steps: [
    {
      title: "Escolha os portais",
      text: `Marque só os que interessam: cada um custa ${fichas(creditsPerProvider)}. O total aparece antes, ao lado do botão.`,
    },
    { title: "Pergunte uma vez", text: "Consultamos todos ao mesmo tempo, e você acompanha cada um." },
    {
      title: "Pague pelo que veio",
      text: "Se um portal falhar, suas fichas voltam na hora, sem você pedir.",
    },
  ],
  stepsTitle: "Como funciona",
  credits: {
    title: "O que são fichas?",
    text: `São os créditos que pagam a busca: ${creditsPerProvider} por portal que responde. Você ganha fichas quando confirma o e-mail, a cada dia que entra e quando indica um amigo. Se faltarem, pode comprar mais.`,
    link: "Ver como conseguir fichas",
  },
};
