import type { Locator, Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { askPortals } from "./harness/ask-portals.ts";
import { breakPortal } from "./harness/break-portal.ts";
import { screenSizes } from "./harness/browser.ts";
import { lookAt } from "./harness/look-at.ts";
import { layoutShiftMax, recordLayoutShift } from "./harness/layout-shift.ts";
import { setStage } from "./harness/stage.ts";

const stage = setStage();

describe.each(screenSizes)("on a screen of $width × $height", (size) => {
  const isPhone = size.width < 768;
  test("nothing moves by itself from the start to the results", async () => {
    const page = await stage.openSignedIn(size);
    const layoutShift = await recordLayoutShift(page);
    const moved: Record<string, number> = {};
    for (const path of ["/", "/jobs", "/jobs?q=vendas"]) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      moved[path] = await layoutShift();
    }
    await page.getByRole("button", { name: "Buscar vagas" }).click();
    await page.getByRole("heading", { name: 'Resultados para "vendas"' }).waitFor();
    await page.waitForLoadState("networkidle");
    moved["search"] = await layoutShift();
    await page.reload();
    await page.getByRole("heading", { name: 'Resultados para "vendas"' }).waitFor();
    await page.waitForLoadState("networkidle");
    moved["reload"] = await layoutShift();
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    moved["recent searches"] = await layoutShift();
    expect(Object.entries(moved).filter(([, share]) => share >= layoutShiftMax)).toEqual([]);
  });

  test("waiting portals float, by transform alone", async () => {
    const page = await stage.openSignedIn(size);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const label = await waitForPortal(page, `flutua${size.width}`);
    const before = await label.getAttribute("style");
    await expect.poll(() => label.getAttribute("style")).not.toBe(before);
    expect(await label.getAttribute("style")).toMatch(/^transform: translate3d\([^)]*\);$/);
  });

  test("they have eight places, also when more portals wait, and move about thirty times a second", async () => {
    const page = await stage.openSignedIn(size);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.clock.install();
    await breakPortal(stage.product, "Workable", "none", 7_000);
    onTestFinished(() => breakPortal(stage.product, "Workable", "none"));
    await page.goto(`/jobs?q=oito${size.width}`);
    await page.getByRole("button", { name: "Marcar todos", exact: true }).click();
    await page.getByRole("button", { name: "Buscar vagas" }).click();
    await page.getByRole("progressbar").waitFor();
    const labels = page.locator("section [aria-hidden=true] > span.will-change-transform");
    expect(await labels.count()).toBe(8);
    // From here on seconds are those of the page's clock, which runs a frame every 16 ms.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.evaluate(`
      window.moves = 0;
      new MutationObserver((all) => { window.moves += all.length; }).observe(
        document.querySelector("section [aria-hidden=true] > span.will-change-transform"),
        { attributes: true, attributeFilter: ["style"] },
      );
    `);
    await page.clock.runFor(1_000);
    const moves = await page.evaluate("window.moves");
    expect(moves).toBeGreaterThanOrEqual(25);
    expect(moves).toBeLessThanOrEqual(34);
  });

  test("waiting portals stand still when the person prefers reduced motion", async () => {
    const page = await stage.openSignedIn(size);
    const label = await waitForPortal(page, `parado${size.width}`);
    expect(await label.getAttribute("style")).toBeNull();
    await page.waitForTimeout(400);
    expect(await label.getAttribute("style")).toBeNull();
  });

  test("the filters over the results are reached and left by the keyboard", async () => {
    const page = await stage.openSignedIn(size);
    await askPortals(page, "vendas", ["Gupy"]);
    await page.getByRole("heading", { name: 'Resultados para "vendas"' }).waitFor();
    const edit = page.getByRole("button", { name: "Editar Filtros" });
    await edit.focus();
    await page.keyboard.press("Enter");
    if (!isPhone) {
      await page.getByRole("button", { name: "Fechar Filtros" }).press("Enter");
      await page.getByLabel("Palavras-chave").waitFor({ state: "detached" });
      return;
    }
    const sheet = page.getByRole("dialog", { name: "Filtros da busca" });
    await sheet.waitFor();
    await lookAt(page, "filter-sheet");
    for (let tabs = 0; tabs < 40; tabs++) {
      await page.keyboard.press("Tab");
      expect(await sheet.evaluate((element) => element.matches(":focus-within"))).toBe(true);
    }
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
    expect(await edit.evaluate((element) => element.matches(":focus"))).toBe(true);
  });
});

/**
 * @param keywords no other test may have asked for them, or the answer would come from the cache at once
 * @returns the first floating label, while one portal takes its time
 */
async function waitForPortal(page: Page, keywords: string): Promise<Locator> {
  await breakPortal(stage.product, "Workable", "none", 4_000);
  onTestFinished(() => breakPortal(stage.product, "Workable", "none"));
  await askPortals(page, keywords, ["Workable"]);
  await page.getByRole("progressbar").waitFor();
  return page.locator("section [aria-hidden=true] > span").first();
}
