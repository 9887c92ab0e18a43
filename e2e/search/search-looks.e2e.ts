import { describe, expect, test } from "vitest";
import { askProviders } from "../harness/searching/ask-providers.ts";
import { screenSizes } from "../harness/browser.ts";
import { lookAt } from "../harness/looking/look-at.ts";
import { layoutShiftMax, recordLayoutShift } from "../harness/looking/layout-shift.ts";
import { setStage } from "../harness/stage.ts";

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
