import { productName } from "@vagou/contract/product";
import { counted, fichas, formatCount } from "#lib/money.ts";

export const packageTexts = {
  title: "Comprar fichas",
  lead: "Você paga uma vez: não é assinatura e nada é cobrado depois.",
  recommended: "Mais Popular",
  unit: "fichas",
  perCredit: (price: string) => `${price} por ficha`,
  name: (title: string) => `Pacote ${title}`,
  savings: (percent: number, listPrice: string) =>
    `economia de ${percent}% sobre o preço de tabela, ${listPrice}`,
  /** `some` and `all`: how many portals are asked, and how many searches of so many the package pays. */
  buys: (some: Searches, all: Searches) =>
    `Dá para ${counted(some.searches, "busca", "buscas")} em ${counted(some.portals, "portal", "portais")}` +
    (all.portals > some.portals ? `, ou ${formatCount(all.searches)} em todos os ${all.portals}` : ""),
  buy: (credits: number) => `Comprar ${fichas(credits)}`,
  price: (price: string) => `, por ${price}`,
  opens: (host: string) => `Você paga em ${host}, com cartão ou boleto.`,
  loading: "Carregando pagamento",
  notForSale: "Este pacote não está à venda agora.",
  failed: "Não foi possível abrir a compra agora.",
  retry: "Tentar de novo",
};

type Searches = { searches: number; portals: number };

export const stepTexts = {
  title: "O que acontece quando você compra",
  steps: [
    {
      title: "Você paga na página da Stripe",
      text: `A Stripe é quem cobra. Os dados do cartão ficam com ela: o ${productName} não vê nem guarda.`,
    },
    {
      title: "As fichas chegam sozinhas",
      text: "Com cartão, segundos depois da aprovação. Com boleto, em até 2 dias úteis depois do pagamento.",
    },
    {
      title: "Você confere no extrato",
      text: "Cada compra aparece em Seu Perfil, com a data e a quantidade de fichas.",
    },
  ],
  terms:
    "Se o cartão for recusado, nada é cobrado. As compras são finais, exceto quando a lei garante o reembolso.",
};

export const returnTexts = {
  waiting: "Confirmando seu pagamento",
  waitingText:
    "Suas fichas chegam assim que a Stripe confirmar. Pode sair desta página: elas chegam mesmo assim.",
  late: "Ainda sem confirmação do pagamento",
  lateText:
    "Com cartão, costuma levar segundos; com boleto, até 2 dias úteis depois do pagamento. Não pague de novo: as fichas chegam sozinhas.",
  failed: "Não foi possível verificar agora",
  failedText: "Confira sua internet. A compra não depende desta página: as fichas chegam sozinhas.",
  check: "Verificar de novo",
  checking: "Verificando...",
  announced: "Fichas adicionadas!",
  arrived: "Compra confirmada",
  arrivedText: ({ amount, balance }: { amount: number; balance: number }) =>
    `${fichas(amount)} da sua compra já estão no seu saldo. Agora você tem ${formatCount(balance)}.`,
  search: "Buscar vagas",
  plan: "Falta só a confirmação",
  planText:
    "Quando a Stripe confirmar o pagamento, nossa equipe ativa o plano na sua conta e os anúncios somem.",
};

export const waitingTexts = {
  one: (credits: number) => `Compra de ${fichas(credits)} aguardando pagamento`,
  several: (count: number) => `${formatCount(count)} compras aguardando pagamento`,
  made: (price: string, when: string) => `${price}, código gerado em ${when}.`,
  madeFor: (credits: number, price: string, when: string) =>
    `${fichas(credits)} por ${price}, código gerado em ${when}`,
  arrive: "As fichas chegam sozinhas depois do pagamento; com boleto, em até 2 dias úteis.",
  lost: "Perdeu o código? Faça a compra de novo: o que não for pago vence sozinho e não custa nada.",
};

export const planTexts = {
  title: "Planos sem anúncios",
  lead: "Suas fichas continuam as mesmas. O plano tira os anúncios de todas as páginas.",
  names: { pro: "Plano Pro", premium: "Plano Premium" },
  features: ["Sem anúncios", "O valor aparece na página de pagamento, antes de você confirmar"],
  subscribe: (name: string) => `Assinar o ${name}`,
  current: "Seu plano atual",
  opens: (host: string) => `Você paga em ${host}. Depois do pagamento, nossa equipe ativa o plano.`,
};
