import { postingKeptDays } from "@vagou/contract/limits";
import { productName } from "@vagou/contract/product";
import { postingWords } from "#lib/words/portal-words.ts";
import { vacancyWords } from "#lib/words/vacancy-words.ts";

export const postingTexts = {
  pageTitle: "Detalhes da vaga",
  back: "Voltar para a busca",
  loading: "Carregando a vaga",
  defaults: postingWords.defaults,

  open: (portal: string) => `Ver no portal ${portal}`,
  newTab: "(abre em nova aba)",
  openHint: "A candidatura é feita no portal, não aqui.",
  noAddress: "O portal não informou o endereço desta vaga.",
  scam: "Nunca pague para participar de uma seleção.",

  facts: "Dados da vaga",
  salary: "Salário",
  contract: "Contrato",
  level: vacancyWords.facts.level,
  workMode: "Modo de trabalho",
  posted: "Publicada",
  applications: postingWords.applications,
  notSaid: "Não informado",
  noDate: "Data não informada",
  workModes: postingWords.workModes,

  description: "Sobre a vaga",
  noDescription: "O portal não enviou a descrição. Ela pode estar na página da vaga.",
  requirements: "Requisitos",
  benefits: "Benefícios",
  seen: (portal: string, when: string) =>
    `Informações do portal ${portal}, como estavam na última vez que uma busca encontrou a vaga: ${when}.`,
  found: (portal: string) => `Informações do portal ${portal}, como estavam nos resultados que você abriu.`,
  derivedMeans: "“Informação tirada do texto do anúncio”: o portal não a informa à parte. Confira no portal.",

  share: "Enviar para alguém",
  copy: "Copiar link",
  copied: "Copiado",
  shareApps: "Compartilhar",

  credits: "Suas fichas",
  free: "Ver uma vaga não gasta fichas.",

  missingTitle: "Esta vaga não está mais aqui",
  missingText: `O ${productName} guarda uma vaga por ${postingKeptDays} dias depois da última vez que uma busca a encontrou. O portal pode ter encerrado esta, ou o endereço pode ter vindo incompleto.`,
  missingNext: "Uma nova busca mostra as vagas abertas agora.",
  search: "Buscar vagas",
  home: "Ir para o início",

  failed: "Não foi possível carregar a vaga agora.",
  failedText: "Pode ser a sua conexão. Suas fichas não mudam por causa disso.",
  retry: "Tentar de novo",
};
