import { creditsPerProvider } from "@vagou/contract/fichas/amounts";
import { counted, fichas, formatCount } from "#lib/words/money.ts";
import { portalWords, postingWords } from "#lib/words/portal-words.ts";

export const formTexts = {
  title: "Encontre sua vaga ideal",
  lead: "Diga o que procura, escolha os portais e leia tudo junto.",
  filters: "Filtros da busca",
  keywords: "Palavras-chave",
  keywordsExample: "Ex.: auxiliar administrativo",
  place: "Localização",
  state: "Estado",
  stateAny: "Todo o Brasil",
  city: "Cidade",
  cityAny: "Todas as cidades",
  cityNeedsState: "Escolha o estado antes",
  clear: (what: string) => `Limpar ${what.toLowerCase()}`,
  foundPlaces: (count: number) => counted(count, "opção", "opções"),
  noPlace: "Nada encontrado com esse nome.",
  loadingPlaces: "Carregando...",
  placesFailed: "Não foi possível carregar a lista. Toque para tentar de novo.",
  providers: "Provedores",
  loadingProviders: "Carregando portais...",
  providersLater: "Os portais aparecem quando a conexão voltar.",
  selectAll: "Marcar todos",
  selectNone: "Desmarcar todos",
  selected: (count: number) => `${count} selecionado(s)`,
  presets: "Escolhas prontas",
  preset: { general: "Gerais", technology: "Tecnologia", all: "Todos" },
  presetPrice: (count: number) => fichas(count * creditsPerProvider),
  hindrances: {
    off: portalWords.off,
    notConfigured: portalWords.unavailable,
    suspended: "fora do ar há pouco; se falhar, as fichas voltam",
    busy: (seconds: number) => `muita gente perguntando: cerca de ${seconds} s de fila`,
  },
  noProvider: "Nenhum provedor encontrado.",
  providersFailed: "Não foi possível carregar os portais.",
  retry: "Tentar de novo",
  price: (count: number) =>
    `${counted(count, "portal", "portais")} × ${creditsPerProvider} = ${fichas(count * creditsPerProvider)}.`,
  payable: (count: number) =>
    count === 1
      ? `Usar o que cabe (${creditsPerProvider})`
      : `Usar os ${count} que cabem (${count * creditsPerProvider})`,
  getMore: "Pegar mais fichas",
  balance: (total: number) => `Você tem ${fichas(total)}.`,
  balanceUnknown: "Não foi possível ver seu saldo agora.",
  balanceLoading: "Carregando seu saldo...",
  promise: `Se um portal falhar, suas ${creditsPerProvider} fichas voltam na hora.`,
  labels: {
    ready: "Buscar vagas",
    noProviders: "Selecione provedores",
    tooFewCredits: "Fichas insuficientes",
    noFilter: "Preencha filtros",
    loading: "Carregando...",
  },
};

export const refusalTexts = {
  attention: "Atenção",
  noProviders: "Selecione pelo menos um provedor para realizar a busca",
  nothing: "Nenhum parâmetro de busca fornecido",
  noFilter: "Preencha pelo menos um filtro (palavras-chave, cidade ou estado)",
  tooFewCredits: "Fichas insuficientes",
  tooFewCreditsText: (cost: number, providers: number, credits: number) =>
    `Você precisa de ${cost} fichas para buscar em ${providers} provedor(es). Você tem ${credits} fichas.`,
  wait: "Aguarde",
  waitText: "Carregando informações da conta...",
  failed: "Erro na busca",
  failedText: "Ocorreu um erro ao realizar a busca. Por favor, tente novamente.",
  offline: "A busca não começou",
  offlineText: "Nada foi cobrado. Tente quando a conexão voltar.",
  repeated: "Esta busca acabou de ser feita",
  repeatedText: "Nada foi cobrado. Mude algum filtro para fazer outra.",
  signedOut: "Você precisa estar logado para fazer buscas",
  unknownSaved: "Resultados não encontrados.",
  againFailed: (portal: string) => `${portal} não respondeu`,
  cancelled: "Busca cancelada",
  cancelledText: "Você só paga pelos portais que já responderam. As fichas dos outros voltam na hora.",
};

