import { feedbackMaxLength } from "@vagou/contract/limits";
import { productName } from "@vagou/contract/product";
import { formatCount } from "#lib/words/money.ts";

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
  operator: (identity: string) => `Quem responde: ${identity}.`,
  feedbackTitle: "Conte o que achou",
  feedbackForMembers: "Para escrever por aqui é preciso entrar na sua conta. Sem ela, use o e-mail acima.",
  logIn: "Entrar",
  feedback: "Sua mensagem",
  feedbackHint: `Até ${formatCount(feedbackMaxLength)} caracteres. Seu nome e seu e-mail vão junto, para a gente poder responder.`,
  supportCode: (code: string) => `Código para o suporte: ${code}`,
  supportCodeGoes: "Este código vai junto com a sua mensagem.",
  send: "Enviar",
  sending: "Enviando...",
  sent: "Obrigado pelo feedback!",
  sentText: "Sua mensagem já está a caminho de quem cuida do produto.",
  keptHere: "Sua mensagem está guardada neste aparelho",
  sendFailed: "Não foi possível enviar agora. O que você escreveu continua aqui: tente de novo em instantes.",
  helpTitle: "Para a resposta vir mais rápido",
  help: [
    "Escreva do e-mail da sua conta.",
    "Conte o que você fez, o que esperava e o que apareceu.",
    "Se for sobre fichas ou pagamento, diga o dia, a hora e o valor.",
    "Nunca envie senha, código de confirmação ou número de cartão. Nós não pedimos.",
  ],
  jobsTitle: "É sobre uma vaga?",
  jobs: `O ${productName} não seleciona candidatos nem fala pelas empresas. Sobre candidatura, salário ou entrevista, fale com o portal onde a vaga foi publicada.`,
};
