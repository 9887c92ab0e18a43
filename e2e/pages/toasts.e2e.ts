import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { keepScreen, phone, screenSizes } from "../harness/browser.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { setStage } from "../harness/stage.ts";
import { waitForForm } from "../harness/searching/wait-for-form.ts";

const stage = setStage();

describe.each(screenSizes)("on a screen of $width × $height", (size) => {
  test("at most five toasts are shown, and each disappears after five seconds", async () => {
    const page = await stage.openSignedIn(size);
    await page.clock.install();
    await page.goto("/jobs");
    await waitForForm(page, 4);
    await page.getByRole("button", { name: "Preencha filtros" }).waitFor();
    const keywords = page.getByLabel("Palavras-chave");
    // The code of the toasts comes with the first one.
    await keywords.press("Enter");
    await shownToasts(page).first().waitFor();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.clock.runFor(1_000);
    await expect.poll(() => shownToasts(page).count()).toBe(0);

    for (let pressed = 0; pressed < 7; pressed++) {
      await keywords.press("Enter");
      await page.clock.runFor(50);
    }
    await expect.poll(() => shownToasts(page).count()).toBe(5);
    for (const text of await shownToasts(page).allInnerTexts()) {
      expect(text).toMatch(/^Atenção\s+Preencha pelo menos um filtro \(palavras-chave, cidade ou estado\)$/);
    }
    const tops = async () => {
      const boxes = await Promise.all((await shownToasts(page).all()).map((toast) => toast.boundingBox()));
      return boxes.map((box) => box?.y ?? 0);
    };
    // The newest lies on the others; the pointer spreads them out.
    expect(spanOf(await tops())).toBeLessThan(60);
    await keepScreen(page, "five-toasts");
    await page.mouse.move(size.width / 2, (await tops()).at(-1)! + 20);
    await expect.poll(async () => spanOf(await tops())).toBeGreaterThan(250);
    await keepScreen(page, "five-toasts-spread");
    await page.mouse.move(0, size.height - 1);
    await expect.poll(async () => spanOf(await tops())).toBeLessThan(60);
    await page.clock.runFor(4_500);
    expect(await shownToasts(page).count()).toBe(5);
    await page.clock.runFor(1_000);
    await expect.poll(() => shownToasts(page).count()).toBe(0);
  });
});

describe.each([phone])("on a screen of $width × $height", (size) => {
  test("while the balance loads, the form is labelled and says that it waits", async () => {
    const page = await stage.openSignedIn(size);
    const known = Promise.withResolvers<void>();
    await page.route("**/api/tokens", async (route) => {
      await known.promise;
      await route.continue();
    });
    await page.goto("/jobs?q=vendas");
    await waitForForm(page, 4);
    for (const name of ["Localização", "Provedores"]) await page.getByRole("group", { name }).waitFor();
    const submit = page.locator("button[type=submit]");
    expect(await submit.innerText()).toBe("Carregando...");
    expect(await submit.isDisabled()).toBe(true);
    await page.getByLabel("Palavras-chave").press("Enter");
    const toast = page.getByRole("listitem").filter({ hasText: "Aguarde" });
    await toast.getByText("Carregando informações da conta...").waitFor();
    // Its time stops, as for a person who looks at another window.
    await page.evaluate("window.dispatchEvent(new Event('blur'))");
    // Screen readers announce what appears in the list, and nothing says it twice.
    const announced = page.getByRole("region", { name: /^Avisos/ }).locator("[aria-live=polite]");
    await announced.getByText("Carregando informações da conta...").waitFor();
    expect(await page.getByText("Carregando informações da conta...").count()).toBe(1);
    await lookAtBothWidths(page, "form-waits");
    const header = await page.getByRole("banner").boundingBox();
    const shown = await toast.boundingBox();
    expect(shown?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    const close = toast.getByRole("button", { name: "Fechar aviso" });
    expect(await close.boundingBox()).toMatchObject({ width: 44, height: 44 });
    await close.click();
    await toast.waitFor({ state: "detached" });
    known.resolve();
    await page.getByRole("button", { name: "Buscar vagas" }).waitFor();
  });
});

function spanOf(tops: number[]): number {
  return Math.max(...tops) - Math.min(...tops);
}

function shownToasts(page: Page) {
  return page.locator("[data-toast]");
}
