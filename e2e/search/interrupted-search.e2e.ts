import { endpoints } from "@vagou/contract/api/endpoints";
import type { Page } from "playwright-core";
import { afterEach, describe, expect, test } from "vitest";
import { logInOn, logOutOn, makeAccount, type Account } from "../harness/accounts/account.ts";
import { askProviders } from "../harness/searching/ask-providers.ts";
import { breakProvider } from "../harness/product/break-provider.ts";
import { phone, recordProblems, screenSizes } from "../harness/browser.ts";
import { layoutShiftMax, recordLayoutShift } from "../harness/looking/layout-shift.ts";
import { lookAt } from "../harness/looking/look-at.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { setStage } from "../harness/stage.ts";
import { waitForForm } from "../harness/searching/wait-for-form.ts";

const stage = setStage({}, { own: true });

const offline = "Sem conexão com o Vagou. A busca continua quando ela voltar.";
/** Catho answers after this time or when a journey lets it, so that the journey can break the search before. */
const slowMs = 4_000;
const portalPrice = 7;
/** Each journey asks something else: an answer that the server has given before would come at once. */
const words = [
  "auxiliar analista assistente vendedor motorista atendente operador caixa recepcionista enfermeiro porteiro eletricista",
  "pedreiro cozinheiro professor pintor vigilante designer aprendiz camareira conferente psicólogo nutricionista",
]
  .flatMap((line) => line.split(" "))
  .values();

afterEach(letCathoAnswer);

describe("a search whose connection breaks", () => {
  test("before its start does not begin, costs nothing and keeps what was typed, also over a reload", async () => {
    const { page, cost } = await openSearcher();
    await page.goto("/jobs");
    await waitForForm(page, 4);
    await page.getByRole("searchbox", { name: "Palavras-chave" }).fill("auxiliar de cozinha");
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Buscar vagas" }).click();
    await page.getByText("A busca não começou").waitFor();
    await page.context().setOffline(false);
    await page.reload();
    await expect
      .poll(() => page.getByRole("searchbox", { name: "Palavras-chave" }).inputValue())
      .toBe("auxiliar de cozinha");
    expect(await cost()).toBe(0);
  });

  test("while all portals are waited for says so, and goes on when it is back", async () => {
    const { page, word, cost } = await openSearcher();
    const shift = await recordLayoutShift(page);
    await ask(page, word, { isOneSlow: true, portals: ["Catho"] });
    await page.getByText("0/1 provedores").waitFor();
    await shift();
    await page.context().setOffline(true);
    await page.getByRole("status").filter({ hasText: offline }).waitFor();
    await page.getByText("esperando a conexão…").waitFor();
    expect(await shift()).toBeLessThanOrEqual(layoutShiftMax);
    await lookAtBothWidths(page, "search-offline");
    await page.context().setOffline(false);
    await letCathoAnswer();
    await expectResults(page, word);
    expect(await cost()).toBe(portalPrice);
  });

  test("when some have answered keeps their vacancies in sight, and asks only the others again", async () => {
    const { page, word, cost } = await openSearcher();
    const asked = recordAsked(page);
    await ask(page, word, { isOneSlow: true });
    await page.getByText("1/2 provedores").waitFor();
    await page.context().setOffline(true);
    await page.getByRole("button", { name: /Ver as que já chegaram$/ }).click();
    await page.getByText(`1/2 provedores · ${offline}`).waitFor();
    await lookAtBothWidths(page, "arrived-offline");
    await page.context().setOffline(false);
    await letCathoAnswer();
    await page.getByRole("heading", { level: 1, name: "A busca terminou" }).waitFor();
    await page.getByRole("button", { name: "Ver todos os resultados" }).click();
    await expectResults(page, word);
    expect(asked.filter(({ portal }) => portal === "gupy")).toHaveLength(1);
    expect(new Set(asked.map(({ key }) => key)).size).toBe(2);
    expect(await cost()).toBe(2 * portalPrice);
  });

  test("at its end loses no result, and a reload costs nothing", async () => {
    const { page, word, cost } = await openSearcher();
    await ask(page, word, {});
    await expectResults(page, word);
    await page.waitForURL(/searchId=/);
    await page.context().setOffline(true);
    await page.getByText("Você está sem internet.").waitFor();
    await expectResults(page, word);
    await page.context().setOffline(false);
    await page.reload();
    await page.getByText(/^Busca feita em /).waitFor();
    expect(await cost()).toBe(2 * portalPrice);
  });

  test("on the way back, after the server has answered and charged, gets the same answer and pays once", async () => {
    const { page, word, cost } = await openSearcher();
    let lost = 0;
    await page.route("**/api/jobs/search", async (route) => {
      const reply = await route.fetch();
      if (reply.ok() && lost < 2) {
        lost += 1;
        return await route.abort();
      }
      await route.fulfill({ response: reply });
    });
    await ask(page, word, { portals: ["Gupy"] });
    await expectResults(page, word);
    expect(lost).toBe(2);
    expect(await cost()).toBe(portalPrice);
  });

  test("can be cancelled meanwhile: what came stays, and the rest costs nothing", async () => {
    const { page, word, cost } = await openSearcher();
    await ask(page, word, { isOneSlow: true });
    await page.getByText("1/2 provedores").waitFor();
    await page.context().setOffline(true);
    await page.getByRole("status").filter({ hasText: offline }).waitFor();
    await page.getByRole("button", { name: "Cancelar busca" }).click();
    await page.getByText("Busca cancelada").waitFor();
    await page.getByText("1 de 2 portais respondeu").first().waitFor();
    await page.context().setOffline(false);
    await expect.poll(cost).toBe(portalPrice);
  });
});

