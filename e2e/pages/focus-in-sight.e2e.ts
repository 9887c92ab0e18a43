import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { askProviders, openFilters } from "../harness/searching/ask-providers.ts";
import { lookAt } from "../harness/looking/look-at.ts";
import { walkStops } from "../harness/looking/walk-stops.ts";
import { setStage } from "../harness/stage.ts";
import { openVacancy } from "../harness/searching/vacancies.ts";
import { waitForForm } from "../harness/searching/wait-for-form.ts";

/** A phone, the same in landscape, and the size that 200 % of zoom leaves of a screen of 1280 × 800. */
const screens = [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 640, height: 400 },
  { width: 1280, height: 800 },
];

const stage = setStage({}, { own: true });

describe.each(screens)("on a screen of $width × $height", (size) => {
  test("the focused element is visible, on the way down and on the way up", async () => {
    const page = await stage.openSignedIn(size);
    const covered = [...(await walkPage(page, "/")), ...(await walkPage(page, "/jobs?q=vendas"))];
    await askProviders(page, "fisioterapeuta", ["Gupy", "Sólides"]);
    await page.getByRole("heading", { name: 'Resultados para "fisioterapeuta"' }).waitFor();
    covered.push(...(await walk(page, "results")));
    // The list itself is no tab stop, only its links are.
    expect(await page.locator("[role=tabpanel][tabindex]").count()).toBe(0);
    await openFilters(page);
    covered.push(...(await walk(page, "filters over the results")));
    // On a phone, that of the sheet: the one below cannot be reached.
    await page.getByRole("button", { name: "Fechar Filtros" }).last().click();
    await openVacancy(page);
    await page
      .getByRole("link", { name: /^Ler tudo/ })
      .first()
      .click();
    await page.getByRole("heading", { name: "Dados da vaga" }).waitFor();
    covered.push(...(await walk(page, "a vacancy")));
    expect(covered).toEqual([]);
  });

  test("the focused element is visible for a visitor too", async () => {
    const page = await stage.openPage(size);
    expect(await walkPage(page, "/")).toEqual([]);
  });
});

test("who closes the filters on a phone without a search goes on reading where they were", async () => {
  const page = await stage.openSignedIn({ width: 360, height: 740 });
  await askProviders(page, "fisioterapeuta", ["Gupy", "Sólides"]);
  await page.getByRole("heading", { name: 'Resultados para "fisioterapeuta"' }).waitFor();
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate("window.scrollY")).toBe(500);
  // A press by the test would first scroll to where the bar is without sticking.
  await page.getByRole("button", { name: "Editar Filtros" }).dispatchEvent("click");
  await page.getByRole("dialog").getByRole("searchbox", { name: "Palavras-chave" }).waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Fechar Filtros" }).dispatchEvent("click");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  expect(await page.evaluate("window.scrollY")).toBe(500);
});

test("over the vacancies of one portal only the bar that is there is kept clear", async () => {
  const page = await stage.openSignedIn({ width: 1280, height: 800 });
  await askProviders(page, "fisioterapeuta", ["Gupy", "Sólides"]);
  await page.getByRole("heading", { name: 'Resultados para "fisioterapeuta"' }).waitFor();
  const kept = () => page.evaluate<number>("parseFloat(document.documentElement.style.scrollPaddingTop)");
  const bar = await page.evaluate<number>("document.querySelector('main .sticky').offsetHeight");
  await expect.poll(kept).toBeGreaterThan(bar + 30);
  await page.getByRole("tab", { name: /^Gupy/ }).click();
  await expect.poll(kept).toBe(bar + 8);
  await page.getByRole("tab", { name: /^Todos/ }).click();
  await expect.poll(kept).toBeGreaterThan(bar + 30);
});

test("on a low screen no bar covers the lower half of the text", async () => {
  const page = await stage.openSignedIn({ width: 740, height: 360 });
  await page.goto("/jobs?q=vendas");
  await waitForForm(page, 4);
  const submit = page.getByRole("button", { name: "Buscar vagas" });
  expect((await submit.boundingBox())?.y).toBeGreaterThan(360);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(async () => (await submit.boundingBox())?.y).toBeLessThan(740);
});

test("with letters twice as large the header of a phone keeps all its elements, and none covers another", async () => {
  const visitor = await stage.openPage({ width: 360, height: 740 });
  const member = await stage.openSignedIn({ width: 360, height: 740 });
  for (const page of [visitor, member]) {
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    await page.evaluate("document.documentElement.style.fontSize = '200%'");
    await lookAt(page, page === visitor ? "header-large-visitor" : "header-large");
    const parts = page.getByRole("banner").locator("a:visible, button:visible");
    const boxes = await Promise.all((await parts.all()).map((part) => part.boundingBox()));
    expect(boxes.filter((box) => box !== null).length).toBe(page === visitor ? 3 : 2);
    const drawn = boxes.filter((box) => box !== null);
    for (const [index, box] of drawn.entries()) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(360);
      for (const other of drawn.slice(index + 1)) expect(overlap(box, other)).toBe(false);
    }
  }
  const cut = visitor.getByRole("banner").locator("a:visible");
  expect(await cut.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)).toBe(
    0,
  );
  const name = member.getByRole("button", { name: "Menu de Marina Duarte" }).locator("span");
  // The name may be cut when there is no room for it; most of it is there.
  expect((await name.boundingBox())?.width).toBeGreaterThan(150);
});

/** @returns the covered elements of the page at this path, walked down and up */
async function walkPage(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  if (path.startsWith("/jobs")) await waitForForm(page, 4);
  return await walk(page, path);
}

async function walk(page: Page, where: string): Promise<string[]> {
  await page.waitForLoadState("networkidle");
  const down = await walkStops(page, "Tab");
  const up = await walkStops(page, "Shift+Tab");
  const walked = Math.min(down.count, up.count);
  return [
    ...down.covered.map((stop) => `${where}, down: ${stop}`),
    ...up.covered.map((stop) => `${where}, up: ${stop}`),
    ...(walked < 8 ? [`${where}: only ${walked} stops`] : []),
  ];
}

type Box = { x: number; y: number; width: number; height: number };

function overlap(one: Box, other: Box): boolean {
  const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x;
  const isAbove = one.y + one.height <= other.y || other.y + other.height <= one.y;
  return !isBeside && !isAbove;
}
