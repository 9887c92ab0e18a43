import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { logInOn, makeAccount, type Account } from "../harness/accounts/account.ts";
import { groupOf } from "../../apps/web/app/features/search/testing/job-of.ts";
import { answerSearch, vacancy } from "../harness/searching/answer-search.ts";
import { askProviders } from "../harness/searching/ask-providers.ts";
import { recordProblems, phone, screenSizes } from "../harness/browser.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { setStage } from "../harness/stage.ts";
import { openVacancy, showPortal } from "../harness/searching/vacancies.ts";

let account: Account;

const stage = setStage();

beforeAll(async () => {
  account = await makeAccount(stage.product);
});

describe.each([phone])("on a screen of $width × $height", (size) => {
  test("the last three are shown with their day, reopen unchanged, and are replaced by newer ones", async () => {
    const page = await stage.openPage(size, { account });
    const problems = recordProblems(page);
    await page.clock.setFixedTime("2026-03-11T12:30:00-03:00");
    await keepSearches(page, [
      savedSearch("a", "2026-03-11T09:05:00-03:00", { query: "vendas", city: "Recife", state: "PE" }),
      null,
      { id: 7, results: "broken" },
      savedSearch("b", "2026-03-10T18:40:00-03:00", { state: "SP" }),
      savedSearch("c", "2026-03-08T08:00:00-03:00", { query: "motorista" }, [null, { url: 5 }]),
      savedSearch("d", "2026-01-08T08:00:00-03:00", { query: "quarta" }),
    ]);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/jobs/search")) asked.push(request.url());
    });

    await page.goto("/");
    expect(await readRecent(page)).toEqual([
      "vendas · Recife, PE | Hoje às 09:05 · 2 vagas encontradas",
      "Busca sem termo · SP | Ontem às 18:40 · 2 vagas encontradas",
      "motorista | há 3 dias · Nenhuma vaga encontrada.",
    ]);
    await lookAtBothWidths(page, "recent-searches");
    await page.getByRole("link", { name: /^vendas/ }).click();
    await page.waitForURL("**/jobs?q=vendas&location=Recife&type=PE&searchId=a");
    await page.getByRole("heading", { name: 'Resultados para "vendas" em Recife (PE)' }).waitFor();
    await page.getByText("Busca feita em 11/03/2026 às 09:05.").waitFor();
    await page.goBack();
    await page.getByRole("link", { name: /^Busca sem termo/ }).click();
    await page.waitForURL("**/jobs?type=SP&searchId=b");
    await page.getByRole("heading", { name: "Resultados (SP)" }).waitFor();
    expect(asked).toEqual([]);

    await answerSearch(page, { gupy: [vacancy({})] });
    await askProviders(page, "novidade", ["Gupy"]);
    await page.waitForURL(/searchId=/);
    await page.goto("/");
    const kept = await readRecent(page);
    expect(kept.map((search) => search.split(" | ")[0])).toEqual([
      "novidade",
      "vendas · Recife, PE",
      "Busca sem termo · SP",
    ]);
    expect(kept[0]).toBe("novidade | Hoje às 12:30 · 1 vaga encontrada");
    expect(problems).toEqual([]);
  });
});

test("a search is repeated at the portals that can be asked today, and for their price", async () => {
  const page = await stage.openPage(phone, { account });
  const [open, shut] = ["gupy", "netvagas"];
  await keepSearches(page, [
    savedSearch("a", "2026-11-01T09:05:00-03:00", { query: "vendas" }, [vacancy({})], [shut, open]),
    savedSearch("b", "2026-10-01T09:05:00-03:00", { query: "motorista" }, [vacancy({})], [shut]),
  ]);
  const asked: (string | null)[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/jobs/search")) asked.push(request.postData());
  });
  await answerSearch(page, { gupy: [vacancy({ title: "Vaga nova" })] });

  await page.goto("/jobs?q=motorista&searchId=b");
  await page.getByText("Clique em Editar Filtros para buscar de novo.").waitFor();
  await expect.poll(() => page.getByRole("button", { name: /^Buscar de novo/ }).count()).toBe(0);
  await page.goto("/jobs?q=vendas&searchId=a");
  await page.getByRole("button", { name: "Buscar de novo por até 7 fichas" }).click();
  await page.getByText("Vaga nova").waitFor();
  expect(asked).toEqual([expect.stringContaining(`"services":["${open}"]`)]);
});

