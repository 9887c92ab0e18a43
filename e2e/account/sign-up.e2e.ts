import { describe, expect, test } from "vitest";
import {
  fillLogIn,
  fillSignUp,
  inventPerson,
  keepSignUp,
  logInOn,
  makeAccount,
  signUp,
} from "../harness/accounts/account.ts";
import { phone } from "../harness/browser.ts";
import { guessWrong, sitOutWait } from "../harness/accounts/guess-wrong.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { readConfirmationLink, waitForMessage } from "../harness/accounts/mailbox.ts";
import { setStage } from "../harness/stage.ts";

const stage = setStage();

describe.each([phone])("on a screen of $width × $height", (size) => {
  test("a cut confirmation link leads to a new one, which works, and opened again says that the account is confirmed", async () => {
    const person = await signUp(stage.product);
    const first = await readConfirmationLink(stage.product.mailboxUrl, person.email);
    const page = await stage.openPage(size);
    await keepSignUp(page, person);

    await page.goto(first.slice(0, -7));
    await page.getByRole("heading", { name: "Erro ao confirmar conta" }).waitFor();
    await page.getByText("Este link de confirmação não vale mais. Peça um novo.").first().waitFor();
    await lookAtBothWidths(page, "confirm-cut");
    await page.getByRole("main").getByRole("textbox", { name: "E-mail" }).fill(person.email);
    await page.getByRole("button", { name: "Reenviar e-mail de confirmação" }).click();
    await page.getByText("E-mail a caminho").waitFor();
    await lookAtBothWidths(page, "confirm-resent");

    const second = await readConfirmationLink(stage.product.mailboxUrl, person.email, [first]);
    await page.goto(second);
    await page.getByRole("heading", { name: "Conta confirmada com sucesso!" }).waitFor();
    await page.getByText("Mais 40 fichas de bônus diário").waitFor();

    await page.goto(second);
    await page.getByRole("heading", { name: "Sua conta já está confirmada" }).waitFor();
    await lookAtBothWidths(page, "confirm-twice");
    await page.getByRole("link", { name: "Ir para o início" }).click();
    await page.waitForURL(`${stage.product.baseUrl}/`);

    const elsewhere = await stage.openPage(size);
    await elsewhere.goto(second);
    await elsewhere.getByRole("link", { name: "Ir para o login" }).click();
    await elsewhere.waitForURL("**/login");
    expect(await elsewhere.evaluate("localStorage.getItem('token')")).toBeNull();
  });

  test("the page that asks for the confirmation goes on when the link is opened in another tab", async () => {
    const person = inventPerson();
    const page = await stage.openPage(size);
    await page.goto("/register");
    await fillSignUp(page, person);
    // The message about it lies over the header, not over the title.
    const toast = page.locator("[data-toast]").filter({ hasText: "Cadastro realizado com sucesso!" });
    await toast.waitFor();
    const title = page.getByRole("heading", { name: "Verifique seu e-mail" });
    const edges = async () => {
      const [above, below] = await Promise.all([toast.boundingBox(), title.boundingBox()]);
      return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
    };
    await expect.poll(edges).toBeGreaterThanOrEqual(0);
    const other = await page.context().newPage();
    await other.goto(await readConfirmationLink(stage.product.mailboxUrl, person.email));
    await other.getByRole("heading", { name: "Conta confirmada com sucesso!" }).waitFor();
    await page.getByRole("heading", { name: "Sua conta já está confirmada" }).waitFor();
    await page.getByText(person.email).waitFor();
    await lookAtBothWidths(page, "registration-success-confirmed");
    await page.getByRole("main").getByRole("link", { name: "Ir para o início" }).click();
    await page.getByRole("button", { name: `Menu de ${person.name}` }).waitFor();
    expect(await page.getByText("É preciso confirmar o e-mail").count()).toBe(0);
  });

  test("a person who logs in before confirming can get another link at once", async () => {
    const person = await signUp(stage.product);
    const first = await readConfirmationLink(stage.product.mailboxUrl, person.email);
    const page = await stage.openPage(size);
    await keepSignUp(page, person);
    await page.goto("/login");
    await fillLogIn(page, person);
    await page.getByText("Falta confirmar seu e-mail").waitFor();
    await lookAtBothWidths(page, "login-not-confirmed");
    await page.getByRole("button", { name: "Reenviar e-mail" }).click();
    await page.getByText("E-mail a caminho").waitFor();
    expect(await page.getByLabel("Senha", { exact: true }).inputValue()).toBe(person.password);
    await page.goto(await readConfirmationLink(stage.product.mailboxUrl, person.email, [first]));
    await page.getByRole("heading", { name: "Conta confirmada com sucesso!" }).waitFor();
  });

  test("a search that was typed before signing up is remembered, and its form is filled at the end", async () => {
    const person = await signUp(stage.product);
    const page = await stage.openPage(size);
    await page.goto("/");
    await page.getByLabel("Palavras-chave, cargo ou empresa").fill("auxiliar de cozinha");
    await page.getByRole("button", { name: "Buscar", exact: true }).click();
    await page.waitForURL("**/login");
    await page.getByText('Sua busca por "auxiliar de cozinha" está guardada').waitFor();
    await page.getByText(/ao confirmar o e-mail você ganha 200 fichas/).waitFor();
    await lookAtBothWidths(page, "login-waiting-search");
    await page.getByRole("main").getByRole("link", { name: "Criar conta" }).click();
    await page.waitForURL("**/register");
    await page.getByText('Sua busca por "auxiliar de cozinha" está guardada').waitFor();
    await lookAtBothWidths(page, "register-waiting-search");

    // The link of the message opens in a tab of its own.
    const tab = await page.context().newPage();
    await keepSignUp(tab, person);
    await tab.goto(await readConfirmationLink(stage.product.mailboxUrl, person.email));
    await tab.getByRole("heading", { name: "Conta confirmada com sucesso!" }).waitFor();
    await tab.getByText(/levamos você para a sua busca/).waitFor();
    await lookAtBothWidths(tab, "confirmed-waiting-search");
    // The page still leads there after a reload, which says that the link was used.
    await tab.reload();
    await tab.getByRole("heading", { name: "Sua conta já está confirmada" }).waitFor();
    await tab.getByRole("link", { name: 'Buscar "auxiliar de cozinha"' }).click();
    await tab.waitForURL("**/jobs?q=auxiliar+de+cozinha");
    expect(await tab.getByLabel("Palavras-chave").inputValue()).toBe("auxiliar de cozinha");
    expect(await tab.getByRole("button", { name: "Buscar vagas" }).isEnabled()).toBe(true);
    expect(await tab.evaluate("localStorage.getItem('waiting_search')")).toBeNull();
  });

  test("on another device the link asks for the password of the sign-up", async () => {
    const person = await signUp(stage.product);
    const page = await stage.openPage(size);
    await page.goto(await readConfirmationLink(stage.product.mailboxUrl, person.email));
    await page.getByRole("heading", { name: "Falta só a sua senha" }).waitFor();
    await lookAtBothWidths(page, "confirm-elsewhere");
    const password = page.getByLabel("Senha", { exact: true });
    const send = page.getByRole("button", { name: "Confirmar conta" });
    await password.fill("Nao-Era-Essa-9!");
    await send.click();
    await page.getByText("Esta não é a senha do cadastro com este e-mail.").waitFor();
    await password.fill(person.password);
    await send.click();
    await page.getByRole("heading", { name: "Conta confirmada com sucesso!" }).waitFor();
    await page.getByRole("button", { name: `Menu de ${person.name}` }).waitFor();
    expect(await page.evaluate("localStorage.getItem('token')")).not.toBeNull();
  });

  test("signing up with a known e-mail looks the same, and its owner gets a message", async () => {
    const person = await makeAccount(stage.product);
    const page = await stage.openPage(size);
    await page.goto("/register");
    await page.getByLabel("Nome completo").fill("Outra Pessoa");
    await page.getByRole("textbox", { name: "E-mail" }).fill(person.email);
    await page.getByLabel("Senha", { exact: true }).fill("Quero-Entrar-9!");
    await page.getByRole("main").getByRole("button", { name: "Criar conta" }).click();
    await page.waitForURL("**/registration-success");
    await page.getByRole("heading", { name: "Verifique seu e-mail" }).waitFor();
    expect(await page.getByRole("main").textContent()).not.toContain("já tem conta");
    await waitForMessage(stage.product.mailboxUrl, person.email, "Você já tem conta no Vagou");
  });

  test("after many wrong passwords the wait is counted down, nothing typed is lost, and the right one opens", async () => {
    const person = await makeAccount(stage.product);
    const wrong = { ...person, password: "Chute-Errado-9!" };
    const page = await stage.openPage(size);
    await page.clock.install();
    await page.goto("/login");
    await guessWrong(stage, { count: 5, judgedStatus: 401 }, () =>
      fetch(`${stage.product.baseUrl}/api/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: wrong.email, password: wrong.password }),
      }),
    );
    await fillLogIn(page, wrong);
    await page.getByText(/^Muitas tentativas\. Espere \d+ segundos? e tente de novo\.$/).waitFor();
    const waiting = page.getByRole("button", { name: /^Aguarde \d+ s$/ });
    await waiting.waitFor();
    expect(await waiting.isDisabled()).toBe(true);
    await lookAtBothWidths(page, "login-waiting");
    expect(await page.getByRole("textbox", { name: "E-mail" }).inputValue()).toBe(person.email);
    expect(await page.getByLabel("Senha", { exact: true }).inputValue()).toBe(wrong.password);

    await sitOutWait(page, stage);
    await page.getByRole("main").getByRole("button", { name: "Entrar", exact: true }).waitFor();
    await fillLogIn(page, person);
    await page.waitForURL(`${stage.product.baseUrl}/`);
    // After a log-in, the person does not have to wait again.
    const again = await stage.openPage(size);
    await logInOn(again, person);
  });
});
