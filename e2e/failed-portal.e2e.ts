import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fillLogIn, makeAccount } from "./harness/account.ts";
import { breakPortal } from "./harness/break-portal.ts";
import { keepScreen, newPage, openBrowser, screenSizes } from "./harness/browser.ts";
import { expectNoAxeViolations } from "./harness/expect-no-axe-violations.ts";
import { startProduct, type Product } from "./harness/product.ts";
import { waitForBalance } from "./harness/wait-for-balance.ts";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

test("a portal that is down is named, costs nothing and leaves the others' vacancies", async () => {
  const person = await makeAccount(product);
  await breakPortal(product, "Gupy", "unavailable");
  const page = await newPage(browser, screenSizes[1], product.baseUrl);
  await page.goto("/login");
  await fillLogIn(page, person);
  await page.waitForURL(`${product.baseUrl}/`);

  await page.goto("/jobs?q=vendas");
  await page.getByRole("button", { name: "Buscar vagas" }).click();
  await page.getByRole("heading", { name: 'Resultados para "vendas"' }).waitFor();
  await page.getByText("Alguns serviços de busca apresentaram problemas").waitFor();
  const portals = page.getByRole("region", { name: "O que cada portal respondeu" }).getByRole("listitem");
  const gupy = await portals.filter({ hasText: "Gupy" }).innerText();
  expect(gupy).toContain("está fora do ar");
  expect(gupy).toContain("7 devolvidas");
  expect(await page.getByRole("link", { name: /^Ver detalhes/ }).count()).toBeGreaterThan(0);

  const charged = await portals.filter({ hasText: "7 fichas cobradas" }).count();
  expect(charged).toBeGreaterThan(0);
  const balance = 240 - 7 * charged;
  await waitForBalance(page, balance);
  await keepScreen(page, "failed-portal");
  await expectNoAxeViolations(page);
});
