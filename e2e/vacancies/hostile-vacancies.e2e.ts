import type { Job } from "@vagou/contract/search/job";
import { sharedListMax } from "@vagou/contract/limits";
import { xssVectors } from "@vagou/providers/core/testing/xss-vectors";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { systemClock } from "../../apps/server/src/clock.ts";
import { openPostgres } from "../../apps/server/src/db/opening/open-postgres.ts";
import { findUserByEmail } from "../../apps/server/src/people/repository.ts";
import { cutText } from "../../apps/server/src/postings/normalising/cut-text.ts";
import { jobIdOf } from "../../apps/server/src/postings/normalising/job-id.ts";
import { toJob } from "../../apps/server/src/postings/normalising/to-job.ts";
import { changeSavedVacancy } from "../../apps/server/src/saved-vacancies/change-saved-vacancy.ts";
import { saveVacancy } from "../../apps/server/src/saved-vacancies/save-vacancy.ts";
import { shareList } from "../../apps/server/src/shared-lists/share-list.ts";
import { storePostings } from "../../apps/server/test/portals/store-postings.ts";
import { makeAccount, type Account } from "../harness/accounts/account.ts";
import { answerSearch, vacancy } from "../harness/searching/answer-search.ts";
import { phone } from "../harness/browser.ts";
import { hostileElements, hostileElementsNow, recordAttacks } from "../harness/looking/attacks.ts";
import { setStage } from "../harness/stage.ts";

// Vacancies whose every text is a published attack. Most are stored as if the server's own sanitiser did not exist: what
// a page shows must not run, ask another host or change the page, even then.

const stage = setStage();

/**
 * So many vectors are in each text of a vacancy: a page takes longer than what it shows. Each one alone meets the server's
 * sanitiser in `hostile-markup.slow.test.ts` and the browser's in `simple-html.screen.test.tsx`.
 */
const vectorsInOne = 8;

/** Ends what a vector leaves open, which would swallow the next one. */
const ended = ` "'>--></script></style></textarea></title></noscript></template></select></svg></math> `;

const groups: string[][] = Array.from({ length: Math.ceil(xssVectors.length / vectorsInOne) }, (_, index) =>
  xssVectors.slice(index * vectorsInOne, (index + 1) * vectorsInOne),
);

/** A few vectors are twenty times as long as a title may be: in texts without markup their beginning is enough. */
const textMax = 1_000;

/** Vacancies with all vectors. */
const jobs: Job[] = groups.map((vectors, index) => {
  const texts = vectors.map((vector) => cutText(vector, textMax));
  const text = texts.join(ended);
  return vacancy({
    id: jobIdOf("gupy", `hostile-${index}`),
    title: `Vaga ${index} ${text}`,
    company: text,
    location: text,
    salary: text,
    url: texts[0] ?? "",
    // Only what the database can store.
    description: vectors.map((vector) => cutText(vector, 20_000)).join(ended),
    level: `${text} `,
    provenance: { salary: "stated", posted_at: "stated", contract: "stated", work_mode: "stated" },
    summary: {
      tipoContrato: text,
      requisitos: texts,
      beneficios: texts.map((vector) => `${vector} `),
    },
  });
});
const ids = jobs.map(({ id }) => id);

/** The same vacancies, as the server makes each vector of a portal's texts. */
const keptJobs: Job[] = groups.map((vectors, index) => {
  const kept = vectors.map((vector, place) => keep(vector, `kept-${index}-${place}`));
  const together = (of: (job: Job) => string | null) => kept.map((job) => of(job) ?? "").join(" ");
  return vacancy({
    id: jobIdOf("gupy", `kept-${index}`),
    title: `Vaga ${index} ${together(({ title }) => title)}`,
    company: together(({ company }) => company),
    location: together(({ location }) => location),
    description: together(({ description }) => description),
    level: together(({ level = null }) => level),
    summary: {
      tipoContrato: together(({ summary }) => summary.tipoContrato),
      requisitos: kept.flatMap(({ summary }) => summary.requisitos),
      beneficios: kept.flatMap(({ summary }) => summary.beneficios),
    },
  });
});

/** The vacancy whose next step the start page shows. */
const nextAt = 3;

let account: Account;
/** Lists that together hold all vacancies. */
const lists: string[] = [];

