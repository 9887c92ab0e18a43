import type { Page } from "playwright-core";

/** Waits until the header says `credits`: in the counter, or in the menu where the screen is small. */
export async function waitForBalance(page: Page, credits: number): Promise<void> {
  const said = credits.toLocaleString("pt-BR");
  if ((page.viewportSize()?.width ?? 0) >= 768) {
    await page.getByRole("button", { name: `Fichas disponíveis: ${said}` }).waitFor();
    return;
  }
  await page.getByRole("button", { name: /^Menu de / }).click();
  await page.getByRole("menuitem", { name: `${said} fichas` }).waitFor();
  await page.keyboard.press("Escape");
}