describe("a search whose page is reloaded", () => {
  test("while all portals are waited for goes on by itself, and pays once", async () => {
    const { page, word, cost } = await openSearcher();
    const problems = recordProblems(page);
    await ask(page, word, { isOneSlow: true, portals: ["Catho"] });
    await page.getByText("0/1 provedores").waitFor();
    await page.reload();
    await page.getByText("0/1 provedores").waitFor();
    await letCathoAnswer();
    await expectResults(page, word);
    expect(await cost()).toBe(portalPrice);
    expect(problems).toEqual([]);
  });

  test("without a connection waits for it on the page that the device keeps, and pays once", async () => {
    const { page, word, cost } = await openSearcher({ kept: true });
    await page.goto("/jobs");
    await page.evaluate("navigator.serviceWorker.ready.then(() => true)");
    const state = "navigator.serviceWorker.getRegistration().then((one) => one?.active?.state)";
    await expect.poll(() => page.evaluate(state)).toBe("activated");
    await ask(page, word, { isOneSlow: true });
    await page.getByText("1/2 provedores").waitFor();
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText("1/2 provedores").waitFor();
    await page.getByRole("status").filter({ hasText: offline }).waitFor();
    await page.context().setOffline(false);
    await letCathoAnswer();
    await expectResults(page, word);
    expect(await cost()).toBe(2 * portalPrice);
  });

  test("when some have answered shows them at once, asks only the others, and pays each once", async () => {
    const { page, word, cost } = await openSearcher();
    await ask(page, word, { isOneSlow: true });
    await page.getByText("1/2 provedores").waitFor();
    const asked = recordAsked(page);
    await page.reload();
    await page.getByRole("button", { name: /Ver as que já chegaram$/ }).waitFor();
    await letCathoAnswer();
    await expectResults(page, word);
    expect(asked.map(({ portal }) => portal)).toEqual(["catho"]);
    expect(await cost()).toBe(2 * portalPrice);
    // It has ended: another visit starts with the form.
    await page.goto("/jobs");
    await waitForForm(page, 2);
    expect(asked).toHaveLength(1);
  });

  test("after an answer that was paid and never arrived shows that answer, and pays nothing for it", async () => {
    const { page, word, cost } = await openSearcher();
    const stuck = Promise.withResolvers<void>();
    let isLost = true;
    await page.route("**/api/jobs/search", async (route) => {
      if (!isLost) return await route.continue();
      await route.fetch();
      stuck.resolve();
    });
    await ask(page, word, { portals: ["Gupy"] });
    await stuck.promise;
    expect(await cost()).toBe(portalPrice);
    // Without the route, the browser would send the call that hangs again before the page is left.
    isLost = false;
    await page.reload();
    await expectResults(page, word);
    expect(await cost()).toBe(portalPrice);
  });
});

describe.each(screenSizes)("on a screen of $width × $height", (size) => {
  test("a reload while a portal is asked again waits for its answer, and pays it once", async () => {
    const { page, word, cost } = await openSearcher({ size });
    const problems = recordProblems(page);
    await breakProvider(stage.product, "Catho", "unavailable");
    await ask(page, word, {});
    await expectResults(page, word);
    await page.waitForURL(/searchId=/);
    expect(await cost()).toBe(portalPrice);
    await breakProvider(stage.product, "Catho", "none", slowMs);
    const asked = recordAsked(page);
    const again = page.getByRole("button", { name: "Tentar de novo por 7 fichas" });
    await again.click();
    await expect.poll(() => asked.length).toBe(1);
    const shift = await recordLayoutShift(page);
    await page.reload();
    await expect.poll(() => again.getAttribute("aria-busy")).toBe("true");
    // The answer takes the notice away, also without a reload: only the way here is measured.
    expect(await shift()).toBeLessThanOrEqual(layoutShiftMax);
    await lookAt(page, "asked-again-after-reload");
    await letCathoAnswer();
    await again.waitFor({ state: "detached" });
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
    expect(await cost()).toBe(2 * portalPrice);
    // It has ended: the next visit asks nothing.
    await page.reload();
    await page.getByText(/^Busca feita em /).waitFor();
    expect(asked).toHaveLength(2);
    expect(problems).toEqual([]);
  });
});

