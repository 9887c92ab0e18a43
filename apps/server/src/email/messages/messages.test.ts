import { expect, test } from "vitest";
import type { Message, Sender } from "../message.ts";
import { alreadyRegisteredMessage } from "./already-registered.ts";
import { confirmAccountMessage } from "./confirm-account.ts";
import { newPasswordMessage } from "./new-password.ts";
import { passwordChangedMessage } from "./password-changed.ts";
import { referralRewardedMessage } from "./referral-rewarded.ts";
import { secondFactorChangedMessage } from "./second-factor-changed.ts";

const operator = {
  identity: "Vagas & Cia. Ltda., CNPJ 11.222.333/0001-81, Rua da Aurora, 1",
  supportEmail: "atendimento@vagas.example",
};

const link = "https://vagou.example/pagina?token=a_b-c&x=1";

type Write = (facts: { operator: Sender; name: string; link: string }) => Message;

const messages: readonly [what: string, write: Write, subject: string, says: readonly string[]][] = [
  [
    "confirm your account",
    (facts) => confirmAccountMessage({ ...facts, confirmationCredits: 200, friendCredits: 0 }),
    "Confirme seu e-mail no Vagou",
    ["200 fichas", "Confirmar meu e-mail", "48 horas", "Se não foi você"],
  ],
  [
    "you already have an account",
    (facts) => alreadyRegisteredMessage({ ...facts, hasPassword: false, hasGoogle: true }),
    "Você já tem conta no Vagou",
    ["você já tem conta", "Nada mudou", "com o Google", "Entrar", "Se não foi você"],
  ],
  [
    "choose a new password",
    newPasswordMessage,
    "Crie uma nova senha no Vagou",
    ["Criar nova senha", "1 hora", "só pode ser usado uma vez", "Se não foi você"],
  ],
  [
    "your password was changed",
    (facts) => passwordChangedMessage({ ...facts, hadPassword: true }),
    "Sua senha no Vagou foi alterada",
    ["acabou de ser alterada", "encerramos as sessões", "Não fui eu"],
  ],
  [
    "your account has a password now",
    (facts) => passwordChangedMessage({ ...facts, hadPassword: false }),
    "Sua conta no Vagou agora tem uma senha",
    ["Foi criada uma senha", "dá para entrar com o e-mail", "encerramos as sessões", "Não fui eu"],
  ],
  [
    "a second factor was removed",
    (facts) => secondFactorChangedMessage({ ...facts, change: { what: "removed", kind: "totp", left: 0 } }),
    "Segunda etapa removida no Vagou",
    ["um aplicativo de códigos", "basta de novo a senha", "Não fui eu"],
  ],
  [
    "a second factor was added",
    (facts) => secondFactorChangedMessage({ ...facts, change: { what: "added", kind: "passkey", left: 1 } }),
    "Segunda etapa adicionada no Vagou",
    ["também pede uma chave de acesso", "Se não foi", "Não fui eu"],
  ],
  [
    "another second factor was added: one of them is enough",
    (facts) => secondFactorChangedMessage({ ...facts, change: { what: "added", kind: "totp", left: 2 } }),
    "Segunda etapa adicionada no Vagou",
    ["também aceita um aplicativo de códigos", "Se não foi", "Não fui eu"],
  ],
  [
    "a referral was rewarded",
    (facts) => referralRewardedMessage({ ...facts, amountCredits: 300 }),
    "Você ganhou 300 fichas no Vagou",
    ["300 fichas", "indicou", "Buscar vagas"],
  ],
];

test.each(messages)(
  "“%s” says what happened and what to do, as text and as HTML",
  (_what, write, subject, says) => {
    const message = write({ operator, name: "Zoë", link });
    expect(message.subject).toBe(subject);
    for (const words of ["Olá, Zoë.", "atendimento@vagas.example", ...says]) {
      expect(message.text).toContain(words);
      expect(message.html).toContain(words);
    }
  },
);

