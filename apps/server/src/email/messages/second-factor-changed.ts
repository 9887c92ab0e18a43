import { productName } from "@vagou/contract/product";
import { composeMessage, type Message, type Sender } from "../message.ts";

/** What changed; `left`: how many second factors, or unused codes, the person still has. */
export type FactorChange =
  | { what: "added" | "removed"; kind: "totp" | "passkey"; left: number }
  | { what: "all_removed" }
  | { what: "recovery_codes_replaced" }
  | { what: "recovery_code_used"; left: number };

/** @param facts.link to a new password, for an owner who did not make the change */
export function secondFactorChangedMessage(facts: {
  operator: Sender;
  name: string;
  link: string;
  change: FactorChange;
}): Message {
  const { subject, text } = describe(facts.change);
  return composeMessage({
    operator: facts.operator,
    subject,
    name: facts.name,
    paragraphs: [
      text,
      "Se foi você, está tudo certo. Se não foi, crie uma nova senha agora e escreva para nós: uma nova senha não muda a segunda etapa, e nós ajudamos você.",
    ],
    action: { label: "Não fui eu: criar nova senha", link: facts.link },
    notes: ["Nunca pedimos códigos nem a sua senha por e-mail, telefone ou mensagem."],
  });
}

function describe(change: FactorChange): { subject: string; text: string } {
  if (change.what === "recovery_code_used")
    return {
      subject: `Código de recuperação usado no ${productName}`,
      text: `Um código de recuperação da sua conta no ${productName} acabou de ser usado. ${describeLeft(change.left)}`,
    };
  if (change.what === "recovery_codes_replaced")
    return {
      subject: `Novos códigos de recuperação no ${productName}`,
      text: `Foram criados novos códigos de recuperação para a sua conta no ${productName}. Os anteriores não valem mais.`,
    };
  if (change.what === "all_removed")
    return {
      subject: `Segunda etapa removida no ${productName}`,
      text: `Depois do seu pedido ao suporte, removemos todas as segundas etapas e os códigos de recuperação da sua conta no ${productName}, e encerramos os acessos abertos. Para entrar, basta de novo a senha ou o Google.`,
    };
  const kind = change.kind === "passkey" ? "uma chave de acesso" : "um aplicativo de códigos";
  if (change.what === "added")
    return {
      subject: `Segunda etapa adicionada no ${productName}`,
      text:
        change.left > 1
          ? `Na segunda etapa para entrar, sua conta no ${productName} agora também aceita ${kind}.`
          : `Sua conta no ${productName} agora também pede ${kind} para entrar.`,
    };
  const rest =
    change.left === 0
      ? " Para entrar, basta de novo a senha ou o Google, e os códigos de recuperação não valem mais."
      : "";
  return {
    subject: `Segunda etapa removida no ${productName}`,
    text: `Uma segunda etapa (${kind}) foi removida da sua conta no ${productName}.${rest}`,
  };
}

function describeLeft(left: number): string {
  if (left === 0) return "Era o último: crie novos códigos no seu perfil.";
  return left === 1 ? "Resta 1 código." : `Restam ${left} códigos.`;
}
