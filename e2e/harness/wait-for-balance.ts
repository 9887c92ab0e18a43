import type { Page } from "playwright-core";

/** Waits until the header says `credits`: in the counter, or in the menu where the screen is small. */
export async function waitForBalance(page: Page, credits: number): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= 768) {
    await page.getByRole("button", { name: `Fichas disponíveis: ${credits}` }).waitFor();
    return;
  }
  await page.getByRole("button", { name: /^Menu de / }).click();
  await page.getByRole("menuitem", { name: `${credits} fichas` }).waitFor();
  await page.keyboard.press("Escape");
}
