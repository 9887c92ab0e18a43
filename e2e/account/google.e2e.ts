import { randomUUID } from "node:crypto";
import type { Page, Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import { fillLogIn, logOutOn, makeAccount } from "../harness/accounts/account.ts";
import { phone } from "../harness/browser.ts";
import { enterAtGoogle, leaveForGoogle } from "../harness/accounts/google.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { setStage } from "../harness/stage.ts";
import { waitForBalance } from "../harness/accounts/wait-for-balance.ts";

const stage = setStage();

describe.each([phone])("on a screen of $width × $height", (size) => {
  test("a new person comes in with Google, gets the bonus, and comes back to the same account", async () => {
    const person = { name: "Zoë D’Ávila 🌻", email: `zoe.${randomUUID().slice(0, 8)}@gmail.example` };
    const page = await stage.openPage(size);
    await page.goto("/register");
    await leaveForGoogle(page);
    await lookAtBothWidths(page, "google-chooser");
    await enterAtGoogle(page, person);
    await page.waitForURL("**/jobs");
    await page.getByText("Conta confirmada com sucesso!").waitFor();
    await page.getByText("Fichas diárias adicionadas!").waitFor();
    await lookAtBothWidths(page, "google-new");
    await waitForBalance(page, 240);

    await logOutOn(page, person);
    await page.goto("/login");
    await leaveForGoogle(page);
    await enterAtGoogle(page, person);
    await page.waitForURL("**/jobs");
    await page.getByText("Login realizado com sucesso!").waitFor();
    await waitForBalance(page, 240);
    // Signed in already: another answer of Google changes nothing.
    const token = await page.evaluate("localStorage.getItem('token')");
    await page.goto("/auth/google/callback?code=alheio&state=alheio");
    await page.waitForURL("**/jobs");
    expect(await page.evaluate("localStorage.getItem('token')")).toBe(token);
  });

  test("Google opens the password account with the same e-mail, and the password goes on working", async () => {
    const person = await makeAccount(stage.product);
    const page = await stage.openPage(size);
    await page.goto("/login");
    await leaveForGoogle(page);
    await enterAtGoogle(page, { name: "M. Duarte", email: person.email });
    await page.waitForURL("**/jobs");
    await page.goto("/profile");
    await page.getByText("Vinculado a esta conta").waitFor();
    await lookAtBothWidths(page, "google-linked");

    await logOutOn(page, person);
    await page.goto("/login");
    await fillLogIn(page, person);
    await page.waitForURL(`${stage.product.baseUrl}/`);
    expect(await page.evaluate("localStorage.getItem('token')")).not.toBeNull();
  });

  test("a person who refuses at Google is back at the log-in and reads why", async () => {
    const page = await stage.openPage(size);
    await page.goto("/login");
    await leaveForGoogle(page);
    await page.getByRole("button", { name: "Não entrar" }).click();
    await page.waitForURL("**/login");
    await page.getByText("Erro durante a autenticação com Google").waitFor();
    await lookAtBothWidths(page, "google-refused");
    expect(await page.evaluate("localStorage.getItem('token')")).toBeNull();
    await leaveForGoogle(page);
  });

  test("an address that Google has not verified opens nothing", async () => {
    const person = await makeAccount(stage.product);
    const page = await stage.openPage(size);
    await page.goto("/login");
    await leaveForGoogle(page);
    await page.getByLabel("E-mail verificado").uncheck();
    await enterAtGoogle(page, person);
    await page.waitForURL("**/login");
    await page.getByText(/^O Google ainda não verificou o seu e-mail/).waitFor();
    expect(await page.evaluate("localStorage.getItem('token')")).toBeNull();
  });

  test("without Google's script the password works, and the button can be tried again", async () => {
    const person = await makeAccount(stage.product);
    const page = await stage.openPage(size);
    await page.route(/\/gsi\/client/, (route) => route.abort());
    await page.goto("/login");
    await page.getByText("Erro ao carregar o script do Google").waitFor();
    await page.getByText("Enquanto isso, o e-mail e a senha funcionam normalmente.").waitFor();
    const google = page.getByRole("button", { name: "Continuar com o Google" });
    expect(await google.isDisabled()).toBe(true);
    await lookAtBothWidths(page, "google-no-script");
    const retry = page.getByRole("button", { name: "Tentar de novo" });
    // The script is available again only after this attempt has ended.
    const ended = page.evaluate(nothingIsBusyAnyMore);
    await retry.click();
    await ended;
    await page.getByText("Erro ao carregar o script do Google").waitFor();
    await expect.poll(() => retry.evaluate((button) => button.matches(":focus"))).toBe(true);

    await page.unroute(/\/gsi\/client/);
    await retry.click();
    await expect.poll(() => google.isEnabled()).toBe(true);
    expect(await google.evaluate((button) => button.matches(":focus"))).toBe(true);
    await fillLogIn(page, person);
    await page.waitForURL(`${stage.product.baseUrl}/`);
  });

  test("with Google down the button says so, keeps the focus, and the password works", async () => {
    const person = await makeAccount(stage.product);
    const page = await stage.openPage(size);
    await answerDown(page);
    await page.goto("/login");
    const google = page.getByRole("button", { name: "Continuar com o Google" });
    await google.click();
    await page.getByText("Erro ao fazer login com Google").waitFor();
    await page.getByText("Enquanto isso, o e-mail e a senha funcionam normalmente.").waitFor();
    expect(await google.evaluate((button) => button.matches(":focus"))).toBe(true);
    await lookAtBothWidths(page, "google-down");
    await fillLogIn(page, person);
    await page.waitForURL(`${stage.product.baseUrl}/`);
  });

  test("a press before Google's script has come asks Google once, and its failure stays", async () => {
    const page = await stage.openPage(size);
    await answerDown(page);
    const { promise: held, resolve } = Promise.withResolvers<Route>();
    await page.route(/\/gsi\/client/, (route) => resolve(route), { times: 1 });
    let asked = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/api/auth/google/start")) asked++;
    });
    await page.goto("/login");
    await page.getByRole("button", { name: "Continuar com o Google" }).click();
    await (await held).fallback();
    await page.getByText("Erro ao fazer login com Google").waitFor();
    // Long enough for another attempt, which would take the sentence away.
    await page.waitForTimeout(500);
    expect(asked).toBe(1);
    expect(await page.getByText("Erro ao fazer login com Google").isVisible()).toBe(true);
  });
});

/** As the server answers while Google is down (`google-refusals.db.test.ts`). */
async function answerDown(page: Page): Promise<void> {
  const json = { error: "Erro ao fazer login com Google", code: "google_unavailable" };
  await page.route("**/api/auth/google/start", (route) => route.fulfill({ status: 503, json }));
}

/** In the page: waits until an element becomes busy and then is no longer busy. */
const nothingIsBusyAnyMore = `new Promise((done) => {
  const observer = new MutationObserver((changes) => {
    if (changes.every(({ target }) => target.hasAttribute("aria-busy"))) return;
    observer.disconnect();
    done();
  });
  observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ["aria-busy"] });
})`;
