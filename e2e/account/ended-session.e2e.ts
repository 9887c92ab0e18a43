import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { fillLogIn, logInOn, logOutOn, makeAccount, type Account } from "../harness/accounts/account.ts";
import { askProviders } from "../harness/searching/ask-providers.ts";
import { phone } from "../harness/browser.ts";
import { holdBack } from "../harness/product/hold-back.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { waitForApp } from "../harness/product/wait-for-app.ts";
import { setStage } from "../harness/stage.ts";
import { waitForForm } from "../harness/searching/wait-for-form.ts";

/** How long a session lasts, and how late a clock may be. */
const sessionMs = 24 * 3_600_000;
const graceMs = 5 * 60_000;

let account: Account;

const stage = setStage();

beforeAll(async () => {
  account = await makeAccount(stage.product);
});

describe.each([phone])("on a screen of $width × $height", (size) => {
  describe("an address with an entry parameter", () => {
    test("says on the start page and on the log-in that the session expired, once", async () => {
      const page = await stage.openPage(size);
      for (const path of ["/", "/login"]) {
        await page.goto(`${path}?session_expired=true`);
        await page.getByText("Sessão expirada").waitFor();
        await page.getByText("Sua sessão expirou. Por favor, faça login novamente para continuar.").waitFor();
        await expect.poll(() => page.url()).toBe(stage.product.baseUrl + path);
        await page.reload();
        await page.waitForLoadState("networkidle");
        expect(await page.getByText("Sessão expirada").count()).toBe(0);
      }
    });

    test("leads to the log-in, and the back button does not lead back to the log-in", async () => {
      const page = await stage.openPage(size);
      await page.goto("/about");
      await page.goto("/?login=true");
      await page.waitForURL(`${stage.product.baseUrl}/login`);
      await page.goBack();
      await page.waitForURL("**/about");

      await page.goto("/");
      // The app names the entry when it comes, and would take the wish away.
      await waitForApp(page);
      expect(await page.evaluate("history.state.usr")).toBeFalsy();
      await page.evaluate("history.replaceState({ usr: { showLogin: true }, key: 'wish', idx: 0 }, '')");
      await page.reload();
      await page.waitForURL(`${stage.product.baseUrl}/login`);
    });

    test("keeps the referral of the visitor, on any page", async () => {
      const page = await stage.openPage(size);
      for (const path of ["/terms", "/nao-existe"]) {
        await page.goto(`${path}?refer_id=de${path.length}`);
        await page.waitForURL(stage.product.baseUrl + path);
        const kept = await page.evaluate("[localStorage.refer_id, localStorage.referral_code]");
        expect(kept).toEqual([`de${path.length}`, `de${path.length}`]);
      }
    });
  });

  test("a person whose device is two days ahead logs in and stays, until the server ends the session", async () => {
    const person = await makeAccount(stage.product);
    const page = await stage.openPage(size);
    await page.clock.install({ time: Date.now() + 2 * sessionMs });
    await logInOn(page, person);
    await page.getByRole("button", { name: `Menu de ${person.name}` }).waitFor();
    await page.goto("/jobs?q=vendas");
    await waitForForm(page, 4);
    expect(await page.getByText("Sessão expirada").count()).toBe(0);
    const token = String(await page.evaluate("localStorage.token"));
    await fetch(`${stage.product.baseUrl}/api/logout`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
    });
    await page.goto("/profile");
    await expectForcedOut(page);
  });

  describe("a session that ended", () => {
    test("at the server is removed from the browser with a message, and logging in leads back", async () => {
      const person = await makeAccount(stage.product);
      const page = await stage.openPage(size, { account: person });
      await page.goto("/jobs?q=vendas");
      await waitForForm(page, 4);
      await page.evaluate("localStorage.setItem('lastTokenRefresh', '1')");
      await fetch(`${stage.product.baseUrl}/api/logout`, {
        method: "POST",
        headers: { authorization: `Bearer ${person.session.token}` },
      });
      await page.goto("/profile");
      await expectForcedOut(page);
      expect(await page.evaluate("sessionStorage.getItem('intendedDestination')")).toBe("/profile");
      await page.getByRole("banner").getByRole("link", { name: "Entrar" }).click();
      await fillLogIn(page, person);
      await page.waitForURL("**/profile");
    });

    test("by its age is detected on arrival, without asking the server", async () => {
      const page = await stage.openPage(size, { account });
      await page.clock.setFixedTime(Date.now() + sessionMs + graceMs + 60_000);
      const asked = recordCalls(page);
      const seen: string[] = [];
      page.on("framenavigated", (frame) => seen.push(new URL(frame.url()).pathname));
      await page.goto("/buy-tokens");
      await expectForcedOut(page);
      expect(seen).not.toContain("/login");
      expect(asked.filter((path) => path !== "/api/settings")).toEqual([]);
    });

    test("by its age while a page is open stops the next call before it is sent", async () => {
      const page = await stage.openPage(size, { account });
      await page.clock.install();
      await page.goto("/jobs?q=vendas");
      await waitForForm(page, 4);
      await page.clock.setFixedTime(Date.now() + sessionMs + graceMs + 60_000);
      const asked = recordCalls(page);
      await page.getByRole("button", { name: "Buscar vagas" }).click();
      await expectForcedOut(page);
      expect(asked).not.toContain("/api/jobs/search");
      expect(await page.evaluate("sessionStorage.getItem('intendedDestination')")).toBe("/jobs?q=vendas");
    });

    test("ends without a message where a link from an e-mail was opened", async () => {
      const page = await stage.openPage(size, { account });
      await page.clock.setFixedTime(Date.now() + sessionMs + graceMs + 60_000);
      await page.goto("/reset-password?token=alheio");
      await page.getByRole("banner").getByRole("link", { name: "Entrar" }).waitFor();
      await page.getByRole("heading", { name: "Este link não vale mais" }).waitFor();
      expect(await page.getByText("Sessão expirada").count()).toBe(0);
    });

    test("less than five minutes ago is left to the server to judge", async () => {
      // A session that was opened in this minute.
      const account = await makeAccount(stage.product);
      const page = await stage.openPage(size, { account });
      await page.clock.setFixedTime(Date.now() + sessionMs + graceMs - 60_000);
      await page.goto("/buy-tokens");
      await page.getByRole("heading", { name: "Adquirir fichas" }).waitFor();
      await page.getByRole("button", { name: "Copiar link" }).waitFor();
      expect(await page.evaluate("localStorage.getItem('token')")).toBe(account.session.token);
    });

    test("by a proxy's error page shows a message; an HTML page with status 200 ends no session", async () => {
      const page = await stage.openPage(size, { account });
      await page.route("**/api/account", (route) =>
        route.fulfill({ contentType: "text/html", body: "<h1>Portal da operadora</h1>" }),
      );
      await page.goto("/profile");
      await page.getByRole("heading", { name: "Seu Perfil" }).waitFor();
      await page.getByRole("main").getByRole("alert").first().waitFor();
      expect(await page.evaluate("localStorage.getItem('token')")).toBe(account.session.token);
      await page.unroute("**/api/account");
      const answer = await holdBack(page, "/account");
      await page.goto("/profile");
      await answer("html");
      await expectForcedOut(page);
    });
  });

  describe("several tabs and several people on one device", () => {
    test("logging out in one tab closes the search of the other, and logging in opens it again", async () => {
      const person = await makeAccount(stage.product);
      const page = await stage.openPage(size, { account: person });
      await page.goto("/jobs?q=vendas");
      await waitForForm(page, 4);
      const otherTab = await page.context().newPage();
      await otherTab.goto("/about");
      await logOutOn(otherTab, person);
      await page.getByRole("heading", { name: "Você precisa estar logado para fazer buscas" }).waitFor();
      await page.getByRole("banner").getByRole("link", { name: "Entrar" }).waitFor();
      await lookAtBothWidths(page, "jobs-signed-out");
      await page.getByRole("main").getByRole("link", { name: "Entrar" }).click();
      await fillLogIn(page, person);
      await page.waitForURL("**/jobs?q=vendas");
      await otherTab.getByRole("button", { name: `Menu de ${person.name}` }).waitFor();
      expect(await otherTab.getByRole("banner").getByRole("link", { name: "Entrar" }).isVisible()).toBe(
        false,
      );
    });

    test("the next person who logs in does not see what the one before searched for", async () => {
      const first = await makeAccount(stage.product);
      const page = await stage.openPage(size, { account: first });
      await askProviders(page, "vendas", ["Gupy"]);
      await page.getByRole("heading", { name: 'Resultados para "vendas"' }).waitFor();
      await logOutOn(page, first);
      const second = await makeAccount(stage.product);
      await logInOn(page, second);
      const searches = page.getByRole("main").getByRole("link", { name: /^vendas/ });
      await page.getByRole("heading", { name: "Buscas recentes" }).waitFor();
      await page.waitForLoadState("networkidle");
      expect(await searches.count()).toBe(0);
      await logOutOn(page, second);
      await logInOn(page, first);
      await searches.waitFor();
    });
  });
});

async function expectForcedOut(page: Page): Promise<void> {
  await page.waitForURL(`${stage.product.baseUrl}/`);
  await page.getByText("Sessão expirada").waitFor();
  await page.getByText("Sua sessão expirou. Por favor, faça login novamente para continuar.").waitFor();
  expect(
    await page.evaluate("[localStorage.token, localStorage.user, localStorage.lastTokenRefresh]"),
  ).toEqual([undefined, undefined, undefined]);
}

/** @returns the paths of the API's calls from now on */
function recordCalls(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) paths.push(pathname);
  });
  return paths;
}
