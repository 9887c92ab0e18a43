import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { keepSignUp, signUp } from "../harness/accounts/account.ts";
import { screenSizes } from "../harness/browser.ts";
import { enterAtGoogle, leaveForGoogle } from "../harness/accounts/google.ts";
import { readConfirmationLink } from "../harness/accounts/mailbox.ts";
import { setStage } from "../harness/stage.ts";

const stage = setStage();

/** The page's clock advances in these steps and stops between them, so a busy machine changes no duration. */
const stepMs = 100;

test("the welcome after a confirmation stays for three seconds", async () => {
  const person = await signUp(stage.product);
  const page = await stage.openPage(screenSizes[0]);
  await keepSignUp(page, person);
  await page.clock.install();
  await page.goto("/");
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(await readConfirmationLink(stage.product.mailboxUrl, person.email));
  const [welcome] = await timeToasts(page, ["Conta confirmada com sucesso!"]);
  expect(welcome).toBeGreaterThanOrEqual(2_900);
  expect(welcome).toBeLessThanOrEqual(3_300);
});

test("the day's fichas of a new person stay for four seconds, and other toasts for five", async () => {
  const page = await stage.openPage(screenSizes[0]);
  await page.clock.install();
  await page.goto("/register");
  await leaveForGoogle(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await enterAtGoogle(page, { name: "Zoé", email: `zoe.${randomUUID().slice(0, 8)}@gmail.example` });
  const [welcome, daily] = await timeToasts(page, [
    "Conta confirmada com sucesso!",
    "Fichas diárias adicionadas!",
  ]);
  expect(welcome).toBeGreaterThanOrEqual(2_900);
  expect(welcome).toBeLessThanOrEqual(3_300);
  expect(daily).toBeGreaterThanOrEqual(3_900);
  expect(daily).toBeLessThanOrEqual(4_300);

  await page.getByRole("button", { name: "Preencha filtros" }).waitFor();
  await page.getByLabel("Palavras-chave").press("Enter");
  const [refusal] = await timeToasts(page, ["Atenção"]);
  expect(refusal).toBeGreaterThanOrEqual(4_900);
  expect(refusal).toBeLessThanOrEqual(5_300);
});

/**
 * @param titles of toasts that come at about the same time
 * @returns the time that each was in the page, in ms of the page's clock
 */
async function timeToasts(page: Page, titles: string[]): Promise<number[]> {
  const times = titles.map(() => 0);
  const toasts = titles.map((title) => page.locator("[data-toast]").filter({ hasText: title }));
  for (let step = 0; step < 400; step++) {
    const present = await Promise.all(toasts.map(async (toast) => (await toast.count()) > 0));
    if (present.every((is) => !is) && times.every((time) => time > 0)) return times;
    for (const [index, is] of present.entries()) if (is) times[index] = (times[index] ?? 0) + stepMs;
    await page.clock.runFor(stepMs);
    // Until the first toast, the page waits for the server, which uses real time.
    if (times.includes(0)) await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Not all of these came and went: ${titles.join(", ")}.`);
}