export const progressTexts = {
  title: "Buscando vagas incríveis",
  label: "Progresso da busca",
  count: (done: number, all: number) => `${done}/${all} provedores`,
  share: (percent: number) => `${percent}% completo`,
  waiting: "ainda respondendo…",
  inLine: (seconds: number) => `na fila, cerca de ${seconds} s`,
  promise: "Se cancelar, você só paga pelos portais que já responderam.",
  cancel: "Cancelar busca",
  offline: "Sem conexão com o Vagou. A busca continua quando ela voltar.",
  waitingForLine: "esperando a conexão…",
  late: "Uma parte desta página ainda não chegou. A busca continua depois de carregar de novo.",
  reload: "Carregar de novo",
};

/** A search that the end of its tab, or of the session, interrupted. */
export const unfinishedTexts = {
  title: (query: string) => `Sua busca${query === "" ? "" : ` por "${query}"`} parou no meio`,
  text: "Você pode continuar agora: o que já foi pago não é cobrado de novo.",
  goOn: "Continuar a busca",
  leave: "Deixar assim",
  over: "Você só pagou pelos portais que responderam; as fichas dos outros voltaram.",
  statement: "Conferir no extrato",
  kept: "Ver as vagas que chegaram",
  close: "Entendi",
};

export const dataUseTexts = {
  used: (size: string) => `Esta busca usou ${size}`,
};

export const resultTexts = {
  title: ({ query, city, state }: { query: string; city: string; state: string }) =>
    `Resultados${query === "" ? "" : ` para "${query}"`}${city === "" ? "" : ` em ${city}`}${state === "" ? "" : ` (${state})`}`,
  count: (count: number) => `${formatCount(count)} ${count === 1 ? "vaga encontrada" : "vagas encontradas"}`,
  selected: (count: number) => counted(count, "portal selecionado", "portais selecionados"),
  edit: "Editar Filtros",
  close: "Fechar Filtros",
  problems: "Alguns serviços de busca apresentaram problemas",
  tryLater: "Tente novamente mais tarde.",
  all: "Todos",
  tabs: "Vagas por portal",
  provider: "Portal",
  perProvider: "O que cada portal respondeu",
  perWeek: "Como cada portal tem respondido",
  summary: (answered: number, all: number) =>
    `${answered} de ${counted(all, "portal", "portais")} ${answered === 1 || all === 1 ? "respondeu" : "responderam"}`,
  spent: (credits: number) => (credits === 0 ? "Nada foi cobrado" : `Você pagou ${fichas(credits)}`),
  spentPerhaps: (credits: number) =>
    credits === 0 ? "Confira seu saldo" : `Você pagou ${fichas(credits)}, talvez mais: confira seu saldo`,
  skipList: "Pular a lista de vagas",
  none: "Nenhuma vaga encontrada.",
  noneHere: "Nenhuma vaga encontrada neste provedor.",
  failed: "falhou",
  cancelled: "cancelado",
  unasked: "não perguntado",
  saved: (when: string) => `Busca feita em ${when}.`,
  repeat: (credits: number) => `Buscar de novo por até ${fichas(credits)}`,
  savedText: "Os resultados podem estar desatualizados. Clique em Editar Filtros para buscar de novo.",
  emptyTitle: "Ops! Nenhuma vaga encontrada",
  emptyFor: (query: string) => `Nenhum resultado encontrado para "${query}".`,
  empty: "Nenhum resultado encontrado com esses filtros.",
  allFailedTitle: (count: number) => (count === 1 ? "O portal não respondeu" : "Nenhum portal respondeu"),
  allFailedFor: (query: string) => `Ainda não sabemos se há vagas para "${query}".`,
  allFailedAny: "Ainda não sabemos se há vagas com esses filtros.",
  /** The second one is for a person who asked for a city. */
  emptyTips: [
    'Tente palavras mais gerais: "vendas" acha mais que "consultor de vendas pleno".',
    "Busque no estado inteiro, não só na cidade.",
    "Marque mais portais: cada um tem vagas que os outros não têm.",
  ] as const,
};

export const failureTexts = {
  incomplete: "Busca incompleta",
  /** @param said why our server refused them; a sentence, with or without its full stop */
  unasked: (names: string, said: string) => said.replace(/\.?$/, `: não perguntamos a ${names}.`),
  unanswered: (names: string) => `Sem resposta de ${names}.`,
  unansweredAgain: (names: string) => `De novo sem resposta de ${names}.`,
  returned: (credits: number) => `${fichas(credits)} ${credits === 1 ? "voltou" : "voltaram"}.`,
  retry: (count: number) => (count === 1 ? "Tentar de novo" : `Tentar de novo os ${count}`),
  retryFor: (retry: string, price: string) => `${retry} por ${price}`,
  promise: (count: number) =>
    count === 1 ? "Se ele falhar de novo, as fichas voltam de novo." : "Você só paga pelos que responderem.",
};

