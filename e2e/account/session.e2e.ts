import { beforeAll, describe, expect, test } from "vitest";
import { fillLogIn, makeAccount } from "../harness/accounts/account.ts";
import type { Person } from "../harness/accounts/person.ts";
import { askProviders } from "../harness/searching/ask-providers.ts";
import { keepScreen, phone, screenSizes } from "../harness/browser.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { lookAt } from "../harness/looking/look-at.ts";
import { setStage } from "../harness/stage.ts";

let person: Person;

const stage = setStage();

beforeAll(async () => {
  person = await makeAccount(stage.product);
});

describe.each([phone])("on a screen of $width × $height", (size) => {
  test("a person who wanted to search before logging in lands on that search afterwards", async () => {
    const page = await stage.openPage(size);
    await page.goto("/jobs?q=vendas");
    await page.waitForURL(`${stage.product.baseUrl}/`);
    const destination = await page.evaluate("sessionStorage.getItem('intendedDestination')");
    expect(destination).toBe("/jobs?q=vendas");

    await page.getByRole("banner").getByRole("link", { name: "Entrar" }).click();
    await fillLogIn(page, person);
    await page.waitForURL("**/jobs?q=vendas");
  });

  test("a visitor who opened the plans lands on them after logging in", async () => {
    const page = await stage.openPage(size);
    await page.goto("/buy-tokens#planos");
    await page.waitForURL("**/login");
    await fillLogIn(page, person);
    await expect.poll(() => page.url()).toBe(`${stage.product.baseUrl}/buy-tokens#planos`);
  });

  test("a step back from where a page of people who are signed in leads a visitor leaves it", async () => {
    const page = await stage.openPage(size);
    for (const [path, elsewhere] of [
      ["/profile", "/login"],
      ["/jobs?q=vendas", "/"],
    ] as const) {
      await page.goto("/about");
      await page.goto(path);
      await page.waitForURL(stage.product.baseUrl + elsewhere);
      await page.goBack();
      await expect.poll(() => new URL(page.url()).pathname).toBe("/about");
    }
  });

  test("logging out ends the session and closes the search page", async () => {
    const page = await stage.openPage(size);
    await page.goto("/login");
    await lookAtBothWidths(page, "login");
    await fillLogIn(page, person);
    await page.getByRole("button", { name: `Menu de ${person.name}` }).click();
    await keepScreen(page, "user-menu");
    await page.getByRole("menuitem", { name: "Sair" }).click();
    await page.getByRole("banner").getByRole("link", { name: "Entrar" }).waitFor();
    expect(await page.evaluate("localStorage.getItem('token')")).toBeNull();

    await page.goto("/jobs");
    await page.waitForURL(`${stage.product.baseUrl}/`);
  });

  test("a search on the start page waits for the log-in, and an empty one for words", async () => {
    const page = await stage.openPage(size);
    const keywords = "auxiliar & técnico c++ 100%";
    const search = `/jobs?${new URLSearchParams({ q: keywords }).toString()}`;
    await page.goto("/");
    await page.getByText("Entre e ganhe 40 fichas por dia: 5 portais de graça, todo dia.").waitFor();
    const field = page.getByRole("searchbox", { name: "Palavras-chave, cargo ou empresa" });
    for (const blank of ["", "   "]) {
      await field.fill(blank);
      await page.getByRole("button", { name: "Buscar" }).click();
    }
    expect(page.url()).toBe(`${stage.product.baseUrl}/`);
    await field.fill(keywords);
    await page.getByRole("button", { name: "Buscar" }).click();
    await page.waitForURL("**/login");
    await fillLogIn(page, person);
    await page.waitForURL(stage.product.baseUrl + search);
    expect(await page.getByLabel("Palavras-chave").inputValue()).toBe(keywords);

    await page.goto("/");
    await field.fill(keywords);
    await field.press("Enter");
    await page.waitForURL(stage.product.baseUrl + search);
  });

  test("a wrong password is refused without saying which part was wrong", async () => {
    const page = await stage.openPage(size);
    await page.goto("/login");
    await fillLogIn(page, { ...person, password: "Outra-Senha-2026!" });
    await page.getByText("Ops.. algo deu errado").waitFor();
    await page.getByText("E-mail ou senha incorretos.").waitFor();
    expect(new URL(page.url()).pathname).toBe("/login");
  });
});

test("on the narrowest phone both ways in stand side by side", async () => {
  const page = await stage.openPage({ width: 320, height: 568 });
  await page.goto("/");
  const banner = page.getByRole("banner");
  const boxes = await Promise.all(
    ["Criar conta", "Entrar"].map((name) => banner.getByRole("link", { name }).boundingBox()),
  );
  expect(boxes.map((box) => box?.height)).toEqual([44, 44]);
  expect(boxes[0]?.y).toBe(boxes[1]?.y);
  await lookAt(page, "home-narrow");
});

test("a search that ends in one tab is among the recent searches of another tab", async () => {
  const page = await stage.openSignedIn(screenSizes[1]);
  await page.goto("/");
  await page.getByRole("heading", { name: "Buscas recentes" }).waitFor();
  const recent = page.getByRole("link", { name: /^enfermagem/ });
  expect(await recent.count()).toBe(0);
  const otherTab = await page.context().newPage();
  await askProviders(otherTab, "enfermagem", ["Trampos"]);
  await otherTab.getByRole("heading", { name: 'Resultados para "enfermagem"' }).waitFor();
  await recent.waitFor();
});
