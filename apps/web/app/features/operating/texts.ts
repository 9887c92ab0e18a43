import type { HistoryReason } from "@vagou/contract/fichas/history";
import type { OperatorAction } from "@vagou/contract/operator-actions";
import type { Outcome } from "@vagou/contract/search/outcome";
import { counted, fichas } from "#lib/words/money.ts";

export const operatingTexts = {
  title: "Operação",
  until: (looks: string, acts: string) =>
    `Sua verificação em duas etapas vale aqui até ${looks}; para mudar algo, até ${acts}. Tudo o que você vê de uma pessoa e tudo o que você muda fica no registro.`,
  sections: "Partes desta página",
  loading: "Carregando",
  failed: "Não foi possível carregar agora.",
  actFailed: "Não deu certo. Atualize a página e confira antes de repetir.",
  retry: "Tentar de novo",
  refresh: "Atualizar",
  cancel: "Cancelar",
  reason: "Motivo",
  reasonHint: "De 10 a 200 caracteres, sem nome nem e-mail de ninguém: fica no registro por um ano.",
  none: "—",
};

export const factorTexts = {
  missingTitle: "Falta a verificação em duas etapas",
  missing:
    "Esta página só abre para quem usa a verificação em duas etapas. Ative-a no seu perfil, saia da conta e entre de novo.",
  profile: "Abrir o perfil",
  oldTitle: "Confirme que é você",
  old: "Sua última verificação em duas etapas já não vale para esta página.",
  confirm: "Confirmar",
  failed: "Não foi possível confirmar agora. Tente de novo.",
};

export const portalTexts = {
  title: "Portais",
  lead: "Os horários das respostas são arredondados para o minuto, para não levarem a quem buscou. A fila é a do processo do servidor que respondeu.",
  states: {
    answering: "respondendo",
    failing: "falhando",
    suspended: "suspenso por falhas",
    unknown: "poucas respostas na semana",
    off: "fora do ar aqui",
    not_configured: "sem a chave",
  },
  offBy: (reason: string, since: string) => `Fora do ar desde ${since}: ${reason}`,
  offBySettings: "Fora do ar pela configuração do servidor.",
  until: (moment: string) => `Suspenso por falhas até ${moment}.`,
  line: (count: number) => `Fila: ${counted(count, "pedido", "pedidos")}`,
  suspicions: "Suspeitas (em inglês, como em providers:report)",
  details: (label: string) => `Respostas de ${label}`,
  runs: "Últimas respostas",
  noRuns: "Nenhuma consulta nos últimos 90 dias.",
  columns: { at: "Quando", outcome: "Resultado", took: "Tempo", vacancies: "Vagas", left: "De fora" },
  left: (dropped: number, skipped: number) => `${dropped} de outro lugar, ${skipped} sem leitura`,
  replies: "Respostas que não conseguimos ler",
  reply: (at: string, status: number) => `${at}, HTTP ${status}`,
  show: "Ver texto",
  showOf: (at: string, cause: string) => `Ver texto da resposta de ${at}: ${cause}`,
  replyText: "Texto da resposta",
  off: "Tirar do ar",
  offTitle: (label: string) => `Tirar ${label} do ar?`,
  offAbout: "Em até cinco segundos, nenhuma busca pergunta mais a este portal.",
  offDone: (label: string) => `${label} está fora do ar.`,
  on: "Colocar no ar",
  onTitle: (label: string) => `Colocar ${label} de volta no ar?`,
  onAbout: "As buscas voltam a perguntar a este portal em até cinco segundos.",
  onDone: (label: string) => `${label} está no ar de novo.`,
  reset: "Encerrar suspensão",
  resetTitle: (label: string) => `Encerrar a suspensão de ${label}?`,
  resetAbout: "As falhas são esquecidas, e a próxima busca pergunta ao portal.",
  resetDone: (label: string) => `${label} será consultado de novo.`,
  unchanged: "Já estava assim; nada mudou.",
};

export const outcomeWords: Record<Outcome, string> = {
  answered: "respondeu",
  empty: "sem vagas",
  blocked: "bloqueou",
  changed: "mudou o site",
  timeout: "demorou demais",
  unavailable: "fora do ar",
  busy: "nossa fila cheia",
};

export const peopleTexts = {
  title: "Pessoas",
  lead: "Digite o e-mail inteiro ou o número da conta. Cada consulta fica no registro, e a pessoa a encontra em “Baixar meus dados”. O que ela buscou não aparece aqui.",
  label: "E-mail ou número da conta",
  find: "Procurar",
  facts: {
    id: "Número da conta",
    email: "E-mail",
    plan: "Plano",
    created: "Cadastro",
    confirmed: "E-mail confirmado",
    fichas: "Fichas",
    sessions: "Acessos abertos",
  },
  notConfirmed: "não",
  plans: { free: "gratuito", pro: "Pro", premium: "Premium" },
  planUntil: (plan: string, until: string | null) =>
    until === null ? `${plan}, dado pela operação` : `${plan}, até ${until}`,
  balance: (bonus: number, bought: number, held: number) =>
    `${fichas(bonus + bought)} (${bonus} de bônus, ${bought} compradas${held > 0 ? `; mais ${held} reservadas` : ""})`,
  statement: "Ver extrato",
  statementTitle: "Extrato",
  noStatement: "Nenhuma movimentação.",
  more: "Ver mais",
  payments: "Ver pagamentos",
  paymentsTitle: "Pagamentos",
  noPayments: "Nenhum pagamento.",
  columns: { at: "Quando", what: "O quê", amount: "Fichas", balance: "Saldo" },
  paymentColumns: {
    payment: "Código na Stripe",
    paid: "Pago",
    what: "O quê",
    amount: "Valor",
    granted: "Creditadas",
    back: "Tiradas",
    owed: "Devidas",
  },
};

