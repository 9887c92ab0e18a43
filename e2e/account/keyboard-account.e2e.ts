import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { inventPerson, makeAccount } from "../harness/accounts/account.ts";
import type { Person } from "../harness/accounts/person.ts";
import { screenSizes } from "../harness/browser.ts";
import { readConfirmationLink, readResetLink } from "../harness/accounts/mailbox.ts";
import { setStage } from "../harness/stage.ts";
import { tabTo } from "../harness/looking/tab-to.ts";

const stage = setStage();
const laptop = screenSizes[1];

// `keyboard.e2e.ts` walks through these pages on a phone too.
describe.each([laptop])("without a mouse, on a screen of $width × $height", (size) => {
  test("a person signs up and confirms", async () => {
    const person = inventPerson();
    const page = await stage.openPage(size);
    await page.goto("/");
    await press(page, "banner", "link", "Criar conta");
    await page.waitForURL("**/register");
    await type(page, "Nome completo", person.name);
    await type(page, "E-mail", person.email);
    await type(page, "Senha", person.password);
    await press(page, "main", "button", "Criar conta");
    await page.waitForURL("**/registration-success");
    await page.goto(await readConfirmationLink(stage.product.mailboxUrl, person.email));
    const title = page.getByRole("heading", { name: "Conta confirmada com sucesso!" });
    await title.waitFor();
    await expectFocus(page, "heading", "Conta confirmada com sucesso!");
    await press(page, "main", "link", "Ir para o início agora");
    await page.waitForURL(`${stage.product.baseUrl}/`);
    expect(await page.evaluate("localStorage.getItem('token')")).not.toBeNull();
  });

  test("a person replaces a forgotten password", async () => {
    const person = await makeAccount(stage.product);
    const page = await stage.openPage(size);
    await page.goto("/login");
    await press(page, "main", "link", "Esqueci minha senha");
    await page.waitForURL("**/forgot-password");
    await type(page, "E-mail", person.email);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Email enviado" }).waitFor();
    await expectFocus(page, "heading", "Email enviado");
    await page.goto(await readResetLink(stage.product.mailboxUrl, person.email));
    await type(page, "Nova senha", "Outra-Vaga-2027?");
    await type(page, "Repita a nova senha", "Outra-Vaga-2027");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").filter({ hasText: "As senhas não coincidem" }).waitFor();
    // The focus is where the mistake is; only what is missing is typed.
    await page.keyboard.press("End");
    await page.keyboard.type("?");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/login");
    await logIn(page, { ...person, password: "Outra-Vaga-2027?" });
    expect(await page.evaluate("localStorage.getItem('token')")).not.toBeNull();
  });

  test("a person comes in with Google", async () => {
    const page = await stage.openPage(size);
    await page.goto("/login");
    const google = page.getByRole("button", { name: "Continuar com o Google" });
    await expect.poll(() => google.isEnabled()).toBe(true);
    await press(page, "main", "button", "Continuar com o Google");
    await page.getByRole("heading", { name: "Escolha uma conta" }).waitFor();
    await type(page, "Nome", "Rui Barbosa");
    await type(page, "E-mail", `rui.${randomUUID().slice(0, 8)}@gmail.example`);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/jobs");
    await page.getByRole("button", { name: "Menu de Rui Barbosa" }).waitFor();
  });

  test("a person changes name and password on the profile, and logs out", async () => {
    const person = await makeAccount(stage.product);
    const page = await stage.openPage(size);
    await page.goto("/login");
    await logIn(page, person);
    await press(page, "banner", "button", `Menu de ${person.name}`);
    await page.getByRole("menuitem", { name: "Perfil" }).waitFor();
    await chooseFromMenu(page, "Perfil");
    await page.waitForURL("**/profile");

    await press(page, "main", "button", "Editar nome");
    await expectFocus(page, "textbox", "Seu nome");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("Marina D.");
    await page.keyboard.press("Enter");
    await page.getByText("Nome salvo").waitFor();
    await expectFocus(page, "button", "Editar nome");
    await press(page, "main", "button", "Editar nome");
    await page.keyboard.press("Escape");
    await expectFocus(page, "button", "Editar nome");

    await press(page, "main", "button", "Trocar senha");
    await expectFocus(page, "textbox", "Senha atual");
    await page.keyboard.type("Nao-Era-Essa-9!");
    await type(page, "Nova senha", "Outra-Vaga-2027?");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").filter({ hasText: "A senha atual não confere." }).waitFor();
    await expectFocus(page, "textbox", "Senha atual");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(person.password);
    await page.keyboard.press("Enter");
    await page.getByText("Senha salva").waitFor();
    await expectFocus(page, "button", "Trocar senha");

    await press(page, "main", "button", "Baixar meus dados");
    await page.getByText("Arquivo baixado: procure em Downloads").waitFor();
    await expectFocus(page, "button", "Baixar meus dados");

    await press(page, "main", "button", "Sair da Conta");
    await page.waitForURL(`${stage.product.baseUrl}/`);
    expect(await page.evaluate("localStorage.getItem('token')")).toBeNull();
  });

  test("a person cancels the deletion of the account, and then deletes it", async () => {
    const person = await makeAccount(stage.product);
    const page = await stage.openPage(size);
    await page.goto("/login");
    await logIn(page, person);
    await page.goto("/profile");
    await press(page, "main", "button", "Excluir minha conta");
    const dialog = page.getByRole("alertdialog", { name: "Excluir sua conta?" });
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expectFocus(page, "button", "Excluir minha conta");
    await page.keyboard.press("Enter");
    await type(page, "Sua senha, para confirmar", person.password);
    await page.keyboard.press("Enter");
    await page.getByText("Conta excluída").waitFor();
    await page.waitForURL(`${stage.product.baseUrl}/`);
    expect(await page.evaluate("localStorage.getItem('token')")).toBeNull();
  });
});

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

async function press(
  page: Page,
  region: "banner" | "main",
  role: "button" | "link",
  name: string,
): Promise<void> {
  await tabTo(page, page.getByRole(region).getByRole(role, { name, exact: true }));
  await page.keyboard.press("Enter");
}

async function chooseFromMenu(page: Page, name: string): Promise<void> {
  const item = page.getByRole("menuitem", { name });
  for (let downs = 0; downs < 10; downs++) {
    if (await item.evaluate((element) => element.matches(":focus"))) break;
    await page.keyboard.press("ArrowDown");
  }
  await page.keyboard.press("Enter");
}

async function logIn(page: Page, { email, password }: Person): Promise<void> {
  await type(page, "E-mail", email);
  await type(page, "Senha", password);
  await page.keyboard.press("Enter");
  await page.waitForURL(`${stage.product.baseUrl}/`);
}

async function expectFocus(page: Page, role: "button" | "heading" | "textbox", name: string): Promise<void> {
  // A password field has no role of its own.
  const element =
    role === "textbox" ? page.getByLabel(name, { exact: true }) : page.getByRole(role, { name, exact: true });
  await expect.poll(() => element.evaluate((found) => found.matches(":focus"))).toBe(true);
}
