import { escapeHtml } from "../escape-html.ts";
import { htmlPage } from "../page.ts";
import { money, standInNotice, style } from "./checkout-page.ts";
import { articleOf } from "./article.ts";
import type { Payment } from "./payment.ts";
import type { Subscription } from "./subscription.ts";

/** The shop's side of the provider: every payment and subscription since the start, and what can happen to it. */
export function paymentsPage(payments: readonly Payment[], subscriptions: readonly Subscription[]): string {
  return htmlPage(
    "Pagamentos de demonstração",
    `<h1>Pagamentos</h1>
${standInNotice}
${payments.length === 0 ? "<p>Nenhum pagamento ainda.</p>" : `<ul>${payments.map(listItem).join("\n")}</ul>`}
${subscriptions.length === 0 ? "" : `<h2>Assinaturas</h2><ul>${subscriptions.map(listSubscription).join("\n")}</ul>`}`,
    `<style>${style}</style>`,
  );
}

function listItem(payment: Payment): string {
  const { key, item, amountCents, clientReference } = payment;
  const actions = actionsOf(payment).map(
    ([action, label]) =>
      `<form method="post" action="/payments/${key}/${action}"><button>${label}</button></form>`,
  );
  return `<li><strong>${money(amountCents)} · ${articleOf(item).title}</strong>
<p>${describe(payment)}</p>
<p class="muted">Pessoa: ${escapeHtml(clientReference ?? "não informada")}</p>
${actions.join("\n")}</li>`;
}

function listSubscription(subscription: Subscription): string {
  const { key, title, amountCents, clientReference, state, cancelsAtEnd } = subscription;
  const paidUntil = state === "past_due" ? subscription.periodStart : subscription.periodEnd;
  const end = paidUntil.toLocaleDateString("pt-BR", { timeZone: "America/Sao_Paulo" });
  const actions: [string, string][] =
    state === "ended"
      ? []
      : [
          ["renew", "Renovar: cobrar o próximo período"],
          ["fail", "Recusar a cobrança do próximo período"],
          ...(cancelsAtEnd ? [] : [["cancel", "Cancelar no fim do período"] satisfies [string, string]]),
          ["stop", "Encerrar agora"],
        ];
  const said = { active: "Ativa", past_due: "Com cobrança recusada", ended: "Encerrada" }[state];
  return `<li><strong>${money(amountCents)} · ${title}</strong>
<p>${said}, paga até ${end}${cancelsAtEnd ? ", sem renovação" : ""}.</p>
<p class="muted">Pessoa: ${escapeHtml(clientReference ?? "não informada")}</p>
${actions
  .map(
    ([action, label]) =>
      `<form method="post" action="/subscriptions/${key}/${action}"><button>${label}</button></form>`,
  )
  .join("\n")}</li>`;
}

function describe({ method, status, refundedCents, amountCents, dispute }: Payment): string {
  if (status === "waiting") return `${method === "pix" ? "Pix" : "Boleto"} esperando pagamento.`;
  if (status === "expired") return `${method === "pix" ? "Pix vencido" : "Boleto vencido"} sem pagamento.`;
  if (dispute === "open") return "Contestado pelo banco.";
  if (refundedCents === amountCents) return "Pago e reembolsado.";
  return refundedCents === 0 ? "Pago." : `Pago, com ${money(refundedCents)} reembolsados.`;
}

function actionsOf({ status, refundedCents, amountCents, dispute }: Payment): [string, string][] {
  if (status === "expired") return [];
  if (status === "waiting")
    return [
      ["pay", "Marcar como pago"],
      ["expire", "Deixar vencer"],
    ];
  if (dispute === "open") return [["win-dispute", "Ganhar a contestação"]];
  const left = amountCents - refundedCents;
  const refunds: [string, string][] =
    left === 0
      ? []
      : [
          ["refund", `Reembolsar ${money(left)}`],
          ["refund-half", `Reembolsar ${money(Math.ceil(left / 2))}`],
          ["dispute", "Contestar"],
        ];
  return [["repeat", "Avisar de novo"], ...refunds];
}
