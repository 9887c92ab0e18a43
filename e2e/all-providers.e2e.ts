import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fillLogIn, makeAccount } from "./harness/account.ts";
import { keepScreen, newPage, openBrowser, screenSizes } from "./harness/browser.ts";
import { expectNoAxeViolations } from "./harness/expect-no-axe-violations.ts";
import { startProduct, type Product } from "./harness/product.ts";
import { waitForBalance } from "./harness/wait-for-balance.ts";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({ DISABLED_PROVIDERS: "" });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

describe.each(screenSizes)("on a screen of $width × $height", (size) => {
  test("a search over all eighteen portals shows what each of them found", async () => {
    const person = await makeAccount(product);
    const page = await newPage(browser, size, product.baseUrl);
    await page.goto("/login");
    await fillLogIn(page, person);
    await page.waitForURL(`${product.baseUrl}/`);

    await page.goto("/jobs?q=desenvolvedor");
    await page.getByRole("button", { name: "Marcar todos" }).click();
    await page.getByText("18 selecionado(s)").waitFor();
    await page.getByText("18 portais × 7 = 126 fichas.").waitFor();
    await page.getByRole("button", { name: "Buscar vagas" }).click();
    await page.getByRole("progressbar", { name: "Progresso da busca" }).waitFor();
    await page.getByRole("heading", { name: 'Resultados para "desenvolvedor"' }).waitFor();
    const summary = page.getByText("18 de 18 portais responderam").filter({ visible: true }).first();
    await summary.waitFor();
    // Where there is little room what each portal said is folded away.
    if (size.width < 768) await summary.click();

    const lines = page.getByRole("region", { name: "O que cada portal respondeu" }).getByRole("listitem");
    const said = await lines.allTextContents();
    expect(said).toHaveLength(18);
    for (const line of said) expect(line).toMatch(/\d+ (de \d+ )?vagas?/);
    await waitForBalance(page, 114);
    await keepScreen(page, "all-providers");
    await expectNoAxeViolations(page);
  });
});
