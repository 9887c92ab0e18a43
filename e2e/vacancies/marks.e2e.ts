import type { Job } from "@vagou/contract/search/job";
import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { makeAccount, type Account } from "../harness/accounts/account.ts";
import { answerSearch, vacancy } from "../harness/searching/answer-search.ts";
import { askProviders } from "../harness/searching/ask-providers.ts";
import { phone, recordProblems, screenSizes } from "../harness/browser.ts";
import { layoutShiftMax, recordLayoutShift } from "../harness/looking/layout-shift.ts";
import { lookAt } from "../harness/looking/look-at.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { findPostings } from "../harness/searching/search-by-api.ts";
import { setStage } from "../harness/stage.ts";
import { openVacancy } from "../harness/searching/vacancies.ts";

const stage = setStage();
const laptop = screenSizes[1];

/** What searches found, each with another title: only such postings can be saved. */
let found: Job[] = [];

beforeAll(async () => {
  found = await findPostings(stage.product, ["vendas", "cozinheiro", "motorista", "enfermeiro"]);
});

const clerk = vacancy({ id: "gupy-00000000000000a1", title: "Auxiliar administrativo", company: "Jandaia" });
const cook = vacancy({ id: "gupy-00000000000000b2", title: "Cozinheira", company: "Cais do Porto" });
const driver = vacancy({ id: "gupy-00000000000000c3", title: "Motorista", company: "Aurora" });

test("what a person opened, saved and hid is known on their other device, and nothing vanishes silently", async () => {
  const account = await makeAccount(stage.product);
  const page = await stage.openPage(phone, { account });
  const problems = recordProblems(page);
  const shift = await recordLayoutShift(page);
  await search(page, found);
  await shift();
  const [first = "", second = "", third = ""] = await titles(page);
  await page.getByRole("button", { name: `Guardar: ${second}` }).click();
  await page.getByText("Ela está em Minhas vagas, no menu da sua conta.").waitFor();
  await openVacancy(page, first);
  await page.getByRole("button", { name: `Fechar: ${first}` }).click();
  await page
    .getByRole("article")
    .filter({ hasText: first })
    .getByText(/^Vista/)
    .waitFor();
  await openVacancy(page, third);
  await page.getByRole("button", { name: `Ocultar: ${third}` }).click();
  await expect
    .poll(() => isFocused(page.getByRole("button", { name: `Mostrar de novo: ${third}` })))
    .toBe(true);
  await lookAtBothWidths(page, "marked-vacancies");
  expect(await shift()).toBeLessThanOrEqual(layoutShiftMax);
  await expect
    .poll(() => marksOf(account))
    .toMatchObject({
      seen: [expect.any(String)],
      hidden: [expect.any(String)],
      saved: [expect.any(String)],
    });

  const other = await stage.openPage(laptop, { account });
  await search(other, found);
  await other.getByText("1 vaga que você ocultou não aparece.").waitFor();
  expect(await titles(other)).not.toContain(third);
  await other
    .getByRole("article")
    .filter({ hasText: first })
    .getByText(/^Vista/)
    .waitFor();
  expect(await other.getByRole("button", { name: `Guardar: ${second}` }).getAttribute("aria-pressed")).toBe(
    "true",
  );
  await lookAtBothWidths(other, "marks-of-another-device");
  await other.getByRole("button", { name: "Mostrar", exact: true }).click();
  await other.getByRole("button", { name: `Mostrar de novo: ${third}` }).click();
  await expect.poll(() => titles(other)).toContain(third);
  expect(problems).toEqual([]);
});

test("“só as novas” shows what came since the same search was made before", async () => {
  const page = await stage.openSignedIn(phone);
  await page.clock.setFixedTime("2026-11-20T12:00:00Z");
  await search(page, [clerk, cook]);
  expect(await page.getByRole("button", { name: /^Só a/ }).count()).toBe(0);

  await page.clock.setFixedTime("2026-11-22T12:00:00Z");
  await search(page, [driver, clerk, cook]);
  const onlyNew = page.getByRole("button", { name: "Só as novas (1), desde a busca de 20/11/2026" });
  await page.getByRole("article").filter({ hasText: "Motorista" }).getByText("Nova").waitFor();
  await lookAtBothWidths(page, "new-vacancies");
  await onlyNew.click();
  await expect.poll(() => titles(page)).toEqual(["Motorista"]);
  await page.getByText("1 vaga · 2 escondidas pelos filtros").waitFor();

  await (await openVacancy(page, "Motorista")).getByRole("link", { name: /^Ler tudo/ }).click();
  await page.waitForURL("**/jobs/*");
  await page.goBack();
  await page.getByText("1 vaga · 2 escondidas pelos filtros").waitFor();
  await page.getByRole("button", { name: "Fechar: Motorista" }).click();
  await onlyNew.click();
  await expect.poll(async () => (await titles(page)).length).toBe(3);

  await page.goto("/");
  await page
    .getByRole("link", { name: /^vendas/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Buscar de novo por até 7 fichas" }).waitFor();
  await onlyNew.waitFor();
});

test("without a network the answer waits on the device, and is noted when the connection is back", async () => {
  const page = await stage.openSignedIn(phone);
  const problems = recordProblems(page);
  await page.clock.setFixedTime(new Date());
  await search(page, found);
  const [, title = ""] = await titles(page);
  const card = await openVacancy(page, title);
  const [portal] = await Promise.all([
    page.context().waitForEvent("page"),
    card.getByRole("link", { name: /^Ver detalhes/ }).click(),
  ]);
  await portal.close();
  await page.clock.setFixedTime(Date.now() + 60_000);
  const noting = page.waitForResponse(/\/assets\/note-applied-.*\.js$/);
  await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
  const question = page.getByRole("region", { name: "Você se candidatou?" });
  await question.getByText(title).waitFor();
  await noting;
  await page.context().setOffline(true);
  await question.getByRole("button", { name: "Sim" }).click();
  await page.getByText("Sua candidatura está anotada neste aparelho").waitFor();
  await lookAt(page, "applied-waits");
  const changed = page.waitForResponse((response) => response.request().method() === "PATCH");
  await page.context().setOffline(false);
  await changed;
  await page.goto("/minhas-vagas");
  expect(await page.getByLabel(`Andamento: ${title}`).inputValue()).toBe("applied");
  expect(problems).toEqual([]);
});

async function search(page: Page, jobs: readonly Job[]): Promise<void> {
  await answerSearch(page, { gupy: [...jobs] });
  // The form remembers the portals of the last search.
  await page.goto("/");
  await page.evaluate("localStorage.removeItem('selected_providers')");
  await askProviders(page, "vendas", ["Gupy"]);
  await page.getByRole("heading", { level: 1, name: /^Resultados/ }).waitFor();
  await page.waitForURL(/searchId=/);
  // The list comes a frame after the heading.
  await page.locator("[data-vacancy]").first().waitFor();
}

/** What the server knows. */
async function marksOf({ session }: Account): Promise<unknown> {
  const response = await fetch(`${stage.product.baseUrl}/api/marks`, {
    headers: { authorization: `Bearer ${session.token}` },
  });
  return await response.json();
}

async function titles(page: Page): Promise<string[]> {
  return await page.locator("[data-vacancy] article button[aria-expanded]").allTextContents();
}

async function isFocused(button: Locator): Promise<boolean> {
  return await button.evaluate((element) => element.matches(":focus"));
}
