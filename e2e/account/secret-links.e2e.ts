import type { Page, Request } from "playwright-core";
import { describe, expect, test } from "vitest";
import { keepSignUp, logOutOn, makeAccount, signUp } from "../harness/accounts/account.ts";
import { keepScreen, recordProblems, phone, screenSizes } from "../harness/browser.ts";
import { holdBack } from "../harness/product/hold-back.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { readConfirmationLink, readResetLink } from "../harness/accounts/mailbox.ts";
import { openResetPage } from "../harness/product/open-reset-page.ts";
import { setStage } from "../harness/stage.ts";

const stage = setStage();

const newPassword = "Outra-Vaga-2027?";
const secret = "A".repeat(43);

/** Each address that carries a secret, and the same address without it. */
const links = [
  [`/confirm-account?token=${secret}`, "/confirm-account"],
  [`/confirm-account/?token=${secret}&utm_source=carta#topo`, "/confirm-account/?utm_source=carta#topo"],
  [`/reset-password?token=${secret}`, "/reset-password"],
  [`/Reset-Password?refer_id=joana&token=${secret}`, "/Reset-Password?refer_id=joana"],
  [`/auth/google/callback?code=${secret}&state=${secret}&scope=openid`, "/auth/google/callback?scope=openid"],
] as const;

test("a link loses its secret before any file of ours runs", async () => {
  const page = await stage.openPage(screenSizes[0]);
  // No file of ours arrives: only the scripts inside the document run.
  await page.route("**/assets/**", () => {});
  for (const [path, clean] of links) {
    await page.goto(path, { waitUntil: "commit" });
    await expect.poll(() => page.url()).toBe(stage.product.baseUrl + clean);
    expect(await readTraces(page)).not.toContain(secret);
  }
});

