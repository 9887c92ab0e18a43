import type { Page } from "playwright-core";
import { logInOn, makeAccount } from "../../../e2e/harness/accounts/account.ts";
import type { Product } from "../../../e2e/harness/product/product.ts";
import { waitForForm } from "../../../e2e/harness/searching/wait-for-form.ts";
import { inventResults } from "../portals/invented-results.ts";
import { slowDown, type SlowPhone } from "../phone/slow-phone.ts";

/** Opens the form with all providers chosen; the benchmark answers their requests, with 50 postings each. */
export async function openInventedForm(page: Page, product: Product): Promise<SlowPhone> {
  const phone = await slowDown(page);
  await logInOn(page, await makeAccount(product));
  const results = inventResults();
  await page.route("**/api/jobs/search", async (route) => {
    const body: unknown = route.request().postDataJSON();
    const services = [...results.values()].filter(({ name }) => JSON.stringify(body).includes(`"${name}"`));
    await route.fulfill({ json: { services, remaining_credits: 100 } });
  });
  await page.goto("/jobs?q=vendas&type=SP");
  await waitForForm(page, 4);
  await page.getByRole("button", { name: "Marcar todos", exact: true }).click();
  await waitForForm(page, 18);
  return phone;
}

/** Sends the form, until its results are on the screen. */
export async function sendInventedSearch(page: Page): Promise<void> {
  await page.locator("button[type=submit]").click();
  await page.waitForURL(/searchId=/);
  await page.waitForTimeout(1_000);
}
