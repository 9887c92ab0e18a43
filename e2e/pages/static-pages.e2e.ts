import { providerCatalogue } from "@vagou/contract/search/catalogue";
import { operatorDefaults } from "@vagou/contract/operator";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { fillLogIn, makeAccount } from "../harness/accounts/account.ts";
import { keepScreen, phone, screenSizes } from "../harness/browser.ts";
import { listUnreachedAtBothWidths } from "../harness/looking/list-unreached.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { readClipboard } from "../harness/looking/read-clipboard.ts";
import { setStage } from "../harness/stage.ts";
import { tabTo } from "../harness/looking/tab-to.ts";

const stage = setStage();

/** Each public page, with its first heading and what it must say. */
const pages = [
  {
    path: "/",
    step: "home",
    heading: "As melhores vagas do Brasil, numa busca só.",
    says: ["O tempo é seu maior ativo", "27h", "Diversas", "87%", "93%", "Como funciona"],
  },
  {
    path: "/about",
    step: "about",
    heading: "Sobre o Vagou",
    says: [
      `O Vagou reúne ${providerCatalogue.length} portais de vagas do Brasil`,
      ...providerCatalogue.map(({ label }) => label),
    ],
  },
  {
    path: "/fontes",
    step: "sources",
    heading: "Fontes",
    says: ["suas 7 fichas voltam na hora", ...providerCatalogue.map(({ label }) => label)],
  },
  {
    path: "/terms",
    step: "terms",
    heading: "Termos de Uso",
    says: ["Última atualização: 15 de maio de 2023", "foro da comarca de São Paulo"],
  },
  {
    path: "/privacy",
    step: "privacy",
    heading: "Política de Privacidade",
    says: ["Última atualização: 15 de maio de 2023", "foro da comarca de São Paulo", "LGPD"],
  },
  {
    path: "/robo",
    step: "robot",
    heading: "Para quem administra um portal",
    says: [
      "Vagou/1.0 (+http",
      "User-agent: Vagou",
      "No máximo 2 pedidos ao mesmo tempo",
      "Equipe de demonstração",
    ],
  },
];

/** What an installation says when no operator is set. */
const unnamed = "Equipe de demonstração, CNPJ não informado, endereço não informado";

const withoutScripts = "Para entrar na conta e buscar vagas, ative o JavaScript do navegador.";

const notFound = { path: "/nao-existe", step: "not-found", heading: "Página não encontrada", says: [] };

describe("on a phone and with the width of a laptop", () => {
  test("the public pages say what they should, and every link is reached without a mouse", async () => {
    const page = await stage.openPage(phone);
    for (const { path, step, heading, says } of [...pages, notFound]) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1, name: heading }).waitFor();
      await page.getByRole("complementary", { name: "Modo demonstração" }).getByRole("link").waitFor();
      for (const screen of screenSizes.toReversed()) {
        await page.setViewportSize(screen);
        await expectSaid(page, says);
      }
      await lookAtBothWidths(page, step);
      expect(await listUnreachedAtBothWidths(page), `${path} without a mouse`).toEqual([]);
    }
    // The unknown address leads on.
    const main = page.getByRole("main");
    expect(await main.getByRole("link", { name: "Ir para o início" }).getAttribute("href")).toBe("/");
    expect(await main.getByRole("link", { name: "Buscar vagas" }).getAttribute("href")).toBe("/jobs");
    const foot = page.getByRole("contentinfo");
    await foot.getByText(/^© \d{4} Vagou\. Todos os direitos reservados\.$/).waitFor();
    await foot.getByText(`Serviço prestado por ${unnamed}.`).waitFor();
    const credit = foot.getByRole("link", { name: operatorDefaults.makerName });
    expect(await credit.getAttribute("href")).toBe(operatorDefaults.makerUrl);
    expect(await credit.getAttribute("target")).toBe("_blank");
    for (const [name, path] of [
      ["Termos de Uso", "/terms"],
      ["Privacidade", "/privacy"],
      ["Fontes", "/fontes"],
      ["Sobre", "/about"],
    ] as const) {
      await foot.getByRole("link", { name, exact: true }).click();
      await page.waitForURL(`**${path}`);
    }
    await page.getByRole("link", { name: "Começar agora" }).click();
    await page.waitForURL(`${stage.product.baseUrl}/`);
    await foot.getByRole("link", { name: "Contato" }).click();
    await page.waitForURL("**/contact");
    await page.getByRole("heading", { level: 1, name: "Contato" }).waitFor();
  });
});

