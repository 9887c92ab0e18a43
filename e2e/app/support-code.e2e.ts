import { operatorDefaults } from "@vagou/contract/operator";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { fillLogIn, inventPerson, makeAccount } from "../harness/accounts/account.ts";
import { phone } from "../harness/browser.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { readMessage } from "../harness/accounts/mailbox.ts";
import { readClipboard } from "../harness/looking/read-clipboard.ts";
import { setStage } from "../harness/stage.ts";

const stage = setStage();

const code = "7c1e7a52-6c1f-4d0e-9f3a-2f0f7f1d2b11";
const said = "O serviço está indisponível agora. Tente de novo em instantes.";

describe.each([phone])("on a screen of $width × $height", (size) => {
  test("a part that could not be loaded tells a code, and a message from there has it", async () => {
    const page = await stage.openSignedIn(size);
    // A question is asked twice before it counts as failed.
    await failTimes(page, "/account", 2);
    await page.goto("/profile");
    const notice = page.getByRole("alert").filter({ hasText: "Código para o suporte" });
    await notice.getByText(code).waitFor();
    await lookAtBothWidths(page, "support-code-profile");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await notice.getByRole("button", { name: "Copiar código" }).click();
    await notice.getByRole("button", { name: "Copiado" }).waitFor();
    expect(await readClipboard(page)).toBe(code);
    await notice.getByRole("link", { name: "Falar com o suporte" }).click();
    await page.getByText("Este código vai junto com a sua mensagem.").waitFor();
    await page.getByLabel("Sua mensagem").fill("Meu perfil não abre.");
    await lookAtBothWidths(page, "support-code-contact");
    await page.getByRole("button", { name: "Enviar", exact: true }).click();
    await page.getByText("Obrigado pelo feedback!").waitFor();
    const message = await readMessage(
      stage.product.mailboxUrl,
      operatorDefaults.supportEmail,
      "Meu perfil não abre.",
    );
    expect(message).toContain(`Código para o suporte: ${code}`);
  });

  test("a log-in that the server could not answer tells a code, a wrong password does not", async () => {
    const page = await stage.openPage(size);
    await page.goto("/login");
    await fillLogIn(page, { ...inventPerson(), password: "Outra-Vaga-2027?" });
    await page.getByText("E-mail ou senha incorretos.").waitFor();
    expect(await page.getByText("Código para o suporte").count()).toBe(0);
    await failTimes(page, "/login", 1);
    const person = await makeAccount(stage.product);
    await fillLogIn(page, person);
    const toast = page.getByRole("listitem").filter({ hasText: said });
    await toast.getByText(code).waitFor();
    await lookAtBothWidths(page, "support-code-toast");
    await toast.getByRole("link", { name: "Falar com o suporte" }).click();
    const write = page.getByRole("link", { name: "Escrever agora" });
    await expect
      .poll(() => write.getAttribute("href"))
      .toBe(
        `mailto:${operatorDefaults.supportEmail}?subject=${encodeURIComponent(`Código para o suporte: ${code}`)}`,
      );
    await page.getByRole("main").getByRole("link", { name: "Entrar" }).click();
    await fillLogIn(page, person);
    await page.getByText("Este código vai junto com a sua mensagem.").waitFor();
    expect(new URL(page.url()).search).toBe(`?codigo=${code}`);
  });

  test("a page that stopped tells a code, the operator has it, and the page stands without it, too", async () => {
    const page = await stage.openSignedIn(size);
    // An answer of another shape than the page was written for.
    await page.route("**/api/account/second-factors", (route) => route.fulfill({ json: {} }));
    const reported = page.waitForRequest("**/api/crashes");
    await page.goto("/profile");
    await page.getByRole("heading", { name: "Algo deu errado nesta página" }).waitFor();
    const report = (await reported).postDataJSON();
    expect(report).toMatchObject({ screen: "routes/profile", error: "TypeError" });
    expect(JSON.stringify(report)).toMatch(/assets\/[\w.-]+:\d+:\d+/);
    const answer = await (await (await reported).response())?.json();
    await page.getByText("Código para o suporte").getByText(answer.request_id).waitFor();
    await lookAtBothWidths(page, "support-code-crash");
    await page.unroute("**/api/account/second-factors");
    await page.getByRole("link", { name: "Falar com o suporte" }).click();
    await page.getByText("Este código vai junto com a sua mensagem.").waitFor();
    expect(new URL(page.url()).search).toBe(`?codigo=${answer.request_id}`);

    await page.route("**/api/account/second-factors", (route) => route.fulfill({ json: {} }));
    await page.route("**/api/crashes", (route) => route.abort());
    await page.goto("/profile");
    await page.getByRole("heading", { name: "Algo deu errado nesta página" }).waitFor();
    await page.unroute("**/api/account/second-factors");
    await page.getByRole("button", { name: "Carregar de novo" }).click();
    await page.getByRole("heading", { name: "Seu Perfil" }).waitFor();
  });
});

/** The next calls fail as the server fails without its database. */
async function failTimes(page: Page, path: string, times: number): Promise<void> {
  const body = { error: said, message: said, code: "unavailable", request_id: code };
  await page.route(`**/api${path}`, (route) => route.fulfill({ status: 503, json: body }), { times });
}
