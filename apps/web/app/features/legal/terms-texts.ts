import { renewalGraceDays } from "@vagou/contract/fichas/plans";
import {
  creditsPerProvider,
  freeRepeatMs,
  olderAnswerMs,
  referralGraceDays,
  rewardedReferralsPerMonthMax,
} from "@vagou/contract/fichas/amounts";
import { productName } from "@vagou/contract/product";
import { counted, fichas } from "#lib/words/money.ts";
import { operator } from "#lib/page/operator.ts";
import type { LegalDocument } from "./legal-document.ts";
import { legalTitles } from "./texts.ts";

const freeRepeatMinutes = () => counted(freeRepeatMs / 60_000, "minuto", "minutos");
const olderAnswerMinutes = () => counted(olderAnswerMs / 60_000, "minuto", "minutos");
const price = () => fichas(creditsPerProvider);

/** Written when it is asked for, so that the scripts of browsers, which do not ask, hold none of it. */
export const writeTerms = (): LegalDocument => ({
  title: legalTitles.terms,
  summary: [
    `O ${productName} pergunta a vários portais de vagas ao mesmo tempo e mostra as respostas juntas. As vagas são dos portais.`,
    `Cada portal escolhido custa ${price()}. Se o portal não responder, suas fichas voltam.`,
    "Você pode desistir de uma compra em até 7 dias. Depois disso, não há reembolso, salvo quando a lei exigir.",
    "Ninguém pode prometer emprego, e nenhuma vaga séria cobra para você participar da seleção.",
  ],
  sections: [
    {
      id: "acordo",
      title: "O acordo entre nós",
      blocks: [
        `Estes termos valem entre você e quem opera o ${productName} neste endereço: ${operator.identity}. Ao criar uma conta, você concorda com eles e diz que leu a Política de Privacidade.`,
        `Se você tem menos de 18 anos, use o ${productName} com a autorização de quem é responsável por você. Compras são feitas por essa pessoa.`,
        { links: [{ label: "Ler a Política de Privacidade", to: "/privacy" }] },
      ],
    },
    {
      id: "servico",
      title: "O que o serviço faz",
      blocks: [
        `Você escreve o que procura, escolhe os portais e o ${productName} faz a mesma pergunta a todos. As respostas aparecem agrupadas por portal, com link para a página original de cada vaga.`,
        `O ${productName} não publica vagas, não recebe currículos, não seleciona candidatos e não fala com empresas em seu nome. A candidatura acontece no portal, pelas regras dele.`,
      ],
    },
    {
      id: "conta",
      title: "Sua conta",
      blocks: [
        "Para buscar é preciso ter uma conta com e-mail confirmado, criada com senha ou com o Google.",
        {
          list: [
            "Use um e-mail seu: é por ele que você confirma a conta e recupera a senha.",
            "Guarde a senha e não a repita em outros sites.",
            "A conta é de uma pessoa só. Não a venda nem a empreste.",
            "Se achar que alguém entrou na sua conta, troque a senha e escreva para nós.",
          ],
        },
        "Você pode excluir a conta quando quiser, no seu perfil. As fichas que sobrarem se perdem com ela.",
      ],
    },
    {
      id: "fichas",
      title: "Fichas e o preço de uma busca",
      blocks: [
        `Fichas pagam buscas no ${productName}. Elas não são dinheiro, não rendem, não podem ser trocadas por dinheiro nem passadas para outra conta. Enquanto a conta existir, elas não vencem.`,
        {
          list: [
            `Uma busca custa ${price()} por portal escolhido. O total aparece antes de você confirmar.`,
            "Quando a busca começa, as fichas de cada portal ficam reservadas.",
            "Se o portal responde, as fichas dele são cobradas. Uma resposta confirmada de que não há vagas também é uma resposta.",
            "Se o portal demora demais, bloqueia o pedido, muda o site ou sai do ar, se a fila dele está longa demais, ou se o erro é nosso, as fichas dele voltam para o saldo.",
            "Se a busca for interrompida no meio, por exemplo por uma queda do sistema, a reserva é desfeita em cerca de um minuto.",
            `Repetir a mesma busca no mesmo portal em até ${freeRepeatMinutes()} não custa nada.`,
            `Com muita gente na fila de um portal, você pode receber de graça uma resposta de ${freeRepeatMs / 60_000} a ${olderAnswerMinutes()} atrás.`,
            "Fichas de bônus são gastas antes das compradas.",
          ],
        },
        "O extrato no seu perfil mostra cada ficha que entrou e saiu.",
      ],
    },
    {
      id: "bonus",
      title: "Fichas grátis",
      blocks: [
        "Contas novas ganham fichas iniciais grátis ao confirmar o e-mail. Há também um bônus por dia e um bônus por indicar amigos. As quantidades em vigor aparecem no cadastro e na sua conta, e podem mudar para bônus futuros.",
        {
          list: [
            "O bônus diário vale uma vez por dia, no horário de Brasília. O que não foi recebido num dia não se acumula para o outro.",
            "Os bônus de confirmação e de indicação valem uma vez por pessoa, não por conta. Endereços de e-mail que chegam à mesma caixa contam como uma pessoa.",
            "Quem exclui a conta e cria outra não recebe esses bônus de novo nem conta como pessoa nova: quem indica precisa ter vindo antes da primeira conta, e os dias para informar a indicação contam desde ela.",
            `A indicação vale quando o amigo confirma o e-mail. Quem esqueceu de usar o link pode informar a indicação nos primeiros ${referralGraceDays} dias da conta.`,
            `Cada pessoa recebe por até ${counted(rewardedReferralsPerMonthMax, "indicação", "indicações")} por mês. O amigo recebe o bônus dele mesmo depois desse limite.`,
            "Indicar a si mesmo não vale.",
          ],
        },
      ],
    },
    {
      id: "compras",
      title: "Compras e reembolso",
      blocks: [
        "Os pacotes, com preço em reais e quantidade de fichas, aparecem em Adquirir fichas. O pagamento é feito na página da Stripe; nós não vemos o número do seu cartão. As fichas entram no saldo quando a Stripe confirma o pagamento, o que pode demorar quando ele não é feito com cartão.",
        "As compras são finais e não reembolsáveis, exceto quando a lei exigir.",
        `A lei exige, por exemplo, no direito de arrependimento (artigo 49 do Código de Defesa do Consumidor): em até 7 dias da compra você pode desistir, sem explicar o motivo, e receber de volta o que pagou. Escreva para ${operator.supportEmail} do e-mail da sua conta, com a data e o valor da compra.`,
        "Quando um pagamento é devolvido ou contestado, no todo ou em parte, sai do saldo a mesma parte das fichas que ele rendeu, arredondada a seu favor. Saem só fichas compradas que estiverem no saldo: fichas de bônus ficam, o saldo nunca fica negativo e o que faltar não é descontado de outra compra. Se a devolução ou a contestação for desfeita, as fichas retiradas voltam.",
        "Se você pagou e as fichas não chegaram, ou se foi cobrado por engano, escreva para nós: corrigir isso também é seu direito, em qualquer prazo da lei.",
      ],
    },
    {
      id: "vagas",
      title: "As vagas são dos portais",
      blocks: [
        "Título, empresa, salário, local e descrição vêm do portal que publicou a vaga. Nós organizamos e encurtamos esses textos; não os escrevemos nem conferimos se são verdadeiros.",
        {
          list: [
            "Uma vaga pode ter sido preenchida, alterada ou retirada depois da sua busca. Confira na página original.",
            "Quando o portal não informa salário, data ou local, nós não inventamos.",
            "Marcas e nomes dos portais pertencem aos seus donos. Aparecer aqui não quer dizer parceria.",
            "Um portal pode ficar de fora por um tempo ou para sempre, por decisão dele, por falha ou por decisão nossa.",
          ],
        },
      ],
    },
    {
      id: "sem-garantia",
      title: "O que não prometemos",
      blocks: [
        "Não garantimos emprego, entrevista, resposta de empresa, nem que uma busca encontre vagas. Também não garantimos que todos os portais respondam sempre: por isso você só paga pelos que respondem.",
        "Trabalhamos para o serviço ficar no ar, mas ele pode parar para manutenção ou por falha. Nada nestes termos diminui a responsabilidade que a lei nos dá por defeitos do serviço.",
      ],
    },
    {
      id: "golpes",
      title: "Cuidado com golpes",
      blocks: [
        "Golpistas publicam vagas falsas em qualquer portal. Desconfie e pare quando alguém:",
        {
          list: [
            "cobrar taxa, curso, exame, uniforme ou Pix para você participar ou ser contratado;",
            "pedir senha, código recebido por SMS, foto do cartão ou dados do banco antes da contratação;",
            "prometer salário muito acima do comum por pouco trabalho;",
            "quiser conversar só por aplicativo de mensagens e tiver pressa.",
          ],
        },
        `O ${productName} nunca cobra por uma vaga e nunca pede sua senha. Achou um golpe? Denuncie no portal, registre boletim de ocorrência na polícia e nos avise.`,
      ],
    },
    {
      id: "uso",
      title: "Uso correto",
      blocks: [
        "Para o serviço continuar funcionando para todos, não é permitido:",
        {
          list: [
            "fazer buscas por robô ou copiar os resultados em massa;",
            "criar contas para juntar bônus ou usar dados de outra pessoa;",
            "tentar entrar em contas alheias, sobrecarregar o serviço ou contornar seus limites;",
            "revender o acesso ou as fichas.",
          ],
        },
        "Quem faz isso pode perder bônus obtidos desse modo e, em caso grave ou repetido, a conta. Avisamos por e-mail, com o motivo, e você pode responder e pedir revisão. Fichas compradas e não usadas são reembolsadas quando a lei exigir.",
      ],
    },
    {
      id: "planos",
      title: "Plano gratuito, planos pagos e anúncios",
      blocks: [
        "No plano gratuito podem aparecer anúncios, sempre identificados. Planos pagos, quando oferecidos, não têm anúncios; preço e duração aparecem antes da compra, no cartão de cada plano, em Adquirir fichas, e nesta página.",
        {
          plans: [
            "O plano começa quando a Stripe confirma o pagamento e vale até o dia que aparece em Seu Perfil. Um plano pago uma vez termina nesse dia; comprado de novo antes, o prazo novo começa quando o outro acaba.",
            `Um plano que renova é cobrado pela Stripe a cada período, até você cancelar. Você cancela quando quiser, por onde Seu Perfil mostra ou escrevendo para ${operator.supportEmail}: não há nova cobrança, e o plano vale até o fim do período pago.`,
            `Se a cobrança da renovação não passar, o plano continua por ${renewalGraceDays} dias depois do fim do período e termina, a menos que ela passe nesse meio-tempo.`,
            "O direito de arrependimento de 7 dias vale também para planos. Quando todo o valor de um período é devolvido ou contestado, esse período deixa de valer; se a contestação for desfeita, ele volta.",
            "Excluir a conta não cancela a cobrança na Stripe: cancele a assinatura antes.",
          ],
        },
      ],
    },
    {
      id: "mudancas",
      title: "Mudanças nestes termos",
      blocks: [
        "Quando os termos mudam, a data no alto desta página muda junto. Se a mudança diminui um direito seu, avisamos por e-mail antes de ela valer. Ela não alcança compras já feitas. Se você não concordar, pode excluir a conta.",
      ],
    },
    {
      id: "foro",
      title: "Lei e foro",
      blocks: [
        "Valem as leis do Brasil. Fica eleito o foro da comarca de São Paulo, Estado de São Paulo. Se você é consumidor, pode escolher o foro da cidade onde mora.",
        "Antes disso, fale com a gente: quase tudo se resolve por e-mail. Você também pode procurar o Procon ou o consumidor.gov.br.",
      ],
    },
    {
      id: "contato",
      title: "Contato",
      blocks: [
        `Escreva para ${operator.supportEmail}.`,
        { links: [{ label: operator.supportEmail, to: `mailto:${operator.supportEmail}` }] },
      ],
    },
  ],
});
