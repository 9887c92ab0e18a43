import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { fillLogIn, inventPerson, keepSignUp, makeAccount, signUp } from "../harness/accounts/account.ts";
import { phone, screenSizes } from "../harness/browser.ts";
import { holdBack } from "../harness/product/hold-back.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { readConfirmationLink } from "../harness/accounts/mailbox.ts";
import { openResetPage } from "../harness/product/open-reset-page.ts";
import { setStage } from "../harness/stage.ts";

const stage = setStage();

describe.each([phone])("on a screen of $width × $height", (size) => {
  test("signing up says that it works, why it failed, and keeps what was typed", async () => {
    const person = inventPerson();
    const page = await stage.openPage(size);
    await page.goto("/register");
    await page.getByLabel("Nome completo").fill(person.name);
    await page.getByRole("textbox", { name: "E-mail" }).fill(person.email);
    await page.getByLabel("Senha", { exact: true }).fill(person.password);
    const send = page.getByRole("main").getByRole("button", { name: /^Cria/ });
    const form = { path: "/register", send: () => send.click(), busy: "Criando conta..." };
    await sendInVain(page, form, "empty");
    await expectToast(page, "Erro no cadastro", "Erro ao registrar usuário");
    await lookAtBothWidths(page, "register-failed");
    await sendInVain(page, form, "nothing");
    await expectToast(page, "Erro no cadastro", "Não foi possível criar sua conta.");
    expect(await page.getByRole("textbox", { name: "E-mail" }).inputValue()).toBe(person.email);
    await send.click();
    await page.waitForURL("**/registration-success");
    await expectToast(page, "Cadastro realizado com sucesso!", "Verifique seu e-mail");
  });

  test("logging in says that it works and why it failed, and then that it succeeded, with the day's fichas", async () => {
    const person = await makeAccount(stage.product);
    const page = await stage.openPage(size);
    await page.goto("/login");
    const form = { path: "/login", send: () => fillLogIn(page, person), busy: "Entrando..." };
    await sendInVain(page, form, "empty", "login-busy");
    await expectToast(page, "Ops.. algo deu errado", "Erro ao fazer login");
    await lookAtBothWidths(page, "login-failed");
    await sendInVain(page, form, "nothing");
    await expectToast(page, "Ops.. algo deu errado", "Falha ao fazer login");

    // The confirmation brought the day's fichas; as on another day, the log-in does.
    await page.route("**/api/login", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('"daily_tokens_added":false', '"daily_tokens_added":true');
      await route.fulfill({ response, body });
    });
    await fillLogIn(page, person);
    await page.waitForURL(`${stage.product.baseUrl}/`);
    await expectToast(page, "Login realizado com sucesso!", "");
    await expectToast(page, "Fichas diárias adicionadas!", "Você ganhou 40 fichas hoje.");
    expect(await page.evaluate("localStorage.getItem('token')")).not.toBeNull();
  });

  test("asking for a new password and setting it say that they work and why they failed", async () => {
    const page = await stage.openPage(size);
    await page.goto("/forgot-password");
    await page.getByRole("textbox", { name: "E-mail" }).fill("alguem@exemplo.com.br");
    const ask = page.getByRole("main").getByRole("button", { name: /^Envia/ });
    const asking = { path: "/forgot-password", send: () => ask.click(), busy: "Enviando..." };
    await sendInVain(page, asking, "empty");
    await expectToast(page, "Ops.. algo deu errado", "Não foi possível enviar o email de recuperação.");
    await lookAtBothWidths(page, "forgot-failed");
    await ask.click();
    await page.getByRole("heading", { name: "Email enviado" }).waitFor();

    await openResetPage(page, "alheio");
    const password = page.getByLabel("Nova senha", { exact: true });
    const confirmation = page.getByLabel("Repita a nova senha");
    const reset = page.getByRole("main").getByRole("button", { name: /^Redefini/ });
    await password.fill("fraca");
    await reset.click();
    await expectToast(page, "A senha não atende aos requisitos de segurança", "A senha deve ter no mínimo");
    for (const field of [password, confirmation]) await field.fill("Outra-Vaga-2027?");
    const resetting = { path: "/reset-password", send: () => reset.click(), busy: "Redefinindo..." };
    await sendInVain(page, resetting, "empty");
    await expectToast(page, "Ops.. algo deu errado", "Falha ao redefinir senha");
    expect(await password.inputValue()).toBe("Outra-Vaga-2027?");
  });

  test("a failed confirmation says so and how to continue", async () => {
    const page = await stage.openPage(size);
    const answer = await holdBack(page, "/confirm-account");
    await page.goto("/confirm-account?token=alheio");
    await page.getByRole("heading", { name: "Confirmando sua conta..." }).waitFor();
    await lookAtBothWidths(page, "confirm-busy");
    await answer("empty");
    await page.getByRole("heading", { name: "Erro ao confirmar conta" }).waitFor();
    await expectToast(
      page,
      "Ops... Ocorreu um erro ao tentar confirmar sua conta",
      "Erro ao confirmar conta",
    );
    await lookAtBothWidths(page, "confirm-failed");
    expect(await page.evaluate("localStorage.getItem('token')")).toBeNull();
  });

  test("a failed claim of the day's fichas says so, and can be repeated", async () => {
    const page = await stage.openSignedIn(size);
    await page.route("**/api/tokens", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '"dailyRefreshAvailable":false',
        '"dailyRefreshAvailable":true',
      );
      await route.fulfill({ response, body });
    });
    await page.goto("/profile");
    const answer = await holdBack(page, "/tokens/claim-daily");
    const claim = page.getByRole("button", { name: "Resgatar fichas de hoje" });
    await claim.click();
    await page.getByRole("button", { name: "Resgatando..." }).waitFor();
    await answer("empty");
    await expectToast(page, "Erro ao resgatar fichas diárias", "");
    await lookAtBothWidths(page, "claim-failed");
    await claim.click();
    await expectToast(page, "Fichas diárias já resgatadas hoje", "");
    await page.getByRole("link", { name: "Comprar mais fichas" }).click();
    await page.getByRole("heading", { level: 1, name: "Adquirir fichas" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/buy-tokens");
  });
});

