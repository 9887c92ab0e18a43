import type { PaymentMethod } from "@vagou/contract/fichas/payment-methods";
import { productName } from "@vagou/contract/product";
import { counted, fichas, formatCount } from "#lib/words/money.ts";
import { nameMethods } from "#lib/words/plan-words.ts";

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
  opens: (host: string, methods: readonly PaymentMethod[]) =>
    methods.length === 0 ? `Você paga em ${host}.` : `Você paga em ${host}, com ${nameMethods(methods)}.`,
  notForSale: "Este pacote não está à venda agora.",
  failed: "Não foi possível abrir a compra agora.",
  offline: "Nada foi cobrado. Tente quando a conexão voltar.",
  retry: "Tentar de novo",
};

type Searches = { searches: number; portals: number };

const arrivals: Readonly<Record<PaymentMethod, string>> = {
  card: "Com cartão, segundos depois da aprovação.",
  boleto: "Com boleto, em até 2 dias úteis depois do pagamento.",
  pix: "Com Pix, segundos depois do pagamento.",
};

/** @returns when fichas come, for each way to pay that is offered */
function arrivalOf(methods: readonly PaymentMethod[]): string {
  return methods.length === 0
    ? "Assim que a Stripe confirma o pagamento."
    : methods.map((method) => arrivals[method]).join(" ");
}

const waits: Readonly<Record<PaymentMethod, string>> = {
  card: "com cartão, costuma levar segundos",
  boleto: "com boleto, até 2 dias úteis depois do pagamento",
  pix: "com Pix, segundos depois do pagamento",
};

export const stepTexts = {
  title: "O que acontece quando você compra",
  steps: [
    {
      title: "Você paga na página da Stripe",
      text: () =>
        `A Stripe é quem cobra. Os dados do pagamento ficam com ela: o ${productName} não vê nem guarda número de cartão.`,
    },
    {
      title: "As fichas chegam sozinhas",
      text: arrivalOf,
    },
    {
      title: "Você confere no extrato",
      text: () => "Cada compra aparece em Seu Perfil, com a data e a quantidade de fichas.",
    },
  ],
  terms:
    "Se o pagamento for recusado, nada é cobrado. As compras são finais, exceto quando a lei garante o reembolso.",
};

export const returnTexts = {
  waiting: "Confirmando seu pagamento",
  waitingText:
    "Suas fichas chegam assim que a Stripe confirmar. Pode sair desta página: elas chegam mesmo assim.",
  late: "Ainda sem confirmação do pagamento",
  lateText: (methods: readonly PaymentMethod[]) =>
    `${methods.length === 0 ? "" : `Quanto leva: ${methods.map((method) => waits[method]).join("; ")}. `}Não pague de novo: as fichas chegam sozinhas.`,
  ended: "O prazo deste pagamento acabou",
  endedText: "Nada foi cobrado. Se ainda quiser as fichas, faça a compra de novo.",
  failed: "Não foi possível verificar agora",
  failedText: "Confira sua internet. A compra não depende desta página: as fichas chegam sozinhas.",
  check: "Verificar de novo",
  checking: "Verificando...",
  announced: "Fichas adicionadas!",
  arrived: "Compra confirmada",
  arrivedText: (amount: number) => `${fichas(amount)} da sua compra já estão no seu saldo.`,
  search: "Buscar vagas",
  plan: "Falta só a confirmação",
  planText:
    "Quando a Stripe confirmar o pagamento, o plano é ativado automaticamente na sua conta e os anúncios somem. Pode sair desta página.",
  profile: "Ver Seu Perfil",
  planOn: (name: string) => `${name} ativado`,
  planOnText: (until: string | null) =>
    until === null
      ? "Os anúncios sumiram. Em Seu Perfil você vê o seu plano."
      : `Vale até ${until}. Os anúncios sumiram. Em Seu Perfil você vê o seu plano.`,
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
  lead: "Um plano tira os anúncios de todas as páginas. Suas fichas continuam as mesmas.",
  subscribe: (name: string, renews: boolean) => `${renews ? "Assinar" : "Comprar"} o ${name}`,
  current: "Seu plano atual",
  included: "Incluído no seu plano",
  unpaid: "Renovação em aberto",
  twice: "A Stripe ainda pode cobrar esta assinatura. Veja em Seu Perfil, para não pagar duas vezes.",
  stays: (name: string) => `Esta compra não cancela a assinatura do ${name}.`,
  opens: (host: string, methods: readonly PaymentMethod[]) =>
    `${packageTexts.opens(host, methods)} O plano é ativado automaticamente quando o pagamento é confirmado.`,
  cancel: (email: string) => `Para cancelar a renovação, escreva para ${email}.`,
  cancelInProfile: "Você cancela a renovação em Seu Perfil, quando quiser.",
};
