import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import {
  fillLogIn,
  fillSignUp,
  inventPerson,
  logOutOn,
  makeAccount,
  type Account,
} from "../harness/accounts/account.ts";
import { phone } from "../harness/browser.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { untilKept } from "../harness/product/until-kept.ts";
import { answerSearch, vacancy } from "../harness/searching/answer-search.ts";
import { askProviders } from "../harness/searching/ask-providers.ts";
import { findPostings, saveByApi } from "../harness/searching/search-by-api.ts";
import { setStage } from "../harness/stage.ts";

// A shared phone: the next person presses Back, or looks into what the browser keeps.

const stage = setStage();

let saved: { id: string; title: string }[] = [];

beforeAll(async () => {
  saved = await findPostings(stage.product, ["vendas"]);
});

const note = "Ligar para a Ana no ramal 42";
const title = "Confeiteira chefe";

test("after the log-out no step back shows anything of the person", async () => {
  const { page, account } = await leaveTraces();
  await logOutOn(page, account);
  expect(await lookBack(page, account)).toEqual([]);
});

test("after the log-out no step back shows the address that one page handed to the next", async () => {
  const account = await makeAccount(stage.product);
  const page = await stage.openPage(phone);
  await page.goto("/login");
  await page.getByRole("textbox", { name: "E-mail" }).fill(account.email);
  await page.getByRole("link", { name: "Esqueci minha senha" }).click();
  await page.waitForURL("**/forgot-password");
  expect(await page.getByRole("textbox", { name: "E-mail" }).inputValue()).toBe(account.email);
  await page.getByRole("link", { name: "Voltar para o login" }).click();
  await page.waitForURL("**/login");
  await fillLogIn(page, account);
  await page.getByRole("button", { name: `Menu de ${account.name}` }).waitFor();
  await logOutOn(page, account);
  expect(await lookBack(page, account)).toEqual([]);
});

test("a step back to the page after a sign-up names the address no more", async () => {
  const person = inventPerson();
  const page = await stage.openPage(phone);
  await page.goto("/register");
  await fillSignUp(page, person);
  const words = page.getByRole("main").getByText("Enviamos um link de confirmação para");
  await words.and(page.getByText(person.email)).waitFor();
  await page.getByRole("main").getByRole("link", { name: "Ir para o login" }).click();
  await page.waitForURL("**/login");
  await page.goBack();
  await words.waitFor();
  expect(await words.textContent()).not.toContain(person.email);
});