describe("a search whose tab is closed", () => {
  test("is offered when the app opens again, and goes on without paying twice; not while it runs elsewhere", async () => {
    const { page, word, cost } = await openSearcher();
    await ask(page, word, { isOneSlow: true });
    await page.getByText("1/2 provedores").waitFor();
    const other = await page.context().newPage();
    await other.goto("/jobs");
    await other.getByText(/\d selecionado\(s\)/).waitFor();
    expect(await other.getByText(/parou no meio$/).count()).toBe(0);
    await closeTab(page);
    const shift = await recordLayoutShift(other);
    await other.reload();
    await other.getByText(`Sua busca por "${word}" parou no meio`).waitFor();
    await other.getByText(/\d selecionado\(s\)/).waitFor();
    expect(await shift()).toBeLessThanOrEqual(layoutShiftMax);
    await lookAtBothWidths(other, "left-search");
    await letCathoAnswer();
    await other.getByRole("button", { name: "Continuar a busca" }).click();
    await expectResults(other, word);
    expect(await cost()).toBe(2 * portalPrice);
  });

  test("is explained when it is too late to go on, with what had arrived", async () => {
    const { page, word, cost } = await openSearcher();
    await ask(page, word, { isOneSlow: true });
    await page.getByText("1/2 provedores").waitFor();
    const other = await page.context().newPage();
    await other.clock.setFixedTime(Date.now() + 11 * 60_000);
    await closeTab(page);
    await other.goto("/jobs");
    await other
      .getByText("Você só pagou pelos portais que responderam; as fichas dos outros voltaram.")
      .waitFor();
    await lookAtBothWidths(other, "left-search-over");
    await other.getByRole("link", { name: "Ver as vagas que chegaram" }).click();
    await other.getByText(/^Busca feita em /).waitFor();
    await expect.poll(cost).toBe(portalPrice);
    await other.goto("/jobs");
    await other.getByRole("button", { name: "Entendi" }).click();
    await other.reload();
    await other.getByText(/\d selecionado\(s\)/).waitFor();
    expect(await other.getByText(/parou no meio$/).count()).toBe(0);
  });

  test("is dropped by a log-out", async () => {
    const { page, word, account } = await openSearcher();
    const total = await readTotal(account.session.token);
    await ask(page, word, { isOneSlow: true, portals: ["Catho"] });
    await page.getByText("0/1 provedores").waitFor();
    const other = await page.context().newPage();
    await other.goto("/about");
    await closeTab(page);
    await logOutOn(other, account);
    await logInOn(other, account);
    await other.goto("/jobs");
    await other.getByText(/\d selecionado\(s\)/).waitFor();
    expect(await other.getByText(/parou no meio$/).count()).toBe(0);
    const token = String(await other.evaluate("localStorage.getItem('token')"));
    await expect.poll(() => readTotal(token)).toBe(total);
  });
});

type Searcher = {
  page: Page;
  account: Account;
  /** What to search for. */
  word: string;
  /** @returns the fichas that the person has paid so far, as the ledger of the server says it */
  cost: () => Promise<number>;
};

/** A new person's device. */
async function openSearcher({
  kept = false,
  size = phone,
}: { kept?: boolean; size?: { width: number; height: number } } = {}): Promise<Searcher> {
  const account = await makeAccount(stage.product);
  const page = await stage.openPage(size, { account, kept });
  const before = await readTotal(account.session.token);
  const { value: word } = words.next();
  if (word === undefined) throw new Error("There are more journeys than words.");
  return { page, account, word, cost: async () => before - (await readTotal(account.session.token)) };
}

/** The browser asks the page before it closes it, and does not wait for the answer: until then the search runs there. */
async function closeTab(page: Page): Promise<void> {
  const closed = page.waitForEvent("close");
  await page.close({ runBeforeUnload: true });
  await closed;
}

async function letCathoAnswer(): Promise<void> {
  await breakProvider(stage.product, "Catho", "none");
}

async function readTotal(token: string): Promise<number> {
  const reply = await fetch(`${stage.product.baseUrl}/api/tokens`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return endpoints.getTokens.response.parse(await reply.json()).tokens.total;
}

async function ask(
  page: Page,
  word: string,
  { portals = ["Gupy", "Catho"], isOneSlow = false }: { portals?: string[]; isOneSlow?: boolean },
): Promise<void> {
  if (isOneSlow) await breakProvider(stage.product, "Catho", "none", slowMs);
  await askProviders(page, word, portals);
}

async function expectResults(page: Page, word: string): Promise<void> {
  await page.getByRole("heading", { level: 1, name: `Resultados para "${word}"` }).waitFor();
}

/** @returns the portals that the page asks from now on, each with the key of its call */
function recordAsked(page: Page): { portal: string; key: string }[] {
  const asked: { portal: string; key: string }[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname !== "/api/jobs/search") return;
    const { services } = endpoints.searchJobs.body.parse(request.postDataJSON());
    asked.push({ portal: services.join(), key: request.headers()["idempotency-key"] ?? "" });
  });
  return asked;
}
