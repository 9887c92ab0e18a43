import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** Opens a vacancy of the one list: the first one, or that with this title. @returns its card */
export async function openVacancy(page: Page, title?: string): Promise<Locator> {
  const opener = page.getByRole("article").getByRole("button", { expanded: false });
  const row = title === undefined ? opener.first() : opener.filter({ hasText: title }).first();
  await row.click();
  const card = page.getByRole("article").filter({ has: page.getByRole("link", { name: /^Ler tudo/ }) });
  await card.first().waitFor();
  return card.first();
}

/** Shows the cards of one portal: by its tab on a desktop, by the dropdown on a phone. */
export async function showPortal(page: Page, label: string): Promise<void> {
  await page.getByRole("heading", { level: 1, name: /^Resultados/ }).waitFor();
  const list = page.getByLabel("Portal", { exact: true });
  if (await list.isVisible()) {
    const options = await list.getByRole("option").allInnerTexts();
    await list.selectOption({ label: options.find((option) => option.startsWith(label)) ?? label });
  } else {
    await page.getByRole("tab", { name: new RegExp(`^${label} `) }).click();
  }
}

/** @returns how many vacancies the results say that portals found, and how many of them are different */
export async function countVacancies(page: Page): Promise<{ found: number; different: number }> {
  const found = readNumber(await page.getByText(/^[\d.]+ vagas encontradas$/).innerText());
  const merged = page.getByText(/vagas? diferentes?$/);
  const different =
    (await merged.count()) === 0 ? found : readNumber((await merged.innerText()).split(":")[1]);
  return { found, different };
}

/** Waits until that many vacancies are in the page. */
export async function waitForVacancies(page: Page, count: number): Promise<void> {
  await expect.poll(() => page.locator("[aria-posinset]").count(), { timeout: 60_000 }).toBe(count);
}

function readNumber(text = ""): number {
  return Number(text.replaceAll(/\D/g, ""));
}