test("no request of a page with a secret tells it, but for the call that uses it", async () => {
  for (const [path] of links) {
    const page = await stage.openPage(screenSizes[0]);
    const problems = recordProblems(page);
    const said = recordConsole(page);
    const told: string[] = [];
    const asked: Promise<void>[] = [];
    const onRequest = (request: Request) => {
      if (request.isNavigationRequest() && request.url().endsWith(path.replace(/#.*/, ""))) return;
      const note = async () => {
        told.push(`${request.url()} ${JSON.stringify(await request.allHeaders())}`);
      };
      asked.push(note());
    };
    page.on("request", onRequest);
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    // A request that begins from here on might be asked for its headers when the page is closed already.
    page.off("request", onRequest);
    await Promise.all(asked);
    expect(told.length).toBeGreaterThan(10);
    expect([path, ...told.filter((line) => line.includes(secret))]).toEqual([path]);
    expect(`${await readTraces(page)} ${said.join()} ${problems.join()}`).not.toContain(secret);
    await page.context().close();
  }
});

test("an answer of Google is sent once, also when the page is loaded again meanwhile", async () => {
  const page = await stage.openPage(screenSizes[0]);
  let sent = 0;
  await page.route("**/api/auth/google/callback", () => void (sent += 1));
  await page.goto(`/auth/google/callback?code=${secret}&state=${secret}`);
  await expect.poll(() => sent).toBe(1);
  expect(await readStorage(page)).not.toContain(secret);
  await page.reload();
  await page.waitForURL("**/login");
  await page.getByText("Erro ao fazer login com Google").waitFor();
  expect(sent).toBe(1);
});

describe.each([phone])("on a screen of $width × $height", (size) => {
  test("a link for a new password stays valid after a reload and after another page, until it is used", async () => {
    const person = await makeAccount(stage.product);
    const page = await stage.openPage(size);
    await page.goto(await askForReset(person.email));
    await page.getByLabel("Nova senha", { exact: true }).waitFor();
    await page.reload();
    await page.getByRole("contentinfo").getByRole("link", { name: "Termos de Uso" }).click();
    await page.waitForURL("**/terms");
    await page.goBack();
    await page.waitForURL(`${stage.product.baseUrl}/reset-password`);
    await setPassword(page);
    await page.waitForURL("**/login");
    await page.getByText("Senha redefinida!").waitFor();
    expect(await readStorage(page)).not.toContain("token");
    await page.goto("/reset-password");
    await page.getByRole("heading", { name: "Falta um pedaço do link" }).waitFor();
  });

  test("a refused link for a new password is forgotten, and a reload shows the same message", async () => {
    const page = await stage.openPage(size);
    await page.goto(`/reset-password?token=${secret}`);
    await page.getByRole("heading", { name: "Este link não vale mais" }).waitFor();
    expect(await readStorage(page)).not.toContain(secret);
    await page.reload();
    await page.getByRole("heading", { name: "Este link não vale mais" }).waitFor();
    await lookAtBothWidths(page, "reset-dead-reloaded");
  });

  test("a used confirmation is forgotten, and a reload says that the account is confirmed", async () => {
    const person = await signUp(stage.product);
    const page = await stage.openPage(size);
    await keepSignUp(page, person);
    const link = await readConfirmationLink(stage.product.mailboxUrl, person.email);
    const token = new URL(link).searchParams.get("token") ?? "";
    await page.goto(link);
    await page.getByRole("heading", { name: "Conta confirmada com sucesso!" }).waitFor();
    expect(page.url()).toBe(`${stage.product.baseUrl}/confirm-account`);
    expect(await readTraces(page)).not.toContain(token);
    expect(await readStorage(page)).not.toContain(token);
    await page.reload();
    await page.getByRole("heading", { name: "Sua conta já está confirmada" }).waitFor();
    await page.getByText("Você já pode buscar vagas.").waitFor();
    await lookAtBothWidths(page, "confirm-reloaded");
  });

  test("a confirmation that got no answer is tried again by one reload, and not by the next one", async () => {
    const page = await stage.openPage(size);
    const answer = await holdBack(page, "/confirm-account");
    await page.goto(`/confirm-account?token=${secret}`);
    await answer("nothing");
    await page.getByRole("heading", { name: "Erro ao confirmar conta" }).waitFor();
    const again = page.waitForRequest("**/api/confirm-account");
    await page.reload();
    expect((await again).postDataJSON()).toMatchObject({ token: secret });
    const refusal = "Confira se o link está completo, como veio no e-mail, ou peça um novo aqui embaixo.";
    await page.getByRole("main").getByText(refusal).waitFor();
    expect(await readStorage(page)).not.toContain(secret);
    await page.reload();
    await page.getByRole("main").getByText(refusal).waitFor();
    await lookAtBothWidths(page, "confirm-dead-reloaded");
  });

  test("without scripts both pages say what is missing, and no other request contains the secret", async () => {
    const page = await stage.openPage(size, { scripts: false });
    const told: string[] = [];
    page.on("request", (request) => {
      if (!request.isNavigationRequest()) told.push(JSON.stringify(request.headers()));
    });
    await page.goto(`/confirm-account?token=${secret}`);
    const words = page.getByRole("main").locator("noscript");
    expect(await words.innerText()).toContain("Para confirmar sua conta, ative o JavaScript");
    expect(await page.getByText("Confirmando sua conta...").isVisible()).toBe(false);
    await keepScreen(page, "confirm-no-scripts");
    await page.goto(`/reset-password?token=${secret}`);
    expect(await page.locator("noscript").first().innerText()).toContain("ative o JavaScript");
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((headers) => headers.includes(secret))).toEqual([]);
  });
});

test("a link works also in a browser that stores nothing", async () => {
  const person = await makeAccount(stage.product);
  const page = await stage.openPage(screenSizes[0]);
  await page.addInitScript(
    'Object.defineProperty(window, "sessionStorage", { get() { throw new DOMException("site data is blocked", "SecurityError"); } })',
  );
  await page.goto(await askForReset(person.email));
  expect(page.url()).toBe(`${stage.product.baseUrl}/reset-password`);
  await setPassword(page);
  await page.waitForURL("**/login");
  await page.getByText("Senha redefinida!").waitFor();
});

test("a link belongs to its tab and its page, and ends after an hour or with a log-out", async () => {
  const account = await makeAccount(stage.product);
  const page = await stage.openPage(screenSizes[1], { account });
  await openResetPage(page, secret);
  await page.getByLabel("Nova senha", { exact: true }).waitFor();
  const other = await page.context().newPage();
  await other.goto("/reset-password");
  await other.getByRole("heading", { name: "Falta um pedaço do link" }).waitFor();
  await page.goto("/confirm-account");
  await page.getByText("Token de confirmação não fornecido").first().waitFor();
  expect(await readStorage(page)).toContain(secret);

  await page.goto("/about");
  await logOutOn(page, account);
  expect(await readStorage(page)).not.toContain(secret);

  await openResetPage(page, secret);
  await page.getByLabel("Nova senha", { exact: true }).waitFor();
  expect(await readStorage(page)).toContain(secret);
  await page.clock.install({ time: Date.now() + 61 * 60_000 });
  await page.goto("/about");
  await page.getByRole("heading", { name: "Sobre o Vagou" }).waitFor();
  await expect.poll(() => readStorage(page)).not.toContain(secret);
});

/** Every place where a page leaves its address: the bar, the history, the title, the referrer, its own marks. */
async function readTraces(page: Page): Promise<string> {
  return JSON.stringify([
    page.url(),
    await page.title(),
    await page.evaluate("[document.referrer, history.state, navigation.entries().map(({ url }) => url)]"),
    await page.evaluate(
      "[...document.querySelectorAll('head link, head meta, a')].map((one) => one.outerHTML)",
    ),
  ]);
}

async function readStorage(page: Page): Promise<string> {
  return String(
    await page.evaluate("JSON.stringify([{ ...sessionStorage }, { ...localStorage, token: undefined }])"),
  );
}

/** @returns all that the page writes to its console from now on */
function recordConsole(page: Page): readonly string[] {
  const lines: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  return lines;
}

async function askForReset(email: string): Promise<string> {
  const reply = await fetch(`${stage.product.baseUrl}/api/forgot-password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email }),
  });
  expect(reply.status).toBe(200);
  return await readResetLink(stage.product.mailboxUrl, email);
}

async function setPassword(page: Page): Promise<void> {
  await page.getByLabel("Nova senha", { exact: true }).fill(newPassword);
  await page.getByLabel("Repita a nova senha").fill(newPassword);
  await page.getByRole("button", { name: "Redefinir senha" }).click();
}