test("a person who has confirmed is taken home after twenty seconds", async () => {
  const person = await signUp(stage.product);
  const link = await readConfirmationLink(stage.product.mailboxUrl, person.email);
  const page = await stage.openPage(screenSizes[0]);
  await keepSignUp(page, person);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(link);
  const said = page.getByText(/^Em \d+ s levamos você para o início\.$/);
  await expect
    .poll(async () => {
      // Only what is due at once waits on this clock.
      await page.clock.runFor(1);
      return await said.allInnerTexts();
    })
    .toEqual(["Em 20 s levamos você para o início."]);
  for (let left = 19; left > 0; left--) {
    await page.clock.runFor(1_000);
    await page.getByText(`Em ${left} s levamos você para o início.`).waitFor();
  }
  expect(new URL(page.url()).pathname).toBe("/confirm-account");
  await page.clock.runFor(1_000);
  await page.waitForURL(`${stage.product.baseUrl}/`);
});

test.each([
  ["that refuses to start", "Erro ao inicializar o Google Sign-In", "throw new Error('invalid client')"],
  ["that brings nothing", "Google Sign-In não está disponível", null],
])("a script of Google %s is named, and the password still opens the account", async (_, said, start) => {
  const person = await makeAccount(stage.product);
  const page = await stage.openPage(screenSizes[0]);
  const body = start === null ? "" : `window.google = { accounts: { id: { initialize() { ${start} } } } };`;
  await page.route(await readGoogleScript(), (route) =>
    route.fulfill({ contentType: "text/javascript", body }),
  );
  await page.goto("/login");
  await page.getByText(said).waitFor();
  await fillLogIn(page, person);
  await page.waitForURL(`${stage.product.baseUrl}/`);
  expect(await page.evaluate("localStorage.getItem('token')")).not.toBeNull();
});

/**
 * Sends a form, sees that it is working and cannot be sent twice, and lets its call fail.
 * @param step looks at it while it works, under this name
 */
async function sendInVain(page: Page, form: Form, how: "empty" | "nothing", step?: string): Promise<void> {
  const answer = await holdBack(page, form.path);
  await form.send();
  const button = page.getByRole("button", { name: form.busy });
  await button.waitFor();
  expect(await button.getAttribute("aria-disabled")).toBe("true");
  if (step !== undefined) await lookAtBothWidths(page, step);
  await answer(how);
}

type Form = { path: string; send: () => Promise<void>; busy: string };

async function expectToast(page: Page, title: string, text: string): Promise<void> {
  const toast = page.getByRole("region", { name: /^Avisos/ }).getByRole("listitem");
  await toast.filter({ hasText: title }).filter({ hasText: text }).first().waitFor();
}

async function readGoogleScript(): Promise<string> {
  const settings = await (await fetch(`${stage.product.baseUrl}/api/settings`)).text();
  return /"script_url":"([^"]+)"/.exec(settings)?.[1] ?? "";
}
