import type { Locator, Page } from "playwright-core";

/**
 * Waits until the app is in the page. A public page comes without it: the browser starts it when it is idle, which on a
 * busy machine is long after the network was, or with the first key.
 */
export async function waitForApp(page: Page): Promise<void> {
  await mailboxLink(page).waitFor();
}

/** @returns false while the page is only what the server has sent */
export async function hasApp(page: Page): Promise<boolean> {
  return (await mailboxLink(page).count()) > 0;
}

/** Only the app asks for the settings, and then links to the mailbox of the demonstration. */
function mailboxLink(page: Page): Locator {
  return page.getByRole("complementary", { name: "Modo demonstração" }).getByRole("link");
}
