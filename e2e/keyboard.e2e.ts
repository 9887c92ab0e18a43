import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeAccount } from "./harness/account.ts";
import { newPage, openBrowser, screenSizes } from "./harness/browser.ts";
import { startProduct, type Product } from "./harness/product.ts";
import { tabTo } from "./harness/tab-to.ts";

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

test("a person without a mouse logs in, searches and reaches the first vacancy", async () => {
  const person = await makeAccount(product);
  const page = await newPage(browser, screenSizes[1], product.baseUrl);

  await page.goto("/login");
  await tabTo(page, page.getByLabel("E-mail"));
  await page.keyboard.type(person.email);
  await tabTo(page, page.getByLabel("Senha", { exact: true }));
  await page.keyboard.type(person.password);
  await page.keyboard.press("Enter");
  await page.waitForURL(`${product.baseUrl}/`);

  await page.goto("/jobs");
  await tabTo(page, page.getByLabel("Palavras-chave"));
  await page.keyboard.type("vendas");
  await tabTo(page, page.getByRole("button", { name: "Buscar vagas" }));
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: 'Resultados para "vendas"' }).waitFor();
  const vacancy = page.getByRole("link", { name: /^Ver detalhes/ }).first();
  await tabTo(page, vacancy);
  expect(await vacancy.evaluate((element) => element.matches(":focus-visible"))).toBe(true);
});
