import type { Page } from "playwright-core";
import type { Product } from "../product/product.ts";

/** Goes to the Google of the demonstration from the log-in or register page, and waits for its chooser. */
export async function leaveForGoogle(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Continuar com o Google" }).click();
  await page.getByRole("heading", { name: "Escolha uma conta" }).waitFor();
}

/** Chooses this account at the Google of the demonstration, whose chooser is open. */
export async function enterAtGoogle(page: Page, { name, email }: GooglePerson): Promise<void> {
  await page.getByRole("heading", { name: "Escolha uma conta" }).waitFor();
  await page.getByLabel("Nome").fill(name);
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
}

/**
 * Makes the stand-in of Google misbehave until the next call.
 * @param mode `none` ends it
 * @throws Error when the product has no stand-in of Google
 */
export async function breakGoogle(
  { baseUrl }: Product,
  mode: "none" | "script-missing" | "unavailable",
): Promise<void> {
  const settings = await (await fetch(`${baseUrl}/api/settings`)).text();
  const script = /"script_url":"([^"]+)"/.exec(settings)?.[1];
  if (script === undefined) throw new Error("The product offers no sign-in with Google.");
  const response = await fetch(new URL("/__faults", script), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ mode }),
  });
  if (!response.ok) throw new Error(`The stand-in of Google refused: ${await response.text()}`);
}

type GooglePerson = { name: string; email: string };
