import type { Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { askProviders } from "../harness/searching/ask-providers.ts";
import { breakProvider } from "../harness/product/break-provider.ts";
import { phone, screenSizes } from "../harness/browser.ts";
import { lookAt } from "../harness/looking/look-at.ts";
import { layoutShiftMax, recordLayoutShift } from "../harness/looking/layout-shift.ts";
import { setStage } from "../harness/stage.ts";

const stage = setStage({}, { own: true });

/** The selector of the floating labels. */
const labelsAre = "section [aria-hidden=true] > span";

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

  test("the filters over the results are reached and left by the keyboard", async () => {
    const page = await stage.openSignedIn(size);
    await askProviders(page, "vendas", ["Gupy"]);
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
    await expect.poll(() => edit.evaluate((element) => element.matches(":focus"))).toBe(true);
  });
});

describe.each([phone])("on a screen of $width × $height", (size) => {
  test("waiting portals float, by transform alone", async () => {
    const page = await stage.openSignedIn(size);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await waitForProvider(page, `flutua${size.width}`);
    expect(await animatedProperties(page)).toEqual(["transform"]);
    const before = await positionOf(page);
    await expect.poll(() => positionOf(page)).not.toBe(before);
  });

  test("they have eight places, also when more portals wait, and move differently, about thirty times a second", async () => {
    const page = await stage.openSignedIn(size);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await breakProvider(stage.product, "Workable", "none", 7_000);
    onTestFinished(() => breakProvider(stage.product, "Workable", "none"));
    await page.goto(`/jobs?q=oito${size.width}`);
    await page.getByRole("button", { name: "Marcar todos", exact: true }).click();
    await page.getByRole("button", { name: "Buscar vagas" }).click();
    await page.getByRole("progressbar").waitFor();
    const labels = page.locator(labelsAre);
    expect(await labels.count()).toBe(8);
    const positions: string[][] =
      await page.evaluate(`[...document.querySelectorAll("${labelsAre}")].map((label) => {
      const [animation] = label.getAnimations();
      animation.pause();
      return Array.from({ length: 200 }, (_, index) => {
        animation.currentTime = 20_000 + index * 5;
        return getComputedStyle(label).transform;
      });
    })`);
    expect(new Set(positions.map(([start]) => start)).size).toBe(8);
    for (const places of positions) {
      const moves = places.filter((place, index) => index > 0 && place !== places[index - 1]);
      expect(moves.length).toBeGreaterThanOrEqual(25);
      expect(moves.length).toBeLessThanOrEqual(34);
    }
  });

  test("waiting portals stand still when the person prefers reduced motion", async () => {
    const page = await stage.openSignedIn(size);
    await waitForProvider(page, `parado${size.width}`);
    expect(await animatedProperties(page)).toEqual([]);
  });
});

/** @returns the properties that the animations of the first label change */
async function animatedProperties(page: Page): Promise<string[]> {
  return await page.evaluate(`(() => {
    const frames = document.querySelector("${labelsAre}").getAnimations().flatMap(({ effect }) => effect.getKeyframes());
    const always = ["offset", "computedOffset", "easing", "composite"];
    return [...new Set(frames.flatMap((frame) => Object.keys(frame)))].filter((name) => !always.includes(name));
  })()`);
}

/** @returns how far the first label has floated, as CSS says it */
async function positionOf(page: Page): Promise<string> {
  return await page.evaluate(`getComputedStyle(document.querySelector("${labelsAre}")).transform`);
}

/**
 * Asks one portal, which takes its time.
 * @param keywords no other test may have asked for them, or the answer would come from the cache at once
 */
async function waitForProvider(page: Page, keywords: string): Promise<void> {
  await breakProvider(stage.product, "Workable", "none", 4_000);
  onTestFinished(() => breakProvider(stage.product, "Workable", "none"));
  await askProviders(page, keywords, ["Workable"]);
  await page.getByRole("progressbar").waitFor();
}
