import { productName } from "@vagou/contract/product";
import {
  knownPeopleMin,
  postingKeptDays,
  questionCountsKeptDays,
  runsKeptDays,
  searchTermsKeptDays,
  sharedListKeptDays,
} from "@vagou/contract/limits";
import { describeRemainingData } from "#lib/words/remaining-data.ts";
import { operator } from "#lib/page/operator.ts";
import type { LegalDocument } from "./legal-document.ts";
import { deviceData, type DeviceData } from "./device-data.ts";
import { keptData } from "./kept-data.ts";
import { legalTitles } from "./texts.ts";

/** Written when it is asked for, so that the scripts of browsers, which do not ask, hold none of it. */
export const writePrivacyPolicy = (): LegalDocument => ({
  title: legalTitles.privacy,
  summary: [
    "Guardamos o mínimo: sua conta, suas fichas, quais portais você consultou, as vagas que você abriu, escondeu ou guardou e os registros de acesso que a lei exige. O que você procura não fica guardado com o seu nome.",
    "Não vendemos dados e não usamos cookies de publicidade nem de medição.",
    "No seu perfil você baixa os dados que temos sobre você e pode excluir a conta na hora.",
  ],
  sections: [
    {
      id: "quem-somos",
      title: "Quem cuida dos seus dados",
      blocks: [
        `Esta política segue a Lei Geral de Proteção de Dados (LGPD, Lei 13.709/2018). Quem opera o ${productName} neste endereço é o controlador dos dados, isto é, quem decide como eles são usados e responde por eles: ${operator.identity}.`,
        `O encarregado pelos dados pessoais atende em ${operator.privacyEmail}.`,
      ],
    },
    {
      id: "o-que-guardamos",
      title: "O que guardamos, para quê e até quando",
      blocks: [
        { kept: keptData },
        "Não pedimos CPF, telefone, endereço, currículo nem dados sensíveis. Não criamos perfil de você e não usamos seus dados para publicidade.",
      ],
    },
    {
      id: "buscas",
      title: "O que acontece quando você busca",
      blocks: [
        "O pedido a cada portal sai do nosso servidor e leva as palavras-chave, o estado e a cidade. Seu nome, seu e-mail e sua conta não vão junto.",
        "O Careerjet é a exceção: ele exige também o endereço IP e a identificação do navegador de quem busca. Esses dados só vão se você escolher o Careerjet na busca.",
        "Guardamos no extrato que você consultou um portal, quando e quantas fichas custou. O que você digitou não fica ao lado da sua conta: por cerca de 10 minutos fica um código, feito com uma chave secreta que muda todo dia, que serve para reconhecer a mesma busca e não cobrar duas vezes. Quem tivesse só o nosso banco de dados não conseguiria voltar do código ao que você buscou.",
        `As respostas dos portais ficam guardadas por cerca de uma hora para todos, e cada vaga por ${postingKeptDays} dias depois da última busca que a encontrou, sem dizer quem buscou. Por ${runsKeptDays} dias guardamos também como cada portal se saiu em cada consulta, sem dizer de quem ela foi nem o que perguntava.`,
        `As palavras-chave de cada busca entram numa contagem geral: quantas vezes foram buscadas em cada estado, semana a semana. A contagem não tem nome, conta, cidade, dia nem hora. O que parece e-mail, telefone, CPF ou CEP não entra, mas o resto entra como foi digitado: não escreva nomes nem outros dados pessoais nas palavras-chave. Apagamos cada contagem depois de ${searchTermsKeptDays} dias.`,
        `Para mostrar, antes de você pagar, o que cada portal costuma trazer, contamos por dia quantas vagas ele trouxe e em quanto tempo. No lugar das palavras e da cidade fica um código, feito com uma chave secreta. No lugar de quem buscou fica uma marca igual para uma em cada 64 pessoas, que muda com as palavras: serve só para saber se foram pelo menos ${knownPeopleMin} pessoas, porque com menos não mostramos nada. Apagamos a contagem depois de ${questionCountsKeptDays} dias.`,
        "Ao abrir uma vaga no portal você vai para o site dele, que recebe seu IP e usa os próprios cookies, pela política dele. Ele fica sabendo que você veio daqui, mas não o que você buscou.",
      ],
    },
    {
      id: "com-quem",
      title: "Com quem compartilhamos",
      blocks: [
        {
          list: [
            "Portais de vagas: o que está descrito acima, só dos portais que você escolhe.",
            "Google, quando o login com o Google é oferecido: as páginas Entrar e Criar conta carregam um programa do Google para mostrar o botão, e com isso o Google recebe seu IP e pode usar cookies dele. Se você entra por ali, recebemos seu nome, seu e-mail e um número que identifica sua conta Google. Não recebemos sua senha e não guardamos chaves de acesso à sua conta Google.",
            "Stripe, se você compra fichas ou um plano: você paga na página da Stripe, que trata seus dados de pagamento pela política dela. Enviamos um número que identifica sua conta aqui; recebemos o código, o valor e a situação do pagamento ou da assinatura. Número de cartão não passa por nós.",
            "Hospedagem e envio de e-mail: empresas que guardam ou transportam os dados por nossa ordem, só para isso.",
            "Uma lista de senhas que vazaram de outros sites: quando você escolhe uma senha, podemos conferir se ela está nessa lista. A consulta sai do nosso servidor e leva só os 5 primeiros dos 40 caracteres de um código da senha (SHA-1), que muitas outras senhas têm em comum; não leva a senha, seu nome, seu e-mail nem seu IP.",
            `Quem tem o link de uma lista de vagas que você compartilhou: vê as vagas da lista por ${sharedListKeptDays} dias, mesmo sem ter conta. A página não mostra quem compartilhou.`,
            "Autoridades, quando a lei ou um juiz obriga.",
          ],
        },
        "Google, Stripe e as empresas de hospedagem podem tratar dados fora do Brasil, com as garantias que a LGPD exige.",
        "Não vendemos nem alugamos dados pessoais.",
      ],
    },
    {
      id: "no-aparelho",
      title: "O que fica no seu aparelho",
      blocks: [
        "Usamos um único cookie nosso, e só durante o login com o Google:",
        { list: listOf("cookie") },
        "O resto fica no armazenamento do navegador, que não é enviado sozinho a ninguém. Fica neste aparelho até sair como está escrito ou até você limpar os dados do site:",
        { list: listOf("local") },
        "E isto fica só até você fechar a aba:",
        { list: listOf("session") },
        "Sair da conta é escolher Sair. Quando o acesso termina sozinho, como depois de 24 horas, saem só token, user e lastTokenRefresh: o resto espera você entrar de novo.",
        "Depois que você entra na conta, o navegador também guarda as páginas e os programas do site, iguais para todas as pessoas, para abrir mais rápido e sem internet.",
        "Nada disso serve para publicidade. Para apagar tudo, limpe os dados deste site no navegador. Faça isso sempre que usar um aparelho de outra pessoa.",
      ],
    },
    {
      id: "seguranca",
      title: "Como protegemos",
      blocks: [
        {
          list: [
            "Senhas ficam guardadas só como código argon2, do qual não se volta à senha.",
            "Links de confirmação e de nova senha valem uma vez, por tempo curto, e também ficam guardados só como código.",
            "Endereços IP ficam por extenso só nos registros de acesso que a lei exige, à parte de todo o resto; em todo outro lugar viram códigos feitos com uma chave secreta.",
            "Nossos registros técnicos não levam nome, e-mail, senha, endereço IP nem palavras de busca. A hospedagem pode manter registros de acesso próprios, com IP, por segurança ou porque a lei exige.",
          ],
        },
        "Nenhum sistema é perfeito. Se um incidente puder causar risco ou dano relevante a você, avisamos você e a Autoridade Nacional de Proteção de Dados (ANPD).",
      ],
    },
    {
      id: "direitos",
      title: "Seus direitos",
      blocks: [
        "A LGPD dá a você o direito de:",
        {
          list: [
            "saber se temos dados seus e ter acesso a eles: Baixar meus dados, no perfil;",
            "levar seus dados para outro serviço: o mesmo arquivo, em formato JSON;",
            "corrigir o que está errado: o nome, no perfil; o resto, por e-mail;",
            "apagar seus dados: Excluir minha conta, no perfil;",
            "saber com quem os dados foram compartilhados: está nesta página;",
            "se opor a um uso, ou pedir bloqueio do que for desnecessário ou excessivo;",
            "pedir que uma pessoa reveja uma decisão automática, como um bônus recusado.",
          ],
        },
        `O que não dá para fazer pelo perfil, ou se você não consegue entrar na conta, peça em ${operator.privacyEmail}. É grátis. Respondemos em até 15 dias, depois de conferir que é você.`,
        "Se não ficar satisfeito, você pode reclamar à ANPD.",
        { links: [{ label: "Ir para o perfil", to: "/profile" }] },
      ],
    },
    {
      id: "exclusao",
      title: "O que fica depois da exclusão",
      blocks: [
        "Ao excluir a conta, na hora somem seu nome, e-mail, senha, vínculo com o Google, segunda etapa, aparelhos conectados, vagas vistas, escondidas e guardadas com suas anotações, listas compartilhadas, compras que não foram concluídas, links e mensagens. Isso não pode ser desfeito. Ficam apenas:",
        {
          list: Object.values(describeRemainingData()).map(({ whole }) => whole),
        },
        "De indicações fica só a contagem, sem dizer quem indicou nem quem veio. Códigos de tentativas seguidas de entrar somem sozinhos, em geral em menos de um dia.",
        "Se houver cópias de segurança, seus dados saem delas conforme elas são substituídas. As buscas recentes ficam no aparelho: a exclusão apaga as do aparelho em que você a fez.",
      ],
    },
    {
      id: "menores",
      title: "Menores de idade",
      blocks: [
        "Menores de 18 anos devem usar o serviço com a autorização de quem é responsável por eles. Se você é responsável e quer apagar a conta de um menor, escreva para nós.",
      ],
    },
    {
      id: "mudancas",
      title: "Mudanças e foro",
      blocks: [
        "Quando esta política muda, a data no alto da página muda junto. Se a mudança for importante, avisamos por e-mail antes de ela valer.",
        "Valem as leis do Brasil e o foro da comarca de São Paulo, Estado de São Paulo. Se você é consumidor, pode escolher o foro da cidade onde mora.",
        { links: [{ label: "Ler os Termos de Uso", to: "/terms" }] },
      ],
    },
    {
      id: "contato",
      title: "Fale com o encarregado",
      blocks: [
        `Dúvidas, pedidos e reclamações sobre dados pessoais: ${operator.privacyEmail}.`,
        { links: [{ label: operator.privacyEmail, to: `mailto:${operator.privacyEmail}` }] },
      ],
    },
  ],
});

function listOf(where: DeviceData["where"]): string[] {
  return deviceData.filter((item) => item.where === where).map(({ key, what }) => `${key}: ${what}`);
}
