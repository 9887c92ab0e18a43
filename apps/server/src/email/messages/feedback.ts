import { productName } from "@vagou/contract/product";
import { escapeHtml } from "../../escape-html.ts";
import type { Message } from "../message.ts";

/**
 * A person's message to the support. Its text is escaped, so that no part of it becomes a link or markup of the page.
 */
export function feedbackMessage({
  name,
  email,
  text,
}: {
  name: string;
  email: string;
  text: string;
}): Message {
  const intro = "Enviado pelo formulário da página de contato por:";
  const outro = "Sua resposta vai direto para essa pessoa.";
  return {
    subject: `Opinião sobre o ${productName}`,
    text: [intro, `${name}\n${email}`, text, outro].join("\n\n"),
    html: `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"></head>
<body style="font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere;">
<p>${intro}<br><bdi>${escapeHtml(name)}</bdi><br>${escapeHtml(email)}</p>
<p style="white-space:pre-wrap;" dir="auto">${escapeHtml(text)}</p>
<p>${outro}</p>
</body></html>`,
  };
}
