import type { ProviderId } from "@vagou/contract/search/catalogue";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { dayOf } from "../../apps/server/src/calendar.ts";
import { openPostgres } from "../../apps/server/src/db/opening/open-postgres.ts";
import { addCounts } from "../../apps/server/src/expectations/repository.ts";
import { createWordCodes } from "../../apps/server/src/expectations/word-codes.ts";
import { readQuery } from "../../apps/server/src/searches/read-query.ts";
import { insertRuns } from "../../apps/server/test/portals/insert-runs.ts";
import { screenSizes } from "../harness/browser.ts";
import { holdBack } from "../harness/product/hold-back.ts";
import { layoutShiftMax, recordLayoutShift } from "../harness/looking/layout-shift.ts";
import { lookAt } from "../harness/looking/look-at.ts";
import { secretsOfJourneys } from "../harness/accounts/make-accounts-in.ts";
import { setStage } from "../harness/stage.ts";
import { tabTo } from "../harness/looking/tab-to.ts";
import { waitForForm } from "../harness/searching/wait-for-form.ts";

// Searches of other journeys would change the numbers.
const stage = setStage({}, { own: true });

const codes = createWordCodes(secretsOfJourneys.PSEUDONYM_SECRET);

type Brought = {
  state: string;
  city: string;
  people: number;
  asked: number;
  answers: number;
  vacancies: number;
};

/** What a portal answered today to "auxiliar administrativo". */
function countOf(providerId: ProviderId, { state, city, people, ...counts }: Brought) {
  const question = codes.question(readQuery({ query: "auxiliar administrativo", state, city }));
  if (question === null) throw new Error("a question without words is not counted");
  return {
    ...question,
    ...counts,
    day: dayOf(new Date()),
    providerId,
    tookMs: Array.from({ length: counts.answers }, () => 2_000),
    people: Array.from({ length: people }, (_, mark) => mark),
  };
}

beforeAll(async () => {
  const recife = { state: "PE", city: "Recife", people: 5, asked: 10, answers: 10 };
  const database = openPostgres(stage.databaseUrl, { poolSize: 1 });
  try {
    await addCounts(
      database.db,
      [
        countOf("infojobs", { ...recife, asked: 20, answers: 18, vacancies: 18 * 32 }),
        countOf("catho", { ...recife, vacancies: 240 }),
        countOf("gupy", { ...recife, city: "Olinda", vacancies: 70 }),
        countOf("bne", { ...recife, state: "SP", city: "Santos", vacancies: 410 }),
        countOf("workable", { ...recife, vacancies: 0 }),
        countOf("solides", { ...recife, people: 4, vacancies: 900 }),
        countOf("nerdin", { ...recife, vacancies: 0 }),
      ],
      50,
    );
    const at = new Date();
    await insertRuns(
      database.db,
      "vagas",
      Array.from({ length: 12 }, () => ({ outcome: "empty", at, tookMs: 800 })),
    );
  } finally {
    await database.close();
  }
});

describe.each(screenSizes)("on a screen of $width × $height", (size) => {
  test("before paying, a person reads what each portal usually brings and marks those that bring most", async () => {
    const page = await stage.openSignedIn(size);
    const layoutShift = await recordLayoutShift(page);
    const release = await holdBack(page, "/providers/expectations*");
    await openForm(page, "auxiliar administrativo", "&type=PE&location=Recife");
    await showList(page);
    await page.getByText("Vendo o que cada portal costuma trazer...").waitFor();
    await layoutShift();
    await release("as it is");
    await page.getByText("Primeiro os que trouxeram mais vagas").waitFor();
    expect(await layoutShift()).toBeLessThanOrEqual(layoutShiftMax);

    expect(await usualOf(page, "InfoJobs")).toBe("cerca de 32 vagas · responde 9 de 10 · 2,0 s");
    expect(await usualOf(page, "Catho")).toBe("cerca de 24 vagas · responde 10 de 10 · 2,0 s");
    expect(await usualOf(page, "Gupy")).toBe("cerca de 7 vagas em PE · responde 10 de 10 · 2,0 s");
    expect(await usualOf(page, "BNE")).toBe("cerca de 41 vagas no Brasil · responde 10 de 10 · 2,0 s");
    expect(await usualOf(page, "Vagas.com.br")).toBe("em geral 0 vagas · responde 10 de 10 · 0,8 s");
    expect(await usualOf(page, "Workable")).toBe("0 vagas · responde 10 de 10 · 2,0 s");
    // Four people are too few.
    expect(await usualOf(page, "Sólides")).toBe("ainda não sabemos");
    expect(await usualOf(page, "SAP")).toBe("pouco provável para estas palavras");
    expect(await usualOf(page, "NerdIn")).toBe("pouco provável para estas palavras");
    expect(await usualOf(page, "Remotar")).toBe("não filtra por cidade");
    await page.getByText("para estas palavras em Recife (PE)").waitFor();
    await lookAt(page, "expectations");

    const most = page.getByRole("button", { name: "Marcar os que mais trazem" });
    await page.getByText("até 35 fichas = 5 portais").waitFor();
    await tabTo(page, page.getByRole("button", { name: "Um portal a menos" }));
    await page.keyboard.press("Enter");
    await page.getByText("até 28 fichas = 4 portais").waitFor();
    await tabTo(page, most);
    await page.keyboard.press("Enter");
    await page.getByText("4 portais × 7 = 28 fichas.").waitFor();
    expect(await chosen(page)).toEqual(["InfoJobs", "Catho", "Gupy", "BNE"]);
    await lookAt(page, "expectations-most");
    for (const control of [most, page.getByRole("button", { name: "Um portal a mais" })])
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);

    // SAP can be chosen all the same.
    await page.getByRole("checkbox", { name: "SAP", exact: true }).press("Space");
    await page.getByText("5 portais × 7 = 35 fichas.").waitFor();
  });
});

async function openForm(page: Page, query: string, place = ""): Promise<void> {
  await page.goto(`/jobs?q=${query}${place}`);
  await waitForForm(page, 4);
}

/** The numbers are asked for once the list was on screen. */
async function showList(page: Page): Promise<void> {
  await page.getByText("Provedores", { exact: true }).last().scrollIntoViewIfNeeded();
}

async function chosen(page: Page): Promise<string[]> {
  return await page.locator("label:has(:checked) [id$=-name]").allInnerTexts();
}

/** What a screen reader reads of what the portal usually brings. */
async function usualOf(page: Page, portal: string): Promise<string> {
  const row = page
    .locator("label")
    .filter({ has: page.getByRole("checkbox", { name: portal, exact: true }) });
  const text = (await row.locator("[id$=-usual]").textContent()) ?? "";
  // The sign is hidden from screen readers; they read the words beside it.
  return text.replace("≈", "");
}
