import { savedVacanciesMax } from "@vagou/contract/limits";
import type { SavedStatus } from "@vagou/contract/saved/saved-statuses";
import type { SavedVacancy } from "@vagou/contract/saved/saved-vacancies";
import { counted, formatCount } from "#lib/words/money.ts";
import { postingWords } from "#lib/words/portal-words.ts";

export const savedTexts = {
  title: "Minhas vagas",
  description: "As vagas que você guardou, e até onde foi cada candidatura.",
  lead: "As vagas que você guardou, e até onde foi cada candidatura. Só você vê esta página.",
  loading: "Carregando as suas vagas",
  failed: "Não foi possível carregar as suas vagas agora.",
  failedText: "Pode ser a sua conexão. O que você guardou continua guardado.",
  retry: "Tentar de novo",
  asItWas: (moment: string) => `Como estava em ${moment}, sem internet`,
  asItWasText:
    "Você pode ler a lista e mudar as vagas agora. As mudanças são enviadas quando a internet voltar.",
  offline: "Você está sem internet. Tente de novo quando a conexão voltar.",
  empty: "Você ainda não guardou nenhuma vaga",
  emptyText: `Nos resultados de uma busca, toque na fita ao lado da vaga para guardar. Guardar é grátis, até ${formatCount(savedVacanciesMax)} vagas.`,
  search: "Buscar vagas",
  count: (count: number) => counted(count, "vaga guardada", "vagas guardadas"),
  noneHere: "Nenhuma",

  csv: "Baixar planilha",
  csvName: "minhas-vagas.csv",
  print: "Imprimir",

  statusOf: (title: string) => `Andamento: ${title}`,
  status: {
    saved: "Guardada",
    applied: "Candidatura enviada",
    interview: "Entrevista",
    offer: "Proposta",
    refused: "Não deu certo",
  },
  columns: {
    saved: "Guardadas",
    applied: "Candidaturas enviadas",
    interview: "Entrevistas",
    offer: "Propostas",
    refused: "Não deram certo",
  },
  moved: (title: string, status: string) => `${title}: ${status}`,
  changeFailed: "Não foi possível guardar a mudança",
  defaults: postingWords.defaults,
  workModes: postingWords.workModes,
  /** Since when it has its status: "Guardada em 20/11/2026". */
  since: (status: SavedStatus, day: string) => `${sinceTexts[status]} ${day}`,
  applications: postingWords.applications,
  lastSeen: (day: string) =>
    `A última busca que a encontrou foi em ${day}. Confira no portal se ainda está aberta.`,
  notFoundSince: (day: string, portal: string) =>
    `Desde ${day}, a busca que a encontrava em ${portal} não a encontra mais: pode ter sido encerrada.`,
  notSeen: "Nenhuma busca a encontra há mais de 30 dias: pode ter sido encerrada.",
  open: (portal: string) => `Ver em ${portal}`,
  openOf: (title: string, portal: string) => `Ver em ${portal}: ${title} (abre em nova aba)`,

  edit: "Anotar",
  editOf: (title: string) => `Anotar: ${title}`,
  closeEdit: "Fechar",
  closeEditOf: (title: string) => `Fechar a anotação: ${title}`,
  nextStep: "Próximo passo",
  nextStepHint: "Exemplo: ligar para a empresa",
  nextStepOn: "Quando",
  note: "Anotação",
  noteHint: "Só você lê.",
  save: "Salvar",
  saving: "Salvando...",
  saved: "Anotação salva",
  savedHere: "Anotação salva neste aparelho",
  saveFailed: "Não foi possível salvar a anotação",
  keptText: "Ler o texto guardado",
  keptTextOf: (title: string) => `Ler o texto guardado: ${title}`,
  keptTextLoading: "Carregando o texto",
  keptTextFailed: "Não foi possível carregar o texto agora.",
  keptTextNone: "O portal não enviou o texto desta vaga.",
  requirements: "Requisitos",
  benefits: "Benefícios",

  remove: "Tirar da lista",
  removeOf: (title: string) => `Tirar da lista: ${title}`,
  removed: "Tirada da lista:",
  undo: "Desfazer",
  undoOf: (title: string) => `Desfazer: ${title}`,
  removeFailed: "Não foi possível tirar a vaga da lista",
  undoFailed: "Não foi possível pôr a vaga de volta",

  due: {
    late: (day: string) => `Era para ${day}`,
    today: "Hoje",
    tomorrow: "Amanhã",
    later: (day: string) => day,
  },
};

