import { beforeAll, describe, expect, test } from "vitest";
import { fillLogIn, makeAccount, type Person } from "./harness/account.ts";
import { keepScreen, screenSizes } from "./harness/browser.ts";
import { expectNoAxeViolations } from "./harness/expect-no-axe-violations.ts";
import { setStage } from "./harness/stage.ts";

let person: Person;

const stage = setStage();

beforeAll(async () => {
  person = await makeAccount(stage.product);
});

describe.each(screenSizes)("on a screen of $width × $height", (size) => {
  test("whoever wanted to search before logging in lands on that search afterwards", async () => {
    const page = await stage.openPage(size);
    await page.goto("/jobs?q=vendas");
    await page.waitForURL(`${stage.product.baseUrl}/`);
    const destination = await page.evaluate("sessionStorage.getItem('intendedDestination')");
    expect(destination).toBe("/jobs?q=vendas");

    await page.getByRole("banner").getByRole("link", { name: "Entrar" }).click();
    await fillLogIn(page, person);
    await page.waitForURL("**/jobs?q=vendas");
  });

  test("logging out ends the session and closes the search page", async () => {
    const page = await stage.openPage(size);
    await page.goto("/login");
    await keepScreen(page, "login");
    await expectNoAxeViolations(page);
    await fillLogIn(page, person);
    await page.getByRole("button", { name: `Menu de ${person.name}` }).click();
    await keepScreen(page, "user-menu");
    await page.getByRole("menuitem", { name: "Sair" }).click();
    await page.getByRole("banner").getByRole("link", { name: "Entrar" }).waitFor();
    expect(await page.evaluate("localStorage.getItem('token')")).toBeNull();

    await page.goto("/jobs");
    await page.waitForURL(`${stage.product.baseUrl}/`);
  });

  test("a wrong password is refused without saying which part was wrong", async () => {
    const page = await stage.openPage(size);
    await page.goto("/login");
    await fillLogIn(page, { ...person, password: "Outra-Senha-2026!" });
    await page.getByText("Ops.. algo deu errado").waitFor();
    await page.getByText("E-mail ou senha incorretos.").waitFor();
    expect(new URL(page.url()).pathname).toBe("/login");
  });

  test("an unknown address says so and leads home and to the search", async () => {
    const page = await stage.openPage(size);
    await page.goto("/nao-existe");
    await page.getByRole("heading", { name: "Página não encontrada" }).waitFor();
    const main = page.getByRole("main");
    expect(await main.locator('a[href="/"]').count()).toBe(1);
    expect(await main.locator('a[href="/jobs"]').count()).toBe(1);
    await keepScreen(page, "not-found");
    await expectNoAxeViolations(page);
  });
});
