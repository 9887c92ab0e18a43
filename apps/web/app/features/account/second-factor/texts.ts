import { recoveryCodesCount, secondFactorsMax } from "@vagou/contract/limits";
import type { SecondFactor } from "@vagou/contract/account/second-factors";
import { productName } from "@vagou/contract/product";
import { counted } from "#lib/words/money.ts";

/** What the second step says, after the password and before something sensitive. */
export const challengeTexts = {
  title: "Confirme que é você",
  lead: "Falta a segunda etapa que protege a sua conta.",
  code: "Código do aplicativo",
  codeHint: "Os 6 números que o seu aplicativo de códigos mostra agora.",
  recovery: "Código de recuperação",
  recoveryHint: "Um dos códigos que você guardou. Cada um só pode ser usado uma vez.",
  confirm: "Confirmar",
  confirming: "Conferindo...",
  passkey: "Usar chave de acesso",
  passkeyHint: "Com o rosto, a digital ou o PIN do aparelho.",
  passkeyBusy: "Aguardando o aparelho...",
  or: "ou",
  byRecovery: "Usar um código de recuperação",
  byCode: "Usar o código do aplicativo",
  noWay:
    "Este navegador não abre a sua chave de acesso. Use um código de recuperação, ou entre pelo aparelho em que ela foi criada.",
  lost: "Sem o celular e sem os códigos? Fale com a gente",
  back: "Voltar",
  cancel: "Cancelar",
  expired: "O tempo desta etapa acabou, ou houve tentativas demais.",
  startAgain: "Começar de novo",
  failed: "Não foi possível conferir agora. Tente de novo.",
  loading: "Preparando...",
  password: "Sua senha",
  passwordLead: "Digite a senha da sua conta para continuar.",
  googleMissing:
    "O login com o Google não está disponível aqui. Saia da conta e entre de novo para continuar.",
};

/** Why a passkey was not used or made, where the browser said so. */
export const passkeyFaultTexts = {
  refused: "A chave de acesso não foi usada. Tente de novo ou escolha outra forma.",
  known: "Este aparelho já tem uma chave de acesso desta conta.",
  impossible: "Este aparelho não consegue usar chaves de acesso aqui.",
};

const kinds: Record<SecondFactor["kind"], string> = {
  totp: "Aplicativo de códigos",
  passkey: "Chave de acesso",
};

/** The section of the profile. */
export const secondFactorTexts = {
  title: "Verificação em duas etapas",
  about:
    "Além da senha ou do Google, você confirma que é você com o seu celular. Quem descobrir a sua senha não entra.",
  loading: "Carregando as etapas",
  failed: "Não foi possível carregar a verificação em duas etapas agora.",
  warnTitle: "E se eu perder o celular?",
  warn: `Ao ativar, você recebe ${recoveryCodesCount} códigos de recuperação. Guarde-os fora do celular: sem ele e sem os códigos, só o atendimento abre a conta de novo.`,
  addApp: "Aplicativo de códigos",
  addAppHint: "Google Authenticator, Microsoft Authenticator ou outro. Funciona sem internet.",
  addPasskey: "Chave de acesso",
  addPasskeyHint: "O rosto, a digital ou o PIN deste aparelho.",
  more: "Adicionar outra etapa",
  add: "Ativar com",
  full: `Você já tem ${secondFactorsMax} etapas, o máximo. Remova uma para adicionar outra.`,
  opening: "Abrindo...",
  startFailed: "Não foi possível começar agora. Tente de novo.",
  kind: (kind: SecondFactor["kind"]) => kinds[kind],
  created: (day: string) => `Desde ${day}`,
  used: (moment: string) => `último uso em ${moment}`,
  unused: "ainda sem uso",
  rename: "Mudar nome",
  renameOf: (name: string) => `Mudar nome de ${name}`,
  save: "Salvar",
  saving: "Salvando...",
  cancel: "Cancelar",
  renamed: "Nome salvo",
  renameFailed: "Não foi possível salvar o nome agora. Tente de novo.",
  remove: "Remover",
  removeOf: (name: string) => `Remover ${name}`,
  removing: (isLast: boolean) =>
    isLast
      ? "É a última etapa: sem ela, só a senha ou o Google protegem a conta, e os códigos de recuperação deixam de valer."
      : "Esta etapa deixa de abrir a sua conta.",
  confirmRemove: "Remover mesmo",
  removed: "Etapa removida",
  removeFailed: "Não foi possível remover agora. Tente de novo.",
  keep: "Manter",
};

export const addAppTexts = {
  title: "Adicionar um aplicativo de códigos",
  scan: "Leia este QR code com o aplicativo de códigos do celular.",
  qr: "QR code desta conta para o aplicativo de códigos",
  open: "Abrir no aplicativo deste aparelho",
  typed: "Ou digite esta chave no aplicativo:",
  copy: "Copiar chave",
  copied: "Copiada",
  name: "Nome desta etapa",
  nameHint: "Para você reconhecer depois, como “Celular da Ana”.",
  defaultName: "Meu celular",
  code: "Código que o aplicativo mostra",
  codeHint: "6 números. Se não conferir, veja se a hora do celular está certa.",
  confirm: "Ativar",
  confirming: "Conferindo...",
  cancel: "Cancelar",
  failed: "Não foi possível ativar agora. Tente de novo.",
  added: "Verificação em duas etapas ativa",
  addedMore: "Etapa adicionada",
};

export const addPasskeyTexts = {
  title: "Criar uma chave de acesso",
  about:
    "O aparelho guarda a chave e pede o rosto, a digital ou o PIN quando você entra. Nada disso é enviado para nós.",
  defaultName: "Este aparelho",
  confirm: "Criar chave de acesso",
  confirming: "Aguardando o aparelho...",
  failed: "Não foi possível criar a chave agora. Tente de novo.",
};

export const recoveryTexts = {
  title: "Códigos de recuperação",
  left: (count: number) =>
    count === 0
      ? "Você não tem mais códigos de recuperação. Crie novos agora."
      : `${counted(count, "código ainda não usado", "códigos ainda não usados")}.`,
  replace: "Criar códigos novos",
  replaceAsk: "Os códigos que você guardou deixam de valer.",
  replaceConfirm: "Criar e trocar",
  replacing: "Criando...",
  replaceFailed: "Não foi possível criar códigos agora. Tente de novo.",
  newTitle: "Guarde seus códigos de recuperação",
  newText: "Eles só aparecem agora. Cada um abre a sua conta uma vez, quando você estiver sem o celular.",
  list: "Seus códigos de recuperação",
  copy: "Copiar",
  copied: "Copiados",
  download: "Baixar",
  print: "Imprimir",
  done: "Já guardei os códigos",
  fileName: "vagou-codigos-de-recuperacao.txt",
  file: (codes: readonly string[]) =>
    [
      `${productName}: códigos de recuperação`,
      "Cada código só pode ser usado uma vez. Guarde este arquivo fora do celular.",
      "",
      ...codes,
      "",
    ].join("\r\n"),
};
