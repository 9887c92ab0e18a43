import { productName, supportEmail } from "@vagou/contract/product";

export type Message = { subject: string; text: string; html: string };

type Content = {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  action: { label: string; link: string };
  /** Said below the button, in small. */
  notes: readonly string[];
};

/** Writes a message as text and as HTML that reads well on a small phone, in light and dark. */
export function composeMessage({ subject, greeting, paragraphs, action, notes }: Content): Message {
  const text = [
    greeting,
    ...paragraphs,
    `${action.label}:\n${action.link}`,
    ...notes,
    `${productName} · ${supportEmail}`,
  ].join("\n\n");
  const html = `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 16px;font:16px/1.5 system-ui,sans-serif;">
<div style="max-width:480px;margin:0 auto;">
<p style="font-size:22px;font-weight:800;margin:0 0 24px;">${productName}</p>
<p>${escapeHtml(greeting)}</p>
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join("\n")}
<p style="margin:28px 0;"><a href="${escapeHtml(action.link)}" style="display:inline-block;padding:14px 24px;border-radius:999px;background:#0c6a47;color:#ffffff;font-weight:600;text-decoration:none;">${escapeHtml(action.label)}</a></p>
<p style="font-size:13px;overflow-wrap:anywhere;">Se o botão não abrir, copie este endereço no navegador:<br><a href="${escapeHtml(action.link)}">${escapeHtml(action.link)}</a></p>
${notes.map((note) => `<p style="font-size:13px;">${escapeHtml(note)}</p>`).join("\n")}
<p style="font-size:13px;">${productName} · <a href="mailto:${supportEmail}">${supportEmail}</a></p>
</div></body></html>`;
  return { subject, text, html };
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
