import type { Page } from "playwright-core";

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

type GooglePerson = { name: string; email: string };