export const reasonWords: Record<HistoryReason, string> = {
  daily_bonus: "bônus do dia",
  email_confirmation: "e-mail confirmado",
  referral_user: "indicação feita",
  referral_friend: "indicação recebida",
  purchase: "compra",
  payment_refund: "estorno",
  refund_reversed: "estorno desfeito",
  adjustment: "ajuste",
  search: "busca",
  search_returned: "busca devolvida",
  plan_portal: "portal do dia, do plano",
};

export const parkedTexts = {
  title: "Pagamentos parados",
  lead: "Pagos, mas sem pessoa ou sem pacote que combine. Ver a lista fica no registro.",
  show: "Ver a lista",
  none: "Nenhum pagamento parado.",
  columns: { payment: "Pagamento", paid: "Pago", amount: "Valor", reference: "Referência", why: "Por quê" },
  assign: "Creditar",
  assignTitle: (payment: string) => `Creditar ${payment}`,
  assignAbout: "As fichas ou o plano vão para a pessoa que você disser.",
  package: "Pacote",
  packageFromPayment: "O que o pagamento diz",
  /** Only a plan gives no fichas. */
  assigned: (granted: number) => (granted === 0 ? "Plano creditado." : `${fichas(granted)} creditadas.`),
  close: "Encerrar",
  closeTitle: (payment: string) => `Encerrar ${payment}?`,
  closeAbout:
    "Sai da lista sem creditar nada: para o que foi resolvido de outro jeito, como uma devolução na Stripe.",
  closed: (payment: string) => `${payment} saiu da lista.`,
  subscriptions: "Assinaturas que não dão plano",
  events: "Avisos da Stripe que não conseguimos ler",
};

export const booksTexts = {
  title: "Conferência das fichas",
  never: "Ainda não houve nenhuma conferência.",
  whole: (at: string) => `Tudo certo em ${at}.`,
  faults: (count: number, at: string) => `${counted(count, "diferença", "diferenças")} em ${at}.`,
  read: (people: number, movements: number, entries: number) =>
    `Lidas: ${counted(people, "conta", "contas")}, ${counted(movements, "movimentação", "movimentações")}, ${counted(entries, "lançamento", "lançamentos")}.`,
  run: "Conferir agora",
  runTitle: "Conferir todas as fichas agora?",
  runAbout: "Lê todas as movimentações. Pode levar até um minuto; depois disso, use o comando ledger:verify.",
  done: "Conferência terminada.",
};

export const feedbackTexts = {
  title: "Mensagens não enviadas",
  lead: (address: string) =>
    `O que as pessoas escrevem na página de contato vai por e-mail para ${address} e, depois do envio, não fica guardado aqui. Aqui você lê o que ainda não foi enviado e o que o servidor de e-mail recusou, que fica por cerca de 30 dias. Ver a lista fica no registro.`,
  show: "Ver a lista",
  none: "Todas as mensagens foram enviadas.",
  waiting: "aguardando o envio",
  refused: (at: string) => `recusada pelo servidor de e-mail em ${at}`,
  answer: "Responder",
  answerTo: (address: string) => `Responder a ${address}`,
};

export const actsTexts = {
  title: "Registro",
  lead: "O que foi visto e mudado no último ano, nesta página e por comando. Nada aqui pode ser alterado.",
  caption: "Do mais novo ao mais antigo",
  columns: { at: "Quando", who: "Quem", did: "O quê", about: "Sobre" },
  command: (who: string) => `${who} (comando)`,
  more: "Ver mais",
};

export const actionWords: Record<OperatorAction, string> = {
  role_give: "deu o papel de operação",
  role_take: "tirou o papel de operação",
  person_find: "procurou uma pessoa",
  person_statement: "viu o extrato",
  person_payments: "viu os pagamentos",
  person_access: "viu registros de acesso da conta",
  address_access: "viu registros de acesso de um endereço",
  credits_grant: "deu fichas",
  credits_take: "tirou fichas",
  plan_set: "mudou o plano",
  sessions_end: "encerrou os acessos",
  factors_remove: "removeu a verificação em duas etapas",
  portal_off: "tirou do ar",
  portal_on: "colocou no ar",
  portal_reset: "encerrou a suspensão",
  payments_parked: "viu os pagamentos parados",
  payment_assign: "creditou um pagamento",
  payment_close: "encerrou um pagamento",
  feedback_read: "leu mensagens não enviadas",
  ledger_verify: "conferiu as fichas",
  deletions_repeat: "refez exclusões",
};
