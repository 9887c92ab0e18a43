import type { Page } from "playwright-core";
import { fillLogIn, type Person } from "./account.ts";

/** Signs in on the page for journeys that are about something else, and waits for the start. */
export async function logIn(page: Page, person: Person, baseUrl: string): Promise<void> {
  await page.goto("/login");
  await fillLogIn(page, person);
  await page.waitForURL(`${baseUrl}/`);
}
