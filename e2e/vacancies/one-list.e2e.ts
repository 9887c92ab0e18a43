import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { makeAccount, type Account } from "../harness/accounts/account.ts";
import { ordinaryVacancies, threePortals } from "../harness/searching/three-portals.ts";
import { answerSearch } from "../harness/searching/answer-search.ts";
import { askProviders } from "../harness/searching/ask-providers.ts";
import { phone, screenSizes } from "../harness/browser.ts";
import { layoutShiftMax, recordLayoutShift } from "../harness/looking/layout-shift.ts";
import { lookAt } from "../harness/looking/look-at.ts";
import { setStage } from "../harness/stage.ts";
import { openVacancy } from "../harness/searching/vacancies.ts";

let account: Account;

const stage = setStage();

beforeAll(async () => {
  account = await makeAccount(stage.product);
});

const portals = ["Gupy", "Catho", "Sólides"];
describe.each(screenSizes)("on a screen of $width × $height", (size) => {
  test("filters and order are free, say how many they hide, and come back with the search", async () => {
    const page = await search(size);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await filterBy(page, ["Remoto"]);
    await expect.poll(() => titles(page)).toEqual(["Analista de Sistemas"]);
    await page.getByText("1 vaga · 2 escondidas pelos filtros").waitFor();
    await lookAt(page, "filtered-list");
    expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([]);

    await page.reload();
    await expect.poll(() => titles(page)).toEqual(["Analista de Sistemas"]);
    await page.goto("/");
    await page
      .getByRole("link", { name: /^vendas/ })
      .first()
      .click();
    await page.getByText(/^Busca feita em /).waitFor();
    await expect.poll(() => titles(page)).toEqual(["Analista de Sistemas"]);

    await openFilters(page);
    await lookAt(page, "list-filters");
    await page.getByRole("button", { name: "Limpar os filtros" }).click();
    await closeFilters(page);
    await page.getByLabel("Ordenar").selectOption("Maior salário");
    await expect.poll(() => titles(page)).toEqual(["Estoquista", "Analista de Sistemas", "Recepcionista"]);

    await openFilters(page);
    await page.getByLabel("Sem estas palavras").fill("analista");
    await closeFilters(page);
    await expect.poll(() => titles(page)).toEqual(["Estoquista", "Recepcionista"]);
  });

  test("a person without a mouse opens a vacancy and closes it in the same place, and nothing else moves", async () => {
    const page = await stage.openPage(size, { account });
    const shift = await recordLayoutShift(page);
    await searchOn(page);
    await shift();
    const row = page.getByRole("button", { name: "Analista de Sistemas", exact: true });
    await row.focus();
    await page.keyboard.press("Enter");
    const close = page.getByRole("button", { name: "Fechar: ANALISTA DE SISTEMAS" });
    await close.waitFor();
    // On a phone its card takes the row's place, on a wide screen it stands beside the list.
    const focused = size.width < 1280 ? close : row;
    await expect.poll(() => focused.evaluate((element) => element.matches(":focus"))).toBe(true);
    await page.keyboard.press("Enter");
    await close.waitFor({ state: "detached" });
    await expect.poll(() => row.evaluate((element) => element.matches(":focus"))).toBe(true);
    expect(await shift()).toBeLessThanOrEqual(layoutShiftMax);
  });
});