test("after the deletion of the account no step back shows anything of the person", async () => {
  const { page, account } = await leaveTraces();
  await page.goto("/profile");
  await page.getByRole("button", { name: "Excluir minha conta" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Excluir sua conta?" });
  await dialog.getByLabel("Sua senha, para confirmar").fill(account.password);
  await dialog.getByRole("button", { name: "Excluir para sempre" }).click();
  await page.getByText("Conta excluída").waitFor();
  expect(await lookBack(page, account)).toEqual([]);
});

test("after a log-out in another tab neither the open page nor a step back shows anything of the person", async () => {
  const { page, account } = await leaveTraces();
  const other = await page.context().newPage();
  await other.goto(stage.product.baseUrl);
  await logOutOn(other, account);
  await expect.poll(() => traces(page, account), { timeout: 10_000 }).toEqual([]);
  expect(await lookBack(page, account)).toEqual([]);
});

test("after a log-out in another tab an open page says so, and the log-in leads back to it", async () => {
  const account = await makeAccount(stage.product);
  const page = await stage.openPage(phone, { account });
  await page.goto("/");
  const paths = ["/profile", "/buy-tokens", "/minhas-vagas", `/jobs/${saved[0]?.id}`];
  const tabs = await Promise.all(
    paths.map(async (path) => {
      const tab = await page.context().newPage();
      await tab.goto(path);
      await tab.getByRole("button", { name: `Menu de ${account.name}` }).waitFor();
      await tab.evaluate("scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })");
      return { path, tab };
    }),
  );
  await logOutOn(page, account);
  for (const { tab } of tabs) {
    const heading = tab.getByRole("heading", { name: "Você saiu da sua conta" });
    await heading.waitFor();
    await expect.poll(async () => (await heading.boundingBox())?.y ?? -1).toBeGreaterThan(0);
  }
  const [first] = tabs;
  if (first === undefined) throw new Error("There is no tab.");
  await lookAtBothWidths(first.tab, "signed-out");
  await first.tab.getByRole("main").getByRole("link", { name: "Entrar" }).click();
  await fillLogIn(first.tab, account);
  await first.tab.getByText(account.email).waitFor();
  for (const { path, tab } of tabs) expect(new URL(tab.url()).pathname).toBe(path);
});

test("a page that sleeps while another tab logs out shows nothing of the person when Back wakes it", async () => {
  const { page, account, results } = await leaveTraces();
  for (const path of ["/profile", "/minhas-vagas", "/jobs?q=confeitaria", results]) {
    await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(storedSession(account))})`);
    await page.goto(path);
    await page.getByRole("button", { name: `Menu de ${account.name}` }).waitFor();
    // Chromium without windows lets no page sleep. What the other tab removes, and the waking, are done to the page: no
    // page that sleeps is told of either.
    await page.evaluate(`{
      for (const name of ["token", "user", "lastTokenRefresh"]) localStorage.removeItem(name);
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    }`);
    await expect.poll(() => traces(page, account), { timeout: 10_000, message: path }).toEqual([]);
  }
});

test("what the browser keeps after the log-out is what the privacy policy lists, and names the person nowhere else", async () => {
  const { page, account } = await leaveTraces();
  await logOutOn(page, account);
  const kept = await page.evaluate<Kept>(`(${readKept})()`);
  // The searches of this device stay for the person, and say so.
  const others = kept.storage.filter(([name]) => !name.startsWith("recent_"));
  expect(others.map(([name]) => name.replace(/_[^_]*@.*|_[0-9a-f-]{36}$/, "_…")).toSorted()).toEqual([
    "react-router-scroll-positions",
    "results_places",
    "selected_providers",
  ]);
  const told = JSON.stringify([others, kept.caches, kept.cookies, kept.databases]);
  for (const trace of [
    account.email,
    account.name,
    account.session.token,
    account.session.user.id,
    note,
    title,
  ])
    expect(told).not.toContain(trace);
  expect(JSON.stringify(kept.storage)).not.toContain(note);
  expect(kept.databases).toEqual([]);
  expect(kept.cookies).toBe("");
  expect(kept.caches.length).toBeGreaterThan(10);
  expect(kept.caches.filter(([address]) => /\/api\/|\?/.test(address))).toEqual([]);
});

/** What the browser stores of a session. */
function storedSession({ session }: Account): Record<string, string> {
  return { token: session.token, user: JSON.stringify(session.user) };
}

type Kept = {
  storage: [name: string, text: string][];
  caches: [address: string, text: string][];
  databases: unknown[];
  cookies: string;
};

const readKept = `async () => {
  const caches = [];
  for (const name of await window.caches.keys()) {
    const cache = await window.caches.open(name);
    for (const request of await cache.keys()) {
      const answer = await cache.match(request, { ignoreVary: true });
      caches.push([request.url, /html|json/.test(answer.headers.get("content-type")) ? await answer.text() : ""]);
    }
  }
  return {
    storage: [...Object.entries(localStorage), ...Object.entries(sessionStorage)],
    caches,
    databases: await indexedDB.databases(),
    cookies: document.cookie,
  };
}`;

/** The device of a person who searched, opened a vacancy, their profile and their saved vacancies, and noted something. */
async function leaveTraces(): Promise<{ page: Page; account: Account; results: string }> {
  const account = await makeAccount(stage.product);
  await saveByApi(stage.product, account, saved);
  const page = await stage.openPage(phone, { account, kept: true });
  await answerSearch(page, { gupy: [vacancy({ title })] });
  await askProviders(page, "confeitaria", ["Gupy"]);
  await page.waitForURL(/searchId=/);
  await page.getByText(title).first().waitFor();
  const results = page.url();
  await page.goto("/profile");
  await page.getByText(account.email).first().waitFor();
  await page.goto("/minhas-vagas");
  await page.getByRole("button", { name: /^Anotar: / }).click();
  await page.getByRole("textbox", { name: "Anotação" }).fill(note);
  await page.getByRole("button", { name: "Salvar", exact: true }).click();
  await page.getByText(note).waitFor();
  await untilKept(page);
  expect(await traces(page, account)).not.toEqual([]);
  return { page, account, results };
}

/** Goes back until the first page of the tab. @returns what the pages said of the person */
async function lookBack(page: Page, account: Account): Promise<string[]> {
  const found: string[] = [];
  let steps = 0;
  for (await page.goBack(); page.url() !== "about:blank"; await page.goBack()) {
    steps += 1;
    await page.getByRole("banner").getByRole("link", { name: "Entrar" }).waitFor();
    await page.waitForLoadState("networkidle");
    found.push(...(await traces(page, account)).map((trace) => `${page.url()}: ${trace}`));
  }
  expect(steps).toBeGreaterThan(1);
  return found;
}

/** @returns what the page says of the person */
async function traces(page: Page, { name, email }: Account): Promise<string[]> {
  const text = await page.evaluate<string>(
    "document.body.innerText + [...document.querySelectorAll('input,textarea')].map(({ value }) => value)",
  );
  return [name, email, note, title, ...saved.map((posting) => posting.title)].filter((trace) =>
    text.includes(trace),
  );
}
