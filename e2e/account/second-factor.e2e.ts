import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { fillLogIn, logOutOn, makeAccount } from "../harness/accounts/account.ts";
import { phone } from "../harness/browser.ts";
import { enterAtGoogle, leaveForGoogle } from "../harness/accounts/google.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { readClipboard } from "../harness/looking/read-clipboard.ts";
import { addApp, codeOf, makeProofsOld } from "../harness/accounts/second-factor.ts";
import { waitForApp } from "../harness/product/wait-for-app.ts";
import { setStage } from "../harness/stage.ts";
import { tabTo } from "../harness/looking/tab-to.ts";

const stage = setStage();

describe.each([phone])("on a screen of $width × $height", (size) => {
  test("a person adds an app of codes, keeps the recovery codes, and logs in with both steps", async () => {
    const person = await makeAccount(stage.product);
    const page = await stage.openPage(size, { account: person });
    await page.goto("/profile");
    const section = sectionOf(page);
    await section.getByText("E se eu perder o celular?").waitFor();
    await lookAtBothWidths(page, "second-factor-off");
    await section.getByRole("button", { name: "Aplicativo de códigos" }).click();
    await section.getByRole("img", { name: /^QR code desta conta/ }).waitFor();
    const link = await section
      .getByRole("link", { name: "Abrir no aplicativo deste aparelho" })
      .getAttribute("href");
    expect(link).toMatch(/^otpauth:\/\/totp\/Vagou/);
    const secret = new URL(link ?? "").searchParams.get("secret") ?? "";
    await section.getByText(secret).waitFor();
    await lookAtBothWidths(page, "second-factor-app");

    const sent = countCalls(page, "/account/second-factors/totp/finish");
    const code = section.getByLabel("Código que o aplicativo mostra");
    await code.fill(wrongCode(secret));
    await section.getByText("Este código não confere ou já foi usado.").waitFor();
    expect(await code.evaluate((field) => field.matches(":focus"))).toBe(true);
    expect(sent()).toBe(1);
    await lookAtBothWidths(page, "second-factor-app-wrong");
    await code.fill(codeOf(secret).replace(/^.../, "$& "));
    await section.getByRole("heading", { name: "Guarde seus códigos de recuperação" }).waitFor();
    expect(sent()).toBe(2);
    await lookAtBothWidths(page, "second-factor-codes");
    const codes = await section
      .getByRole("list", { name: "Seus códigos de recuperação" })
      .getByRole("listitem")
      .allInnerTexts();
    expect(codes).toHaveLength(10);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await section.getByRole("button", { name: "Copiar", exact: true }).click();
    await section.getByRole("button", { name: "Copiados" }).waitFor();
    expect(await readClipboard(page)).toBe(codes.join("\n"));
    const download = page.waitForEvent("download");
    await section.getByRole("button", { name: "Baixar", exact: true }).click();
    const file = await readFile(await (await download).path(), "utf8");
    for (const kept of codes) expect(file).toContain(kept);
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("heading", { name: "Seu Perfil" }).isVisible()).toBe(false);
    expect(await section.getByText(codes[0] ?? "").isVisible()).toBe(true);
    await page.emulateMedia({ media: null });
    await section.getByRole("button", { name: "Já guardei os códigos" }).click();
    await section.getByText("10 códigos ainda não usados.").waitFor();
    await section.getByText(/^Aplicativo de códigos\. Desde .* ainda sem uso\.$/).waitFor();
    await lookAtBothWidths(page, "second-factor-on");

    await logOutOn(page, person);
    await page.goto("/login");
    await fillLogIn(page, person);
    const asked = page.getByLabel("Código do aplicativo");
    await asked.waitFor();
    expect(await asked.evaluate((field) => field.matches(":focus"))).toBe(true);
    expect(await page.evaluate("localStorage.getItem('token')")).toBeNull();
    await lookAtBothWidths(page, "log-in-second-step");
    await page.getByRole("button", { name: "Voltar" }).click();
    expect(await page.getByRole("textbox", { name: "E-mail" }).inputValue()).toBe(person.email);
    expect(await page.getByLabel("Senha", { exact: true }).inputValue()).toBe(person.password);
    await page.getByRole("main").getByRole("button", { name: "Entrar", exact: true }).click();
    const finished = countCalls(page, "/login/second-factor");
    await asked.pressSequentially(codeOf(secret, 1));
    await page.waitForURL(`${stage.product.baseUrl}/`);
    await page.getByText("Login realizado com sucesso!").waitFor();
    expect(finished()).toBe(1);
  });

  test("a recovery code opens the account once, says how many are left, and new ones replace the rest", async () => {
    const person = await makeAccount(stage.product);
    const { recoveryCodes } = await addApp(stage.product, person);
    const [first = "", second = ""] = recoveryCodes;
    const page = await stage.openPage(size);
    await page.goto("/login");
    await fillLogIn(page, person);
    await page.getByRole("button", { name: "Usar um código de recuperação" }).click();
    const field = page.getByLabel("Código de recuperação", { exact: true });
    await field.fill("aaaaa-aaaaa");
    await field.press("Enter");
    await page.getByText("Este código não confere ou já foi usado.").waitFor();
    await lookAtBothWidths(page, "log-in-recovery");
    await field.fill(first.toUpperCase());
    await field.press("Enter");
    await page.waitForURL(`${stage.product.baseUrl}/`);
    await page.goto("/profile");
    const section = sectionOf(page);
    await section.getByText("9 códigos ainda não usados.").waitFor();
    await section.getByRole("button", { name: "Criar códigos novos" }).click();
    await section.getByText("Os códigos que você guardou deixam de valer.").waitFor();
    await section.getByRole("button", { name: "Criar e trocar" }).click();
    const list = section.getByRole("list", { name: "Seus códigos de recuperação" });
    await list.waitFor();
    expect(await list.getByRole("listitem").allInnerTexts()).not.toContain(second);
    await section.getByRole("button", { name: "Já guardei os códigos" }).click();
    await section.getByText("10 códigos ainda não usados.").waitFor();
  });

  test("a log-in page of an earlier build is loaded again where its second step is gone", async () => {
    const person = await makeAccount(stage.product);
    await addApp(stage.product, person);
    const page = await stage.openPage(size);
    await page.goto("/login");
    await page.getByRole("textbox", { name: "E-mail" }).fill(person.email);
    await waitForApp(page);
    await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 }));
    const loaded = page.waitForEvent("load");
    await fillLogIn(page, person);
    await loaded;
    await page.unroute("**/assets/*.js");
    await page.reload();
    await fillLogIn(page, person);
    await page.getByLabel("Código do aplicativo").waitFor();
    expect(page.url()).toBe(`${stage.product.baseUrl}/login`);
  });

  test("Google, too, is only the first step", async () => {
    const person = await makeAccount(stage.product);
    const { secret } = await addApp(stage.product, person);
    const page = await stage.openPage(size);
    await page.goto("/login");
    await leaveForGoogle(page);
    await enterAtGoogle(page, { name: "M. Duarte", email: person.email });
    await page.getByLabel("Código do aplicativo").waitFor();
    expect(await page.evaluate("localStorage.getItem('token')")).toBeNull();
    await lookAtBothWidths(page, "google-second-step");
    await page.getByRole("button", { name: "Voltar" }).click();
    await page.waitForURL("**/login");
    await leaveForGoogle(page);
    await enterAtGoogle(page, { name: "M. Duarte", email: person.email });
    await page.getByLabel("Código do aplicativo").fill(codeOf(secret, 1));
    await page.waitForURL("**/jobs");
    await page.getByText("Login realizado com sucesso!").waitFor();
  });

  test("what is sensitive asks for the second step again, and then happens once, by the keyboard alone", async () => {
    const person = await makeAccount(stage.product);
    const { secret } = await addApp(stage.product, person);
    await makeProofsOld(stage.databaseUrl, person);
    const page = await stage.openPage(size, { account: person });
    await page.goto("/profile");
    const exported = countCalls(page, "/account/export");
    const download = page.getByRole("button", { name: "Baixar meus dados" });
    await tabTo(page, download);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Confirme que é você" });
    await dialog.getByLabel("Código do aplicativo").waitFor();
    await lookAtBothWidths(page, "asked-again");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => download.evaluate((button) => button.matches(":focus"))).toBe(true);
    expect(exported()).toBe(1);
    const file = page.waitForEvent("download");
    await page.keyboard.press("Enter");
    await dialog.getByLabel("Código do aplicativo").waitFor();
    await page.keyboard.type(codeOf(secret, 1));
    expect((await file).suggestedFilename()).toBe("vagou-meus-dados.json");
    await dialog.waitFor({ state: "detached" });
    expect(exported()).toBe(3);
    // It was just shown, so the next act does not ask.
    const section = sectionOf(page);
    await section.getByRole("button", { name: "Remover Meu celular" }).click();
    await section.getByText(/^É a última etapa/).waitFor();
    await lookAtBothWidths(page, "second-factor-remove");
    await section.getByRole("button", { name: "Remover mesmo" }).click();
    await section.getByText("E se eu perder o celular?").waitFor();
    expect(await section.getByRole("button", { name: "Criar códigos novos" }).count()).toBe(0);
  });

  test("a person who came by Google signs in there again before a first step is added", async () => {
    const person = { name: "Rui Barbosa", email: `rui.${randomUUID().slice(0, 8)}@gmail.example` };
    const page = await stage.openPage(size);
    await page.goto("/login");
    await leaveForGoogle(page);
    await enterAtGoogle(page, person);
    await page.waitForURL("**/jobs");
    const id = await page.evaluate("JSON.parse(localStorage.getItem('user')).id");
    await makeProofsOld(stage.databaseUrl, { session: { user: { id: String(id) } } });
    await page.goto("/profile");
    const section = sectionOf(page);
    const add = section.getByRole("button", { name: "Aplicativo de códigos" });
    const dialog = page.getByRole("dialog", { name: "Confirme que é você" });
    const again = dialog.getByRole("button", { name: "Entrar de novo com o Google" });
    await add.click();
    await again.waitFor();
    await lookAtBothWidths(page, "asked-google");
    await dialog.getByRole("button", { name: "Cancelar" }).click();
    await dialog.waitFor({ state: "detached" });
    expect(await section.getByRole("img", { name: /^QR code desta conta/ }).count()).toBe(0);
    await lookAtBothWidths(page, "asked-google-cancelled");

    // Another account of the device proves nothing.
    await add.click();
    await again.click();
    await page.getByRole("heading", { name: "Escolha uma conta" }).waitFor();
    await page.getByRole("button", { name: /Maria Silva/ }).click();
    await page
      .getByText(`Essa é outra conta. Para continuar, escolha no Google a conta de ${person.email}.`)
      .waitFor();
    await page.waitForURL("**/profile*");
    await add.click();
    await again.click();
    await page.getByRole("button", { name: "Não entrar" }).click();
    await page.getByText("Erro durante a autenticação com Google").waitFor();
    await page.waitForURL("**/profile*");
    await add.click();
    await again.click();
    await enterAtGoogle(page, person);
    await page.waitForURL("**/profile*");
    await lookAtBothWidths(page, "asked-google-back");
    await add.click();
    await section.getByRole("img", { name: /^QR code desta conta/ }).waitFor();
    const link = await section
      .getByRole("link", { name: "Abrir no aplicativo deste aparelho" })
      .getAttribute("href");
    const secret = new URL(link ?? "").searchParams.get("secret") ?? "";
    await section.getByLabel("Código que o aplicativo mostra").fill(codeOf(secret));
    await section.getByRole("heading", { name: "Guarde seus códigos de recuperação" }).waitFor();
  });

  test("the deletion of the account asks above its own question", async () => {
    const person = await makeAccount(stage.product);
    const { recoveryCodes } = await addApp(stage.product, person);
    await makeProofsOld(stage.databaseUrl, person);
    const page = await stage.openPage(size, { account: person });
    await page.goto("/profile");
    await page.getByRole("button", { name: "Excluir minha conta" }).click();
    await page.getByLabel("Sua senha, para confirmar").fill(person.password);
    await page.getByRole("button", { name: "Excluir para sempre" }).click();
    const dialog = page.getByRole("dialog", { name: "Confirme que é você" });
    await dialog.getByRole("button", { name: "Usar um código de recuperação" }).click();
    await lookAtBothWidths(page, "asked-again-deletion");
    const field = dialog.getByLabel("Código de recuperação", { exact: true });
    await field.fill(recoveryCodes[0] ?? "");
    await field.press("Enter");
    await page.getByText("Conta excluída").waitFor();
    expect(await page.evaluate("localStorage.getItem('token')")).toBeNull();
  });
});

function sectionOf(page: Page) {
  return page.getByRole("region", { name: "Verificação em duas etapas" });
}

/** Six digits that the app shows neither now nor in the steps around. */
function wrongCode(secret: string): string {
  const right = [codeOf(secret), codeOf(secret, 1)];
  return ["123456", "234567", "345678"].find((code) => !right.includes(code)) ?? "456789";
}

/** @returns a function that tells how often this path of the API was called since */
function countCalls(page: Page, path: string): () => number {
  let calls = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === `/api${path}`) calls += 1;
  });
  return () => calls;
}