beforeAll(async () => {
  account = await makeAccount(stage.product);
  const database = openPostgres(stage.databaseUrl, { poolSize: 1 });
  const deps = { db: database.db, clock: systemClock };
  try {
    await storePostings(deps, ...jobs, ...keptJobs);
    const user = await findUserByEmail(database.db, account.email);
    const actor = { userId: user?.id ?? "", sessionId: "" };
    for (const postingId of ids) await saveVacancy(deps, { actor, postingId, others: [] });
    const changes = { nextStep: "Entrevista", nextStepOn: "2027-01-05" };
    await changeSavedVacancy(deps, { actor, postingId: ids[nextAt] ?? "", changes });
    for (let at = 0; at < ids.length; at += sharedListMax)
      lists.push((await shareList(deps, { actor, postingIds: ids.slice(at, at + sharedListMax) })).id);
  } finally {
    await database.close();
  }
});

test("the vectors are real: in a page without our sanitisers many of them run, and this journey notices", async () => {
  const page = await stage.openPage(phone);
  const { attacks } = await recordAttacks(page, stage.product);
  await page.route("**/unprotected", (route) =>
    route.fulfill({ contentType: "text/html", body: "<body><main></main></body>" }),
  );
  await page.goto("/unprotected");
  const found = new Set<string>();
  for (const vector of xssVectors.slice(0, 150)) {
    await page.evaluate(
      `document.querySelector("main").innerHTML = ${JSON.stringify(vector)}; new Promise((done) => requestAnimationFrame(done))`,
    );
    for (const element of await hostileElements(page)) found.add(element);
  }
  expect(attacks.filter((attack) => attack.startsWith("dialog")).length).toBeGreaterThan(20);
  expect(attacks.filter((attack) => attack.startsWith("request")).length).toBeGreaterThan(0);
  expect(found.size).toBeGreaterThan(20);
});

test("results and their opened vacancies, though the server did not sanitise them", async () => {
  const page = await stage.openPage({ width: 1280, height: 800 }, { account });
  const { attacks, refusals } = await recordAttacks(page, stage.product);
  await answerSearch(page, { gupy: jobs });
  await page.goto("/jobs?q=vendas");
  await page.getByRole("button", { name: "Buscar vagas" }).click();
  await page.getByRole("heading", { level: 1, name: /^Resultados/ }).waitFor();
  const rows = "document.querySelectorAll('[aria-posinset]').length";
  await expect.poll(() => page.evaluate(rows), { timeout: 60_000 }).toBeGreaterThan(jobs.length * 0.9);
  const opened = await page.evaluate(`(async () => {
    let opened = 0;
    for (const opener of document.querySelectorAll("article button[aria-expanded=false]")) {
      opener.click();
      await new Promise((done) => setTimeout(done));
      if (document.querySelector("article a[href^='/jobs/']") !== null) opened += 1;
    }
    return opened;
  })()`);
  expect(opened).toBeGreaterThan(jobs.length * 0.9);
  expect(await hostileElements(page)).toEqual([]);
  expect(attacks).toEqual([]);
  expect(refusals).toEqual([]);
});

test("the page of each vacancy and its structured data, though the server did not sanitise it", async () => {
  const page = await stage.openPage(phone, { account });
  const { attacks } = await recordAttacks(page, stage.product);
  expect(await visitAll(page, "/jobs/", jobs)).toEqual([]);
  expect(attacks).toEqual([]);
});

test("a vacancy that the server sanitised gives the Content-Security-Policy nothing to refuse", async () => {
  const page = await stage.openPage(phone, { account });
  const { attacks, refusals } = await recordAttacks(page, stage.product);
  expect(await visitAll(page, "/jobs/", keptJobs)).toEqual([]);
  expect([...attacks, ...refusals]).toEqual([]);
});

test("the public page of each vacancy, with the head that the server writes", async () => {
  const page = await stage.openPage(phone);
  const { attacks, refusals } = await recordAttacks(page, stage.product);
  // The heads as a browser reads them, before any script of ours; a page of ours would refuse to read a text as HTML.
  const reader = await page.context().newPage();
  const heads: unknown[][] = [];
  for (const id of ids) {
    const answer = await fetch(`${stage.product.baseUrl}/v/${id}`);
    const read = await reader.evaluate<unknown[]>(`(() => {
      const page = new DOMParser().parseFromString(${JSON.stringify(await answer.text())}, "text/html");
      const elements = [...page.head.children].map(({ tagName }) => tagName).join(" ");
      return [page.title.split(" ").slice(0, 2).join(" "), elements];
    })()`);
    heads.push([...read, answer.headers.has("content-security-policy")]);
  }
  await reader.close();
  expect(heads).toEqual(ids.map((_, index) => [`Vaga ${index}`, heads[0]?.[1], true]));
  expect(await visitAll(page, "/v/", jobs)).toEqual([]);
  for (const { id } of jobs.filter((_, index) => index % 8 === 0)) {
    await page.goto(`/v/${id}`);
    await page.getByRole("heading", { level: 1, name: /^Vaga \d+/ }).waitFor();
    expect(await hostileElements(page)).toEqual([]);
  }
  expect([...attacks, ...refusals]).toEqual([]);
});

