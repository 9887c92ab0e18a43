import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { makeAccount } from "../harness/accounts/account.ts";
import { askProviders } from "../harness/searching/ask-providers.ts";
import { phone } from "../harness/browser.ts";
import { lookAt } from "../harness/looking/look-at.ts";
import { setStage } from "../harness/stage.ts";
import { openVacancy } from "../harness/searching/vacancies.ts";

/** What 200 % of zoom leaves of a screen of 1280 × 800. */
const zoomed = { width: 640, height: 400 };

const darkPaper = "rgb(15, 24, 19)";

const stage = setStage();

test("a visitor reads every page in the dark colours and with letters twice as large", async () => {
  const page = await stage.openPage(zoomed);
  await page.emulateMedia({ colorScheme: "dark" });
  for (const [step, path] of [
    ["home", "/"],
    ["about", "/about"],
    ["sources", "/fontes"],
    ["terms", "/terms"],
    ["privacy", "/privacy"],
    ["robot", "/robo"],
    ["login", "/login"],
    ["register", "/register"],
    ["registration-success", "/registration-success"],
    ["forgot-password", "/forgot-password"],
    ["reset-password", "/reset-password?token=alheio"],
    ["confirm-account", "/confirm-account"],
    ["not-found", "/nao-existe"],
  ] as const) {
    await page.goto(path);
    await lookAtZoomed(page, step);
    expect(await paperOf(page)).toBe(darkPaper);
  }
});

test("a person who is signed in does the same, from the form to a vacancy", async () => {
  const account = await makeAccount(stage.product);
  const page = await stage.openPage(zoomed, { account });
  await page.emulateMedia({ colorScheme: "dark" });
  for (const [step, path] of [
    ["contact", "/contact"],
    ["profile", "/profile"],
    ["buy-tokens", "/buy-tokens"],
    ["form", "/jobs?q=vendas"],
    ["unknown-job", "/jobs/gupy-0123456789abcdef"],
  ] as const) {
    await page.goto(path);
    await page.getByRole("button", { name: `Menu de ${account.name}` }).waitFor();
    await lookAtZoomed(page, step);
  }
  await askProviders(page, "vendas");
  await page.getByRole("heading", { name: 'Resultados para "vendas"' }).waitFor();
  await lookAtZoomed(page, "results");
  await page.goto("/");
  await page.getByRole("link", { name: /^vendas/ }).waitFor();
  await lookAtZoomed(page, "home-signed-in");
  await page.goBack();
  await openVacancy(page);
  await page
    .getByRole("link", { name: /^Ler tudo/ })
    .first()
    .click();
  await page.getByRole("heading", { name: "Dados da vaga" }).waitFor();
  await lookAtZoomed(page, "job-page");
  expect(await paperOf(page)).toBe(darkPaper);
});

test("a person whose browser writes twice as large scrolls no page of the account sideways on a phone", async () => {
  const page = await stage.openSignedIn(phone);
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.enable");
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  for (const path of ["/contact", "/profile", "/buy-tokens"]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")).toBe(32);
    const wide = await page.evaluate("document.documentElement.scrollWidth");
    expect(wide, `${path} scrolls sideways`).toBeLessThanOrEqual(phone.width);
  }
});

async function lookAtZoomed(page: Page, step: string): Promise<void> {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForLoadState("networkidle");
  await lookAt(page, `${step}-zoomed-dark`);
}

async function paperOf(page: Page): Promise<unknown> {
  return await page.evaluate("getComputedStyle(document.body).backgroundColor");
}
