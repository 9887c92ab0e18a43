import { productName } from "@vagou/contract/product";
import { operator } from "#lib/page/operator.ts";
import { robotBounds } from "./robot-bounds.ts";

/** What the administrator of a portal reads after following the address in our User-Agent. */
export const robotTexts = {
  title: "Para quem administra um portal",
  lead: `Se você encontrou o ${productName} nos registros do seu site, esta página diz quem perguntou, com que frequência e como fazer parar.`,
  userAgentLabel: "Nossos pedidos se identificam assim",
  userAgent: operator.userAgent,
  sections: [
    {
      title: "Quem pergunta",
      paragraphs: [
        `O ${productName} é um buscador de vagas de emprego. Cada pedido vem de uma pessoa que escolheu o seu portal e buscou agora, ou atualiza a resposta de uma busca que várias pessoas fizeram há pouco. Mostramos cada vaga com o nome do portal e o link para a página original; a candidatura é feita no seu site.`,
        `Quem opera o ${productName} neste endereço: ${operator.identity}.`,
      ],
    },
    {
      title: "Com que frequência",
      paragraphs: robotBounds.frequency,
    },
  ],
  stop: {
    title: "Como fazer parar",
    text: "Escreva isto no robots.txt do seu site. Também seguimos as regras que valem para todos os robôs (User-agent: *), e você pode fechar só uma parte do site.",
    rule: `User-agent: ${productName}\nDisallow: /`,
    when: `${robotBounds.robotsTxt} Só deixamos de segui-lo num portal por decisão de quem opera este site, com o motivo registrado, como uma autorização do próprio portal.`,
    write: "Para parar antes, ou para qualquer pergunta, escreva para",
    email: operator.supportEmail,
  },
};
