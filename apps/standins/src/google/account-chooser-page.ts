import { productName } from "@vagou/contract/product";
import { escapeHtml } from "../escape-html.ts";
import { htmlPage } from "../page.ts";
import { readyPeople } from "./accounts.ts";

/** The page where a person chooses an account of the stand-in. @param problem what was wrong with the last input */
export function accountChooserPage(problem?: string): string {
  return htmlPage(
    "Escolha uma conta · Google de demonstração",
    `<h1>Escolha uma conta</h1>
<p class="note">Esta página faz o papel do <strong>Google</strong> nesta máquina. Nenhuma conta de verdade é usada, e nada sai para a internet: entre no ${productName} como quem você quiser.</p>
${problem === undefined ? "" : `<p class="problem" role="alert">${escapeHtml(problem)}</p>`}
<form method="post" class="people">
${readyPeople.map(personButton).join("\n")}
</form>
<h2>Outra pessoa</h2>
<form method="post" class="other">
<label>Nome <input name="name" required maxlength="200" autocomplete="off"></label>
<label>E-mail <input name="email" type="email" required maxlength="254" autocomplete="off"></label>
<label class="check"><input name="email_verified" type="checkbox" checked> E-mail verificado</label>
<details>
<summary>Mesma conta com outro e-mail</summary>
<label>Número da conta <input name="subject" inputmode="numeric" pattern="[0-9]{1,30}" autocomplete="off"></label>
<p class="muted">Sem número, o e-mail diz qual é a conta.</p>
</details>
<button>Entrar</button>
</form>
<form method="post"><button name="refuse" value="1" class="quiet">Não entrar</button></form>`,
    `<style>${style}</style>`,
  );
}

/** The page for a person who opens a sign-in that has expired. */
export function expiredSignInPage(): string {
  return htmlPage(
    "Este login expirou",
    `<h1>Este login expirou</h1><p>Volte ao ${productName} e toque de novo no botão do Google.</p>`,
  );
}

function personButton({ name, email }: { name: string; email: string }): string {
  return `<button name="person" value="${escapeHtml(email)}"><strong>${escapeHtml(name)}</strong><span>${escapeHtml(email)}</span></button>`;
}

const style = `
button { display: block; width: 100%; min-height: 48px; padding: 10px 16px; border: 1px solid var(--leaf); border-radius: 12px; background: var(--leaf); color: var(--leaf-ink); font: inherit; font-weight: 600; cursor: pointer; }
.people button, button.quiet { background: var(--card); border-color: var(--line); color: inherit; }
.people button { display: grid; gap: 2px; margin-bottom: 8px; text-align: left; }
.people button:hover strong, button.quiet:hover { text-decoration: underline; }
.people span { color: var(--muted); font-size: 0.9375rem; font-weight: 400; }
.other { display: grid; gap: 12px; margin-bottom: 24px; }
label { display: grid; gap: 4px; }
label.check { display: flex; gap: 10px; align-items: center; min-height: 44px; }
label.check input { width: 22px; height: 22px; accent-color: var(--leaf); }
input:not([type="checkbox"]) { width: 100%; min-height: 48px; padding: 8px 12px; border: 1px solid var(--muted); border-radius: 12px; background: var(--card); color: inherit; font: inherit; }
summary { min-height: 44px; align-content: center; cursor: pointer; }
.problem { border: 1px solid currentColor; border-radius: 12px; padding: 12px 16px; }
`;
