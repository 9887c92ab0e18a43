import { readFile } from "node:fs/promises";
import type { Job } from "@vagou/contract/search/job";
import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { systemClock } from "../../apps/server/src/clock.ts";
import { openPostgres } from "../../apps/server/src/db/opening/open-postgres.ts";
import { jobIdOf } from "../../apps/server/src/postings/normalising/job-id.ts";
import { storePostings } from "../../apps/server/test/portals/store-postings.ts";
import { makeAccount } from "../harness/accounts/account.ts";
import { phone, recordProblems, type screenSizes } from "../harness/browser.ts";
import { layoutShiftMax, recordLayoutShift } from "../harness/looking/layout-shift.ts";
import { listUnreached } from "../harness/looking/list-unreached.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { answerSearch, vacancy } from "../harness/searching/answer-search.ts";
import { askProviders } from "../harness/searching/ask-providers.ts";
import { findPostings, saveByApi } from "../harness/searching/search-by-api.ts";
import { openVacancy } from "../harness/searching/vacancies.ts";
import { setStage } from "../harness/stage.ts";

const stage = setStage();

/** Postings that searches found, each with another title, so that every person may save them. */
let found: { id: string; title: string }[] = [];

beforeAll(async () => {
  found = await findPostings(stage.product, ["vendas", "cozinheiro", "motorista", "enfermeiro"]);
});

describe.each([phone])("on a screen of $width × $height", (size) => {
  test("a vacancy goes from saved to interview, with a note and a next step, and is taken along", async () => {
    const { page, titles } = await openSaved(size, 4);
    const problems = recordProblems(page);
    const shift = await recordLayoutShift(page);
    await page.reload();
    await page.getByText("4 vagas guardadas").waitFor();
    const [title = "", other = ""] = titles;
    const status = page.getByLabel(`Andamento: ${title}`);
    await status.selectOption("Entrevista");
    await page
      .getByRole("region", { name: /^Entrevistas/ })
      .getByText(title)
      .waitFor();
    await expect.poll(() => status.evaluate((element) => element.matches(":focus"))).toBe(true);
    await page.getByRole("button", { name: `Anotar: ${title}` }).click();
    await page.getByLabel("Próximo passo").fill("Levar a carteira de trabalho");
    await page.getByLabel("Quando").fill("2031-03-09");
    await page.getByRole("textbox", { name: "Anotação" }).fill("Falar com a Ana\n=1+1");
    await page.getByRole("button", { name: `Ler o texto guardado: ${title}` }).click();
    await page.locator(".vacancy-text").first().waitFor();
    await lookAtBothWidths(page, "saved-vacancy-note");
    await page.getByRole("button", { name: "Salvar", exact: true }).click();
    await page.getByText("Anotação salva").waitFor();
    // The same day stands there once more for paper.
    await page.getByText("09/03/2031:").filter({ visible: true }).waitFor();
    await page.reload();
    await page.getByText("Levar a carteira de trabalho").waitFor();
    await page.getByRole("region", { name: /^Entrevistas/ }).waitFor();
    expect(await status.inputValue()).toBe("interview");

    await page.getByRole("button", { name: `Anotar: ${other}` }).click();
    await page.getByRole("button", { name: `Tirar da lista: ${other}` }).click();
    await page.getByRole("button", { name: `Desfazer: ${other}` }).click();
    await page.getByLabel(`Andamento: ${other}`).waitFor();
    await lookAtBothWidths(page, "saved-vacancies");
    expect(await listUnreached(page)).toEqual([]);
    expect(await shift()).toBeLessThanOrEqual(layoutShiftMax);

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Baixar planilha" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("minhas-vagas.csv");
    const sheet = await readFile(await download.path(), "utf8");
    expect(sheet.split("\r\n")).toHaveLength(6);
    expect(sheet).toContain('"Levar a carteira de trabalho";"09/03/2031";"Falar com a Ana\n=1+1"');
    expect(problems).toEqual([]);
  });

  test("a vacancy of two portals is saved, applied for, taken along and shared with what both say", async () => {
    await storeFound(Object.values(twice).flat());
    const page = await stage.openSignedIn(size);
    await page.clock.setFixedTime(new Date());
    await answerSearch(page, twice);
    await askProviders(page, "estoque", ["Gupy", "Catho"]);
    await page.getByRole("button", { name: "Guardar: Estoquista" }).click();
    let now = Date.now();
    const leave = async () => {
      const card = await openVacancy(page, "Porteiro");
      const [portal] = await Promise.all([
        page.context().waitForEvent("page"),
        card.getByRole("link", { name: /^Ver detalhes/ }).click(),
      ]);
      await portal.close();
      now += 60_000;
      await page.clock.setFixedTime(now);
      await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
    };
    await leave();
    const question = page.getByRole("region", { name: "Você se candidatou?" });
    await question.getByText("Porteiro").waitFor();
    await lookAtBothWidths(page, "applied-question", 'section[aria-label="Você se candidatou?"]');
    await question.getByRole("button", { name: "Sim" }).click();
    await page.getByText("Candidatura anotada").waitFor();
    // Once for each vacancy.
    await page.getByRole("button", { name: "Fechar: Porteiro" }).click();
    await leave();
    expect(await question.count()).toBe(0);

    await page.goto("/minhas-vagas");
    await page.getByText("2 vagas guardadas").waitFor();
    expect(await page.getByLabel("Andamento: Porteiro").inputValue()).toBe("applied");
    for (const title of ["Estoquista", "Porteiro"]) {
      const saved = page.getByRole("article").filter({ hasText: title });
      await saved.getByText("R$ 2.250 por mês").waitFor();
      await saved.getByText("Salário: informação de Catho").waitFor();
      const other = saved.getByRole("link", { name: `Ver em Catho: ${title} (abre em nova aba)` });
      expect(await other.getAttribute("href")).toMatch(/^https:\/\/catho\.example\//);
    }
    await lookAtBothWidths(page, "saved-vacancy-of-two-portals");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Baixar planilha" }).click(),
    ]);
    const sheet = await readFile(await download.path(), "utf8");
    expect(sheet.split('"R$ 2.250 por mês"')).toHaveLength(3);
    expect(sheet.split('"Salário: informação de Catho"')).toHaveLength(3);
    await page.emulateMedia({ media: "print" });
    expect(await page.getByText("Salário: informação de Catho").first().isVisible()).toBe(true);
    await page.emulateMedia({ media: null });

    await page.getByRole("button", { name: "Compartilhar vagas" }).click();
    await page.getByLabel("Escolher: Estoquista").check();
    await page.getByRole("button", { name: "Criar link" }).click();
    const reader = await stage.openPage(size);
    await reader.goto(await page.getByLabel("Link da lista").inputValue());
    await reader.getByText("R$ 2.250 por mês").waitFor();
    await reader.getByText("Salário: informação de Catho").waitFor();
    await lookAtBothWidths(reader, "shared-vacancy-of-two-portals");
  });

  test("a hand-picked list is read by a person without an account, who sees nothing of its author, until the author ends its link", async () => {
    const { page, titles, name } = await openSaved(size, 3);
    const [title = "", other = "", third = ""] = titles;
    const choose = page.getByRole("button", { name: "Compartilhar vagas" });
    await choose.press("Enter");
    await expectFocus(page.getByText("Escolha as vagas que quer enviar para alguém."));
    await page.getByRole("button", { name: "Cancelar" }).press("Enter");
    await expectFocus(choose);
    await choose.press("Enter");
    await page.getByLabel(`Escolher: ${title}`).check();
    await page.getByLabel(`Escolher: ${other}`).check();
    await page.getByText("2 escolhidas").waitFor();
    await lookAtBothWidths(page, "pick-shared-list");
    await page.getByRole("button", { name: "Criar link" }).press("Enter");
    await expectFocus(page.getByRole("button", { name: "Copiar link" }));
    const address = await page.getByLabel("Link da lista").inputValue();
    await lookAtBothWidths(page, "shared-list-link");

    const reader = await stage.openPage(size);
    const shift = await recordLayoutShift(reader);
    const problems = recordProblems(reader);
    await reader.goto(address);
    await reader.getByRole("heading", { level: 1, name: "2 vagas separadas para você" }).waitFor();
    const shown = await reader.getByRole("article").getByRole("heading").allInnerTexts();
    expect(shown.toSorted()).toEqual([title, other].toSorted());
    const text = await reader.locator("body").innerText();
    expect(text).not.toContain(third);
    expect(text).not.toContain(name);
    expect(await shift()).toBeLessThanOrEqual(layoutShiftMax);
    await lookAtBothWidths(reader, "shared-list");
    const gone = reader.getByRole("heading", { name: "Esta lista não está mais aqui" });
    await reader.goto(address.slice(0, -1));
    await gone.waitFor();
    await lookAtBothWidths(reader, "no-shared-list");

    // It was sent by mistake.
    const links = page.locator("summary").filter({ hasText: "Links que você compartilhou" });
    await links.click();
    await page.getByText(/^2 vagas · criado em .+ · vale até /).waitFor();
    await page.getByRole("button", { name: /^Encerrar o link: / }).click();
    await lookAtBothWidths(page, "end-shared-list");
    await page.keyboard.press("Enter");
    await page.getByText("Link encerrado").waitFor();
    await page.getByText("Nenhum link em uso.").waitFor();
    await expectFocus(links);
    await reader.goto(address);
    await gone.waitFor();
    await reader.getByText("quem enviou pode encerrar o link antes").waitFor();
    expect(await reader.getByRole("article").count()).toBe(0);
    expect(problems).toEqual([]);
  });
});