test.each(messages)("“%s” names the operator at its end", (_what, write) => {
  const { text, html } = write({ operator, name: "Zoë", link });
  expect(text.endsWith(operator.identity)).toBe(true);
  expect(html).toContain("Vagas &amp; Cia. Ltda., CNPJ 11.222.333/0001-81, Rua da Aurora, 1</p>");
});

test("a request for a new password is true to a person without a password, and to one who reads only the text", () => {
  const { text } = newPasswordMessage({ operator, name: "Zoë", link });
  expect(text).toContain("nada muda na sua conta");
  expect(text).not.toMatch(/sua senha continua|botão/);
});

test.each(messages)("“%s” has one link, on the button and as text", (_what, write) => {
  const { text, html } = write({ operator, name: "Zoë", link });
  expect(text.match(/https?:\/\/\S+/g)).toEqual([link]);
  const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, target]) => target);
  const escaped = link.replace("&", "&amp;");
  expect(targets).toEqual([escaped, escaped, "mailto:atendimento@vagas.example"]);
  expect(html).toContain(`>${escaped}</a>`);
  // It loads no resource: no picture that would tell that a person opened it.
  expect(html).not.toMatch(/<img|<script|<link|url\(|src=/);
});

test.each(messages)("“%s” escapes the name of the person", (_what, write) => {
  const { text, html, subject } = write({ operator, name: `<b onclick="x">'&`, link });
  expect(text).toContain(`Olá, <b onclick="x">'&.`);
  expect(html).toContain("Olá, &lt;b onclick=&quot;x&quot;&gt;'&amp;.");
  expect(html).not.toContain("<b ");
  expect(subject).not.toContain("<b");
});

test.each([
  "Ganhe em premio.example agora",
  "https://premio.example",
  "x@premio.example",
  "cliente do banco, ligue 0800 123 4567",
  "ganhador de R$ 900",
  "cliente do banco, ligue ０８００ １２３ ４５６７",
  "ligue ٠٨٠٠",
  "veja premio．example",
  "veja premio。example",
  "veja premio.\u{200B}example",
  "veja premio.\u{E0020}example",
  "veja premio.\u{34F}example",
  "veja premio.\u{301}example",
  "veja w\u{AD}ww premio",
  // Shown from its end to its beginning.
  "\u{202E}elpmaxe ,oimerp ajev",
  "W".repeat(61),
])("a name that looks like an advertisement is not put into a message: %s", (name) => {
  for (const [, write] of messages) {
    const { text, html } = write({ operator, name, link });
    expect(text.startsWith("Olá.\n")).toBe(true);
    expect(`${text}${html}`).not.toContain(name);
  }
});

test.each([
  "João Paulo II",
  "J. K. Souza",
  "O’Neill-Sá",
  "محمد",
  "محمد\u{200C}رضا",
  "Zoë 🌻",
  "Ana 👩\u{200D}🚀",
])("%s is greeted by name", (name) => {
  for (const [, write] of messages) expect(write({ operator, name, link }).text).toContain(`Olá, ${name}.`);
});

test.each(messages)("“%s” fits a phone and has colours for light and dark", (_what, write) => {
  const { html, text } = write({ operator, name: "Zoë", link });
  expect(html).toContain('name="viewport" content="width=device-width');
  expect(html).toContain('name="color-scheme" content="light dark"');
  expect(html).toContain("@media (prefers-color-scheme: dark)");
  expect(html).not.toMatch(/width:\s*(?:[5-9]\d\d|\d{4,})px|<table/);
  // Far below the size at which Gmail cuts a message (102 kB), and small for a phone with little data.
  expect(html.length + text.length).toBeLessThan(8_000);
});

test("several blanks inside a name are one in the greeting, also those that begin a line", () => {
  const name = "Ana    Maria\u2028\u2028da\u00A0\u2003Silva";
  for (const [, write] of messages) {
    const { text, html } = write({ operator, name, link });
    expect(text.startsWith("Olá, Ana Maria da Silva.\n")).toBe(true);
    expect(html).toContain("<p>Olá, Ana Maria da Silva.</p>");
  }
});
