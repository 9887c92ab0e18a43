import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { fillLogIn, logInOn, makeAccount } from "../harness/accounts/account.ts";
import { breakProvider } from "../harness/product/break-provider.ts";
import { phone } from "../harness/browser.ts";
import { guessWrong, sitOutWait } from "../harness/accounts/guess-wrong.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { setStage } from "../harness/stage.ts";

const stage = setStage({}, { own: true });

describe.each([phone])("on a screen of $width × $height", (size) => {
  test("after a search the statement says in one line what was paid and returned, and can show its portals", async () => {
    const page = await stage.openSignedIn(size);
    await breakProvider(stage.product, "Gupy", "unavailable");
    await page.goto("/jobs?q=vendas");
    await page.getByRole("button", { name: "Buscar vagas" }).click();
    await page.getByRole("heading", { name: 'Resultados para "vendas"' }).waitFor();
    await page.getByText("Alguns serviços de busca apresentaram problemas").waitFor();
    await breakProvider(stage.product, "Gupy", "none");

    await page.goto("/profile");
    const statement = page.getByRole("table", { name: /^Movimentações das suas fichas/ });
    const search = statement.getByRole("row", { name: /^Busca em 4 portais vendas .* −21 219$/ });
    await search.waitFor();
    await search.getByText("21 fichas pagas · 7 devolvidas").waitFor();
    await lookAtBothWidths(page, "profile");
    const opener = statement.getByRole("button", { name: /^Ver portais: Busca em 4 portais, / });
    expect((await opener.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await statement.getByRole("listitem").count()).toBe(0);
    await opener.press("Enter");
    const portals = await statement.getByRole("listitem").allInnerTexts();
    expect(portals).toHaveLength(4);
    expect(portals.filter((text) => /^Gupy\s+7 devolvidas$/.test(text))).toHaveLength(1);
    expect(portals.filter((text) => text.endsWith("7 pagas"))).toHaveLength(3);
    await lookAtBothWidths(page, "profile-search-opened");
    const rows = await statement
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader") })
      .allInnerTexts();
    expect(rows.filter((row) => row.includes("Busca em"))).toHaveLength(1);
    expect(rows.some((row) => row.includes("Bônus do dia") && row.includes("+40"))).toBe(true);
    expect(rows.some((row) => row.includes("E-mail confirmado") && row.includes("+200"))).toBe(true);
    // Every line's balance follows from the line below it, and the first one is the current balance.
    const [newest] = rows;
    expect(newest).toMatch(/219$/);
    expect(await page.getByRole("status").filter({ hasText: "219" }).count()).toBe(1);

    // The server never knew the words: when this device forgets them, they are gone.
    await page.evaluate(
      "for (const key of Object.keys(localStorage)) if (key.startsWith('recent_searches_')) localStorage.removeItem(key)",
    );
    await page.reload();
    await statement.getByRole("row", { name: /^Busca em 4 portais \d/ }).waitFor();
  });

  test("a name with emoji and another direction of writing is saved everywhere it shows", async () => {
    const page = await stage.openSignedIn(size);
    await page.goto("/profile");
    await page.getByRole("button", { name: "Editar nome" }).click();
    const field = page.getByLabel("Seu nome");
    await field.fill("   ");
    await page.getByRole("button", { name: "Salvar", exact: true }).click();
    await page.getByRole("alert").filter({ hasText: "Escreva seu nome." }).waitFor();
    await lookAtBothWidths(page, "profile-name");
    const name = "Zoë 👩🏽‍🚀 אבי D’Ávila";
    await field.fill(name);
    await page.getByRole("button", { name: "Salvar", exact: true }).click();
    await page.getByText("Nome salvo").waitFor();
    await page.getByRole("button", { name: `Menu de ${name}` }).waitFor();
    await page.reload();
    await page.getByRole("button", { name: `Menu de ${name}` }).waitFor();
    expect(await page.getByRole("main").getByText(name).count()).toBe(1);
    await lookAtBothWidths(page, "profile-renamed");

    // The menu has the whole name, and is cut where the screen is too narrow for it.
    const long = "Maria Aparecida dos Santos Albuquerque de Oliveira e Silva";
    await page.getByRole("button", { name: "Editar nome" }).click();
    await field.fill(long);
    await page.getByRole("button", { name: "Salvar", exact: true }).click();
    const menu = page.getByRole("button", { name: `Menu de ${long}` });
    await menu.waitFor();
    expect(await menu.innerText()).toBe(long);
    const box = await menu.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Number.NaN)).toBeLessThanOrEqual(size.width);
    await lookAtBothWidths(page, "profile-long-name");
  });

  test("a new password needs the current one, and ends the sessions of other devices", async () => {
    const person = await makeAccount(stage.product);
    const otherDevice = await stage.openPage(size);
    await logInOn(otherDevice, person);
    const page = await stage.openPage(size);
    await logInOn(page, person);
    await page.goto("/profile");
    await page.getByRole("button", { name: "Trocar senha" }).click();
    const current = page.getByLabel("Senha atual");
    await current.fill("Nao-Era-Essa-9!");
    await page.getByLabel("Nova senha", { exact: true }).fill("Outra-Vaga-2027?");
    const save = page.getByRole("button", { name: "Salvar nova senha" });
    await save.click();
    await page.getByRole("alert").filter({ hasText: "A senha atual não confere." }).waitFor();
    expect(await current.evaluate((field) => field.matches(":focus"))).toBe(true);
    await lookAtBothWidths(page, "profile-password");
    await current.fill(person.password);
    await page.getByLabel("Nova senha", { exact: true }).fill("Senha@123");
    await save.click();
    await page.getByRole("alert").filter({ hasText: "Esta senha é uma das mais usadas" }).waitFor();
    await page.getByLabel("Nova senha", { exact: true }).fill("Outra-Vaga-2027?");
    await save.click();
    await page.getByText("Senha salva").waitFor();

    await expectSignedOut(otherDevice);
    await page.reload();
    await page.getByRole("heading", { name: "Seu Perfil" }).waitFor();
    await otherDevice.goto("/login");
    await fillLogIn(otherDevice, { ...person, password: "Outra-Vaga-2027?" });
    // Back to the page that was closed when the session ended.
    await otherDevice.waitForURL("**/profile");
  });

  test("after many wrong current passwords the wait is counted down, and nothing typed is lost", async () => {
    const person = await makeAccount(stage.product);
    const page = await stage.openPage(size, { account: person });
    await page.clock.install();
    await page.goto("/profile");
    await page.getByRole("button", { name: "Trocar senha" }).click();
    const current = page.getByLabel("Senha atual");
    await current.fill("Nao-Era-Essa-9!");
    await page.getByLabel("Nova senha", { exact: true }).fill("Outra-Vaga-2027?");
    const token = String(await page.evaluate("localStorage.getItem('token')"));
    await guessWrong(stage, { count: 5, judgedStatus: 400 }, () =>
      fetch(`${stage.product.baseUrl}/api/account/password`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body: JSON.stringify({ current_password: "Nao-Era-Essa-9!", new_password: "Outra-Vaga-2027?" }),
      }),
    );
    const save = page.getByRole("button", { name: "Salvar nova senha" });
    await save.click();
    await page.getByRole("button", { name: /^Aguarde \d+ s$/ }).waitFor();
    const refusal = page.getByText("Muitas tentativas. Espere um pouco e tente de novo.");
    await refusal.waitFor();
    await lookAtBothWidths(page, "profile-waiting");
    await sitOutWait(page, stage);
    await save.waitFor();
    expect(await refusal.count()).toBe(0);
    expect(await current.inputValue()).toBe("Nao-Era-Essa-9!");
    await current.fill(person.password);
    await save.click();
    await page.getByText("Senha salva").waitFor();
  });

  test("the other devices are listed, and one button ends their sessions", async () => {
    const person = await makeAccount(stage.product);
    const otherDevice = await stage.openPage(size);
    await logInOn(otherDevice, person);
    const page = await stage.openPage(size);
    await logInOn(page, person);
    await page.goto("/profile");
    const sessions = page.getByRole("listitem").filter({ hasText: /^.*Desde .*, (com senha|pelo link)/s });
    // This one, the other, and the one that the confirmation opened.
    await expect.poll(() => sessions.count()).toBe(3);
    await page.getByText("Este aparelho", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Sair dos outros aparelhos" }).click();
    await page.getByText("2 aparelhos desconectados").waitFor();
    await expect.poll(() => sessions.count()).toBe(1);
    await lookAtBothWidths(page, "profile-sessions");
    await expectSignedOut(otherDevice);
  });

  test("all data that we hold about a person comes as one file", async () => {
    const person = await makeAccount(stage.product);
    const page = await stage.openPage(size, { account: person });
    await page.goto("/profile");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Baixar meus dados" }).click(),
    ]);
    await page.getByText("Arquivo baixado: procure em Downloads").waitFor();
    expect(download.suggestedFilename()).toBe("vagou-meus-dados.json");
    const held: unknown = JSON.parse(await readFile(await download.path(), "utf8"));
    expect(held).toMatchObject({ account: { email: person.email, name: person.name } });
    expect(JSON.stringify(held)).not.toMatch(/argon2/);
  });
});

async function expectSignedOut(page: Page): Promise<void> {
  await page.goto("/profile");
  await page.getByText("Sessão expirada").waitFor();
  expect(await page.evaluate("localStorage.getItem('token')")).toBeNull();
}