test("shared lists", async () => {
  const page = await stage.openPage(phone);
  const { attacks, refusals } = await recordAttacks(page, stage.product);
  for (const id of lists) {
    // Words of twenty thousand letters, which the server would have cut, take the browser long.
    await page.goto(`/lista/${id}`, { waitUntil: "commit" });
    const title = page.getByRole("heading", { level: 1, name: /vagas? separadas? para você$/ });
    await title.waitFor({ timeout: 60_000 });
    expect(await hostileElements(page)).toEqual([]);
  }
  expect([...attacks, ...refusals]).toEqual([]);
});

test("the saved vacancies with their kept texts", async () => {
  const page = await stage.openPage(phone, { account });
  const { attacks } = await recordAttacks(page, stage.product);
  await page.goto("/minhas-vagas");
  await page.getByText(`${jobs.length} vagas guardadas`).waitFor();
  for (const index of [5, 21, 41, 52]) {
    await page.getByRole("button", { name: new RegExp(`^Anotar: Vaga ${index} `) }).click();
    const [text] = await Promise.all([
      page.waitForResponse("**/api/saved-vacancies/*"),
      page.getByRole("button", { name: new RegExp(`^Ler o texto guardado: Vaga ${index} `) }).click(),
    ]);
    expect(text.status()).toBe(200);
    await page.getByText("Carregando o texto").waitFor({ state: "detached" });
    expect(await hostileElements(page)).toEqual([]);
    await page.getByRole("button", { name: "Salvar", exact: true }).click();
  }
  expect(await hostileElements(page)).toEqual([]);
  expect(attacks).toEqual([]);
});

test("the start page, with the vacancy whose next step comes first", async () => {
  const page = await stage.openPage(phone, { account });
  const { attacks, refusals } = await recordAttacks(page, stage.product);
  await page.goto("/");
  await page.getByText(new RegExp(`^Vaga ${nextAt} `)).waitFor();
  expect(await hostileElements(page)).toEqual([]);
  expect([...attacks, ...refusals]).toEqual([]);
});

/** @returns what the server makes of a portal's vacancy whose every text is this vector */
function keep(vector: string, providerListingId: string): Job {
  const job = toJob("gupy", {
    providerListingId,
    title: `Vaga ${vector}`,
    url: "https://vagas.example/1",
    company: vector,
    contract: vector,
    level: vector,
    place: { city: vector, state: "PE" },
    description: `<p>Rotinas</p>${vector}`,
    requirements: [vector],
    benefits: [vector],
  });
  if (job === null) throw new Error(`The server keeps no vacancy of ${vector}`);
  return job;
}

/**
 * Goes from one page of the app to the next without loading it anew, and waits for each vacancy.
 * @returns the vacancies whose page did not come, or had something hostile in it
 */
async function visitAll(page: Page, path: string, vacancies: readonly Job[]): Promise<unknown> {
  const stops = vacancies.map(({ id, title }) => ({
    address: `${path}${id}`,
    start: /^Vaga \d+/.exec(title)?.[0],
  }));
  await page.goto(stops[0]?.address ?? "");
  await page.getByRole("heading", { level: 1, name: /^Vaga \d+/ }).waitFor();
  return await page.evaluate(`(async () => {
    const wrong = [];
    for (const { address, start } of ${JSON.stringify(stops)}) {
      history.pushState(null, "", address);
      dispatchEvent(new PopStateEvent("popstate", { state: null }));
      const isThere = () => ((document.querySelector("h1")?.textContent ?? "") + " ").startsWith(start + " ");
      for (let waited = 0; !isThere() && waited < 1000; waited += 1) await new Promise((done) => setTimeout(done, 5));
      const hostile = ${hostileElementsNow};
      const data = document.querySelector("script[type='application/ld+json']");
      const isRead = data === null || JSON.parse(data.textContent).title.startsWith(start);
      if (!isThere() || hostile.length > 0 || !isRead) wrong.push([address, document.title, hostile, isRead]);
    }
    return wrong;
  })()`);
}
