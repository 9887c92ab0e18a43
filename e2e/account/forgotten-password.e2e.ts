import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { fillLogIn, logInOn, makeAccount } from "../harness/accounts/account.ts";
import { phone } from "../harness/browser.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { readResetLink, waitForMessage } from "../harness/accounts/mailbox.ts";
import { setStage } from "../harness/stage.ts";

const newPassword = "Outra-Vaga-2027?";

const stage = setStage();

describe.each([phone])("on a screen of $width × $height", (size) => {
  test("a forgotten password is replaced by a link in the mailbox, and every earlier session ends", async () => {
    const person = await makeAccount(stage.product);
    const otherDevice = await stage.openPage(size);
    await logInOn(otherDevice, person);

    const page = await stage.openPage(size);
    await page.goto("/login");
    await page.getByRole("textbox", { name: "E-mail" }).fill(person.email);
    await page.getByRole("link", { name: "Esqueci minha senha" }).click();
    await page.getByRole("heading", { name: "Esqueceu a senha?" }).waitFor();
    // What was typed on the page before is here already.
    expect(await page.getByRole("textbox", { name: "E-mail" }).inputValue()).toBe(person.email);
    await lookAtBothWidths(page, "forgot");
    await page.getByRole("button", { name: "Enviar link" }).click();
    await page.getByRole("heading", { name: "Email enviado" }).waitFor();
    await lookAtBothWidths(page, "forgot-sent");

    const link = await readResetLink(stage.product.mailboxUrl, person.email);
    await page.goto(link);
    const password = page.getByLabel("Nova senha", { exact: true });
    const confirmation = page.getByLabel("Repita a nova senha");
    await password.waitFor();
    await lookAtBothWidths(page, "reset");

    await send(page, "curta", "curta");
    await beside(page, "A senha deve ter no mínimo 8 caracteres");
    expect(await password.evaluate((field) => field.matches(":focus"))).toBe(true);
    await lookAtBothWidths(page, "reset-weak");
    await send(page, newPassword, `${newPassword}x`);
    await beside(page, "As senhas não coincidem");
    expect(await confirmation.evaluate((field) => field.matches(":focus"))).toBe(true);
    await lookAtBothWidths(page, "reset-mismatch");
    await send(page, "Senha@123", "Senha@123");
    await beside(page, "Esta senha é uma das mais usadas e fácil de adivinhar. Escolha outra.");
    await lookAtBothWidths(page, "reset-common");

    await send(page, newPassword, newPassword);
    await page.waitForURL("**/login");
    await page.getByText("Senha redefinida!").waitFor();
    await waitForMessage(stage.product.mailboxUrl, person.email, "Sua senha no Vagou foi alterada");
    await lookAtBothWidths(page, "reset-done");

    await otherDevice.goto("/profile");
    await otherDevice.getByText("Sessão expirada").waitFor();
    await lookAtBothWidths(otherDevice, "session-ended");
    expect(await otherDevice.evaluate("localStorage.getItem('token')")).toBeNull();

    await fillLogIn(page, person);
    await page.getByText("E-mail ou senha incorretos.").waitFor();
    await fillLogIn(page, { ...person, password: newPassword });
    await page.waitForURL(`${stage.product.baseUrl}/`);
  });

  test("who is signed in where a link of another person is used reads that they are signed out", async () => {
    const [person, other] = [await makeAccount(stage.product), await makeAccount(stage.product)];
    const link = await askForLink(await stage.openPage(size), person.email, []);
    const page = await stage.openPage(size);
    await logInOn(page, other);
    await page.goto(link);
    await send(page, newPassword, newPassword);
    await page.getByText(`A conta de ${other.name} saiu deste navegador.`).waitFor();
    await fillLogIn(page, { ...person, password: newPassword });
    await page.waitForURL(`${stage.product.baseUrl}/`);
    expect(await page.evaluate("JSON.parse(localStorage.getItem('user')).email")).toBe(person.email);
  });

  test("a link that was used, cut, forged or lost its token leads to a new one", async () => {
    const person = await makeAccount(stage.product);
    const page = await stage.openPage(size);
    const link = await askForLink(page, person.email, []);
    await page.goto(link);
    await send(page, newPassword, newPassword);
    await page.waitForURL("**/login");

    const forged = link.replace(/token=.*/, `token=${"A".repeat(43)}`);
    for (const dead of [link, link.slice(0, -9), forged]) {
      await page.goto(dead);
      await page.getByRole("heading", { name: "Este link não vale mais" }).waitFor();
    }
    await lookAtBothWidths(page, "reset-dead");
    await page.getByRole("link", { name: "Pedir um novo link" }).click();
    await page.waitForURL("**/forgot-password");

    await page.goto("/reset-password");
    await page.getByText("Token de redefinição de senha não encontrado").waitFor();
    await page.getByRole("heading", { name: "Falta um pedaço do link" }).waitFor();
    await lookAtBothWidths(page, "reset-no-token");
    await page.getByRole("link", { name: "Pedir um novo link" }).click();
    const second = await askForLink(page, person.email, [link]);
    await page.goto(second);
    await send(page, "Terceira-Vez-28!", "Terceira-Vez-28!");
    await page.waitForURL("**/login");
    await fillLogIn(page, { ...person, password: "Terceira-Vez-28!" });
    await page.waitForURL(`${stage.product.baseUrl}/`);
    expect(await page.evaluate("localStorage.getItem('token')")).not.toBeNull();
  });
});

async function send(page: Page, password: string, confirmation: string): Promise<void> {
  await page.getByLabel("Nova senha", { exact: true }).fill(password);
  await page.getByLabel("Repita a nova senha").fill(confirmation);
  await page.getByRole("button", { name: "Redefinir senha" }).click();
}

/** Not in a toast: tied to the field it is about. */
async function beside(page: Page, sentence: string): Promise<void> {
  await page.getByRole("main").getByRole("alert").filter({ hasText: sentence }).waitFor();
}

async function askForLink(page: Page, email: string, known: readonly string[]): Promise<string> {
  await page.goto("/forgot-password");
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByRole("button", { name: "Enviar link" }).click();
  await page.getByRole("heading", { name: "Email enviado" }).waitFor();
  return await readResetLink(stage.product.mailboxUrl, email, known);
}
