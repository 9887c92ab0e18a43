import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { askProviders } from "../harness/searching/ask-providers.ts";
import { lookAt } from "../harness/looking/look-at.ts";
import { setStage } from "../harness/stage.ts";

const stage = setStage();

/** The last width of the phone's layout, and the first of the desktop's. */
const widths = [767, 768] as const;

test.each(widths)(
  "a page of %d px has the layout of its side of 768 px, and its bar stays in sight",
  async (width) => {
    const isDesktop = width >= 768;
    const page = await stage.openSignedIn({ width, height: 800 });
    await page.goto("/");
    await page.getByRole("heading", { name: "Buscas recentes" }).waitFor();
    const ad = page.getByText("Anúncio Lateral");
    expect(await ad.isVisible()).toBe(isDesktop);
    expect(await page.getByRole("heading", { name: "Remova anúncios" }).isVisible()).toBe(isDesktop);
    // Beside the content, which keeps most of the width.
    const statistics = await page.getByRole("heading", { name: "O tempo é seu maior ativo" }).boundingBox();
    expect(statistics?.x).toBeLessThan(40);
    expect((await ad.boundingBox())?.x ?? width).toBeGreaterThan(450);
    await expect
      .poll(() => page.getByRole("banner").getByRole("button", { name: /240/ }).isVisible())
      .toBe(isDesktop);
    await lookAt(page, "home-breakpoint");

    await askProviders(page, "vendas", ["Gupy", "Sólides"]);
    await page.getByRole("heading", { name: 'Resultados para "vendas"' }).waitFor();
    const tab = page.getByRole("tab", { name: /^Gupy/ });
    const choice = page.getByLabel("Portal", { exact: true });
    // The list comes a frame after the title.
    await (isDesktop ? tab : choice).waitFor();
    expect(await (isDesktop ? choice : tab).isVisible()).toBe(false);
    await lookAt(page, "results-breakpoint");

    // The bar with the number of portals stays in sight.
    expect(await topOf(page)).toBeGreaterThan(40);
    await page.evaluate("scrollTo(0, 1500)");
    await expect.poll(() => page.evaluate("scrollY > 800")).toBe(true);
    expect(await topOf(page)).toBeGreaterThanOrEqual(0);
    expect(await topOf(page)).toBeLessThan(40);
    const edit = page.getByRole("button", { name: "Editar Filtros" });
    const isOnTop = await edit.evaluate((button) => {
      const { left, top, width: wide, height } = button.getBoundingClientRect();
      const hit = button.ownerDocument.elementFromPoint(left + wide / 2, top + height / 2);
      return hit !== null && button.contains(hit);
    });
    expect(isOnTop).toBe(true);

    await edit.click();
    await page.getByLabel("Palavras-chave").waitFor();
    expect(await page.getByRole("dialog", { name: "Filtros da busca" }).count()).toBe(isDesktop ? 0 : 1);
  },
);

async function topOf(page: Page): Promise<number> {
  return (await page.getByText("2 portais selecionados").boundingBox())?.y ?? Number.NaN;
}
