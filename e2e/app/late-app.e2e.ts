import { providerCatalogue } from "@vagou/contract/search/catalogue";
import { operatorDefaults } from "@vagou/contract/operator";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { type Account, fillLogIn, makeAccount } from "../harness/accounts/account.ts";
import { phone, recordProblems, screenSizes } from "../harness/browser.ts";
import { layoutShiftMax, recordLayoutShift } from "../harness/looking/layout-shift.ts";
import { lookAt } from "../harness/looking/look-at.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { readClipboard } from "../harness/looking/read-clipboard.ts";
import { setStage } from "../harness/stage.ts";
import { hasApp, waitForApp } from "../harness/product/wait-for-app.ts";

const stage = setStage();
const laptop = screenSizes[1];

/** They read complete without the app; `/fontes` does too, but for its numbers. */
const readable = ["/", "/about", "/terms", "/privacy", "/robo", "/contact", "/login", "/register"];

/** A browser whose owner saves data: it is never idle enough for the app. */
const savesData = `Object.defineProperty(navigator, "connection", { value: { saveData: true } })`;

describe("for a visitor who saves data", () => {
  test("the public pages are read on both widths, and scrolled with a wheel, without a script file", async () => {
    const page = await openSaving(phone);
    const problems = recordProblems(page);
    const scripts = recordScripts(page);
    for (const path of readable) {
      await page.goto(path);
      await lookAtBothWidths(page, `without-app${path.replace("/", "-")}`);
      await page.mouse.wheel(0, 600);
      expect([path, await hasApp(page)]).toEqual([path, false]);
    }
    await page.waitForLoadState("networkidle");
    expect(scripts).toEqual([]);
    expect(problems).toEqual([]);
  });
});

test.each([
  ["pointer", phone, press],
  ["pointer", laptop, press],
  ["pointer over a link", laptop, (page: Page) => page.getByRole("link", { name: "Entrar" }).first().hover()],
  ["key", phone, (page: Page) => page.keyboard.press("Tab")],
  ["key", laptop, (page: Page) => page.keyboard.press("Tab")],
  ["focus", phone, (page: Page) => page.getByRole("searchbox").focus()],
])("the first %s on %j brings the app, each file once, and nothing moves", async (_name, size, touch) => {
  const page = await openSaving(size);
  const layoutShift = await recordLayoutShift(page);
  const problems = recordProblems(page);
  await page.goto("/");
  expect(await hasApp(page)).toBe(false);
  await touch(page);
  await waitForApp(page);
  await page.waitForLoadState("networkidle");
  expect(await layoutShift()).toBeLessThan(layoutShiftMax);
  const sent = await listSentScripts(page);
  expect(sent.length).toBeGreaterThan(5);
  expect(sent.toSorted()).toEqual([...new Set(sent)].toSorted());
  expect(problems).toEqual([]);
});

test.each([
  ["a press of the button", phone, (page: Page) => pressOn(page, "Entrar")],
  ["a press of the button", laptop, (page: Page) => pressOn(page, "Entrar")],
  ["Enter in the field", phone, (page: Page) => page.getByLabel("Senha", { exact: true }).press("Enter")],
])(
  "a log-in that is tried before the app is there, by %s on %j, happens when it comes",
  async (_name, size, send) => {
    const account = await makeAccount(stage.product);
    const page = await openSaving(size);
    const problems = recordProblems(page);
    const letScriptsCome = await holdScripts(page);
    const shift = await recordLayoutShift(page);
    await page.goto("/login");
    await page.getByRole("textbox", { name: "E-mail" }).fill(account.email);
    await page.getByLabel("Senha", { exact: true }).fill(account.password);
    await send(page);
    await page.locator("button[aria-busy=true]").waitFor();
    await lookAt(page, "log-in-before-app");
    expect(page.url()).toBe(`${stage.product.baseUrl}/login`);
    expect(await shift()).toBeLessThan(layoutShiftMax);
    letScriptsCome();
    await page.waitForURL(`${stage.product.baseUrl}/`);
    await page.getByRole("button", { name: `Menu de ${account.name}` }).waitFor();
    expect(problems).toEqual([]);
  },
);