test("on a full device a search ends, and reopens after a reload without its long texts", async () => {
  const page = await stage.openPage(screenSizes[0], { account });
  const long = "Atendimento a clientes e fornecedores. ".repeat(25);
  const jobs = Array.from({ length: 19 }, (_, n) => vacancy({ id: `l${n}`, description: `<p>${long}</p>` }));
  await answerSearch(page, { gupy: [...jobs, vacancy({ id: "s", title: "Texto curto" })] });
  await page.goto("/jobs");
  await fillStorage(page, 15_000);
  await askProviders(page, "atendimento", ["Gupy"]);
  await page.getByText("20 vagas encontradas").waitFor();
  await showPortal(page, "Gupy");
  await page
    .getByText(/^Atendimento a clientes/)
    .first()
    .waitFor();
  await page.waitForURL(/searchId=/);

  await page.reload();
  await page.getByText(/^Busca feita em /).waitFor();
  await page.getByText("20 vagas encontradas").waitFor();
  await showPortal(page, "Gupy");
  await page.getByText("Rotinas do setor.").waitFor();
  expect(await page.getByText(/^Atendimento a clientes/).count()).toBe(0);
});

test("a person whose browser stores nothing reads so, logs in, searches and reopens the search, without any error", async () => {
  const page = await stage.openPage(screenSizes[0]);
  const problems = recordProblems(page);
  await page.addInitScript(
    "Storage.prototype.setItem = () => { throw new DOMException('refused', 'QuotaExceededError'); };",
  );
  await recordToasts(page);
  await answerSearch(page, { gupy: [vacancy({})] });
  await logInOn(page, account);
  await page.getByText("Este navegador não guarda suas buscas").first().waitFor();
  expect(await page.getByText(/fica guardado aqui|ficam aqui, neste aparelho/).count()).toBe(0);
  await page.getByRole("searchbox").fill("vendas");
  await page.getByRole("button", { name: "Buscar", exact: true }).click();
  await page.getByRole("button", { name: "Buscar vagas" }).click();
  await page.getByText("1 vaga encontrada").waitFor();
  await page.waitForURL(/searchId=/);
  await page.getByRole("link", { name: /página inicial/ }).click();
  await page.getByRole("link", { name: /^vendas/ }).click();
  await page.getByText(/^Busca feita em /).waitFor();
  const card = await openVacancy(page);
  await card.getByText("Rotinas do setor.").waitFor();

  expect(await page.evaluate("window.toasts")).toEqual(["Login realizado com sucesso!"]);
  expect(problems).toEqual(["This device keeps no searches"]);
});

/** A search as the web app stores it; `jobs` may be any value that storage can hold. */
function savedSearch(
  id: string,
  timestamp: string,
  asked: { query?: string; city?: string; state?: string },
  jobs: unknown[] = [vacancy({ id: `${id}1` }), vacancy({ id: `${id}2` })],
  portals = ["gupy"],
): unknown {
  const services = portals.map((name) => ({ ...groupOf({ name, outcome: "answered" }), jobs }));
  return {
    id,
    query: "",
    city: "",
    state: "",
    ...asked,
    services: portals,
    results: { services, timestamp },
  };
}

/** Stores `searches` as an earlier visit would have. */
async function keepSearches(page: Page, searches: unknown[]): Promise<void> {
  await page.goto("/about");
  const [key, text] = [`recent_searches_${account.email}`, JSON.stringify(searches)];
  await page.evaluate(`localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(text)})`);
}

/** Each of the recent searches as "what | when · how many". */
async function readRecent(page: Page): Promise<string[]> {
  const list = page.getByRole("list", { name: "Buscas recentes" });
  await list.waitFor();
  return (await list.getByRole("link").allInnerTexts()).map((text) => text.trim().replace("\n", " | "));
}

/** Fills the device up to its quota, but for `room` characters. */
async function fillStorage(page: Page, room: number): Promise<void> {
  await page.evaluate(`(() => {
    localStorage.setItem("room", "x".repeat(${room}));
    for (let size = 2 ** 20; size >= 1; size /= 2) {
      try {
        for (let n = 0; ; n++) localStorage.setItem("full " + size + " " + n, "x".repeat(size));
      } catch {}
    }
    localStorage.removeItem("room");
  })()`);
}

/** Notes the title of every toast in `window.toasts`. */
async function recordToasts(page: Page): Promise<void> {
  await page.addInitScript(`
    window.toasts = [];
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll("[data-toast] [data-title]")) {
        if (!window.toasts.includes(textContent)) window.toasts.push(textContent);
      }
    }).observe(document, { childList: true, subtree: true });
  `);
}