describe.each(screenSizes)("on a screen of $width × $height", (size) => {
  test("back from “Ler tudo”, also after a reload, the vacancy is still open where it was", async () => {
    const page = await stage.openPage({ width: size.width, height: 740 }, { account });
    await answerSearch(page, { gupy: ordinaryVacancies });
    await askProviders(page, "auxiliar", ["Gupy"]);
    const title = ordinaryVacancies[5]?.title ?? "";
    const card = await openVacancy(page, title);
    await card.getByRole("link", { name: /^Ler tudo/ }).scrollIntoViewIfNeeded();
    await page.evaluate("scrollBy(0, 40)");
    const close = page.getByRole("button", { name: `Fechar: ${title}` });
    const topPx = async () => (await close.boundingBox())?.y ?? Number.NaN;
    const left = await topPx();
    await card.getByRole("link", { name: /^Ler tudo/ }).click();
    // The server knows nothing of these postings, and says so once its answer is there.
    await page.waitForURL("**/jobs/*");
    await page.goBack();
    await close.waitFor();
    await expect.poll(async () => Math.abs((await topPx()) - left)).toBeLessThanOrEqual(2);
    await page.reload();
    await close.waitFor();
    await expect.poll(async () => Math.abs((await topPx()) - left)).toBeLessThanOrEqual(2);
  });

  test("the keys of the list work in a search that was opened again from the start page", async () => {
    const page = await search(size);
    await page.goto("/");
    await page
      .getByRole("link", { name: /^vendas/ })
      .first()
      .click();
    await page.getByText(/^Busca feita em /).waitFor();
    const first = page.locator("[data-vacancy]").first().getByRole("button").first();
    await first.waitFor();
    await page.keyboard.press("j");
    await expect.poll(() => first.evaluate((element) => element.matches(":focus"))).toBe(true);
  });
});

describe.each([phone])("on a screen of $width × $height", (size) => {
  test("back from “Ler tudo” the vacancy is where it was, although those hidden above it are left out now", async () => {
    const page = await stage.openPage({ width: size.width, height: 740 }, { account });
    const jobs = ordinaryVacancies.map((job) => ({
      ...job,
      id: `${job.id}0`,
      url: `https://vagas.example/${job.id}`,
    }));
    await answerSearch(page, { gupy: jobs });
    await askProviders(page, "auxiliar", ["Gupy"]);
    await page.locator("[data-vacancy]").nth(9).waitFor({ state: "attached" });
    const titles = await page.locator("[data-vacancy] h2").allTextContents();
    for (const title of [0, 1, 5, 6].map((row) => titles[row])) {
      await openVacancy(page, title);
      await page.getByRole("button", { name: `Ocultar: ${title}` }).click();
    }
    const card = await openVacancy(page, titles[7]);
    const read = card.getByRole("link", { name: /^Ler tudo/ });
    await read.scrollIntoViewIfNeeded();
    const row = page.locator("[data-open]");
    const topPx = async () => (await row.boundingBox())?.y ?? Number.NaN;
    const left = await topPx();
    await read.click();
    await page.waitForURL("**/jobs/*");
    await page.goBack();
    await page.getByText("4 vagas que você ocultou não aparecem.").waitFor();
    await row.waitFor();
    await expect.poll(async () => Math.abs((await topPx()) - left)).toBeLessThanOrEqual(2);
  });
});

async function search(size: (typeof screenSizes)[number]): Promise<Page> {
  const page = await stage.openPage(size, { account });
  await searchOn(page);
  return page;
}

async function searchOn(page: Page): Promise<void> {
  await answerSearch(page, threePortals);
  await askProviders(page, "vendas", portals);
  await page.getByRole("heading", { level: 1, name: /^Resultados/ }).waitFor();
  await page.waitForURL(/searchId=/);
}

async function titles(page: Page): Promise<string[]> {
  return await page.getByRole("article").getByRole("heading").allTextContents();
}

async function filterBy(page: Page, values: readonly string[]): Promise<void> {
  await openFilters(page);
  for (const value of values)
    await page.getByRole("checkbox", { name: new RegExp(`^${value}`) }).press("Space");
  await closeFilters(page);
}

async function openFilters(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Filtrar/ }).click();
  await page.getByText("Filtrar não gasta fichas: vale para as vagas que já chegaram.").waitFor();
}

/** A sheet on a phone, a part of the page elsewhere. */
async function closeFilters(page: Page): Promise<void> {
  const see = page.getByRole("button", { name: /^(Ver \d+ vaga|Nenhuma vaga)/ });
  if (await see.isVisible()) await see.click();
  else await page.getByRole("button", { name: /^Filtrar/ }).click();
}
