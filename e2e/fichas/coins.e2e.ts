import { providerLabel } from "@vagou/contract/search/catalogue";
import { endpoints } from "@vagou/contract/api/endpoints";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { groupOf } from "../../apps/web/app/features/search/testing/job-of.ts";
import { makeAccount, type Account } from "../harness/accounts/account.ts";
import { vacancy } from "../harness/searching/answer-search.ts";
import { askProviders } from "../harness/searching/ask-providers.ts";
import { keepScreen, screenSizes } from "../harness/browser.ts";
import { layoutShiftMax, recordLayoutShift } from "../harness/looking/layout-shift.ts";
import { lookAt } from "../harness/looking/look-at.ts";
import { setStage } from "../harness/stage.ts";
import { waitForBalance } from "../harness/accounts/wait-for-balance.ts";

const stage = setStage();

describe.each(screenSizes)("on a screen of $width × $height", (size) => {
  test("fichas leave the counter and come back to it", async () => {
    const account = await makeAccount(stage.product);
    const page = await stage.openPage(size, { account, reducedMotion: "no-preference" });
    const shift = await recordLayoutShift(page);
    const bank = await keepBalance(page, account);
    const catho = await answerCathoLate(page);
    await askProviders(page, "caixa", ["Gupy", "Catho"]);

    const changes = page.locator("[data-balance-changes]");
    await changes.getByText("−14").waitFor();
    expect(await isMoving(page)).toBe(true);
    await keepScreen(page, "coins-leave");
    await expect.poll(() => changes.locator(":scope > *").count()).toBe(0);
    await waitForBalance(page, 226);

    bank.total = 233;
    catho.fail();
    await changes.getByText("+7").waitFor();
    expect(await isMoving(page)).toBe(true);
    await keepScreen(page, "coins-come");
    await page.getByText("1 vaga encontrada").waitFor();
    await expect.poll(() => changes.locator(":scope > *").count()).toBe(0);
    await waitForBalance(page, 233);
    // Screen readers hear the same from the button, the messages and the results.
    expect(await changes.getAttribute("aria-hidden")).toBe("true");
    // For axe: colours that change slowly with the scheme have no contrast meanwhile.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await lookAt(page, "after-coins");
    expect(await shift()).toBeLessThanOrEqual(layoutShiftMax);
  });
});

/** Answers for the balance in the server's place, as it is in `total`. */
async function keepBalance(page: Page, { session }: Account): Promise<{ total: number }> {
  const bank = { total: 240 };
  const tokens = () => ({ total: bank.total, dailyRefreshAvailable: false });
  await page.route("**/api/tokens", (route) =>
    route.fulfill({ json: { tokens: tokens(), user: session.user } }),
  );
  await page.route("**/api/tokens/refresh", (route) => route.fulfill({ json: { tokens: tokens() } }));
  return bank;
}

/** Gupy answers with a vacancy, and Catho fails when the test says so. */
async function answerCathoLate(page: Page): Promise<{ fail: () => void }> {
  const failed = Promise.withResolvers<void>();
  await page.route("**/api/jobs/search", async (route) => {
    const { services } = endpoints.searchJobs.body.parse(route.request().postDataJSON());
    const isCatho = services.includes("catho");
    if (isCatho) await failed.promise;
    const group = isCatho
      ? groupOf({
          name: "catho",
          display_name: providerLabel("catho"),
          outcome: "timeout",
          has_error: true,
          fichas: "returned",
        })
      : groupOf({ jobs: [vacancy({})] });
    const answer = endpoints.searchJobs.response.parse({ services: [group], remaining_credits: 233 });
    await route.fulfill({ json: answer });
  });
  return { fail: failed.resolve };
}

async function isMoving(page: Page): Promise<boolean> {
  const script = `document.querySelector("[data-balance-changes]").getAnimations({ subtree: true }).length > 0`;
  return (await page.evaluate(script)) === true;
}
