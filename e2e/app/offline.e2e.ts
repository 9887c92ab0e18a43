import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pagesVersion } from "@vagou/contract/web-build";
import type { Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeAccount } from "../harness/accounts/account.ts";
import { answerSearch, vacancy } from "../harness/searching/answer-search.ts";
import { askProviders } from "../harness/searching/ask-providers.ts";
import { phone, recordProblems } from "../harness/browser.ts";
import { builtFolder } from "../harness/looking/first-visit.ts";
import { expectNoAxeViolations } from "../harness/looking/expect-no-axe-violations.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { saveByApi, searchByApi } from "../harness/searching/search-by-api.ts";
import { setStage } from "../harness/stage.ts";
import { untilKept } from "../harness/product/until-kept.ts";
import { startFrontProxy, type FrontProxy } from "../harness/product/start-front-proxy.ts";

const stage = setStage();

let found: { id: string; title: string }[] = [];

beforeAll(async () => {
  found = (await searchByApi(stage.product, "gupy", "vendas"))?.jobs.slice(0, 2) ?? [];
});

describe("without a network", () => {
  test("a search and saved vacancies of an earlier visit are read with their age, and go on when it is back", async () => {
    const { page, address } = await visitAndSearch();
    const problems = recordProblems(page);
    await page.context().setOffline(true);

    await page.goto("/");
    await page.getByText("Você está sem internet.").waitFor();
    await page.getByRole("link", { name: /^vendas/ }).waitFor();
    await page.getByRole("link", { name: "Rever grátis: vendas" }).waitFor();
    await page.getByText("Não foi possível ver seu saldo agora.").waitFor();
    await lookAtBothWidths(page, "offline-home");
    await page.getByRole("link", { name: /^vendas/ }).click();
    await page.getByText(/^Busca feita em /).waitFor();
    await page.goto(address);
    await page.getByText(/^Busca feita em /).waitFor();
    await page.getByText("2 vagas encontradas").waitFor();
    await page.getByLabel("Ordenar").selectOption({ index: 1 });
    await page.getByText("Caixa").first().waitFor();
    await lookAtBothWidths(page, "offline-results");

    await page.goto("/jobs?q=vendas");
    const search = page.getByRole("main").locator("button[type=submit]");
    await search.waitFor();
    const said = page.getByText("Você está sem internet.").locator("../..");
    const bottomOf = async () => {
      const box = await said.boundingBox();
      return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
    };
    // The button stays in sight.
    await expect
      .poll(async () => ((await search.boundingBox())?.y ?? 0) - (await bottomOf()))
      .toBeGreaterThan(0);

    await page.goto("/minhas-vagas");
    await page.getByText(/^Como estava em \d{2}\/\d{2}\/\d{4} às \d{2}:\d{2}, sem internet$/).waitFor();
    await page.getByText("2 vagas guardadas").waitFor();
    await page.getByRole("button", { name: /^Menu de / }).waitFor();
    await lookAtBothWidths(page, "offline-saved");
    const title = found[0]?.title ?? "";
    await page
      .getByRole("button", { name: `Anotar: ${title}` })
      .first()
      .click();
    await page.getByRole("textbox", { name: "Anotação" }).fill("Ligar para a Ana");
    await page.getByRole("button", { name: "Salvar", exact: true }).click();
    await page.getByText("Anotação salva neste aparelho").first().waitFor();
    const card = page.getByRole("article").filter({ hasText: "Ligar para a Ana" });
    await card.getByText("Enviamos quando a internet voltar").waitFor();
    await page
      .getByRole("button", { name: `Anotar: ${title}` })
      .first()
      .click();
    await page.getByRole("textbox", { name: "Anotação" }).fill("Ligar para a Bia");

    await page.context().setOffline(false);
    await expect.poll(() => page.getByText(/^Como estava em/).count(), { timeout: 10_000 }).toBe(0);
    // The first note was sent, and the list is the server's; what the person types meanwhile stays.
    await expect.poll(() => page.getByText("Enviamos quando").count(), { timeout: 10_000 }).toBe(0);
    expect(await page.getByRole("textbox", { name: "Anotação" }).inputValue()).toBe("Ligar para a Bia");
    await page.getByRole("button", { name: "Salvar", exact: true }).click();
    await page.getByText("Anotação salva", { exact: true }).first().waitFor();
    await page.getByText("Ligar para a Bia").first().waitFor();
    expect(problems).toEqual([]);
  });
});

