import { productName } from "@vagou/contract/product";
import type { SessionMethod } from "@vagou/contract/account/session-methods";
import { counted, fichas } from "#lib/words/money.ts";
import { remainingData } from "#lib/words/remaining-data.ts";

const methods: Record<SessionMethod, string> = {
  password: "com senha",
  google: "com o Google",
  confirmation: "pelo link do e-mail",
};

export const profileTexts = {
  title: "Seu Perfil",
  loading: "Carregando sua conta",
  failed: "Não foi possível carregar sua conta agora.",
  retry: "Tentar de novo",
  logOut: "Sair da Conta",

  personTitle: "Sua conta",
  email: "E-mail",
  name: "Nome",
  since: "No Vagou desde",
  google: "Login com o Google",
  googleLinked: "Vinculado a esta conta",
  editName: "Editar",
  editNameLabel: "Editar nome",
  nameField: "Seu nome",
  nameMissing: "Escreva seu nome.",
  nameFailed: "Não foi possível salvar o nome agora. Tente de novo.",
  nameSaved: "Nome salvo",
  save: "Salvar",
  saving: "Salvando...",
  cancel: "Cancelar",
};

export const securityTexts = {
  title: "Segurança",
  changePassword: "Trocar senha",
  createPassword: "Criar uma senha",
  changeText: "Ao trocar a senha, sua conta será desconectada nos outros aparelhos.",
  createText: "Você entra com o Google. Com uma senha, entra também com o e-mail.",
  current: "Senha atual",
  next: "Nova senha",
  forgot: "Esqueceu a senha atual?",
  save: "Salvar nova senha",
  failed: "Não foi possível salvar a senha agora. Tente de novo.",
  changed: "Senha salva",
  changedText: "Sua conta foi desconectada nos outros aparelhos.",

  sessionsTitle: "Onde você está conectado",
  sessionsLoading: "Carregando aparelhos",
  sessionsFailed: "Não foi possível carregar os aparelhos agora.",
  unknownDevice: "Aparelho não identificado",
  thisDevice: "Este aparelho",
  since: (moment: string, method: SessionMethod) => `Desde ${moment}, ${methods[method]}`,
  endOthers: "Sair dos outros aparelhos",
  ending: "Saindo...",
  ended: (count: number) =>
    count === 0
      ? "Nenhum outro aparelho estava conectado"
      : counted(count, "aparelho desconectado", "aparelhos desconectados"),
  endFailed: "Não foi possível sair dos outros aparelhos agora. Tente de novo.",
};

export const ownDataTexts = {
  title: "Seus dados",
  text: `Tudo o que o ${productName} guarda sobre você, num arquivo para ler ou levar, menos senhas e outros códigos secretos.`,
  download: "Baixar meus dados",
  downloading: "Preparando...",
  downloaded: "Arquivo baixado: procure em Downloads",
  downloadFailed: "Não foi possível preparar seus dados agora. Tente de novo.",
};

export const planTexts = {
  label: "Plano",
  /** `name`: "Plano Pro"; `until`: "22/12/2026". */
  is: (name: string, until: string | null) => {
    const plan = name.replace(/^Plano /, "");
    return until === null ? plan : `${plan} até ${until}`;
  },
  renews: "Renova sozinho nesse dia.",
  ends: "Não renova sozinho.",
  other: (name: string, day: string) => `Sua assinatura do ${name} continua: a próxima cobrança é em ${day}.`,
  failed:
    "A cobrança da renovação não passou. A Stripe ainda pode tentar de novo; sem o pagamento, o plano não continua.",
  manage: "Gerenciar a assinatura",
  byMail: (email: string) => `Para cancelar ou trocar a forma de pagamento, escreva para ${email}.`,
};

export const deletionTexts = {
  open: "Excluir minha conta",
  title: "Excluir sua conta?",
  irreversible: "Isso acontece na hora e não pode ser desfeito.",
  goesLabel: "O que é apagado",
  goes: "Nome, e-mail, senha, os aparelhos conectados, as mensagens que enviamos, as vagas que você guardou, as listas que compartilhou e as buscas guardadas neste aparelho.",
  staysLabel: "O que fica",
  stays: `Sem nome nem e-mail: ${Object.values(remainingData).join("; ")}.`,
  creditsLabel: "Suas fichas",
  credits: (total: number | undefined) =>
    total === undefined
      ? "Você perde as fichas que restam. Uma conta nova com este e-mail não recebe de novo os bônus de boas-vindas."
      : `${total === 1 ? "Você perde a ficha que resta" : `Você perde as ${fichas(total)} que restam`}. Uma conta nova com este e-mail não recebe de novo os bônus de boas-vindas.`,
  subscriptionLabel: "Sua assinatura",
  subscription:
    "Excluir a conta não cancela a cobrança do seu plano na Stripe. Cancele a assinatura antes, em Seu Perfil, na linha Plano.",
  unpaidLabel: "Sua compra em aberto",
  unpaid:
    "Depois de excluir a conta, não pague o boleto ou o Pix que está em aberto: as fichas não teriam para onde ir. O que não for pago vence sozinho e não custa nada.",
  password: "Sua senha, para confirmar",
  googleFirst: "Para confirmar que é você, entre de novo com o Google. Depois você volta para cá.",
  googleAgain: "Entrar de novo com o Google",
  googleGoing: "Abrindo o Google...",
  googleUnavailable: "Google Sign-In não está disponível",
  googleMissing:
    "O login com o Google não está disponível aqui. Crie uma senha em Segurança e volte para excluir a conta com ela.",
  googleDone: "Você entrou de novo com o Google. Falta só confirmar.",
  confirm: "Excluir para sempre",
  deleting: "Excluindo...",
  cancel: "Cancelar",
  failed: "Não foi possível excluir a conta agora. Tente de novo.",
  deleted: "Conta excluída",
  deletedText: "Seus dados pessoais foram apagados.",
};