/** The way to the page from the start page. */
export const homeTexts = {
  none: "Guarde as vagas que interessam e acompanhe cada candidatura.",
  noStep: (count: number) => `${savedTexts.count(count)}, sem próximo passo com data.`,
};

const sinceTexts: Record<SavedStatus, string> = {
  saved: "Guardada em",
  applied: "Enviada em",
  interview: "Entrevista desde",
  offer: "Proposta desde",
  refused: "Encerrada em",
};

export const shareTexts = {
  choose: "Compartilhar vagas",
  choosing: "Escolha as vagas que quer enviar para alguém.",
  chosen: (count: number) => counted(count, "escolhida", "escolhidas"),
  tooMany: (max: number) => `Até ${max} vagas em uma lista.`,
  pick: (title: string) => `Escolher: ${title}`,
  make: "Criar link",
  making: "Criando...",
  cancel: "Cancelar",
  failed: "Não foi possível criar o link",
  ready: "O link está pronto",
  readyText: (day: string) =>
    `Quem tem o link vê estas vagas sem criar conta, até ${day}. Seu nome e suas anotações não aparecem.`,
  address: "Link da lista",
  copy: "Copiar link",
  copied: "Copiado",
  newTab: "(abre em nova aba)",
  apps: "Compartilhar",
  message: (count: number) => `Separei ${counted(count, "vaga", "vagas")} para você:`,
  done: "Pronto",
};

export const sharedByMeTexts = {
  title: "Links que você compartilhou",
  none: "Nenhum link em uso. Os que você criar aparecem aqui.",
  failed: "Não foi possível carregar os seus links agora.",
  retry: "Tentar de novo",
  /** "Vendedor e mais 2". */
  name: ([first = "", ...others]: readonly string[]) => {
    const title = first || postingWords.defaults.title;
    return others.length === 0 ? title : `${title} e mais ${others.length}`;
  },
  about: (count: number, from: string, until: string) =>
    `${counted(count, "vaga", "vagas")} · criado em ${from} · vale até ${until}`,
  end: "Encerrar",
  endOf: (name: string) => `Encerrar o link: ${name}`,
  asking: "Quem tem o link deixa de ver as vagas. Não dá para voltar atrás.",
  confirm: "Encerrar o link",
  confirmOf: (name: string) => `Encerrar o link de vez: ${name}`,
  back: "Voltar",
  ended: "Link encerrado",
  endFailed: "Não foi possível encerrar o link",
};

/** The first line of the spreadsheet. */
export const csvTitles: Record<keyof CsvRow, string> = {
  title: "Cargo",
  company: "Empresa",
  location: "Local",
  salary: "Salário",
  contract: "Contrato",
  level: "Nível",
  mode: "Modo de trabalho",
  portal: "Portal",
  url: "Endereço",
  status: "Andamento",
  statusSince: "Desde",
  saved: "Guardada em",
  nextStep: "Próximo passo",
  nextStepOn: "Quando",
  note: "Anotação",
  applyUntil: "Inscrições até",
  lastSeen: "Encontrada pela última vez em",
  notFoundSince: "Não encontrada desde",
  alsoIn: "Também em",
  borrowed: "Informações de outros portais",
};

export type CsvRow = {
  title: string;
  company: string;
  location: string;
  salary: string;
  contract: string;
  level: string;
  mode: string;
  portal: string;
  url: string;
  status: string;
  statusSince: string;
  saved: string;
  nextStep: string;
  nextStepOn: string;
  note: string;
  applyUntil: string;
  lastSeen: string;
  notFoundSince: string;
  alsoIn: string;
  borrowed: string;
};

/** @returns the title to show: a portal may send none */
export function titleOf({ title }: Pick<SavedVacancy, "title">): string {
  return title || savedTexts.defaults.title;
}
