import { randomUUID } from "node:crypto";
import type { Page, Request } from "playwright-core";
import { describe, expect, test } from "vitest";
import { fillSignUp, makeAccount } from "../harness/accounts/account.ts";
import { phone } from "../harness/browser.ts";
import { enterAtGoogle, leaveForGoogle } from "../harness/accounts/google.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { readConfirmationLink } from "../harness/accounts/mailbox.ts";
import { askProviders } from "../harness/searching/ask-providers.ts";
import { setStage } from "../harness/stage.ts";

const stage = setStage();

describe.each([phone])("on a screen of $width × $height", (size) => {
  test("the password deletes the account, and the same e-mail may sign up again", async () => {
    const person = await makeAccount(stage.product);
    const page = await stage.openPage(size, { account: person });
    await page.goto("/profile");
    await page.getByRole("button", { name: "Excluir minha conta" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Excluir sua conta?" });
    await dialog.getByText("Você perde as 240 fichas que restam.").waitFor();
    const password = dialog.getByLabel("Sua senha, para confirmar");
    const forGood = dialog.getByRole("button", { name: "Excluir para sempre" });
    expect(await forGood.isDisabled()).toBe(true);
    await lookAtBothWidths(page, "deletion");
    await password.fill("Nao-Era-Essa-9!");
    await forGood.click();
    await dialog.getByRole("alert").filter({ hasText: "A senha atual não confere." }).waitFor();
    await lookAtBothWidths(page, "deletion-refused");
    await password.fill(person.password);
    await forGood.click();
    await page.getByText("Conta excluída").waitFor();
    await page.waitForURL(`${stage.product.baseUrl}/`);
    await lookAtBothWidths(page, "deleted");
    await expectSignedOut(page);

    await page.goto("/register");
    await fillSignUp(page, person);
    await page.goto(await readConfirmationLink(stage.product.mailboxUrl, person.email));
    await page.getByRole("heading", { name: "Conta confirmada com sucesso!" }).waitFor();
    await lookAtBothWidths(page, "confirm-returned");
  });

  test("a person whose boleto is not paid yet reads not to pay it after the deletion", async () => {
    const person = await makeAccount(stage.product);
    const page = await stage.openPage(size, { account: person });
    const open = page.getByRole("button", { name: "Excluir minha conta" });
    const dialog = page.getByRole("alertdialog", { name: "Excluir sua conta?" });
    const warning = dialog.getByText(
      "Depois de excluir a conta, não pague o boleto ou o Pix que está em aberto",
    );
    await page.goto("/profile");
    await open.click();
    await dialog.getByText("Você perde as 240 fichas que restam.").waitFor();
    expect(await warning.count()).toBe(0);
    await page.goto("/buy-tokens");
    await page.getByRole("link", { name: "Comprar 1.000 fichas" }).click();
    await page.getByRole("button", { name: "Gerar boleto de R$ 10,90" }).click();
    await page.getByRole("link", { name: "Voltar ao Vagou" }).click();
    await page.getByText("Confirmando seu pagamento").waitFor();
    await page.goto("/profile");
    await page.getByText("Compra de 1.000 fichas aguardando pagamento").waitFor();
    await open.click();
    await warning.waitFor();
    await lookAtBothWidths(page, "deletion-unpaid");
  });

  test("a search that ends after the deletion leaves nothing on the device", async () => {
    const person = await makeAccount(stage.product);
    const page = await stage.openPage(size, { account: person });
    const deleted = Promise.withResolvers<void>();
    const ended = page.waitForResponse((answer) => isAsking(answer.request(), "catho"));
    await page.route("**/api/jobs/search", async (route) => {
      if (isAsking(route.request(), "catho")) await deleted.promise;
      await route.fallback();
    });
    await askProviders(page, "vendas", ["Gupy", "Catho"]);
    await page.getByText("1/2 provedores").waitFor();
    await page.getByRole("button", { name: `Menu de ${person.name}` }).click();
    await page.getByRole("menuitem", { name: "Perfil" }).click();
    await page.getByRole("button", { name: "Excluir minha conta" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Excluir sua conta?" });
    await dialog.getByLabel("Sua senha, para confirmar").fill(person.password);
    await dialog.getByRole("button", { name: "Excluir para sempre" }).click();
    await page.getByText("Conta excluída").waitFor();
    deleted.resolve();
    await ended;
    // What is kept waits until the screen has been drawn.
    await page.waitForTimeout(1_000);
    expect(await page.evaluate("Object.keys(localStorage)")).toEqual([]);
  });

  test("a person who has only Google proves their identity there before the account is deleted", async () => {
    const person = { name: "Rui Barbosa", email: `rui.${randomUUID().slice(0, 8)}@gmail.example` };
    const page = await stage.openPage(size);
    await page.goto("/login");
    await leaveForGoogle(page);
    await enterAtGoogle(page, person);
    await page.waitForURL("**/jobs");
    await page.goto("/profile");
    await page.getByRole("button", { name: "Excluir minha conta" }).click();
    await page.getByText("Para confirmar que é você, entre de novo com o Google.").waitFor();
    await lookAtBothWidths(page, "deletion-google");
    const again = page.getByRole("button", { name: "Entrar de novo com o Google" });
    await again.click();

    // Another account of the device is not the one to be deleted.
    await page.getByRole("heading", { name: "Escolha uma conta" }).waitFor();
    await page.getByRole("button", { name: /Maria Silva/ }).click();
    await page
      .getByText(`Essa é outra conta. Para continuar, escolha no Google a conta de ${person.email}.`)
      .waitFor();
    await page.waitForURL("**/profile?excluir=1&*");
    const dialog = page.getByRole("alertdialog", { name: "Excluir sua conta?" });
    await dialog.waitFor();
    expect(await dialog.getByRole("button", { name: "Excluir para sempre" }).count()).toBe(0);
    await lookAtBothWidths(page, "deletion-google-other");
    await again.click();
    await page.getByRole("button", { name: "Não entrar" }).click();
    await page.getByText("Erro durante a autenticação com Google").waitFor();
    await dialog.getByRole("button", { name: "Cancelar" }).click();
    await page.waitForURL("**/profile");
    await page.getByRole("button", { name: "Excluir minha conta" }).click();
    await again.click();
    await enterAtGoogle(page, person);
    await page.getByText("Você entrou de novo com o Google. Falta só confirmar.").waitFor();
    await lookAtBothWidths(page, "deletion-google-back");
    await page.getByRole("button", { name: "Excluir para sempre" }).click();
    await page.getByText("Conta excluída").waitFor();
    await expectSignedOut(page);

    await page.goto("/login");
    await leaveForGoogle(page);
    await enterAtGoogle(page, person);
    // The page that needed a session a moment ago.
    await page.waitForURL("**/profile");
    expect(await page.evaluate("localStorage.getItem('token')")).not.toBeNull();
  });
});

async function expectSignedOut(page: Page): Promise<void> {
  expect(await page.evaluate("localStorage.getItem('token')")).toBeNull();
  await page.goto("/profile");
  await page.waitForURL("**/login");
}

function isAsking(request: Request, provider: string): boolean {
  return request.url().endsWith("/api/jobs/search") && (request.postData() ?? "").includes(`"${provider}"`);
}
