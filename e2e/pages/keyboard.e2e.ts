import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { makeAccount } from "../harness/accounts/account.ts";
import { askProviders } from "../harness/searching/ask-providers.ts";
import { phone, screenSizes } from "../harness/browser.ts";
import { listUnreachedAtBothWidths } from "../harness/looking/list-unreached.ts";
import { setStage } from "../harness/stage.ts";
import { tabTo } from "../harness/looking/tab-to.ts";
import { openVacancy } from "../harness/searching/vacancies.ts";
import { waitForApp } from "../harness/product/wait-for-app.ts";

const stage = setStage();

test("a person without a mouse logs in, searches and reaches the first vacancy", async () => {
  const person = await makeAccount(stage.product);
  const page = await stage.openPage(screenSizes[1]);

  await page.goto("/login");
  await tabTo(page, page.getByRole("textbox", { name: "E-mail" }));
  await page.keyboard.type(person.email);
  await tabTo(page, page.getByLabel("Senha", { exact: true }));
  await page.keyboard.type(person.password);
  await page.keyboard.press("Enter");
  await page.waitForURL(`${stage.product.baseUrl}/`);

  await page.goto("/jobs");
  await tabTo(page, page.getByLabel("Palavras-chave"));
  await page.keyboard.type("vendas");
  await tabTo(page, page.getByRole("button", { name: "Buscar vagas" }));
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: 'Resultados para "vendas"' }).waitFor();
  const row = page.getByRole("article").getByRole("button", { expanded: false }).first();
  await tabTo(page, row);
  await page.keyboard.press("Enter");
  const vacancy = page.getByRole("link", { name: /^Ver detalhes/ }).first();
  await tabTo(page, vacancy);
  expect(await vacancy.evaluate((element) => element.matches(":focus-visible"))).toBe(true);
});

describe("on a phone and with the width of a laptop", () => {
  test("a visitor reaches everything without a mouse, and sees the focus", async () => {
    const page = await stage.openPage(phone);
    for (const path of [
      "/login",
      "/register",
      "/registration-success",
      "/forgot-password",
      "/reset-password?token=alheio",
      "/confirm-account",
    ]) {
      expect(await listUnreachedAt(page, path), `at ${path}`).toEqual([]);
    }
  });

  test("a person who is signed in reaches everything without a mouse too", async () => {
    const page = await stage.openSignedIn(phone);
    for (const path of ["/", "/contact", "/profile", "/buy-tokens", "/jobs"]) {
      expect(await listUnreachedAt(page, path), `at ${path}`).toEqual([]);
    }
    await askProviders(page, "fisioterapeuta", ["Gupy"]);
    await page.getByRole("heading", { name: 'Resultados para "fisioterapeuta"' }).waitFor();
    expect(await listUnreachedAtBothWidths(page), "results").toEqual([]);
    await openVacancy(page);
    await page
      .getByRole("link", { name: /^Ler tudo/ })
      .first()
      .click();
    await page.getByRole("heading", { name: "Dados da vaga" }).waitFor();
    expect(await listUnreachedAtBothWidths(page), "a vacancy").toEqual([]);
  });
});

async function listUnreachedAt(page: Page, path: string): Promise<unknown> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  // It adds and enables what the page is walked for, also behind a walk that has begun.
  await waitForApp(page);
  await page.waitForLoadState("networkidle");
  return await listUnreachedAtBothWidths(page);
}
