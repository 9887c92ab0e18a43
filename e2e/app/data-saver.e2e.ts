import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { makeAccount } from "../harness/accounts/account.ts";
import { askProviders } from "../harness/searching/ask-providers.ts";
import { phone, recordProblems } from "../harness/browser.ts";
import { layoutShiftMax, recordLayoutShift } from "../harness/looking/layout-shift.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { setStage } from "../harness/stage.ts";
import { untilKept } from "../harness/product/until-kept.ts";

const stage = setStage();

/** A browser whose owner saves data. */
const savesData = `Object.defineProperty(navigator, "connection", { value: { saveData: true } })`;

describe.each([phone])("on a screen of $width × $height", (size) => {
  test("the switch in the profile decides: no typeface is loaded, nothing moves, and a search says what it used", async () => {
    const page = await stage.openSignedIn(size);
    const problems = recordProblems(page);
    const shift = await recordLayoutShift(page);
    await page.goto("/profile");
    await page.getByRole("heading", { name: "Economia de dados" }).scrollIntoViewIfNeeded();
    expect(await page.getByRole("radio", { name: "Automática" }).isChecked()).toBe(true);
    await page.getByText("Segue o que o navegador pede. Agora está desativada.").waitFor();
    await page.waitForLoadState("networkidle");
    expect((await listTypefaces(page)).length).toBeGreaterThan(0);
    await page.getByRole("radio", { name: "Ativada", exact: true }).check();
    await lookAtBothWidths(page, "profile-data-saver");

    await page.reload();
    expect(await page.getByRole("radio", { name: "Ativada", exact: true }).isChecked()).toBe(true);
    await page.waitForLoadState("networkidle");
    expect(await listTypefaces(page)).toEqual([]);
    expect(await shift()).toBeLessThanOrEqual(layoutShiftMax);
    await page.goto("/");
    await page.getByRole("button", { name: /^Menu de / }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(await listTypefaces(page)).toEqual([]);
    expect(await shift()).toBeLessThanOrEqual(layoutShiftMax);
    await askProviders(page, "vendas", ["Gupy", "Catho"]);
    const said = page.getByText(/^Esta busca usou /);
    await said.waitFor();
    const bytes = Number(
      await page.evaluate(
        `performance.getEntriesByType("resource").filter(({ name }) => name.endsWith("/api/jobs/search")).reduce((sum, { transferSize }) => sum + transferSize, 0)`,
      ),
    );
    expect(bytes).toBeGreaterThan(1_000);
    expect(await said.innerText()).toBe(`Esta busca usou ${Math.round(bytes / 1_000)} kB`);
    await lookAtBothWidths(page, "data-use");
    expect(await listTypefaces(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
});

describe.each([phone])("on a screen of $width × $height", (size) => {
  test("data is saved where the browser asks for it, unless the person does not want it", async () => {
    const page = await stage.openSignedIn(size);
    await page.addInitScript(savesData);
    const fonts = recordFonts(page);
    await page.goto("/profile");
    await page.getByText("Segue o que o navegador pede. Agora está ativada.").waitFor();
    await page.waitForLoadState("networkidle");
    expect(fonts).toEqual([]);
    await page.getByRole("radio", { name: "Desativada" }).check();
    await expect.poll(() => fonts.length).toBeGreaterThan(0);
    await page.reload();
    await page.getByText("Segue o que o navegador pede.", { exact: true }).waitFor();
    expect(await page.evaluate("document.documentElement.dataset.saveData")).toBe("off");
    await askProviders(page, "vendas", ["Gupy"]);
    await page.getByRole("heading", { level: 1, name: /^Resultados/ }).waitFor();
    expect(await page.getByText(/^Esta busca usou/).count()).toBe(0);
  });

  test("nothing is kept ahead for a person who saves data, and the choice is no new version of the app", async () => {
    const page = await stage.openPage(size, { account: await makeAccount(stage.product), kept: true });
    await page.addInitScript(`if (!localStorage.getItem("chose")) localStorage.setItem("data_saver", "on")`);
    await page.goto("/profile");
    await untilKept(page);
    expect(await listKept(page)).toEqual([]);

    await page.evaluate(`localStorage.setItem("chose", "yes")`);
    await page.getByRole("radio", { name: "Desativada" }).check();
    await openUntilWorkerIs(page, "/sw.js?data=off");
    await untilKept(page);
    expect((await listKept(page)).length).toBeGreaterThan(30);
    await page.getByRole("radio", { name: "Ativada", exact: true }).check();
    await openUntilWorkerIs(page, "/sw.js?data=on");
    expect(await page.getByRole("region", { name: "Há uma versão nova do Vagou" }).count()).toBe(0);
  });
});

/**
 * @returns the typefaces that the page uses, or has received any byte of. Chromium also lists those that its cache has
 *   beside a style of an earlier page, with 0 bytes.
 */
async function listTypefaces(page: Page): Promise<string[]> {
  const listed = await page.evaluate(`[
    ...[...document.fonts].filter(({ status }) => status !== "unloaded").map(({ family }) => family),
    ...performance.getEntriesByType("resource")
      .filter(({ name, transferSize }) => name.endsWith(".woff2") && transferSize > 0).map(({ name }) => name),
  ].join("\\n")`);
  return String(listed).split("\n").filter(Boolean);
}

function recordFonts(page: Page): string[] {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".woff2")) fonts.push(request.url());
  });
  return fonts;
}

/** @returns the addresses of what the service worker keeps */
async function listKept(page: Page): Promise<string[]> {
  const listed = await page.evaluate(`(async () => {
    const kept = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) kept.push(url);
    return kept.join(" ");
  })()`);
  return String(listed).split(" ").filter(Boolean);
}

/**
 * Opens the page again until this service worker is active. Chromium starts it when the one before has nothing to do. A
 * browser that a test watches may miss that moment on a busy machine, and then starts it with the next page.
 */
async function openUntilWorkerIs(page: Page, address: string): Promise<void> {
  const open = async () => {
    await page.goto("/profile");
    await page.waitForFunction(`navigator.serviceWorker.getRegistration().then((one) =>
      [one?.installing, one?.waiting, one?.active].some((worker) => worker?.scriptURL.endsWith("${address}")))`);
    return await workerAddress(page);
  };
  await expect.poll(open, { timeout: 60_000, interval: 1_000 }).toBe(new URL(address, page.url()).href);
}

/** @returns the address of the service worker that is active */
async function workerAddress(page: Page): Promise<string> {
  const active = "navigator.serviceWorker.getRegistration().then((one) => one?.active?.scriptURL ?? '')";
  return String(await page.evaluate(active));
}