describe("a page that is not kept, without a network", () => {
  test("says that the connection is gone and what opens now, and opens when it is back", async () => {
    const { page } = await visitAndSearch();
    await page.context().setOffline(true);
    await page.goto("/buy-tokens");
    await page.getByRole("heading", { level: 1, name: "Você está sem internet" }).waitFor();
    await page.getByText("Esta página abre quando a conexão voltar.").waitFor();
    await expectNoAxeViolations(page);
    await lookAtBothWidths(page, "offline-page");
    await page.getByRole("link", { name: "Minhas vagas" }).click();
    await page.getByText("2 vagas guardadas").waitFor();
    await page.goBack();
    await page.context().setOffline(false);
    await page.getByRole("link", { name: "Tentar de novo" }).click();
    await page.getByRole("heading", { level: 1, name: "Adquirir fichas" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/buy-tokens");
  });

  test("promises nothing of the device where the person saves data", async () => {
    const { page } = await visitAndSearch();
    await page.evaluate("localStorage.setItem('data_saver', 'on')");
    await page.reload();
    const isSaving = "navigator.serviceWorker.controller?.scriptURL.endsWith('?data=on') === true";
    await expect.poll(() => page.evaluate(isSaving), { timeout: 10_000 }).toBe(true);
    await page.context().setOffline(true);
    await page.goto("/about");
    await page.getByRole("heading", { level: 1, name: "Você está sem internet" }).waitFor();
    expect(await page.getByRole("link").allTextContents()).toEqual(["Tentar de novo"]);
  });

  test("is the browser's own where a link with a secret opens it", async () => {
    const { page } = await visitAndSearch();
    await page.context().setOffline(true);
    for (const path of [
      "/confirm-account?token=abc",
      "/reset-password?token=abc",
      "/auth/google/callback?code=abc",
    ])
      await expect(page.goto(path)).rejects.toThrow("ERR_INTERNET_DISCONNECTED");
  });
});

describe("a day after the log-in", () => {
  test("what the device keeps is read without a network; with one the person logs in again", async () => {
    const { page } = await visitAndSearch();
    await page.context().setOffline(true);
    await page.clock.setFixedTime(Date.now() + 25 * 3_600_000);
    await page.goto("/minhas-vagas");
    await page.getByText("2 vagas guardadas").waitFor();
    await lookAtBothWidths(page, "offline-after-session");
    await page.goto("/jobs");
    await page.getByRole("heading", { level: 1, name: "Encontre sua vaga ideal" }).waitFor();
    await page.context().setOffline(false);
    await page.getByText("Sessão expirada").waitFor();
    await page.goto("/minhas-vagas");
    await page.waitForURL(/\/login/);
    expect(await page.getByText("2 vagas guardadas").count()).toBe(0);
  });
});

describe("online, on a later visit", () => {
  let front: FrontProxy;
  beforeEach(async () => {
    front = await startFrontProxy(stage.product.baseUrl);
    return () => front.close();
  });

  test("the pages come from the device: of the build, only the service worker is asked for", async () => {
    const { page } = await visitAndSearch(front.origin);
    for (const path of ["/", "/jobs", "/minhas-vagas"]) {
      front.requests.length = 0;
      await page.goto(path);
      await page.getByRole("button", { name: /^Menu de / }).waitFor();
      await expect.poll(() => front.requests.map(({ what }) => what)).toContain("GET /sw.js");
      await page.waitForLoadState("networkidle");
      const ofBuild = front.requests.filter(({ what }) => !/^\w+ \/api\//.test(what));
      expect(ofBuild.map(({ what }) => what)).toEqual(["GET /sw.js"]);
    }
  });

  test("a new version is offered, and starts only when the person accepts it", async () => {
    const { page } = await visitAndSearch(front.origin);
    const worker = await readFile(join(builtFolder, "sw.js"), "utf8");
    expect(worker).toContain(pagesVersion);
    front.replaceWorker(worker.replace(pagesVersion, "the-next-version"));
    await page.goto("/jobs");
    const offer = page.getByRole("region", { name: "Há uma versão nova do Vagou" });
    await offer.waitFor();
    await lookAtBothWidths(page, "new-version");
    await page.evaluate("window.isOldPage = true");
    await offer.getByRole("button", { name: "Depois" }).click();
    await expect.poll(() => offer.count()).toBe(0);
    expect(await page.evaluate("window.isOldPage")).toBe(true);

    await page.reload();
    await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Atualizar" }).click()]);
    await page.getByRole("button", { name: /^Menu de / }).waitFor();
    await expect
      .poll(async () =>
        String(await page.evaluate("caches.keys()"))
          .split(",")
          .toSorted(),
      )
      .toEqual(["files", "pages-the-next-version"]);
    expect(await offer.count()).toBe(0);
  });

  test("an operator who takes the service worker back leaves nothing of it on devices whose tabs were closed", async () => {
    const { page } = await visitAndSearch(front.origin);
    const operations = await readFile(new URL("../../docs/operations.md", import.meta.url), "utf8");
    const [, emptyWorker = ""] = /```js\n(\/\/ sw\.js[^`]+)```/.exec(operations) ?? [];
    expect(emptyWorker).toContain("caches.delete");
    front.replaceWorker(emptyWorker);
    await page.goto("/jobs");
    await page.getByRole("region", { name: "Há uma versão nova do Vagou" }).waitFor();
    // It starts when no tab shows the app, which a browser may notice a moment later.
    const reopen = async () => {
      await page.goto("about:blank");
      await page.goto("/jobs");
      return await page.evaluate("caches.keys()");
    };
    await expect.poll(reopen, { timeout: 30_000 }).toEqual([]);
    front.requests.length = 0;
    await page.reload();
    await page.getByRole("button", { name: /^Menu de / }).waitFor();
    expect(front.requests.map(({ what }) => what)).toContain("GET /jobs");
  });

  test("it is not offered while a search runs", async () => {
    const { page } = await visitAndSearch(front.origin);
    const answers = Promise.withResolvers<void>();
    await page.route("**/api/jobs/search", async (route) => {
      await answers.promise;
      await route.fallback();
    });
    await page.goto("/jobs?q=caixa");
    await page.getByRole("button", { name: "Buscar vagas" }).click();
    await page.getByRole("button", { name: "Cancelar" }).waitFor();
    const worker = await readFile(join(builtFolder, "sw.js"), "utf8");
    front.replaceWorker(worker.replace(pagesVersion, "another-version"));
    await page.evaluate("navigator.serviceWorker.ready.then((one) => one.update()).then(() => true)");
    const isWaiting = "navigator.serviceWorker.ready.then((one) => one.waiting !== null)";
    await expect.poll(() => page.evaluate(isWaiting), { timeout: 10_000 }).toBe(true);
    const offer = page.getByRole("region", { name: "Há uma versão nova do Vagou" });
    // The code of the offer has arrived, and shows nothing.
    const loaded =
      'performance.getEntriesByType("resource").some(({ name }) => name.includes("/assets/new-version-"))';
    await expect.poll(() => page.evaluate(loaded), { timeout: 10_000 }).toBe(true);
    expect(await offer.count()).toBe(0);
    answers.resolve();
    await offer.waitFor();
  });
});

type Visited = {
  page: Page;
  /** Of the results of the search that was made, as `/jobs?q=…`. */
  address: string;
};

/** The device of a person who has searched, has opened their saved vacancies, and on which the browser keeps the app. */
async function visitAndSearch(at = stage.product.baseUrl): Promise<Visited> {
  const account = await makeAccount(stage.product);
  await saveByApi(stage.product, account, found);
  const page = await stage.openPage(phone, { account, at, kept: true });
  await answerSearch(page, { gupy: [vacancy({}), vacancy({ id: "gupy-0123456789abcdee", title: "Caixa" })] });
  await askProviders(page, "vendas", ["Gupy"]);
  await page.waitForURL(/searchId=/);
  const { pathname, search } = new URL(page.url());
  await page.goto("/minhas-vagas");
  await page.getByText("2 vagas guardadas").waitFor();
  await untilKept(page);
  return { page, address: pathname + search };
}
