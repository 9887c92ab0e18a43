import type { Job } from "@vagou/contract/search/job";
import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { fillLogIn, makeAccount, type Account } from "../harness/accounts/account.ts";
import { keepScreen, phone, recordProblems, screenSizes } from "../harness/browser.ts";
import { expectNoAxeViolations } from "../harness/looking/expect-no-axe-violations.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { readClipboard } from "../harness/looking/read-clipboard.ts";
import { setStage } from "../harness/stage.ts";
import { findPostings } from "../harness/searching/search-by-api.ts";
import { openVacancy } from "../harness/searching/vacancies.ts";

let account: Account;

const stage = setStage();

beforeAll(async () => {
  account = await makeAccount(stage.product);
});

describe.each([phone])("on a screen of $width × $height", (size) => {
  test("from a card to the whole vacancy, to its portal, to another person, and back to the results", async () => {
    const page = await stage.openPage(size, { account });
    const problems = recordProblems(page);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await recordShares(page);
    await search(page, "vendas");

    const card = await openVacancy(page);
    const title = await card.getByRole("heading").innerText();
    await card.getByRole("button", { name: `Compartilhar: ${title}` }).click();
    const address = await sharedAddress(page);
    expect(address).toMatch(new RegExp(`^${stage.product.baseUrl}/v/[a-z]+-[0-9a-f]{16}$`));
    expect(page.context().pages()).toHaveLength(1);
    const whatsApp = card.getByRole("link", { name: /^WhatsApp: enviar/ });
    expect(await whatsApp.isVisible()).toBe(true);
    await keepScreen(page, "job-card");
    await expectNoAxeViolations(page);

    // The card itself leads to the portal too.
    const results = page.url();
    const link = await card.getByRole("link", { name: /^Ver detalhes/ }).getAttribute("href");
    const pay = card.getByText(/Salário|R\$|A combinar/).first();
    const [byCard] = await Promise.all([page.context().waitForEvent("page"), pay.click()]);
    await byCard.waitForURL(link ?? "no address");
    expect(await byCard.evaluate("window.opener")).toBeNull();
    expect(page.url()).toBe(results);
    await byCard.close();

    await card.getByRole("link", { name: `Ler tudo: ${title}` }).click();
    const whole = address.replace("/v/", "/jobs/");
    await page.waitForURL(whole);
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    expect(await page.title()).toBe(`${title} | Vagou`);
    await page.getByText("Nunca pague para participar de uma seleção.").waitFor();
    await page.getByText("212 fichas").filter({ visible: true }).first().waitFor();
    await keepScreen(page, "job-page");
    await expectNoAxeViolations(page);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await structuredData(page)).toMatchObject({ "@type": "JobPosting", title, url: whole });

    const portal = page.getByRole("link", { name: /^Ver no portal/ }).filter({ visible: true });
    expect(await portal.getAttribute("rel")).toBe("noopener");
    const [opened] = await Promise.all([page.context().waitForEvent("page"), portal.click()]);
    expect(await opened.evaluate("window.opener")).toBeNull();
    expect(opened.url()).not.toContain(stage.product.baseUrl);
    await opened.close();

    await page.getByRole("button", { name: "Copiar link" }).click();
    await page.getByRole("button", { name: "Copiado" }).waitFor();
    expect(await readClipboard(page)).toBe(address);
    const messages = await writtenMessages(page.getByRole("link", { name: /^Enviar pelo WhatsApp/ }));
    expect(messages.map((text) => text?.endsWith(` ${address}`))).toEqual([true]);

    for (const screen of screenSizes.toReversed()) {
      await page.setViewportSize(screen);
      await page.reload();
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
      expect(await layoutShift(page)).toBeLessThan(0.02);
    }
    await page.getByRole("link", { name: "Voltar para a busca" }).click();
    await page.waitForURL(results);
    await page.getByRole("heading", { name: 'Resultados para "vendas"' }).waitFor();
    expect(problems).toEqual([]);
  });

  test("a vacancy of the results is read whole without a connection", async () => {
    const page = await stage.openPage(size, { account });
    await search(page, "vendas");
    const card = await openVacancy(page);
    const title = await card.getByRole("heading").innerText();
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    await card.getByRole("link", { name: `Ler tudo: ${title}` }).click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    const said = page.getByText("como estavam nos resultados que você abriu.");
    await expect.poll(() => said.isVisible()).toBe(true);
    await lookAtBothWidths(page, "job-page-offline");
    await page.getByRole("link", { name: "Voltar para a busca" }).click();
    await page.getByRole("heading", { name: 'Resultados para "vendas"' }).waitFor();
  });

  test("a shared vacancy is read without an account, names itself in previews, and leads on", async () => {
    const { id, title } = await findVacancy();
    const page = await stage.openPage(size);
    const problems = recordProblems(page);
    const reply = await page.goto(`/v/${id}`);
    const head = (await reply?.text())?.split("</head>")[0] ?? "";
    expect(head).toContain(`<title data-preview>${title} – `);
    expect(head).toMatch(/property="og:description" content="[^"]* · no portal [^"]+"/);
    expect(reply?.headers()["x-robots-tag"]).toBe("noindex");
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    // The app takes the place of the preview.
    await expect.poll(() => page.title()).toBe(`${title} | Vagou`);
    expect(await page.locator("meta[property='og:title']").count()).toBe(1);
    const portal = page.getByRole("link", { name: /^Ver no portal/ });
    expect(await portal.getAttribute("href")).toMatch(/^https?:/);
    await page.getByText(/^Ao confirmar o e-mail você ganha 200 fichas/).waitFor();
    await lookAtBothWidths(page, "shared-job");
    await page.getByRole("main").getByRole("link", { name: "Criar conta grátis" }).click();
    await page.waitForURL("**/register");
    await expect.poll(() => page.title()).toBe("Criar conta | Vagou");
    expect(await page.locator("title").count()).toBe(1);

    const member = await stage.openPage(size, { account });
    await member.goto(`/v/${id}`);
    await member.getByRole("link", { name: "Ver a vaga completa" }).click();
    await member.waitForURL(`**/jobs/${id}`);
    await page.goto("/v/gupy-0123456789abcdef");
    await page.getByRole("heading", { name: "Esta vaga não está mais aqui" }).waitFor();
    expect(problems).toEqual([]);

    const plain = await stage.openPage(size, { scripts: false });
    await plain.goto(`/v/${id}`);
    await plain.getByRole("heading", { level: 1, name: title }).waitFor();
    expect(await plain.getByRole("link", { name: /^Ver no portal/ }).getAttribute("href")).toMatch(
      /^https?:/,
    );
    for (const screen of screenSizes.toReversed()) {
      await plain.setViewportSize(screen);
      await keepScreen(plain, "shared-job-no-scripts");
      expect(await sidewaysScroll(plain)).toBe(0);
    }
    await plain.goto("/v/gupy-0123456789abcdef");
    await plain.getByRole("heading", { name: "Esta vaga não está mais aqui" }).waitFor();
  });

  test("a person who opens a link without being signed in logs in and lands on that vacancy", async () => {
    const address = `${stage.product.baseUrl}/jobs/${(await findVacancy()).id}`;
    const page = await stage.openPage(size);
    await page.goto(address);
    await page.waitForURL(`${stage.product.baseUrl}/login`);
    await fillLogIn(page, account);
    await page.waitForURL(address);
    await page.getByRole("heading", { name: "Dados da vaga" }).waitFor();
    expect(await page.evaluate("sessionStorage.getItem('intendedDestination')")).toBeNull();
    await page.getByRole("link", { name: "Voltar para a busca" }).click();
    await page.waitForURL(`${stage.product.baseUrl}/jobs`);
  });
});

