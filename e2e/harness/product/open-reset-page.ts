import type { Page } from "playwright-core";

/** Opens the page of a link to a new password that no message brought, as if the link were good until it is used. */
export async function openResetPage(page: Page, token: string): Promise<void> {
  await page.route("**/api/reset-password/check", (route) => route.fulfill({ json: { success: true } }));
  const judged = page.waitForResponse("**/api/reset-password/check");
  await page.goto(`/reset-password?token=${token}`);
  await judged;
}
