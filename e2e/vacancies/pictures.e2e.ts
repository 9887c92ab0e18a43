import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { makeAccount, type Account } from "../harness/accounts/account.ts";
import { answerSearch, vacancy } from "../harness/searching/answer-search.ts";
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

const titlesFound = [
  "Atendente",
  "Balconista",
  "Caixa",
  "Copeira",
  "Costureira",
  "Digitador",
  "Fiscal de loja",
  "Frentista",
  "Gerente",
  "Jardineiro",
];
const employers = ["Aurora", "Beija-flor", "Cerrado", "Dunas", "Estrela"].flatMap((name) => [
  name,
  `Nova ${name}`,
]);

/** Five pay less than R$ 3.000 and five more; every second one is of today. */
const found = {
  gupy: [1_900, 2_100, 2_300, 2_100, 2_300, 3_400, 3_600, 3_800, 3_600, 3_600].map((reais, at) =>
    vacancy({
      id: `gupy-${at}`,
      title: titlesFound[at] ?? "",
      company: `Loja ${employers[at]}`,
      salary: `R$ ${reais.toLocaleString("pt-BR")} por mês`,
      posted_at: at % 2 === 0 ? new Date().toISOString() : "2026-01-05",
      provenance: { salary: "stated", posted_at: "stated", contract: "stated", work_mode: null },
    }),
  ),
};

describe.each(screenSizes)("on a screen of $width × $height", (size) => {
  test("pay and age are pictures whose bars filter, by the keyboard and by a tap", async () => {
    const page = await stage.openPage(size, { account });
    const shift = await recordLayoutShift(page);
    await search(page);
    await shift();
    // Above the list stand the title, the portals, the filters and the pictures, and still a vacancy is on the first screen.
    const { y = Infinity, height = 0 } = (await page.getByRole("article").first().boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(size.height);
    const summary = page.getByText("Salário e data das vagas em gráficos");
    const pay = page.getByRole("toolbar", { name: "Salário por mês, CLT" });
    if (size.width < 1280) await summary.click();
    await pay.waitFor();
    await lookAt(page, "pictures");

    const bars = pay.getByRole("button");
    // The bar counts its own vacancies and leads to all from its least amount on, and says so.
    await page.getByText("Toque em uma barra para ver a partir dela.").first().waitFor();
    const high = pay.getByRole("button", {
      name: "R$ 3.400 a R$ 3.600: 1 vaga. Filtrar: a partir de R$ 3.400",
      exact: true,
    });
    await bars.first().focus();
    for (let at = 0; at < 20 && !(await isFocused(high)); at += 1) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect.poll(() => high.getAttribute("aria-pressed")).toBe("true");
    await expect.poll(() => titles(page)).toEqual(titlesFound.slice(5));
    expect(await isFocused(high)).toBe(true);

    await page.getByRole("button", { name: "hoje ou ontem: 2 vagas. Filtrar: hoje ou ontem" }).click();
    await expect.poll(() => titles(page)).toEqual(["Fiscal de loja", "Gerente"]);
    await lookAt(page, "pictures-filter");
    expect(await shift()).toBeLessThanOrEqual(layoutShiftMax);
  });
});

async function search(page: Page): Promise<void> {
  await answerSearch(page, found);
  await askProviders(page, "auxiliar", ["Gupy"]);
  await page.getByRole("heading", { level: 1, name: /^Resultados/ }).waitFor();
  await page.waitForURL(/searchId=/);
}

async function titles(page: Page): Promise<string[]> {
  return await page.getByRole("article").getByRole("heading").allTextContents();
}

async function isFocused(locator: ReturnType<Page["getByRole"]>): Promise<boolean> {
  return await locator.evaluate((element) => element.matches(":focus"));
}
