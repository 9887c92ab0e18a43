import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { makeAccount, type Account } from "../harness/accounts/account.ts";
import { phone, recordProblems } from "../harness/browser.ts";
import { changePolicy } from "../harness/looking/change-policy.ts";
import { recordMerging } from "../harness/looking/record-merging.ts";
import { stocker } from "../harness/searching/three-portals.ts";
import { answerSearch, vacancy } from "../harness/searching/answer-search.ts";
import { askProviders } from "../harness/searching/ask-providers.ts";
import { setStage } from "../harness/stage.ts";

// Postings are brought together in a worker, so that the page answers a touch meanwhile; without one, by the page.

let account: Account;

const stage = setStage();

beforeAll(async () => {
  account = await makeAccount(stage.product);
});

const parts = ["bra", "cel", "dom", "fir", "gus", "lan", "mor", "nix", "pal", "rud", "tev"];
/** More than the page merges by itself; two of the 123 are one vacancy. */
const found = {
  gupy: [
    vacancy({ ...stocker, id: "gupy-1", source: "gupy" }),
    ...parts.flatMap((one, row) =>
      parts.map((two, place) =>
        vacancy({
          id: `gupy-${row}-${place}`,
          source: "gupy",
          title: "Motorista",
          company: one + two,
          url: `https://exemplo.gupy.io/job/${row}${place}9`,
        }),
      ),
    ),
  ],
  catho: [vacancy({ ...stocker, id: "catho-1", source: "catho", url: "https://catho.example/1" })],
};

test("a worker merges what the portals answer, and what is opened again after a reload", async () => {
  const page = await stage.openPage(phone, { account });
  const problems = recordProblems(page);
  const answers = await recordMerging(page);
  await answerSearch(page, found);
  await askProviders(page, "estoque", ["Gupy", "Catho"]);
  await expectMerged(page);
  expect((await answers()).at(-1)).toBe(122);
  expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
    expect.stringMatching(/^\/assets\/[\w-]+\.js$/),
  ]);

  await page.reload();
  await expectMerged(page);
  expect(await answers()).toEqual([122]);
  expect(problems).toEqual([]);
});

test("the screen of the search stays until the worker has answered, and no card is shown that is merged later", async () => {
  const page = await stage.openPage(phone, { account });
  await recordMerging(page);
  await answerSearch(page, found);
  await page.addInitScript(recordLists);
  await page.addInitScript("window.mergingHeld = true");
  await askProviders(page, "doca", ["Gupy", "Catho"]);
  await expect.poll(() => page.evaluate("window.answersHeld")).toBe(1);
  // Long enough for a page that does not wait.
  await page.waitForTimeout(1_000);
  await page.getByRole("heading", { level: 1, name: "Buscando vagas incríveis" }).waitFor();
  expect(await page.evaluate("window.lists")).toEqual([]);
  await page.evaluate("window.mergingHeld = false");
  await expectMerged(page);
  expect(await page.evaluate("window.lists")).toEqual([122]);
});

test.each([
  ["browser has no workers", async (page: Page) => await page.addInitScript("delete window.Worker")],
  ["worker may not be loaded", forbidWorkers],
])("where the %s the page merges by itself", async (_, prepare) => {
  const page = await stage.openPage(phone, { account });
  await prepare(page);
  await answerSearch(page, found);
  await askProviders(page, "carga", ["Gupy", "Catho"]);
  await expectMerged(page);
  expect(page.workers()).toEqual([]);
  await page.reload();
  await expectMerged(page);
});

async function expectMerged(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1, name: /^Resultados/ }).waitFor();
  await page.getByText("123 vagas encontradas").waitFor();
  await page.getByText(/: 122 vagas diferentes$/).waitFor();
  await expect.poll(() => page.locator("[data-vacancy]").count()).toBeGreaterThan(10);
}

/** How many vacancies each list was said to have that was painted, one behind the other. */
const recordLists = `
  window.lists = [];
  const look = () => {
    const row = document.querySelector("[aria-setsize]");
    const count = row && Number(row.getAttribute("aria-setsize"));
    if (row && count !== window.lists.at(-1)) window.lists.push(count);
    requestAnimationFrame(look);
  };
  look();
`;

/** As a proxy or an extension may. */
async function forbidWorkers(page: Page): Promise<void> {
  await changePolicy(page, stage.product.baseUrl, (policy) =>
    policy.replace("worker-src 'self'", "worker-src 'none'"),
  );
}
