import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { fillLogIn, logInOn, logOutOn, makeAccount, type Account } from "../harness/accounts/account.ts";
import { phone } from "../harness/browser.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { findPostings, saveByApi } from "../harness/searching/search-by-api.ts";
import { setStage } from "../harness/stage.ts";
import { waitForApp } from "../harness/product/wait-for-app.ts";

const stage = setStage();

let found: { id: string; title: string }[] = [];

beforeAll(async () => {
  found = await findPostings(stage.product, ["vendas"]);
});

/** What a person types where, the button that they press, and where it stands after the log-in. */
type Typed = {
  path: string;
  open?: string;
  field: string;
  typed: string;
  button: string;
};

describe("a session that ended while a person was writing", () => {
  test.each<[what: string, typed: Typed]>([
    [
      "the words of a search",
      {
        path: "/jobs?q=antes",
        field: "Palavras-chave",
        typed: "auxiliar de cozinha",
        button: "Buscar vagas",
      },
    ],
    [
      "a note on a saved vacancy",
      {
        path: "/minhas-vagas",
        open: "Anotar: ",
        field: "Anotação",
        typed: "Ligar para a Ana",
        button: "Salvar",
      },
    ],
    [
      "a message to us",
      { path: "/contact", field: "Sua mensagem", typed: "Gostei da busca", button: "Enviar" },
    ],
    [
      "their name",
      {
        path: "/profile",
        open: "Editar nome",
        field: "Seu nome",
        typed: "Marina Duarte Lima",
        button: "Salvar",
      },
    ],
  ])("gives back %s after the log-in", async (_what, { path, open, field, typed, button }) => {
    const account = await makeAccount(stage.product);
    await saveByApi(stage.product, account, found);
    const page = await stage.openPage(phone, { account });
    await page.goto(path);
    if (open !== undefined) await page.getByRole("button", { name: open }).first().click();
    await inputOf(page, field).fill(typed);
    await endSession(account);
    await pressAfterEnd(page, button);
    expect(await page.evaluate("JSON.stringify([...Object.values(sessionStorage)])")).not.toContain(
      account.password,
    );
    await page.getByRole("banner").getByRole("link", { name: "Entrar" }).click();
    await fillLogIn(page, account);
    await page.waitForURL(`**${path}`);
    await expect.poll(() => inputOf(page, field).inputValue()).toBe(typed);
    await lookAtBothWidths(page, `typed-before-log-in${path.replaceAll(/\W+/g, "-")}`);
  });

  test("is not shown to the next person, and is gone after a log-out", async () => {
    const account = await makeAccount(stage.product);
    const page = await stage.openPage(phone, { account });
    await page.goto("/jobs?q=antes");
    await inputOf(page, "Palavras-chave").fill("só meu");
    await endSession(account);
    await pressAfterEnd(page, "Buscar vagas");
    const other = await makeAccount(stage.product);
    await page.goto("/login");
    await fillLogIn(page, other);
    await page.waitForURL("**/jobs?q=antes");
    await page.getByText(/\d selecionado\(s\)/).waitFor();
    expect(await inputOf(page, "Palavras-chave").inputValue()).toBe("antes");
    await logOutOn(page, other);

    await logInOn(page, account);
    await page.goto("/jobs?q=antes");
    await expect.poll(() => inputOf(page, "Palavras-chave").inputValue()).toBe("só meu");
    // `logInOn` opened a new session, which this log-out ends.
    await logOutOn(page, account);
    await logInOn(page, account);
    await page.goto("/jobs?q=antes");
    await page.getByText(/\d selecionado\(s\)/).waitFor();
    expect(await inputOf(page, "Palavras-chave").inputValue()).toBe("antes");
  });

  test.each([
    ["a message to us", { path: "/contact", field: "Sua mensagem", typed: "Fui demitida ontem" }],
    ["their name", { path: "/profile", open: "Editar nome", field: "Seu nome", typed: "Marina Prado" }],
  ])("%s is not that of the next person, who took over while the page slept", async (_what, form) => {
    const { path, field, typed } = form;
    const account = await makeAccount(stage.product);
    const page = await stage.openPage(phone, { account });
    await page.goto(path);
    if ("open" in form) await page.getByRole("button", { name: form.open }).click();
    await inputOf(page, field).fill(typed);
    // Before the app has come, a page does not know whose it is.
    await waitForApp(page);
    const other = await makeAccount(stage.product);
    // As in `after-log-out.e2e.ts`: Chromium without windows lets no page sleep.
    await page.evaluate(
      `{
        const { token, user } = ${JSON.stringify(other.session)};
        localStorage.setItem("token", token);
        localStorage.setItem("user", JSON.stringify(user));
        dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
      }`,
    );
    const isSeen = () =>
      page.evaluate<boolean>(
        `[...document.querySelectorAll("input, textarea")].some(({ value }) => value === "${typed}")`,
      );
    await expect.poll(isSeen).toBe(false);
    await page.reload();
    await page.waitForLoadState("networkidle");
    expect(await isSeen()).toBe(false);
    expect(await page.evaluate(`JSON.stringify(sessionStorage["drafts_${other.session.user.id}"])`)).toBe(
      undefined,
    );
  });

  test("a message to us is not in the page to which the next person of the tab goes back", async () => {
    const account = await makeAccount(stage.product);
    const page = await stage.openPage(phone, { account });
    await page.goto("/contact");
    await inputOf(page, "Sua mensagem").fill("Fui demitida ontem");
    await endSession(account);
    await pressAfterEnd(page, "Enviar");
    const other = await makeAccount(stage.product);
    await page.goto("/login");
    await fillLogIn(page, other);
    await page.waitForURL("**/contact");
    await page.getByRole("button", { name: `Menu de ${other.name}` }).waitFor();
    expect(await inputOf(page, "Sua mensagem").inputValue()).toBe("");
    for (let step = 0; step < 3; step += 1) {
      await page.goBack();
      await page.waitForLoadState("networkidle");
      if (!page.url().endsWith("/contact")) continue;
      await page.getByRole("button", { name: `Menu de ${other.name}` }).waitFor();
      expect(await inputOf(page, "Sua mensagem").inputValue()).toBe("");
    }
  });
});

/** The numbers of the portals, which the page asks for by itself, may notice the end of the session before the press. */
async function pressAfterEnd(page: Page, name: string): Promise<void> {
  const ended = page.getByText("Sessão expirada");
  await Promise.race([page.getByRole("button", { name, exact: true }).click(), ended.waitFor()]);
  await ended.waitFor();
}

function inputOf(page: Page, label: string) {
  return page.getByLabel(label, { exact: true });
}

async function endSession({ session }: Account): Promise<void> {
  await fetch(`${stage.product.baseUrl}/api/logout`, {
    method: "POST",
    headers: { authorization: `Bearer ${session.token}` },
  });
}
