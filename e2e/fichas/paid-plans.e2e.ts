import { expect, test } from "vitest";
import { runOperator } from "../../apps/operator/test/run-operator.ts";
import { makeAccount } from "../harness/accounts/account.ts";
import { askProviders } from "../harness/searching/ask-providers.ts";
import { keepScreen, screenSizes } from "../harness/browser.ts";
import { setStage } from "../harness/stage.ts";

const stage = setStage();

test.each([
  { plan: "pro", size: screenSizes[0] },
  { plan: "premium", size: screenSizes[1] },
])(
  "who is on the plan $plan sees no ads, and who is not any more sees them again",
  async ({ plan, size }) => {
    const account = await makeAccount(stage.product);
    const page = await stage.openPage(size, { account });
    const ads = page.getByText(/^Anúncio (Banner|Lateral|Embutido)$/);
    const visit = async () => {
      await page.goto("/");
      await page.getByRole("heading", { name: "Buscas recentes" }).waitFor();
      await page.waitForLoadState("networkidle");
    };
    await visit();
    expect(await ads.filter({ visible: true }).count()).toBe(size.width >= 768 ? 1 : 0);

    await put(account.email, plan);
    await visit();
    // Also none that another width would show.
    await expect.poll(() => ads.count()).toBe(0);
    expect(await page.getByText("Remova anúncios").count()).toBe(0);
    await askProviders(page, "desenvolvedor");
    await page.getByRole("heading", { name: 'Resultados para "desenvolvedor"' }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(await page.getByText(/^Anúncio /).count()).toBe(0);
    await keepScreen(page, `results-${plan}`);

    await put(account.email, "free");
    await visit();
    await askProviders(page, "vendas");
    await page.getByRole("heading", { name: 'Resultados para "vendas"' }).waitFor();
    await page.getByText("Anúncio Banner").waitFor();
  },
);

/** As an operator does it, while the server runs. */
async function put(email: string, plan: string): Promise<void> {
  const settings = { DATABASE_URL: stage.databaseUrl };
  expect(await runOperator("admin.ts", ["plan", email, plan], settings)).toMatchObject({ exitCode: 0 });
}
