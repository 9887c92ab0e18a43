import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { inventPerson } from "../harness/accounts/account.ts";
import { phone, recordProblems } from "../harness/browser.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { readConfirmationLink } from "../harness/accounts/mailbox.ts";
import { setStage } from "../harness/stage.ts";
import { countVacancies, waitForVacancies } from "../harness/searching/vacancies.ts";

// As on a fresh clone, with the embedded database.
const stage = setStage({ DATABASE_URL: "" }, { own: true });

describe.each([phone])("on a screen of $width × $height", (size) => {
  test("a new person signs up, confirms, searches, pays for answers and reopens the search for free", async () => {
    const page = await stage.openPage(size);
    const problems = recordProblems(page);
    const person = inventPerson();

    await page.goto("/");
    await page.getByText("São os créditos que pagam a busca: 7 por portal que responde.").waitFor();
    await page.goto("/register");
    await page.getByLabel("Nome completo").fill(person.name);
    await page.getByRole("textbox", { name: "E-mail" }).fill(person.email);
    await page.getByLabel("Senha", { exact: true }).fill(person.password);
    await lookAtBothWidths(page, "register");
    await page.getByRole("main").getByRole("button", { name: "Criar conta" }).click();
    await page.waitForURL("**/registration-success");
    await page.getByText("48 horas").waitFor();
    await lookAtBothWidths(page, "registration-success");

    await page.goto(await readConfirmationLink(stage.product.mailboxUrl, person.email));
    await page.getByRole("heading", { name: "Conta confirmada com sucesso!" }).waitFor();
    await page.getByText("240 fichas").waitFor();
    await lookAtBothWidths(page, "confirm-account");

    await page.goto("/jobs");
    await page.getByLabel("Palavras-chave").fill("desenvolvedor");
    await page.getByText("4 portais × 7 = 28 fichas.").waitFor();
    await page.getByText("Você tem 240 fichas.").waitFor();
    await lookAtBothWidths(page, "jobs-form");
    await page.getByRole("button", { name: "Buscar vagas" }).click();
    await page.getByRole("heading", { name: 'Resultados para "desenvolvedor"' }).waitFor();
    await page
      .getByText(/vagas? encontradas?/)
      .first()
      .waitFor();
    await page.getByText("7 fichas cobradas").first().waitFor({ state: "attached" });
    const found = await readCounts(page);
    expect(found).toBeGreaterThan(0);
    await lookAtBothWidths(page, "results");

    const searches: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/jobs/search")) searches.push(request.url());
    });
    await page.goto("/");
    await lookAtBothWidths(page, "home-signed-in");
    await page
      .getByRole("link", { name: /desenvolvedor/ })
      .first()
      .click();
    await page.getByRole("heading", { name: 'Resultados para "desenvolvedor"' }).waitFor();
    await page.getByText(/^Busca feita em /).waitFor();
    expect(await readCounts(page)).toBe(found);
    expect(searches).toEqual([]);
    await lookAtBothWidths(page, "saved-search");

    expect(problems).toEqual([]);
  });
});

/** @returns how many vacancies the results say that portals found, once all different ones are in the page */
async function readCounts(page: Page): Promise<number> {
  const { found, different } = await countVacancies(page);
  await waitForVacancies(page, different);
  return found;
}
