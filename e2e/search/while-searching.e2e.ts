import { providerLabel } from "@vagou/contract/search/catalogue";
import { endpoints } from "@vagou/contract/api/endpoints";
import type { Job } from "@vagou/contract/search/job";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { groupOf } from "../../apps/web/app/features/search/testing/job-of.ts";
import { makeAccount, type Account } from "../harness/accounts/account.ts";
import { vacancy } from "../harness/searching/answer-search.ts";
import { askProviders } from "../harness/searching/ask-providers.ts";
import { screenSizes } from "../harness/browser.ts";
import { layoutShiftMax, recordLayoutShift } from "../harness/looking/layout-shift.ts";
import { lookAt } from "../harness/looking/look-at.ts";
import { setStage } from "../harness/stage.ts";

let account: Account;

const stage = setStage();

beforeAll(async () => {
  account = await makeAccount(stage.product);
});

describe.each(screenSizes)("on a screen of $width × $height", (size) => {
  test("a person reads what has arrived, later vacancies join below when wanted, and the end takes nothing away", async () => {
    const page = await stage.openPage(size, { account });
    const shift = await recordLayoutShift(page);
    const portals = await answerOneByOne(page);
    await askProviders(page, "caixa", ["Gupy", "Catho", "Sólides"]);
    portals.answer("gupy", [named("gupy", "Operador de Caixa"), named("gupy", "Fiscal de Caixa")]);
    const see = page.getByRole("button", { name: "2 vagas até agora · Ver as que já chegaram" });
    await see.waitFor();
    await lookAt(page, "searching-with-some");
    expect(await shift()).toBeLessThanOrEqual(layoutShiftMax);

    await see.click();
    await page.getByRole("heading", { level: 1, name: "Vagas que já chegaram" }).waitFor();
    await page.getByText("1/3 provedores · ainda respondendo: Catho, Sólides").waitFor();
    const before = await titles(page);
    expect(before.toSorted()).toEqual(["Fiscal de Caixa", "Operador de Caixa"]);
    await page.getByRole("button", { name: before[0] ?? "", exact: true }).click();
    await lookAt(page, "arrived-while-searching");

    await shift();
    portals.answer("catho", [named("catho", "Repositor")]);
    const fresh = page.getByRole("button", { name: "+1 nova" });
    await fresh.waitFor();
    expect(await titles(page)).toEqual(before);
    expect(await shift()).toBeLessThanOrEqual(layoutShiftMax);
    await fresh.click();
    await expect.poll(() => titles(page)).toEqual([...before, "Repositor"]);

    portals.answer("solides", []);
    await page.getByRole("heading", { level: 1, name: "A busca terminou" }).waitFor();
    expect(await titles(page)).toEqual([...before, "Repositor"]);
    await page.getByRole("button", { name: `Fechar: ${before[0]}` }).waitFor();
    await page.getByRole("button", { name: "Ver todos os resultados" }).click();
    await page.getByRole("heading", { level: 1, name: 'Resultados para "caixa"' }).waitFor();
    await page.getByText("3 vagas encontradas").waitFor();
  });

  test("all portals that are still asked are named there, with their place in the line, and nothing moves", async () => {
    const page = await stage.openPage(size, { account });
    const shift = await recordLayoutShift(page);
    await page.route("**/api/jobs/lines", (route) =>
      route.fulfill({
        json: endpoints.listLines.response.parse({ lines: [{ name: "catho", wait_s: 6 }], suspended: [] }),
      }),
    );
    const portals = await answerOneByOne(page);
    const asked = ["Gupy", "Catho", "Sólides", "InfoJobs", "BNE", "Vagas.com.br", "Trampos", "SAP"];
    await askProviders(page, "zelador", asked);
    portals.answer("gupy", [named("gupy", "Zelador")]);
    await page.getByRole("button", { name: /Ver as que já chegaram$/ }).click();
    await page.getByText("Catho (na fila, cerca de 6 s)").first().waitFor({ state: "attached" });
    await shift();
    const line = page.getByText(/^1\/8 provedores · ainda respondendo: /);
    expect((await line.locator("xpath=ancestor::summary").boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await line.click();
    const names = page.getByRole("list", { name: "Ainda respondendo" }).getByRole("listitem");
    const said = await names.allInnerTexts();
    expect(said.toSorted()).toEqual(["Catho (na fila, cerca de 6 s)", ...asked.slice(2)].toSorted());
    await names.first().click();
    const row = page.locator("[data-vacancy]");
    const place = await row.boundingBox();
    await lookAt(page, "arrived-still-asked");
    expect(await names.first().isVisible()).toBe(true);

    portals.answer("bne", []);
    portals.answer("sap", []);
    await expect.poll(() => names.count()).toBe(5);
    expect(await row.boundingBox()).toEqual(place);
    await page.keyboard.press("Escape");
    await names.first().waitFor({ state: "hidden" });
    expect(await row.boundingBox()).toEqual(place);
    expect(await shift()).toBeLessThanOrEqual(layoutShiftMax);
  });
});

function named(source: string, title: string): Job {
  return vacancy({
    id: `${source}-${title}`,
    source,
    title,
    url: `https://${source}.example/${title.length}`,
  });
}

async function titles(page: Page): Promise<string[]> {
  return await page.locator("[data-vacancy] h2").allTextContents();
}

/** Answers in the server's place, each portal when the test says so. */
async function answerOneByOne(page: Page): Promise<{ answer: (id: string, jobs: Job[]) => void }> {
  const waiting = new Map<string, PromiseWithResolvers<Job[]>>();
  const answerOf = (id: string) => {
    const known = waiting.get(id) ?? Promise.withResolvers<Job[]>();
    waiting.set(id, known);
    return known;
  };
  await page.route("**/api/jobs/search", async (route) => {
    const { services } = endpoints.searchJobs.body.parse(route.request().postDataJSON());
    const groups = await Promise.all(
      services.map(async (id) =>
        groupOf({ name: id, display_name: providerLabel(id), jobs: await answerOf(id).promise }),
      ),
    );
    const answer = endpoints.searchJobs.response.parse({ services: groups, remaining_credits: 200 });
    // A cancelled call has no reader any more.
    await route.fulfill({ json: answer }).catch(() => {});
  });
  return { answer: (id, jobs) => answerOf(id).resolve(jobs) };
}
