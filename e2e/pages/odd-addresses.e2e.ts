import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { root } from "../../scripts/setup/project.js";
import { type Account, fillLogIn, makeAccount } from "../harness/accounts/account.ts";
import { recordProblems, phone, screenSizes } from "../harness/browser.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { setStage } from "../harness/stage.ts";

const stage = setStage();

const elsewhere = "elsewhere.example";

/** Addresses that begin like the name of another host, and what they are without that. */
const doubled = [
  ["//about", "/about", "Sobre o Vagou"],
  ["///about?refer_id=joana", "/about", "Sobre o Vagou"],
  ["/\\about", "/about", "Sobre o Vagou"],
  ["//?login=true", "/login", "Que bom ver você de novo"],
  ["//jobs?q=vendas", "/", "As melhores vagas do Brasil, numa busca só."],
  [`//${elsewhere}/about?refer_id=joana`, `/${elsewhere}/about`, "Página não encontrada"],
  [`//${elsewhere}?refer_id=joana`, `/${elsewhere}`, "Página não encontrada"],
  [`//me@${elsewhere}:99999/?login=true`, `/me@${elsewhere}:99999/?login=true`, "Página não encontrada"],
  [
    `/\\${elsewhere}/login?session_expired=true`,
    `/${elsewhere}/login?session_expired=true`,
    "Página não encontrada",
  ],
  [`/.//${elsewhere}/x?refer_id=joana`, `/${elsewhere}/x`, "Página não encontrada"],
] as const;

/** Addresses that no page has. */
const unknown = [
  `/%2F%2F${elsewhere}/x?refer_id=joana`,
  `/%5C%5C${elsewhere}/x?refer_id=joana`,
  `/about%2F..%2F%2F${elsewhere}?refer_id=joana`,
  `/${"a".repeat(8000)}?refer_id=joana`,
  `/${"%2F".repeat(2500)}?refer_id=joana`,
  `/${"x/".repeat(3000)}?refer_id=joana`,
  "/%00?refer_id=joana",
];

test("an address that begins like the name of another host is that of our page, or of none", async () => {
  const page = await openWatched();
  for (const [path, clean, heading] of doubled) {
    await page.goto(stage.product.baseUrl + path);
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    await expect.poll(() => page.url()).toBe(stage.product.baseUrl + clean);
    await expectNothingElsewhere(page, path);
  }
});

test("an address that no page has is not found, and its friend counts", async () => {
  const page = await openWatched();
  for (const path of unknown) {
    const begin = path.slice(0, 40);
    const reply = await page.goto(stage.product.baseUrl + path);
    expect([begin, reply?.status()]).toEqual([begin, 404]);
    await page.getByRole("heading", { level: 1, name: "Página não encontrada" }).waitFor();
    await expect.poll(() => page.url()).toBe(stage.product.baseUrl + path.replace("?refer_id=joana", ""));
    expect([begin, await page.evaluate("localStorage.getItem('refer_id')")]).toEqual([begin, "joana"]);
    await expectNothingElsewhere(page, begin);
    await page.evaluate("localStorage.removeItem('refer_id')");
  }
});

// Another server that serves the build may leave such addresses as they are.
const left = [
  [`//${elsewhere}/about?refer_id=joana`, `/${elsewhere}/about`, "Página não encontrada"],
  ["//about?refer_id=joana", "/about", "Sobre o Vagou"],
  ["/%ff?refer_id=joana", "/%ff", "Página não encontrada"],
  ["/%E0%A4%A/%zz?refer_id=joana", "/%E0%A4%A/%zz", "Página não encontrada"],
  ["/jobs/%ff?refer_id=joana", "/jobs/%ff", "Esta vaga não está mais aqui"],
] as const;

test("the app itself is at home at an odd address", async () => {
  const page = await openWatched({ account: await makeAccount(stage.product) });
  const shell = await readFile(join(root, "apps/web/build/client/__spa-fallback.html"), "utf8");
  for (const [path, clean, heading] of left) {
    await page.route(
      (url) => url.href === stage.product.baseUrl + path,
      (route) => route.fulfill({ status: 404, contentType: "text/html; charset=utf-8", body: shell }),
    );
    await page.goto(stage.product.baseUrl + path);
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    await expect.poll(() => page.url()).toBe(stage.product.baseUrl + clean);
    await expectNothingElsewhere(page, path);
  }
});

test("an address that no vacancy can have is opened from our server, and runs nothing", async () => {
  const page = await openWatched({ account: await makeAccount(stage.product) });
  for (const path of ["/jobs/%3Cimg%20src=x%20onerror=alert(1)%3E", "/jobs/vaga%20de%20vendas"]) {
    await page.goto(stage.product.baseUrl + path);
    await page.getByRole("heading", { level: 1, name: "Esta vaga não está mais aqui" }).waitFor();
    expect(page.url()).toBe(stage.product.baseUrl + path);
    await expectNothingElsewhere(page, path);
  }
});

// `lib/session/intended-destination.test.ts` says which addresses are ours.
test.each([`/.//${elsewhere}`, "/%ff"])("a log-in that remembers %j stays here", async (remembered) => {
  const account = await makeAccount(stage.product);
  const page = await openWatched();
  await page.goto(`${stage.product.baseUrl}/login`);
  await page.evaluate(`sessionStorage.setItem("intendedDestination", ${JSON.stringify(remembered)})`);
  await fillLogIn(page, account);
  await page.waitForURL((url) => url.pathname === (remembered === "/%ff" ? remembered : "/"));
  await page.getByRole("button", { name: `Menu de ${account.name}` }).waitFor();
  expect(await page.evaluate("sessionStorage.getItem('intendedDestination')")).toBeNull();
  await expectNothingElsewhere(page, remembered);
});

describe.each([phone])("on a screen of $width × $height", (size) => {
  test("an address that looks like a file answers a navigation with a page, and a script with JSON", async () => {
    const page = await stage.openPage(size);
    const reply = await page.goto(`/${elsewhere}?refer_id=joana`);
    expect(reply?.status()).toBe(404);
    await page.getByRole("heading", { level: 1, name: "Página não encontrada" }).waitFor();
    await lookAtBothWidths(page, "not-found-like-a-file");
    expect(
      await page.evaluate("fetch('/gone.js').then((reply) => reply.headers.get('content-type'))"),
    ).toContain("json");
  });
});

const watched = new WeakMap<Page, { problems: readonly string[]; requests: string[] }>();

/** A page whose errors and requests are recorded. */
async function openWatched(options: { account?: Account } = {}): Promise<Page> {
  const page = await stage.openPage(screenSizes[1], options);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  watched.set(page, { problems: recordProblems(page), requests });
  return page;
}

/** The page caused no error, and neither called nor links to the other host. */
async function expectNothingElsewhere(page: Page, address: string): Promise<void> {
  const { problems, requests } = watched.get(page) ?? { problems: ["not watched"], requests: [] };
  expect({ address, problems }).toEqual({ address, problems: [] });
  const linked = await page.evaluate(
    "[...document.querySelectorAll('[href], [action]')].map((one) => one.href ?? one.action)",
  );
  const hosts = [...requests, ...(Array.isArray(linked) ? linked : [])].map(
    (url) => new URL(String(url)).hostname,
  );
  const asked = hosts.filter((host) => host.includes("elsewhere"));
  expect({ address, asked }).toEqual({ address, asked: [] });
}
