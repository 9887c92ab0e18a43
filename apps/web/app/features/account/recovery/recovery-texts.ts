import { resetLinkHours } from "@vagou/contract/fichas/amounts";
import type { PasswordRules } from "@vagou/contract/account/password";
import { counted } from "#lib/words/money.ts";
import { accountTexts } from "../texts.ts";

const validity = counted(resetLinkHours, "hora", "horas");

/** What the pages for a forgotten password say. */
export const recoveryTexts = {
  failed: "Ops.. algo deu errado",
  backToLogIn: "Voltar para o login",

  forgotTitle: "Esqueceu a senha?",
  forgotLead: "Acontece. Informe o e-mail da sua conta e enviamos um link para criar outra senha.",
  send: "Enviar link",
  sending: "Enviando...",
  sendFailed: "Não foi possível enviar o email de recuperação.",
  sentTitle: "Email enviado",
  sentText: (email: string) => `Se houver uma conta com ${email}, o link chega em instantes.`,
  sentSteps: [
    `O link vale por ${validity} e só pode ser usado uma vez.`,
    "Não achou? Olhe também na caixa de spam ou lixo eletrônico.",
  ],
  sendAgain: "Não chegou? Enviar de novo",

  resetTitle: "Crie uma nova senha",
  resetLead: "Depois é só entrar com ela. Por segurança, sua conta será desconectada nos outros aparelhos.",
  password: "Nova senha",
  confirmation: "Repita a nova senha",
  reset: "Redefinir senha",
  resetting: "Redefinindo...",
  /** What a new password lacks. */
  problem: (rule: keyof PasswordRules) =>
    `A senha deve ${rule === "minLength" ? "" : "ter no mínimo "}${accountTexts.rules[rule]}`,
  mismatch: "As senhas não coincidem",
  weak: "A senha não atende aos requisitos de segurança",
  resetReasons: {
    refused: "Falha ao redefinir senha",
    unreadable: "Erro ao redefinir senha",
    unreached: "Não foi possível redefinir a senha. Tente novamente.",
  },
  resetDone: "Senha redefinida!",
  resetDoneText: (signedOut = "") =>
    `Entre com a nova senha.${signedOut && ` A conta de ${signedOut} saiu deste navegador.`}`,

  noToken: "Token de redefinição de senha não encontrado",
  noTokenTitle: "Falta um pedaço do link",
  noTokenText: "Abra o link como veio no e-mail, inteiro. Se ele não funcionar, peça um novo.",
  deadTitle: "Este link não vale mais",
  deadText: `Um link de nova senha vale por ${validity} e só pode ser usado uma vez. Peça outro.`,
  newLink: "Pedir um novo link",
};
