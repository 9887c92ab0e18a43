import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { screenSizes } from "../harness/browser.ts";
import { holdBack } from "../harness/product/hold-back.ts";
import { lookAt } from "../harness/looking/look-at.ts";
import { setStage } from "../harness/stage.ts";

const [phone, laptop] = screenSizes;

const stage = setStage();

test("the counter keeps its place while the fichas are counted, and explains itself after 700 ms", async () => {
  const page = await stage.openSignedIn(laptop);
  await page.clock.install();
  const answer = await holdBack(page, "/tokens");
  await page.goto("/about");
  await page.getByRole("status", { name: "Carregando fichas" }).waitFor();
  await lookAt(page, "counter-loading");
  await answer("as it is");
  const counter = page.getByRole("button", { name: "Fichas disponíveis: 240" });
  await counter.waitFor();
  expect(isRed(await colourOf(page, "Fichas disponíveis: 240"))).toBe(false);

  expect(await page.getByRole("button", { name: "Menu de Marina Duarte" }).innerText()).toBe("Marina Duarte");

  const tooltip = page.getByRole("tooltip");
  const { x, y } = await centreOf(page, "Fichas disponíveis: 240");
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.move(x, y);
  await page.clock.runFor(699);
  expect(await tooltip.count()).toBe(0);
  await page.clock.runFor(1);
  await tooltip.waitFor();
  expect(await tooltip.innerText()).toContain("Fichas disponíveis 240 para realizar pesquisas");
  await page.getByText("Fichas disponíveis 240 para realizar pesquisas").first().waitFor();
  expect(await page.getByRole("link", { name: "Adquirir mais fichas" }).count()).toBe(0);

  // A pointer that comes back within 300 ms need not wait again.
  await page.mouse.move(x, y + 400, { steps: 4 });
  await page.clock.runFor(200);
  await tooltip.waitFor({ state: "detached" });
  await page.mouse.move(x, y);
  await page.clock.runFor(1);
  await tooltip.waitFor();
});

test("below the price of a default search the counter is red and leads to more fichas", async () => {
  const page = await stage.openSignedIn(laptop);
  await haveCredits(page, 28);
  await page.goto("/about");
  await page.getByRole("button", { name: "Fichas disponíveis: 28", exact: true }).waitFor();
  await haveCredits(page, 27);
  await page.goto("/about");
  const name = "Fichas disponíveis: 27, saldo baixo";
  await page.getByRole("button", { name }).waitFor();
  expect(isRed(await colourOf(page, name))).toBe(true);
  const { x, y } = await centreOf(page, name);
  await page.mouse.move(x, y);
  const more = page.getByRole("link", { name: "Adquirir mais fichas" }).first();
  await more.waitFor();
  await lookAt(page, "counter-low");
  await more.click();
  await page.waitForURL("**/buy-tokens");
});

test("on a phone the counter is in the menu, with the same states, and leads to the profile", async () => {
  const page = await stage.openSignedIn(phone);
  await haveCredits(page, 27);
  const answer = await holdBack(page, "/tokens");
  await page.goto("/about");
  expect(await page.getByRole("button", { name: /^Fichas disponíveis/ }).count()).toBe(0);
  await page.getByRole("button", { name: /^Menu de / }).click();
  await page.getByRole("menuitem", { name: "Carregando fichas" }).waitFor();
  await answer("as it is");
  const balance = page.getByRole("menuitem", { name: /^27 fichas ?, saldo baixo$/ });
  await balance.waitFor();
  await lookAt(page, "menu-low");
  await balance.click();
  await page.waitForURL("**/profile");
});

/** Sets what the server answers about the balance from the next page on. */
async function haveCredits(page: Page, total: number): Promise<void> {
  await page.route("**/api/tokens", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"total":\d+/, `"total":${total}`);
    await route.fulfill({ response, body });
  });
}

async function centreOf(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = await page.getByRole("button", { name }).boundingBox();
  if (box === null) throw new Error(`${name} is not on the page.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function colourOf(page: Page, name: string): Promise<string> {
  const selector = `button[aria-label="${name}"]`;
  return String(await page.evaluate(`getComputedStyle(document.querySelector('${selector}')).color`));
}

/** @param colour as browsers compute it: "rgb(176, 32, 32)" */
function isRed(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  return red > 2 * green && red > 2 * blue;
}