describe.each(screenSizes)("on a screen of $width × $height", (size) => {
  test("the frame of the search form is in sight before the app is there, and nothing moves when it comes", async () => {
    const page = await stage.openSignedIn(size);
    const problems = recordProblems(page);
    const letScriptsCome = await holdScripts(page);
    const shift = await recordLayoutShift(page);
    await page.goto("/jobs", { waitUntil: "commit" });
    await page.getByRole("heading", { level: 1, name: "Encontre sua vaga ideal" }).waitFor();
    await lookAt(page, "jobs-before-app");
    letScriptsCome();
    await page.getByText(/\d selecionado\(s\)/).waitFor();
    await page.getByRole("searchbox", { name: "Palavras-chave" }).fill("vendas");
    expect(await shift()).toBeLessThan(layoutShiftMax);
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    expect(problems).toEqual([]);
  });
});

describe("on any screen, looked at on a phone", () => {
  const size = phone;

  test("a person who is signed in has the app at once", async () => {
    const account = await makeAccount(stage.product);
    const page = await stage.openPage(size, { account });
    await page.addInitScript(savesData);
    await page.goto("/");
    const menu = page.getByRole("button", { name: `Menu de ${account.name}` });
    for (const screen of screenSizes.toReversed()) {
      await page.setViewportSize(screen);
      await menu.waitFor();
      expect(await page.getByRole("banner").getByRole("link", { name: "Entrar" }).isVisible()).toBe(false);
    }
  });

  test("a search that is sent before the app is there is made when it comes", async () => {
    const page = await openSaving(size);
    const letScriptsCome = await holdScripts(page);
    await page.goto("/");
    await page.getByRole("searchbox").fill("auxiliar de cozinha");
    await page.keyboard.press("Enter");
    const button = page.locator("button[aria-busy=true]");
    await button.waitFor();
    expect(await button.innerText()).toBe("Buscar");
    await lookAtBothWidths(page, "home-search-waits");
    expect(new URL(page.url()).pathname).toBe("/");
    letScriptsCome();
    await page.waitForURL("**/login");
    await page.getByRole("main").getByText("auxiliar de cozinha").waitFor();
  });

  test.each(screenSizes)(
    "a message that is typed before the app is there is not lost, and is a draft like any other ($width × $height)",
    async (own) => {
      const page = await stage.openSignedIn(own);
      const letScriptsCome = await holdScripts(page);
      const shift = await recordLayoutShift(page);
      await page.goto("/contact", { waitUntil: "commit" });
      const message = page.getByLabel("Sua mensagem");
      await message.fill("Escrevi antes do aplicativo.");
      expect(await shift()).toBeLessThan(layoutShiftMax);
      await lookAt(page, "contact-before-app");
      letScriptsCome();
      const send = page.getByRole("button", { name: "Enviar", exact: true });
      await expect.poll(() => send.isEnabled()).toBe(true);
      expect(await message.inputValue()).toBe("Escrevi antes do aplicativo.");
      expect(await shift()).toBeLessThan(layoutShiftMax);
      await page.unroute("**/assets/*.js");
      await page.reload();
      await expect.poll(() => message.inputValue()).toBe("Escrevi antes do aplicativo.");
    },
  );

  test("an idle browser brings the app by itself, unless its owner saves data or its line is slow", async () => {
    const page = await stage.openPage(size);
    await page.goto("/about");
    await waitForApp(page);
    const slow = await stage.openPage(size);
    await slow.addInitScript(
      `Object.defineProperty(navigator, "connection", { value: { effectiveType: "slow-2g" } })`,
    );
    const scripts = recordScripts(slow);
    await slow.goto("/about");
    await slow.waitForLoadState("networkidle");
    expect(scripts).toEqual([]);
  });

  test("a browser without a sign of being idle gets the app after the page", async () => {
    const page = await stage.openPage(size);
    await page.addInitScript("delete window.requestIdleCallback");
    const scripts = recordScripts(page);
    await page.goto("/about");
    await waitForApp(page);
    expect(scripts.length).toBeGreaterThan(2);
  });

  test("the numbers of the portals come without a touch, also for a person who saves data", async () => {
    const page = await openSaving(size);
    await page.goto("/fontes");
    await waitForApp(page);
    await page.getByText("Contando as respostas...").waitFor({ state: "detached" });
    expect(await page.getByRole("heading", { level: 3 }).count()).toBe(providerCatalogue.length);
  });

  test("an address with parameters has the app at once", async () => {
    const page = await openSaving(size);
    await page.goto("/?session_expired=true");
    await page.getByText("Sua sessão expirou. Por favor, faça login novamente para continuar.").waitFor();
    await page.goto("/about?refer_id=0123456789abcdef");
    await page.waitForURL("**/about");
    expect(await page.evaluate("localStorage.getItem('refer_id')")).toBe("0123456789abcdef");
  });

  test("links lead on while the app cannot come", async () => {
    const page = await openSaving(size);
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/");
    const foot = page.getByRole("contentinfo");
    await foot.getByRole("link", { name: "Sobre", exact: true }).click();
    await page.waitForURL("**/about");
    await page.getByRole("heading", { level: 1, name: "Sobre o Vagou" }).waitFor();
    await page.goto("/login");
    await page.getByRole("textbox", { name: "E-mail" }).fill("marina@exemplo.com.br");
    await page.getByRole("link", { name: "Esqueci minha senha" }).click();
    await page.waitForURL("**/forgot-password");
    expect(await hasApp(page)).toBe(false);
  });

  test("a friend's link counts also when the person goes on before the app is there", async () => {
    const page = await openSaving(size);
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.route("**/api/referral/by/a5w9rx2gcw", (route) => route.fulfill({ json: { open: true } }));
    await page.goto("/?refer_id=a5w9rx2gcw");
    await page.getByRole("banner").getByRole("link", { name: "Criar conta" }).click();
    await page.waitForURL("**/register");
    expect(await page.evaluate("localStorage.getItem('refer_id')")).toBe("a5w9rx2gcw");
    await page.unroute("**/assets/*.js");
    await page.reload();
    await page.getByRole("heading", { name: "Crie sua conta e ganhe 500 fichas" }).waitFor();
  });

  test("a button that is pressed before the app is there answers when it comes", async () => {
    const page = await openSaving(size);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const letScriptsCome = await holdScripts(page);
    await page.goto("/contact");
    await page.getByRole("button", { name: "Copiar e-mail" }).click();
    await page.locator("button[aria-busy=true]").waitFor();
    letScriptsCome();
    await page.getByRole("button", { name: "Copiado" }).waitFor();
    expect(await readClipboard(page)).toBe(operatorDefaults.supportEmail);
  });

  test("a button that is pressed while the app takes the page over answers once, in each of its turns", async () => {
    const page = await openSaving(size);
    await page.addInitScript(pressInTurn);
    const show = page.getByRole("button", { name: "Mostrar senha" });
    await page.goto("/about");
    let turns = 0;
    for (let isOver = false; !isOver; turns += isOver ? 0 : 1) {
      await page.evaluate(`window.name = "${turns}"`);
      await page.goto("/login");
      await page.getByLabel("E-mail").focus();
      await waitForApp(page);
      isOver = (await page.evaluate("window.name")) !== "pressed";
      await (isOver ? show : page.getByRole("button", { name: "Ocultar senha" })).waitFor();
    }
    expect(turns).toBeGreaterThan(3);
  });

  test("what the browser filled in before the app is there counts", async () => {
    const account = await makeAccount(stage.product);
    const page = await openSaving(size);
    await page.goto("/login");
    // As a password manager does it: without a key or a pointer.
    await page.evaluate(`(${fillIn})(${JSON.stringify([account.email, account.password])})`);
    await waitForApp(page);
    const password = page.getByLabel("Senha", { exact: true });
    expect(await password.inputValue()).toBe(account.password);
    await page.getByRole("main").getByRole("button", { name: "Entrar", exact: true }).click();
    await page.waitForURL(`${stage.product.baseUrl}/`);
  });

  test("without the app neither log-in nor sign-up sends a password, by no address", async () => {
    const page = await openSaving(size);
    await page.route("**/assets/*.js", (route) => route.abort());
    for (const path of ["/login", "/register"]) {
      await page.goto(path);
      const form = page.getByRole("main").locator("form");
      expect(await form.getAttribute("method")).toBe("post");
      expect(await form.locator("[type=submit]").isDisabled()).toBe(true);
      await page.getByLabel("Senha", { exact: true }).fill("Senha@123");
      await page.getByLabel("Senha", { exact: true }).press("Enter");
      await page.locator("button[aria-busy=true]").waitFor({ state: "detached" });
      expect(page.url()).toBe(stage.product.baseUrl + path);
      expect(await page.getByLabel("Senha", { exact: true }).inputValue()).toBe("Senha@123");
    }
  });

  test("a log-in page of an earlier build is loaded again when the person wants to log in", async () => {
    const account = await makeAccount(stage.product);
    const page = await openSaving(size);
    await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 }));
    await page.goto("/login");
    const loaded = page.waitForEvent("load");
    await page.getByLabel("Senha", { exact: true }).fill(account.password);
    await page.getByLabel("Senha", { exact: true }).press("Enter");
    await loaded;
    expect(page.url()).toBe(`${stage.product.baseUrl}/login`);
    await page.unroute("**/assets/*.js");
    await fillLogIn(page, account);
    await page.waitForURL(`${stage.product.baseUrl}/`);
  });

  test("Google's button that is pressed before the app is there leads to Google", async () => {
    const page = await openSaving(size);
    const letScriptsCome = await holdScripts(page);
    await page.goto("/login");
    await page.getByRole("button", { name: "Continuar com o Google" }).click();
    await page.locator("button[aria-busy=true]").waitFor();
    letScriptsCome();
    await page.getByRole("button", { name: "Não entrar" }).click();
    const refused = page.getByText("Erro durante a autenticação com Google");
    await refused.waitFor();
    await expect.poll(() => page.url()).toBe(`${stage.product.baseUrl}/login`);
  });

  test("a visitor whose search waits reads it above the log-in without a touch", async () => {
    const page = await openSaving(size);
    await page.addInitScript(
      `localStorage.setItem("waiting_search", JSON.stringify({ words: "padeiro", at: Date.now() }))`,
    );
    await page.goto("/login");
    const note = page.getByRole("main").getByText("padeiro");
    await note.waitFor();
    expect(await note.isVisible()).toBe(true);
  });

  test("when the connection breaks, the next touch brings the app", async () => {
    const page = await openSaving(size);
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    const failed = page.waitForEvent("requestfailed");
    await page.getByRole("searchbox").fill("vendas");
    await failed;
    await page.keyboard.press("Enter");
    await page.locator("button[aria-busy=true]").waitFor({ state: "detached" });
    expect(await hasApp(page)).toBe(false);
    await page.context().setOffline(false);
    await page.keyboard.press("Shift");
    await waitForApp(page);
    expect(await page.getByRole("searchbox").inputValue()).toBe("vendas");
  });

  test("a search is sent by the browser when the server has another build by now", async () => {
    const page = await openSaving(size);
    await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 }));
    await page.goto("/");
    await page.getByRole("searchbox").fill("vendas");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/jobs?q=vendas");
    expect(await hasApp(page)).toBe(false);
  });

  test("a log-in in another tab shows in the header with the app", async () => {
    const account = await makeAccount(stage.product);
    const page = await openSaving(size);
    await page.goto("/");
    expect(await hasApp(page)).toBe(false);
    await logInElsewhere(page, account);
    await page.getByRole("button", { name: `Menu de ${account.name}` }).waitFor();
  });

  test("a page of an earlier build stays as it is where the parts for a person who is signed in are gone", async () => {
    const account = await makeAccount(stage.product);
    const page = await openSaving(size);
    const problems = recordProblems(page);
    await page.goto("/about");
    await page.keyboard.press("Shift");
    await waitForApp(page);
    const gone: string[] = [];
    await page.route("**/assets/*.js", async (route) => {
      gone.push(new URL(route.request().url()).pathname);
      await route.fulfill({ status: 404 });
    });
    await logInElsewhere(page, account);
    await page.getByRole("banner").getByRole("link", { name: account.name }).waitFor();
    await expect.poll(() => gone.some((file) => file.includes("/kept-app-"))).toBe(true);
    await page.unroute("**/assets/*.js");
    await page.getByRole("heading", { level: 1, name: "Sobre o Vagou" }).waitFor();
    expect(problems).toEqual([]);
    await page.getByRole("banner").getByRole("link", { name: account.name }).click();
    await page.getByRole("button", { name: `Menu de ${account.name}` }).waitFor();
  });
});

