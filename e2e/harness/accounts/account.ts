import { randomBytes, randomUUID } from "node:crypto";
import { endpoints } from "@vagou/contract/api/endpoints";
import type { Page } from "playwright-core";
import { readConfirmationLink } from "./mailbox.ts";
import type { Product } from "../product/product.ts";
import type { Person, Session } from "./person.ts";

/** A person who signed up, and the key that their browser keeps for the confirmation. */
export type SignedUp = Person & { browserKey: string };

/** A person with a confirmed account, and the session that the confirmation opened. */
export type Account = Person & { session: Session };

/** A person with an unused e-mail address. */
export function inventPerson(): Person {
  return {
    name: "Marina Duarte",
    email: `marina.${randomUUID().slice(0, 8)}@exemplo.com.br`,
    password: "Vaga-Certa-2026!",
  };
}

/**
 * Makes a confirmed account for journeys that are about something else: in the database, or through the API of a
 * product whose database only it can open.
 * @throws Error when a call is refused
 */
export async function makeAccount(product: Product): Promise<Account> {
  if (product.openAccount !== undefined) {
    const person = inventPerson();
    return { ...person, session: await product.openAccount(person) };
  }
  const { browserKey: _, ...person } = await signUp(product);
  const link = await readConfirmationLink(product.mailboxUrl, person.email);
  const token = new URL(link).searchParams.get("token");
  const answer = await post(product, "/api/confirm-account", { token });
  return { ...person, session: endpoints.confirmAccount.response.parse(answer) };
}

/**
 * Asks for an account through the API; the address is not confirmed yet.
 * @throws Error when the call is refused
 */
export async function signUp(product: Product): Promise<SignedUp> {
  const person = inventPerson();
  const browserKey = randomBytes(32).toString("base64url");
  await post(product, "/api/register", { ...person, browser_key: browserKey });
  return { ...person, browserKey };
}

/** Makes a page one of the browser that the person signed up with. */
export async function keepSignUp(page: Page, { browserKey }: SignedUp): Promise<void> {
  await page.addInitScript(`localStorage.setItem("sign_up_key", "${browserKey}")`);
}

/** Logs in on a page without a session, and waits for the start page. */
export async function logInOn(page: Page, person: Person): Promise<void> {
  await page.goto("/login");
  await fillLogIn(page, person);
  await page.waitForURL((url) => url.pathname === "/");
}

/** Logs out by the menu of the header. */
export async function logOutOn(page: Page, { name }: Pick<Person, "name">): Promise<void> {
  await page.getByRole("button", { name: `Menu de ${name}` }).click();
  await page.getByRole("menuitem", { name: "Sair" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Entrar" }).waitFor();
}

/** Fills in and sends the sign-up form of the page that is open, and waits for the page that follows. */
export async function fillSignUp(page: Page, { name, email, password }: Person): Promise<void> {
  await page.getByLabel("Nome completo").fill(name);
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Criar conta" }).click();
  await page.waitForURL("**/registration-success");
}

/** Fills in and sends the log-in form of the page that is open. */
export async function fillLogIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Entrar", exact: true }).click();
}

/** @returns the answer's body */
async function post(product: Product, path: string, body: unknown): Promise<unknown> {
  const response = await fetch(`${product.baseUrl}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`POST ${path} answered ${response.status}: ${await response.text()}`);
  return await response.json();
}
