import { productName } from "@vagou/contract/product";
import { escapeHtml } from "../escape-html.ts";
import { htmlPage } from "../page.ts";
import type { Article } from "./article.ts";
import type { Payment } from "./payment.ts";

export const standInNotice = `<p class="note"><strong>Pagamento de demonstração.</strong> Esta página faz o papel do checkout da Stripe nesta máquina. Nenhum dinheiro muda de mãos; não digite um cartão de verdade.</p>`;

export const money = (cents: number) =>
  (cents / 100).toLocaleString("pt-BR", { style: "currency", currency: "BRL" });

/** The hosted checkout of one payment link. `refusal`: why the last try was refused. */
export function checkoutPage({ title, priceCents, methods, renews }: Article, refusal = ""): string {
  const price = money(priceCents);
  return htmlPage(
    `Pagar ${price}`,
    `${standInNotice}
<p class="muted">${productName}</p>
<h1>${title} · ${price}</h1>
${refusal && `<p class="refusal" role="alert">${escapeHtml(refusal)}</p>`}
<form method="post">
<fieldset><legend>Cartão</legend>
<label>Número do cartão<input name="card" inputmode="numeric" autocomplete="off" value="4242 4242 4242 4242" required></label>
<div class="pair">
<label>Validade<input name="expiry" inputmode="numeric" autocomplete="off" value="12/34" required></label>
<label>CVC<input name="cvc" inputmode="numeric" autocomplete="off" value="123" required></label>
</div>
<button name="method" value="card">${renews ? "Assinar por" : "Pagar"} ${price}</button>
<p class="muted">Cartões de teste: 4242 4242 4242 4242 aprova, 4000 0000 0000 0002 recusa, 4000 0000 0000 9995 não tem saldo.</p>
</fieldset>
${
  methods.includes("pix")
    ? `<fieldset><legend>Pix</legend>
<p>Depois de pagar no app do seu banco, a confirmação chega em segundos. Aqui, o Pix é pago sozinho daqui a pouco.</p>
<button name="method" value="pix" formnovalidate>Gerar Pix de ${price}</button>
</fieldset>`
    : ""
}
${
  methods.includes("boleto")
    ? `<fieldset><legend>Boleto</legend>
<p>A compra é confirmada quando o boleto é pago.</p>
<button name="method" value="boleto" formnovalidate>Gerar boleto de ${price}</button>
</fieldset>`
    : ""
}
${
  renews
    ? ""
    : `<details><summary>Como a loja fica sabendo</summary>
<label>Aviso<select name="delivery">
<option value="once">uma vez, em ordem</option>
<option value="twice">duas vezes ao mesmo tempo</option>
<option value="late">20 segundos depois</option>
<option value="backwards">fora de ordem: o pago antes do aberto</option>
</select></label>
</details>`
}
</form>`,
    `<style>${style}</style>`,
  );
}

/** A boleto or a Pix that was made and is not paid yet. */
export function waitingPage({ key, method, amountCents, status }: Payment, backUrl: string): string {
  const isPix = method === "pix";
  const name = isPix ? "Pix" : "Boleto";
  const action = (path: string, label: string) =>
    `<form method="post" action="/payments/${key}/${path}"><button>${label}</button></form>`;
  return htmlPage(
    `${name} gerado`,
    `${standInNotice}
<h1>${name} de ${money(amountCents)}</h1>
<p>${
      isPix
        ? "No mundo real você pagaria no app do seu banco. Aqui ele é pago sozinho daqui a pouco."
        : "No mundo real você pagaria no seu banco, e o aviso chegaria em até dois dias úteis."
    }</p>
${status === "waiting" ? `${action("pay", `Marcar o ${isPix ? "Pix" : "boleto"} como pago`)}\n${action("expire", "Deixar vencer")}` : ""}
<p><a href="${escapeHtml(backUrl)}">Voltar ao ${productName}</a></p>`,
    `<style>${style}</style>`,
  );
}

export const style = `
form { display: grid; gap: 16px; margin: 16px 0; }
fieldset { display: grid; gap: 12px; border: 1px solid var(--line); border-radius: 12px; padding: 16px; background: var(--card); min-width: 0; }
label { display: grid; gap: 4px; font-weight: 600; }
input, select, button { font: inherit; min-height: 44px; padding: 8px 12px; border-radius: 8px; border: 1px solid var(--muted); background: var(--card); color: var(--ink); width: 100%; }
button { background: var(--leaf); color: var(--leaf-ink); border-color: var(--leaf); font-weight: 600; cursor: pointer; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
.refusal { border: 2px solid currentColor; border-radius: 12px; padding: 12px 16px; font-weight: 600; }
summary { min-height: 44px; display: flex; align-items: center; cursor: pointer; }
ul { list-style: none; padding: 0; display: grid; gap: 12px; }
li { border: 1px solid var(--line); border-radius: 12px; padding: 16px; background: var(--card); }
li form { display: flex; flex-wrap: wrap; gap: 8px; margin: 8px 0 0; }
li button { width: auto; }
`;