describe.each([
  ["/jobs", "jobs"],
  ["/minhas-vagas", "root"],
  ["/minhas-vagas", "entry.client"],
])("%s, of which the script %s does not come", (path, script) => {
  test("is loaded again once by itself", async () => {
    const page = await stage.openSignedIn(phone);
    const opened = await failScripts(page, script, 1);
    await page.goto(path);
    await page.getByRole("button", { name: /^Menu de / }).waitFor();
    expect(opened.count).toBe(2);
  });

  test("then waits for a touch, and leaves for no error page of the browser without a connection", async () => {
    const page = await stage.openSignedIn(phone);
    const opened = await failScripts(page, script, 3);
    await page.goto(path);
    await expect.poll(() => opened.count, { timeout: 10_000 }).toBe(2);
    await page.waitForTimeout(2_500);
    expect(opened.count).toBe(2);
    if (path === "/jobs") await page.keyboard.press("Enter");
    else await page.touchscreen.tap(180, 300);
    await expect.poll(() => opened.count).toBe(3);
    await page.waitForLoadState();
    await page.context().setOffline(true);
    await page.touchscreen.tap(180, 300);
    await page.waitForTimeout(500);
    expect(new URL(page.url()).pathname).toBe(path);
    await page.context().setOffline(false);
    await page.getByRole("button", { name: /^Menu de / }).waitFor();
  });
});

