import { escapeHtml } from "../escape-html.ts";
import { htmlPage } from "../page.ts";
import { money, standInNotice, style } from "./checkout-page.ts";
import type { Payment } from "./payment.ts";

/** The shop's side of the provider: every payment since the start, and what can happen to it. */
export function paymentsPage(payments: readonly Payment[]): string {
  return htmlPage(
    "Pagamentos de demonstração",
    `<h1>Pagamentos</h1>
${standInNotice}
${payments.length === 0 ? "<p>Nenhum pagamento ainda.</p>" : `<ul>${payments.map(listItem).join("\n")}</ul>`}`,
    `<style>${style}</style>`,
  );
}

function listItem(payment: Payment): string {
  const { key, packageId, amountCents, clientReference } = payment;
  const actions = actionsOf(payment).map(
    ([action, label]) =>
      `<form method="post" action="/payments/${key}/${action}"><button>${label}</button></form>`,
  );
  return `<li><strong>${money(amountCents)} · ${packageId}</strong>
<p>${describe(payment)}</p>
<p class="muted">Pessoa: ${escapeHtml(clientReference ?? "não informada")}</p>
${actions.join("\n")}</li>`;
}

function describe({ status, refundedCents, amountCents, dispute }: Payment): string {
  if (status === "waiting") return "Boleto esperando pagamento.";
  if (dispute === "open") return "Contestado pelo banco.";
  if (refundedCents === amountCents) return "Pago e reembolsado.";
  return refundedCents === 0 ? "Pago." : `Pago, com ${money(refundedCents)} reembolsados.`;
}

function actionsOf({ status, refundedCents, amountCents, dispute }: Payment): [string, string][] {
  if (status === "waiting") return [["pay", "Marcar como pago"]];
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
