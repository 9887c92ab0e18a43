import { productName } from "@vagou/contract/product";

export const contactTexts = {
  title: "Contato",
  lead: "Dúvida, problema ou pedido: escreva para a gente por e-mail.",
  email: "E-mail de atendimento",
  copy: "Copiar e-mail",
  copied: "Copiado",
  copiedToast: "Link copiado com sucesso!",
  copyFailed: "Erro ao copiar link",
  copyFailedText: "Toque no endereço, segure e copie.",
  write: "Escrever agora",
  helpTitle: "Para a resposta vir mais rápido",
  help: [
    "Escreva do e-mail da sua conta.",
    "Conte o que você fez, o que esperava e o que apareceu.",
    "Se for sobre fichas ou pagamento, diga o dia, a hora e o valor.",
    "Nunca mande senha, código de confirmação ou número de cartão. Nós não pedimos.",
  ],
  jobsTitle: "É sobre uma vaga?",
  jobs: `O ${productName} não seleciona candidatos nem fala pelas empresas. Sobre candidatura, salário ou entrevista, fale com o portal onde a vaga foi publicada.`,
};