/** The page's scripts wait. @returns a function that lets them come */
async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held.promise;
    await route.fallback();
  });
  return held.resolve;
}

/** Of the first `times` documents of the page, a script does not come. @returns how many were opened */
async function failScripts(page: Page, script: string, times: number): Promise<{ count: number }> {
  const opened = { count: 0 };
  page.on("request", (request) => {
    if (request.isNavigationRequest()) opened.count += 1;
  });
  await page.route(`**/assets/${script}-*.js`, async (route) => {
    await (opened.count > times ? route.fallback() : route.abort());
  });
  return opened;
}

/** Logs the owner of the page's browser in, as a log-in in another tab does it. */
async function logInElsewhere(page: Page, { session: { token, user } }: Account): Promise<void> {
  const otherTab = await page.context().newPage();
  await otherTab.goto("/robots.txt");
  await otherTab.evaluate(
    `localStorage.setItem("user", ${JSON.stringify(JSON.stringify(user))});
     localStorage.setItem("token", ${JSON.stringify(token)})`,
  );
}

async function openSaving(size: { width: number; height: number }): Promise<Page> {
  const page = await stage.openPage(size);
  await page.addInitScript(savesData);
  return page;
}

/** Touches the page where nothing answers, or presses the mouse there. */
async function press(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 768) await page.touchscreen.tap(100, 400);
  else await page.mouse.click(100, 400);
}

