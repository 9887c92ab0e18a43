import { creditsPerProvider } from "@vagou/contract/fichas/amounts";
import { productName } from "@vagou/contract/product";
import { counted, fichas } from "#lib/words/money.ts";
import { portalWords } from "#lib/words/portal-words.ts";

export const aboutTexts = {
  title: `Sobre o ${productName}`,
  lead: (providers: number) =>
    `O ${productName} reúne ${counted(providers, "portal", "portais")} de vagas do Brasil numa busca só. Você pergunta uma vez e lê tudo junto.`,
  start: "Começar agora",
  sections: [
    {
      title: "Por que existimos",
      text: "Procurar emprego já cansa. Abrir um site atrás do outro e escrever a mesma busca em cada um cansa mais. Aqui você faz isso uma vez, e sobra tempo para o que importa: escolher e se candidatar.",
    },
    {
      title: "Como você paga",
      text: `Cada portal escolhido custa ${fichas(creditsPerProvider)}, e o preço aparece antes. Se um portal não responder, suas fichas voltam na hora. Todo dia há fichas grátis para buscar.`,
    },
    {
      title: "O que não fazemos",
      text: "Não publicamos vagas e não recebemos currículos: cada vaga leva ao portal onde ela foi publicada. Não inventamos salário, data nem local quando o portal não informa. Não vendemos seus dados.",
    },
  ],
  providers: (count: number) => `Os ${counted(count, "portal", "portais")}`,
  providersAvailable: "Na busca você vê quais estão disponíveis.",
  providersOn: (on: number, all: number) =>
    on === all
      ? "Todos estão disponíveis agora."
      : `${counted(on, "está disponível", "estão disponíveis")} agora. Os outros estão indisponíveis por enquanto.`,
  providerOff: portalWords.unavailable,
  week: "Como cada portal tem respondido",
  more: "Saiba mais",
  terms: "Termos de Uso",
  privacy: "Política de Privacidade",
  robot: "Para quem administra um portal",
};
