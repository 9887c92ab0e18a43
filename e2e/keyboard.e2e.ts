import { expect, test } from "vitest";
import { makeAccount } from "./harness/account.ts";
import { screenSizes } from "./harness/browser.ts";
import { setStage } from "./harness/stage.ts";
import { tabTo } from "./harness/tab-to.ts";

const stage = setStage();

test("a person without a mouse logs in, searches and reaches the first vacancy", async () => {
  const person = await makeAccount(stage.product);
  const page = await stage.openPage(screenSizes[1]);

  await page.goto("/login");
  await tabTo(page, page.getByLabel("E-mail"));
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
  const vacancy = page.getByRole("link", { name: /^Ver detalhes/ }).first();
  await tabTo(page, vacancy);
  expect(await vacancy.evaluate((element) => element.matches(":focus-visible"))).toBe(true);
});