/** Presses a button of the page where it is, also while it is disabled. */
async function pressOn(page: Page, name: string): Promise<void> {
  const button = page.getByRole("main").getByRole("button", { name, exact: true });
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [left, top] = [x + width / 2, y + height / 2];
  if ((page.viewportSize()?.width ?? 0) < 768) await page.touchscreen.tap(left, top);
  else await page.mouse.click(left, top);
}

/** Presses a button in one of the tasks in which the app takes the page over: the turn that the window's name says. */
const pressInTurn = `{
  let turns = 0;
  const post = MessagePort.prototype.postMessage;
  const count = () => {
    if (String(turns) === window.name) {
      window.name = "pressed";
      document.querySelector("main button[aria-pressed]").click();
    }
    turns += 1;
  };
  MessagePort.prototype.postMessage = function (...args) {
    count();
    return post.apply(this, args);
  };
  window.addEventListener("app-started", () => (MessagePort.prototype.postMessage = post), { once: true });
}`;

/** In the page: fills in the fields of the form in their order. */
const fillIn = `([email, password]) => {
  const fields = [["email", email], ["password", password]];
  for (const [name, value] of fields) {
    const field = document.querySelector("main form [name=" + name + "]");
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}`;

/** @returns the script files that the page asks for from now on */
function recordScripts(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script" || request.url().endsWith(".js")) asked.push(request.url());
  });
  return asked;
}

/** @returns an entry for each time that a script came over the network and not out of the browser's own store */
async function listSentScripts(page: Page): Promise<string[]> {
  const names = await page.evaluate(`performance.getEntriesByType("resource")
    .filter(({ name, transferSize }) => name.endsWith(".js") && transferSize > 0).map(({ name }) => name)`);
  return z.array(z.string()).parse(names);
}
