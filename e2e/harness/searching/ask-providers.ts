import type { Page } from "playwright-core";
import { waitForForm } from "./wait-for-form.ts";

/** Opens the form for `keywords` and asks the portals named `labels`, or those that are chosen already. */
export async function askProviders(page: Page, keywords: string, labels: string[] = []): Promise<void> {
  await page.goto(`/jobs?q=${keywords}`);
  await waitForForm(page, 4);
  if (labels.length > 0) {
    await page.getByRole("button", { name: "Marcar todos", exact: true }).click();
    await page.getByRole("button", { name: "Desmarcar todos" }).click();
    for (const label of labels) await page.getByRole("checkbox", { name: label, exact: true }).press("Space");
  }
  await page.getByRole("button", { name: "Buscar vagas" }).click();
}

/** Opens the filters over the results: a sheet on a phone, a part of the page elsewhere. */
export async function openFilters(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Editar Filtros" }).click();
  await page.locator("button[type=submit]").waitFor();
}