/** The vacancies that have arrived while other portals are still asked. */
export const arrivedTexts = {
  see: (count: number) => `${arrivedTexts.soFar(count)} · Ver\u00A0as que já chegaram`,
  soFar: (count: number) => `${counted(count, "vaga", "vagas")} até agora`,
  title: "Vagas que já chegaram",
  over: "A busca terminou",
  asking: (portals: readonly string[]) => `ainda respondendo: ${portals.join(", ")}`,
  askedTitle: "Ainda respondendo",
  back: "Ver o andamento",
  all: "Ver todos os resultados",
  fresh: (count: number) => `+${counted(count, "nova", "novas")}`,
};

export const lineTexts = {
  found: (count: number) => counted(count, "vaga", "vagas"),
  foundOf: (count: number, total: number) => `${formatCount(count)} de ${counted(total, "vaga", "vagas")}`,
  within: (seconds: string) => ` em ${seconds}`,
  after: (said: string, seconds: string) => `${said} · ${seconds}`,
  again: ", resultado repetido, sem custo",
  aged: (minutes: number) =>
    minutes < 1 ? ", resposta de agora há pouco" : `, resposta de ${minutes} min atrás`,
  empty: "sem vagas para este filtro",
  partial: "; uma parte do portal não respondeu",
  nothingInPart: "uma parte do portal não respondeu, e a outra não tem vagas para este filtro",
  blocked: portalWords.failed.blocked,
  changed: portalWords.failed.changed,
  timeout: portalWords.failed.timeout,
  unavailable: `está ${portalWords.failed.unavailable}`,
  busy: "muita gente perguntando a este portal agora",
  off: portalWords.unavailable,
  cancelled: "você cancelou antes da resposta",
  nextTime: (portal: string, credits: number) =>
    `${portal} não trouxe vagas. Na próxima, sem este portal, você economiza ${fichas(credits)}.`,
  nextTimeOf: (portals: string, credits: number) =>
    `${portals} não trouxeram vagas. Na próxima, sem eles, você economiza ${fichas(credits)}.`,
  charged: `−${creditsPerProvider}`,
  chargedLabel: `${creditsPerProvider} fichas cobradas`,
  returned: `${creditsPerProvider} devolvidas`,
  releasing: `${creditsPerProvider} de volta`,
  free: "grátis",
  askAgain: `Perguntar de novo por ${creditsPerProvider}`,
  askAgainOf: (portal: string) => `Perguntar de novo por ${creditsPerProvider} fichas: ${portal}`,
  unknown: "confira seu saldo",
  offline: "a conexão caiu antes da resposta",
  refused: "Erro ao realizar a busca.",
  unnamed: "Erro ao buscar vagas",
  failed: "Erro desconhecido",
};

export const cardTexts = {
  defaults: postingWords.defaults,
  noSalary: "Salário não informado",
  noDate: "Data não informada",
  workModes: postingWords.workModes,
  applications: postingWords.applications,
  requirements: "Requisitos",
  benefits: "Benefícios",
  details: "Ver detalhes",
  detailsOf: (title: string) => `Ver detalhes: ${title} (abre em nova aba)`,
};

export const shareTexts = {
  readAll: "Ler tudo",
  readAllOf: (title: string) => `Ler tudo: ${title}`,
  share: (title: string) => `Compartilhar: ${title}`,
  shareHint: "Compartilhar o link da vaga",
  whatsApp: "WhatsApp",
  whatsAppOf: (title: string) => `WhatsApp: enviar ${title} (abre em nova aba)`,
};

export const recentTexts = {
  list: "Buscas recentes",
  noTerm: "Busca sem termo",
  found: (count: number) => (count === 0 ? resultTexts.none : resultTexts.count(count)),
  note: "Suas três últimas buscas ficam aqui, neste aparelho, e reabrem sem gastar fichas.",
  notKept: "Este navegador não guarda suas buscas depois que você sai da página.",
};

/** The last search on the start page of a person who is signed in. */
export const lastTexts = {
  title: "Sua última busca",
  news: (count: number, day: string) =>
    count === 0
      ? `Nenhuma nova desde a busca de ${day}`
      : `${counted(count, "nova", "novas")} desde a busca de ${day}`,
  reopen: "Rever grátis",
  reopenOf: (words: string) => `Rever grátis: ${words}`,
  next: "Nova busca",
  none: "Nenhuma busca guardada neste aparelho.",
  first: "Buscar vagas",
};
