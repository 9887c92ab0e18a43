import { productName } from "@vagou/contract/product";
import { escapeHtml } from "../escape-html.ts";
import { htmlPage } from "../page.ts";
import type { Message } from "./message.ts";

const timeFormat = new Intl.DateTimeFormat("pt-BR", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: "America/Sao_Paulo",
});

/** The list, newest first. A script replaces only the list, so that the person's scroll position stays. */
export function mailboxPage(messages: readonly Message[]): string {
  return htmlPage(
    "Caixa de entrada de demonstração",
    `<h1>Caixa de entrada</h1>
<p class="muted">Todo e-mail que o ${productName} envia nesta máquina chega aqui. Nada sai para a internet.</p>
<p id="count" role="status">${countText(messages.length)}</p>
<ul id="messages" class="messages">${listItems(messages)}</ul>`,
    `<style>${listStyle}</style><script type="module">${refreshScript}</script>`,
  );
}

/** One message. Its HTML is shown in a sandbox without scripts; its links open in the page itself. */
export function messagePage(message: Message): string {
  const body = message.html
    ? `<iframe title="Mensagem" sandbox="${sandbox}" srcdoc="${escapeHtml(framed(message.html))}"></iframe>`
    : `<pre>${escapeHtml(message.text) || "Mensagem sem texto."}</pre>`;
  const text = message.html && message.text;
  return htmlPage(
    message.subject || "Sem assunto",
    `<p><a href="/">Voltar à caixa de entrada</a></p>
<h1>${escapeHtml(message.subject) || "Sem assunto"}</h1>
<p class="muted">Para ${escapeHtml(message.to)} · ${timeOf(message)}</p>
${body}
${text ? `<details><summary>Ver como texto simples</summary><pre>${escapeHtml(message.text)}</pre></details>` : ""}`,
    `<style>${messageStyle}</style>`,
  );
}

export function missingMessagePage(): string {
  return htmlPage(
    "Mensagem não encontrada",
    `<h1>Mensagem não encontrada</h1><p>Ela pode ter saído da caixa, que guarda só as últimas.</p><p><a href="/">Voltar à caixa de entrada</a></p>`,
  );
}

/** A link may open in the same page or a new tab; scripts inside the message never run. */
const sandbox = "allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

function framed(html: string): string {
  return `<base target="_top"><meta name="viewport" content="width=device-width">${html}`;
}

function listItems(messages: readonly Message[]): string {
  return messages
    .map(
      (message) => `<li><a href="/messages/${message.id}">
<strong>${escapeHtml(message.subject) || "Sem assunto"}</strong>
<span>${escapeHtml(message.to)}</span>
<time datetime="${message.received_at}">${timeOf(message)}</time>
</a></li>`,
    )
    .join("\n");
}

function countText(count: number): string {
  if (count === 0) return "Nenhuma mensagem ainda. Assim que uma chegar, ela aparece aqui.";
  return count === 1 ? "1 mensagem" : `${count} mensagens`;
}

function timeOf(message: Message): string {
  return timeFormat.format(new Date(message.received_at));
}

/** Keeps the focus on the same message, found by its address. */
const refreshScript = `
const swap = async () => {
  if (document.hidden) return;
  const reply = await fetch("/", { cache: "no-store" });
  const fresh = new DOMParser().parseFromString(await reply.text(), "text/html");
  for (const id of ["count", "messages"]) {
    const here = document.getElementById(id), there = fresh.getElementById(id);
    if (!here || !there || here.innerHTML === there.innerHTML) continue;
    const focused = here.contains(document.activeElement) ? document.activeElement.getAttribute("href") : null;
    here.innerHTML = there.innerHTML;
    if (focused) here.querySelector('a[href="' + focused + '"]')?.focus({ preventScroll: true });
  }
};
setInterval(() => swap().catch(() => {}), 2000);
document.addEventListener("visibilitychange", () => swap().catch(() => {}));
`;

const listStyle = `
.messages { list-style: none; margin: 0; padding: 0; }
.messages li { border: 1px solid var(--line); border-radius: 12px; background: var(--card); margin-bottom: 8px; }
.messages a { display: grid; gap: 2px; min-height: 44px; padding: 12px 16px; color: inherit; text-decoration: none; }
.messages a:hover strong { color: var(--leaf); text-decoration: underline; }
.messages span, .messages time { color: var(--muted); font-size: 0.9375rem; }
`;

const messageStyle = `
iframe { display: block; width: 100%; height: 70vh; min-height: 420px; border: 1px solid var(--line); border-radius: 12px; background: #ffffff; }
pre { white-space: pre-wrap; font: inherit; background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 16px; margin: 0; }
details { margin-top: 16px; }
summary { cursor: pointer; min-height: 44px; align-content: center; }
`;
