import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { makeAccount } from "../harness/accounts/account.ts";
import { phone, screenSizes } from "../harness/browser.ts";
import { lookAt } from "../harness/looking/look-at.ts";
import { openResetPage } from "../harness/product/open-reset-page.ts";
import { setStage } from "../harness/stage.ts";

const stage = setStage();

/** A password, and how many of the five rules it meets. */
const passwords = [
  ["", 0],
  ["a", 1],
  ["aB", 2],
  ["aB1", 3],
  ["aB1!", 4],
  ["Vaga-Certa-2026!", 5],
] as const;

describe.each(screenSizes)("on a screen of $width × $height", (size) => {
  test("the menu shows the full name and leads to profile, fichas, contact and log-out", async () => {
    const account = await makeAccount(stage.product);
    const page = await stage.openPage(size, { account });
    await page.goto("/");
    const menu = page.getByRole("banner").getByRole("button", { name: `Menu de ${account.name}` });
    expect(await menu.innerText()).toBe(account.name);
    const counter = page.getByRole("banner").getByRole("button", { name: /240/ });
    await expect.poll(() => counter.isVisible()).toBe(size.width >= 768);
    const items = page.getByRole("menuitem");
    const leads = [
      ["/profile", "Perfil"],
      ["/minhas-vagas", "Minhas vagas"],
      ["/buy-tokens", "Adquirir fichas"],
      ["/contact", "Contato"],
      [null, "Sair"],
    ];
    await menu.click();
    await items.first().waitFor();
    await lookAt(page, "user-menu");
    const shown = await Promise.all(
      (await items.filter({ visible: true }).all()).map(async (item) => [
        await item.getAttribute("href"),
        await item.innerText(),
      ]),
    );
    // A small screen has the balance here instead of in the header.
    const balance = shown.splice(0, shown.length - leads.length);
    expect(balance.map(([path]) => path)).toEqual(size.width < 768 ? ["/profile"] : []);
    expect(balance.join("")).toMatch(size.width < 768 ? /240/ : /^$/);
    expect(shown).toEqual(leads);
    for (const [path, name] of leads.slice(0, -1)) {
      await page.getByRole("menuitem", { name: String(name), exact: true }).click();
      await page.waitForURL(`**${String(path)}`);
      await menu.click();
    }
    await page.getByRole("menuitem", { name: "Sair" }).click();
    await page.getByRole("banner").getByRole("link", { name: "Entrar" }).waitFor();
    expect(await page.evaluate("localStorage.getItem('token')")).toBeNull();
  });
});

describe.each([phone])("on a screen of $width × $height", (size) => {
  test("a new password can be requested as soon as the e-mail has an @, and not before", async () => {
    const page = await stage.openPage(size);
    await page.goto("/forgot-password");
    const send = page.getByRole("main").locator("button[type=submit]");
    const email = page.getByLabel("E-mail");
    await email.fill("");
    expect(await send.isDisabled()).toBe(true);
    await email.fill("marina.exemplo");
    expect(await send.isDisabled()).toBe(true);
    await email.press("Enter");
    expect(await page.getByRole("heading", { name: "Email enviado" }).count()).toBe(0);
    await email.fill("marina@");
    expect(await send.isEnabled()).toBe(true);
    await email.fill("marina");
    expect(await send.isDisabled()).toBe(true);
  });

  test("a password is hidden, can be shown, and can be hidden again", async () => {
    const page = await stage.openPage(size);
    for (const path of ["/login", "/register"]) {
      await page.goto(path);
      const field = page.getByLabel("Senha", { exact: true });
      await field.fill("segredo");
      expect(await field.getAttribute("type")).toBe("password");
      // Pressed before the app is there, it answers when it comes.
      await page.getByRole("button", { name: "Mostrar senha" }).click();
      await expect.poll(() => field.getAttribute("type")).toBe("text");
      expect(await field.inputValue()).toBe("segredo");
      await page.getByRole("button", { name: "Ocultar senha" }).click();
      await expect.poll(() => field.getAttribute("type")).toBe("password");
    }
  });

  test("five bars fill, one for each rule that the password meets", async () => {
    const page = await stage.openPage(size);
    for (const [path, label] of [
      ["/register", "Senha"],
      ["/reset-password", "Nova senha"],
    ] as const) {
      await (path === "/register" ? page.goto(path) : openResetPage(page, "alheio"));
      for (const [password, met] of passwords) {
        await page.getByLabel(label, { exact: true }).fill(password);
        await expect.poll(() => countBars(page)).toEqual({ all: 5, filled: met });
      }
    }
  });

  test("after signing up a person reads what to do with the message, how long its link lasts and where else to look", async () => {
    const page = await stage.openPage(size);
    await page.goto("/registration-success");
    const steps = page.getByRole("main").getByRole("listitem");
    await expect
      .poll(() => steps.allInnerTexts())
      .toEqual([
        expect.stringContaining("O link expira em 48 horas."),
        expect.stringContaining("É preciso confirmar o e-mail antes de entrar."),
        expect.stringContaining("caixa de spam"),
      ]);
    await page.getByText("Enviamos um link de confirmação").waitFor();
    await page.getByRole("main").getByRole("link", { name: "Ir para o login" }).waitFor();
  });
});

/** Bars beside the password, and those that have the colour of a rule that is met. */
async function countBars(page: Page): Promise<unknown> {
  return await page.evaluate(`(() => {
    const bars = [...document.querySelectorAll("main [aria-hidden=true].grid > span")];
    const green = getComputedStyle(document.documentElement).getPropertyValue("--leaf").trim();
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = green;
    const met = getComputedStyle(probe).color;
    probe.remove();
    const filled = bars.filter((bar) => getComputedStyle(bar).backgroundColor === met);
    return { all: bars.length, filled: filled.length };
  })()`);
}
