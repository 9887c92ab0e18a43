import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { makeAccount, type Account } from "../harness/accounts/account.ts";
import { answerSearch, vacancy } from "../harness/searching/answer-search.ts";
import { askProviders } from "../harness/searching/ask-providers.ts";
import { phone, recordProblems, screenSizes } from "../harness/browser.ts";
import { layoutShiftMax, recordLayoutShift } from "../harness/looking/layout-shift.ts";
import { lookAt } from "../harness/looking/look-at.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { findPostings, saveByApi } from "../harness/searching/search-by-api.ts";
import { setStage } from "../harness/stage.ts";
import { waitForForm } from "../harness/searching/wait-for-form.ts";

const stage = setStage();

let found: { id: string; title: string }[] = [];

beforeAll(async () => {
  found = await findPostings(stage.product, ["vendas"]);
});

describe.each(screenSizes)("on a screen of $width × $height", (size) => {
  test("the start page begins with the last search and its news, the fichas, and the next step", async () => {
    const account = await makeAccount(stage.product);
    await planStep(account, "Ligar para a Ana", "2031-03-09");
    const page = await stage.openPage(size, { account });
    const problems = recordProblems(page);
    const shift = await recordLayoutShift(page);
    await searchTwice(page);

    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/jobs/search")) asked.push(request.url());
    });
    await page.goto("/");
    const own = page.getByRole("region", { name: "Para você" });
    await own.getByText("caixa", { exact: true }).waitFor();
    await own.getByText(/^Hoje às .* · 2 vagas encontradas$/).waitFor();
    await own.getByText(/^1 nova desde a busca de /).waitFor();
    await own.getByText("240").waitFor();
    await own.getByText(/^Você já recebeu as fichas de hoje\./).waitFor();
    await own.getByText("09/03/2031: Ligar para a Ana").waitFor();
    await page.waitForLoadState("networkidle");
    await lookAt(page, "own-home");
    expect(await shift()).toBeLessThanOrEqual(layoutShiftMax);
    // What the product is comes below.
    const title = await page.getByRole("heading", { name: "As melhores vagas do Brasil" }).boundingBox();
    const room = await own.boundingBox();
    expect((title?.y ?? 0) - (room?.y ?? 0)).toBeGreaterThanOrEqual(room?.height ?? Infinity);

    const levels = await page
      .getByRole("heading")
      .evaluateAll((headings) => headings.map(({ tagName }) => tagName));
    expect([levels[0], levels.filter((level) => level === "H1").length]).toEqual(["H1", 1]);

    await own.getByRole("link", { name: "Rever grátis: caixa" }).click();
    await page.getByText(/^Busca feita em /).waitFor();
    expect(asked).toEqual([]);
    await page.goto("/");
    await own.getByRole("link", { name: "Minhas vagas" }).click();
    await page.waitForURL("**/minhas-vagas");
    expect(problems).toEqual([]);
  });
});

describe.each([phone])("on a screen of $width × $height", (size) => {
  test("a person without searches is led to the first one, and today's bonus is there to be taken", async () => {
    const page = await stage.openSignedIn(size);
    const shift = await recordLayoutShift(page);
    await page.route("**/api/tokens", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '"dailyRefreshAvailable":false',
        '"dailyRefreshAvailable":true',
      );
      await route.fulfill({ response, body });
    });
    await page.route("**/api/tokens/claim-daily", (route) =>
      route.fulfill({ json: { tokens: { total: 280, dailyRefreshAvailable: false } } }),
    );
    await page.goto("/");
    const own = page.getByRole("region", { name: "Para você" });
    await own.getByText(/^Nenhuma busca guardada neste aparelho\./).waitFor();
    await own.getByText("Guarde as vagas que interessam e acompanhe cada candidatura.").waitFor();
    const claim = own.getByRole("button", { name: "Resgatar fichas de hoje" });
    await claim.waitFor();
    await page.waitForLoadState("networkidle");
    await lookAtBothWidths(page, "own-home-first");
    expect(await shift()).toBeLessThanOrEqual(layoutShiftMax);
    await claim.click();
    await own.getByText("280").waitFor();
    await own.getByText(/^Você já recebeu as fichas de hoje\./).waitFor();
    await own.getByRole("link", { name: "Buscar vagas" }).click();
    await page.waitForURL("**/jobs");
  });
});

test("a visitor has none of it, with and without scripts", async () => {
  for (const scripts of [true, false]) {
    const page = await stage.openPage(screenSizes[0], { scripts });
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    expect([scripts, await page.locator(".own-home:visible").count()]).toEqual([scripts, 0]);
    expect((await page.getByRole("heading").first().innerText()).startsWith("As melhores vagas")).toBe(true);
  }
});

/** Searches for the same words now and three hours later, when one more vacancy is there. */
async function searchTwice(page: Page): Promise<void> {
  const first = vacancy({});
  const fresh = vacancy({ id: "gupy-0123456789abcdee", title: "Caixa", url: "https://vagas.example/2" });
  await answerSearch(page, { gupy: [first] });
  await askProviders(page, "caixa", ["Gupy"]);
  await page.waitForURL(/searchId=/);
  await page.clock.setFixedTime(Date.now() + 3 * 3_600_000);
  await page.unroute("**/api/jobs/search");
  await answerSearch(page, { gupy: [first, fresh] });
  await page.goto("/jobs?q=caixa");
  await waitForForm(page, 1);
  await page.getByRole("button", { name: "Buscar vagas" }).click();
  await page.getByRole("button", { name: /^Só as novas \(1\)/ }).waitFor();
}

/** Saves a vacancy for the person, with a next step. */
async function planStep(account: Account, step: string, day: string): Promise<void> {
  await saveByApi(stage.product, account, found);
  const response = await fetch(`${stage.product.baseUrl}/api/saved-vacancies/${found[0]?.id}`, {
    method: "PATCH",
    headers: { "content-type": "application/json", authorization: `Bearer ${account.session.token}` },
    body: JSON.stringify({ next_step: step, next_step_on: day }),
  });
  if (!response.ok) throw new Error(`the next step was refused: ${response.status}`);
}
