import { expect, test } from "vitest";
import { runOperator } from "../../apps/operator/test/run-operator.ts";
import { makeAccount } from "../harness/accounts/account.ts";
import { askProviders } from "../harness/searching/ask-providers.ts";
import { keepScreen, phone } from "../harness/browser.ts";
import { setStage } from "../harness/stage.ts";

const stage = setStage();

// `search-screens.screen.test.tsx` and `routes/home.screen.test.tsx` say what each plan sees.
test("whom the operator puts on a plan sees no ads, and who is not on it any more sees them again", async () => {
  const account = await makeAccount(stage.product);
  const page = await stage.openPage(phone, { account });
  await put(account.email, "pro");
  await page.goto("/");
  await page.getByRole("heading", { name: "Buscas recentes" }).waitFor();
  // The session of the device is older than the plan: the balance brings it.
  await expect.poll(() => page.getByText(/^Anúncio /).count()).toBe(0);
  await askProviders(page, "desenvolvedor");
  await page.getByRole("heading", { name: 'Resultados para "desenvolvedor"' }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(await page.getByText(/^Anúncio /).count()).toBe(0);
  await keepScreen(page, "results-pro");

  await put(account.email, "free");
  await askProviders(page, "vendas");
  await page.getByRole("heading", { name: 'Resultados para "vendas"' }).waitFor();
  await page.getByText("Anúncio Banner").waitFor();
});

/** As an operator does it, while the server runs. */
async function put(email: string, plan: string): Promise<void> {
  const settings = { DATABASE_URL: stage.databaseUrl };
  expect(await runOperator("admin.ts", ["plan", email, plan], settings)).toMatchObject({ exitCode: 0 });
}
