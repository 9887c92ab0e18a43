import { confirmationLinkHours } from "@vagou/contract/fichas/amounts";
import { passwordMinLength, type PasswordRules } from "@vagou/contract/account/password";
import { fichas, formatCount } from "#lib/words/money.ts";

const rules: Record<keyof PasswordRules, string> = {
  minLength: `ter no mínimo ${passwordMinLength} caracteres`,
  hasUpperCase: "uma letra maiúscula",
  hasLowerCase: "uma letra minúscula",
  hasNumber: "um número",
  hasSpecialChar: "um caractere especial (!@#$…)",
};

export const accountTexts = {
  menu: (name: string) => `Menu de ${name}`,
  toProfile: "Perfil",
  toSaved: "Minhas vagas",
  toBuyTokens: "Adquirir fichas",
  toContact: "Contato",
  logOut: "Sair",
  password: { show: "Mostrar senha", hide: "Ocultar senha" },
  rules,
  strength: (met: number) => `Força da senha: ${met} de 5.`,
  strong: "Senha forte.",
  missing: (parts: string) => `Falta: ${parts}.`,
  fields: { name: "Nome completo", email: "E-mail", password: "Senha" },
  emailExample: "voce@exemplo.com.br",

  registerTitle: (bonus: number | undefined) =>
    bonus === undefined ? "Crie sua conta e ganhe fichas" : `Crie sua conta e ganhe ${fichas(bonus)}`,
  registerReferred: (confirmation: number, referral: number) =>
    `${formatCount(confirmation)} por confirmar o e-mail e mais ${formatCount(referral)} porque você veio por indicação.`,
  registerLead: "As fichas chegam quando você confirma o e-mail. Não pedimos cartão.",
  register: "Criar conta",
  registering: "Criando conta...",
  registerAgainst: "Já tem conta?",
  registered: "Cadastro realizado com sucesso!",
  registeredText: "Verifique seu e-mail para confirmar a conta.",
  weakPassword: "Senha inválida",
  registerFailed: "Erro no cadastro",
  registerReasons: {
    refused: "Erro ao registrar usuário",
    unreached: "Não foi possível criar sua conta.",
  },

  waitingSearch: (words: string) => `Sua busca por "${words}" está guardada`,
  waitingSearchNext: {
    logIn: (bonus: number) =>
      bonus === 0
        ? "Entre ou crie uma conta grátis para continuar."
        : `Entre para continuar. Ainda não tem conta? Crie uma grátis: ao confirmar o e-mail você ganha ${fichas(bonus)}.`,
    register: (bonus: number) =>
      bonus === 0
        ? "Ela continua daqui depois que você confirmar o e-mail."
        : `Ao confirmar o e-mail você ganha ${fichas(bonus)}, e a busca continua daqui.`,
  },

  checkTitle: "Verifique seu e-mail",
  checkText: (email = "o endereço que você informou") =>
    `Enviamos um link de confirmação para ${email}. Abra a mensagem e toque no link para ativar sua conta.`,
  checkSteps: [
    `O link expira em ${confirmationLinkHours} horas.`,
    "É preciso confirmar o e-mail antes de entrar.",
    "Não achou? Olhe também na caixa de spam ou lixo eletrônico.",
  ],
  checkDemo: "Nesta demonstração o e-mail não sai daqui: ele chega na caixa de e-mails de demonstração.",
  openMailbox: "Abrir a caixa de e-mails",
  toLogIn: "Ir para o login",

  confirming: "Confirmando sua conta...",
  confirmNoScript: "Falta um passo para confirmar sua conta",
  confirmNoScriptText:
    "Para confirmar sua conta, ative o JavaScript do navegador e abra de novo o link do e-mail.",
  confirmed: "Conta confirmada com sucesso!",
  confirmedBonus: (bonus: number) => `Você ganhou ${fichas(bonus)} por confirmar o e-mail.`,
  confirmedReferred: (bonus: number) => `Você ganhou ${fichas(bonus)}: e-mail confirmado e indicação.`,
  confirmedDaily: (daily: number) => `Mais ${fichas(daily)} de bônus diário.`,
  confirmedBalance: (total: number) => `Seu saldo: ${fichas(total)}.`,
  confirmedNext: (seconds: number) => `Em ${seconds} s levamos você para o início.`,
  confirmedNextSearch: (seconds: number) => `Em ${seconds} s levamos você para a sua busca.`,
  goToSearch: (words: string) => `Buscar "${words}"`,
  goHome: "Ir para o início agora",
  confirmFailed: "Erro ao confirmar conta",
  confirmFailedToast: "Ops... Ocorreu um erro ao tentar confirmar sua conta",
  confirmNoToken: "Token de confirmação não fornecido",
  // The sentence of the contract: its list of all sentences would come with it.
  confirmLinkInvalid: "Este link de confirmação não vale mais. Peça um novo.",
  confirmHint: "Confira se o link está completo, como veio no e-mail, ou peça um novo aqui embaixo.",

  provePasswordTitle: "Falta só a sua senha",
  provePasswordLead:
    "Parece que você se cadastrou em outro aparelho ou navegador. Digite a senha que criou no cadastro para confirmar a conta.",
  provePassword: "Confirmar conta",
  provePasswordNote: "Não foi você que se cadastrou? Feche esta página: sem a senha, nada acontece.",

  usedTitle: "Sua conta já está confirmada",
  usedText: "Agora é só entrar.",
  goHomeUsed: "Ir para o início",
  usedTextSignedIn: "Você já pode buscar vagas.",

  referralAdded: "Fichas adicionadas!",
  referralAddedText: (bonus: number) => `Você ganhou ${fichas(bonus)} pela indicação.`,

  resendTitle: "Pedir um novo link",
  resend: "Reenviar e-mail de confirmação",
  resendHere: "Reenviar e-mail",
  resending: "Reenviando...",
  resent: "E-mail a caminho",
  resendFailed: "Não foi possível reenviar agora. Tente de novo em instantes.",

  logInTitle: "Que bom ver você de novo",
  logInLead: "Entre para buscar em vários portais de uma vez.",
  logIn: "Entrar",
  loggingIn: "Entrando...",
  logInAgainst: "Ainda não tem conta?",
  loggedIn: "Login realizado com sucesso!",
  logInFailed: "Ops.. algo deu errado",
  logInReasons: { refused: "Erro ao fazer login", unreached: "Falha ao fazer login" },
  secondStepTitle: "Confirme que é você",
  secondStepLead: "Falta a segunda etapa que protege a sua conta.",
  forgot: "Esqueci minha senha",
  dailyAdded: "Fichas diárias adicionadas!",
  dailyAddedText: (daily: number | undefined) =>
    daily === undefined ? "Seu bônus de hoje já está na conta." : `Você ganhou ${fichas(daily)} hoje.`,
  notConfirmedTitle: "Falta confirmar seu e-mail",
  notConfirmedText: (email: string) =>
    `Enviamos um link para ${email} quando você criou a conta. Se ele se perdeu ou passou de ${confirmationLinkHours} horas, enviamos outro.`,
};