/** The same question again is free, so that the fichas of one person are enough for every test. */
async function search(page: Page, keywords: string): Promise<void> {
  const counted = page.waitForResponse("**/api/search-terms");
  await page.goto(`/jobs?q=${keywords}`);
  await page.getByRole("button", { name: "Buscar vagas" }).click();
  await page.getByRole("heading", { name: `Resultados para "${keywords}"` }).waitFor();
  await page.waitForURL(/searchId=/);
  expect((await counted).status()).toBe(200);
}

/** What a search has found. */
async function findVacancy(): Promise<Job> {
  const [found] = await findPostings(stage.product, ["vendas"]);
  if (found === undefined) throw new Error("The search found nothing.");
  return found;
}

/** Headless Chromium has no list of apps: the data that would be shared is recorded instead. */
async function recordShares(page: Page): Promise<void> {
  await page.addInitScript(
    "window.shared = []; navigator.share = async (link) => void window.shared.push(link.url);",
  );
}

async function sharedAddress(page: Page): Promise<string> {
  return String(await page.evaluate("window.shared.at(-1)"));
}

/** The layout shift since the page was opened, as browsers count it. */
async function layoutShift(page: Page): Promise<number> {
  const jumps = `new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().map(({ value }) => value)))
      .observe({ type: "layout-shift", buffered: true });
    setTimeout(() => resolve([]), 500);
  })`;
  const values: unknown = await page.evaluate(jumps);
  return Array.isArray(values) ? values.reduce((sum: number, value) => sum + Number(value), 0) : 0;
}

/** The message for WhatsApp of each visible link. */
async function writtenMessages(links: Locator): Promise<(string | null)[]> {
  const shown = await links.all();
  const addresses = await Promise.all(shown.map((link) => link.getAttribute("href")));
  return addresses.map((href) => new URL(href ?? "").searchParams.get("text"));
}

async function structuredData(page: Page): Promise<unknown> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  return JSON.parse(text ?? "");
}

/** How far the page is wider than the screen, in pixels. */
async function sidewaysScroll(page: Page): Promise<number> {
  return Number(
    await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"),
  );
}
