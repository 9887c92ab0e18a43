import type { Operator } from "@vagou/contract/operator";
import { productName } from "@vagou/contract/product";
import { escapeHtml } from "../escape-html.ts";

export type Message = { subject: string; text: string; html: string };

/** The sender that a message names at its end. */
export type Sender = Pick<Operator, "identity" | "supportEmail">;

type Content = {
  operator: Sender;
  subject: string;
  /** The name of the recipient, as a visitor typed it, who may be another person. */
  name: string;
  paragraphs: readonly string[];
  action: { label: string; link: string };
  /** Small text below the button. */
  notes: readonly string[];
};

/** Writes a message as text and as HTML that reads well on a small phone, in light and dark. */
export function composeMessage({ operator, subject, name, paragraphs, action, notes }: Content): Message {
  const greeting = greet(name);
  const text = [
    greeting,
    ...paragraphs,
    `${action.label}:\n${action.link}`,
    ...notes,
    `${productName} · ${operator.supportEmail}\n${operator.identity}`,
  ].join("\n\n");
  const link = escapeHtml(action.link);
  const supportEmail = escapeHtml(operator.supportEmail);
  const html = `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${darkStyle}</style></head>
<body class="page" style="margin:0;padding:24px 16px;background:#fbf7ee;color:#15291f;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;">
<div style="max-width:480px;margin:0 auto;">
<p class="leaf" style="color:#0c6a47;font-size:22px;font-weight:800;margin:0 0 24px;">${productName}</p>
<p>${escapeHtml(greeting)}</p>
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join("\n")}
<p style="margin:28px 0;"><a class="button" href="${link}" style="display:inline-block;padding:14px 24px;border-radius:999px;background:#0c6a47;color:#ffffff;font-weight:600;text-decoration:none;">${escapeHtml(action.label)}</a></p>
<p class="muted" style="${smallStyle}overflow-wrap:anywhere;">Se o botão não abrir, copie este endereço no navegador:<br><a class="leaf" href="${link}" style="color:#0c6a47;">${link}</a></p>
${notes.map((note) => `<p class="muted" style="${smallStyle}">${escapeHtml(note)}</p>`).join("\n")}
<p class="muted" style="${smallStyle}">${productName} · <a class="leaf" href="mailto:${supportEmail}" style="color:#0c6a47;">${supportEmail}</a><br>${escapeHtml(operator.identity)}</p>
</div></body></html>`;
  return { subject, text, html };
}

/**
 * A visitor can sign up with another person's address and any name, so a name that looks like a link, an amount, a
 * telephone number or an advertisement is not put into our message. NFKC finds the letters, digits and dots of other
 * scripts that people read, and some programs open, as these. Signs that no person sees must not part what they read as
 * one word, and those that turn the direction of a text would show another one than we look at. Blanks, among which are
 * line ends of Unicode, become one: a name begins no line of its own.
 */
function greet(name: string): string {
  const read = name.normalize("NFKC").replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "");
  const isSuspicious =
    name.length > 60 ||
    /[\u202A-\u202E\u2066-\u2069]/.test(name) ||
    /[:/@$]|[.。][\p{L}\p{M}]|www|(?:\p{Nd}\P{Nd}*){4}/iu.test(read);
  return isSuspicious ? "Olá." : `Olá, ${name.replaceAll(/\s+/g, " ")}.`;
}

const smallStyle = "color:#55665c;font-size:14px;";

/** Mail programs without support for style sheets show the light colours, which are set at each element. */
const darkStyle =
  "@media (prefers-color-scheme: dark){" +
  ".page{background:#0f1813!important;color:#edf4ee!important}" +
  ".muted{color:#a6b8ab!important}" +
  ".leaf{color:#5fd39f!important}" +
  ".button{background:#5fd39f!important;color:#06231a!important}}";