describe.each([phone])("on a screen of $width × $height", (size) => {
  test("a legal page that a link opens is whole, leads on inside the app, and is found again where it was left", async () => {
    const page = await openMarked(size);
    await openTerms(page);
    await expectSaid(page, ["Última atualização: 15 de maio de 2023", "foro da comarca de São Paulo"]);
    await lookAtBothWidths(page, "terms-by-link");
    const link = page.getByRole("main").getByRole("link", { name: "Ler a Política de Privacidade" }).first();
    await link.scrollIntoViewIfNeeded();
    const read = await page.evaluate("window.scrollY");
    expect(read).toBeGreaterThan(0);
    await link.click();
    await page.getByRole("heading", { level: 1, name: "Política de Privacidade" }).waitFor();
    expect(await page.evaluate("window.scrollY")).toBe(0);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Termos de Uso" }).waitFor();
    expect(await page.evaluate("window.scrollY")).toBe(read);
    expect(await isMarked(page)).toBe(true);
  });

  test("a legal page whose text cannot be fetched is opened by the browser", async () => {
    const page = await openMarked(size);
    await page.route("**/terms", (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.abort(),
    );
    await openTerms(page);
    await expectSaid(page, ["foro da comarca de São Paulo"]);
    expect(await isMarked(page)).toBe(false);
  });

  test("the contact page is public, leads to the log-in and back, and copies the address or says that it could not", async () => {
    const account = await makeAccount(stage.product);
    const page = await stage.openPage(size);
    await page.clock.install();
    await page.goto("/contact");
    await page.getByText(operatorDefaults.supportEmail, { exact: true }).waitFor();
    await lookAtBothWidths(page, "contact-visitor");
    expect(await page.getByLabel("Sua mensagem").count()).toBe(0);
    await page.getByRole("main").getByRole("link", { name: "Entrar" }).click();
    await page.waitForURL("**/login");
    await fillLogIn(page, account);
    await page.waitForURL("**/contact");
    await page.getByRole("button", { name: `Menu de ${account.name}` }).waitFor();
    await page.getByLabel("Sua mensagem").waitFor();
    await page.getByText(operatorDefaults.supportEmail, { exact: true }).waitFor();
    const copy = page.getByRole("button", { name: "Copiar e-mail" });
    await tabTo(page, copy);
    await lookAtBothWidths(page, "contact");
    // Only what is named may be used from here on: not writing.
    await page.context().grantPermissions(["clipboard-read"]);
    await page.keyboard.press("Enter");
    await page.getByText("Erro ao copiar link").waitFor();
    await lookAtBothWidths(page, "contact-refused");

    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press("Enter");
    const copied = page.getByRole("button", { name: "Copiado" });
    await copied.waitFor();
    await page.clock.runFor(1_900);
    await page.getByText("Link copiado com sucesso!").waitFor();
    expect(await copied.isVisible()).toBe(true);
    await page.clock.runFor(100);
    await copy.waitFor();
    expect(await readClipboard(page)).toBe(operatorDefaults.supportEmail);
  });
});

describe.each([phone])("without JavaScript, on a screen of $width × $height", (size) => {
  test("the public pages read as they do with it, also with the width of a laptop", async () => {
    const page = await stage.openPage(size, { scripts: false });
    for (const { path, step, heading, says } of pages) {
      await page.goto(path);
      expect(await page.title()).toContain("Vagou");
      for (const screen of screenSizes.toReversed()) {
        await page.setViewportSize(screen);
        await page.getByRole("heading", { level: 1, name: heading }).waitFor();
        await expectSaid(page, says);
        expect(await page.locator("noscript").innerText()).toContain(withoutScripts);
        await keepScreen(page, `${step}-no-scripts`);
      }
    }
  });

  test("a page that needs it says so instead of loading for ever", async () => {
    const page = await stage.openPage(size, { scripts: false });
    for (const path of ["/profile", notFound.path]) {
      await page.goto(path);
      expect(await page.locator("noscript").innerText()).toContain(withoutScripts);
      expect(await page.title()).toContain("Vagou");
      expect(await page.getByText("Carregando...").isVisible()).toBe(false);
    }
    await keepScreen(page, "shell-no-scripts");
    await page.getByRole("link", { name: "Ir para o início" }).click();
    await page.getByRole("heading", { name: "As melhores vagas do Brasil, numa busca só." }).waitFor();
  });
});

async function expectSaid(page: Page, says: readonly string[]): Promise<void> {
  const text = await page.getByRole("main").innerText();
  expect(says.filter((words) => !text.includes(words))).toEqual([]);
}

/** Opens a page with the app, in a document that is told from another one. */
async function openMarked(size: (typeof screenSizes)[number]): Promise<Page> {
  const page = await stage.openPage(size);
  // An address with parameters has the app at once, which takes them out.
  await page.goto("/about?refer_id=0123456789abcdef");
  await page.waitForURL("**/about");
  await page.evaluate("document.documentElement.dataset.marked = 'yes'");
  return page;
}

async function isMarked(page: Page): Promise<boolean> {
  return Boolean(await page.evaluate("document.documentElement.dataset.marked === 'yes'"));
}

async function openTerms(page: Page): Promise<void> {
  await page.getByRole("contentinfo").getByRole("link", { name: "Termos de Uso" }).click();
  await page.waitForURL("**/terms");
  await page.getByRole("heading", { level: 1, name: "Termos de Uso" }).waitFor();
}
