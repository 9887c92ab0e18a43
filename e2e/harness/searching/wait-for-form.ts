import type { Page } from "playwright-core";

/**
 * Waits until the person can use the search form and so many portals are marked. The built page shows the same form
 * before the app is there, inert, and replaces it: a journey that touched that one would lose what it did.
 */
export async function waitForForm(page: Page, marked: number): Promise<void> {
  await page.locator(usableForm).getByText(`${marked} selecionado(s)`).waitFor();
}

const usableForm = "search:not([inert] search)";
