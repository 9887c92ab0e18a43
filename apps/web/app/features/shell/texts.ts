import { productName } from "@vagou/contract/product";

export const shellTexts = {
  skip: "Pular para o conteúdo",
  home: `${productName}, página inicial`,
  nav: "Conta",
  register: "Criar conta",
  logIn: "Entrar",
  loading: "Carregando...",
  noScript: "Para entrar na conta e buscar vagas, ative o JavaScript do navegador.",
  copyright: (year: number) => `© ${year} ${productName}. Todos os direitos reservados.`,
  motto: "As melhores vagas do Brasil, numa busca só.",
  demo: "Modo demonstração",
  demoExplained: (parts: string, isOne: boolean) =>
    `${parts} ${isOne ? "funciona de forma simulada" : "são simulados"} nesta instalação.`,
  demoMailbox: "caixa de e-mails",
  demoMailboxEnd: "de demonstração",
  sessionExpired: "Sessão expirada",
  sessionExpiredText: "Sua sessão expirou. Por favor, faça login novamente para continuar.",
  notFoundTitle: "Página não encontrada",
  notFoundText: "O endereço pode ter mudado, ou a página nunca existiu. Estas duas existem:",
  notFoundHome: "Ir para o início",
  notFoundJobs: "Buscar vagas",
  crashTitle: "Algo deu errado nesta página",
  crashText: "O erro foi nosso. Carregue a página de novo; suas fichas não mudam por causa disso.",
  crashReload: "Carregar de novo",
};