async function expectFocus(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate((found) => found.matches(":focus"))).toBe(true);
}

/** Two vacancies of two portals, of which only the second says the pay. */
const twice = {
  gupy: ["Estoquista", "Porteiro"].map((title) => ofTwo(title, "gupy", null)),
  catho: ["Estoquista", "Porteiro"].map((title) => ofTwo(title, "catho", "R$ 2.250 por mês")),
};

function ofTwo(title: string, source: string, salary: string | null): Job {
  return vacancy({
    id: jobIdOf(source, `${title} of two portals`),
    title,
    source,
    salary,
    company: "Armazéns Cais do Porto",
    location: "Recife (PE)",
    url: `https://${source}.example/${title}`,
    description: `<p>${title} nos armazéns do cais, em turnos de seis horas.</p>`,
  });
}

/** Stores postings as if a search had found them. */
async function storeFound(jobs: Job[]): Promise<void> {
  const database = openPostgres(stage.databaseUrl, { poolSize: 1 });
  try {
    await storePostings({ db: database.db, clock: systemClock }, ...jobs);
  } finally {
    await database.close();
  }
}

/** The page of a new person who has saved that many vacancies. */
async function openSaved(
  size: (typeof screenSizes)[number],
  count: number,
): Promise<{ page: Page; titles: string[]; name: string }> {
  const account = await makeAccount(stage.product);
  const jobs = found.slice(0, count);
  await saveByApi(stage.product, account, jobs);
  const page = await stage.openPage(size, { account });
  await page.goto("/minhas-vagas");
  await page.getByText(`${count} vagas guardadas`).waitFor();
  return { page, titles: jobs.map(({ title }) => title), name: account.session.user.name };
}
