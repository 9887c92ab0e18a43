import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { testJob } from "../../apps/server/test/portals/store-postings.ts";
import { makeAccount } from "../harness/accounts/account.ts";
import { keepScreen, phone, recordProblems, screenSizes } from "../harness/browser.ts";
import { layoutShiftMax, recordLayoutShift } from "../harness/looking/layout-shift.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { shareStored } from "../harness/product/share-stored.ts";
import { setStage } from "../harness/stage.ts";

// What a person gets as a link in a message, on a cheap phone: `/v/{id}` and `/lista/{id}`.

const stage = setStage();

const fee = "Para confirmar a inscrição é cobrada uma taxa de R$ 39,90 por Pix.";
const vacancy = testJob("shared-page", {
  title: "Garçom & barista",
  description: `<p>Vaga para início imediato. ${fee}</p>`,
});
const hostile = testJob("shared-hostile", {
  title: `</title></script><script>window.attacked = true</script>`,
  company: `" onmouseover="window.attacked = true`,
  location: `<img src=x onerror="window.attacked = true">`,
  url: "javascript:window.attacked=true",
});

/** On a phone it fills one line in its typeface, and two in the system's. */
const filling = testJob("shared-filling", { title: "Auxiliar de cozinha e copa" });

const ofVacancy = `/v/${vacancy.id}`;
let ofList = "";
/** Each with its own title and a name for its picture: the vacancy, the list, and both when they are not there. */
let pages: readonly (readonly [path: string, title: string, picture: string])[] = [];

beforeAll(async () => {
  ofList = `/lista/${await shareStored(stage, vacancy, hostile, filling)}`;
  pages = [
    [ofVacancy, vacancy.title, "vacancy"],
    [ofList, "3 vagas separadas para você", "list"],
    ["/v/gupy-0123456789abcdef", "Esta vaga não está mais aqui", "no-vacancy"],
    [`/lista/${"A".repeat(22)}`, "Esta lista não está mais aqui", "no-list"],
  ];
});

describe.each(screenSizes)("on a screen of $width × $height", (size) => {
  test("the first touch brings the app, which moves nothing, and asks for nothing that the page says", async () => {
    const page = await openSaving(size);
    const problems = recordProblems(page);
    const asked: string[] = [];
    page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
    const shift = await recordLayoutShift(page);
    await page.addInitScript(recordUntitled);
    for (const [path, title] of pages) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      const written = await readShown(page);
      await page.keyboard.press("Shift");
      await page.getByRole("complementary", { name: "Modo demonstração" }).getByRole("link").waitFor();
      await page.waitForLoadState("networkidle");
      expect(await readShown(page)).toBe(written);
      expect(await page.getByRole("heading", { level: 1, name: title }).count()).toBe(1);
      expect(await shift()).toBeLessThan(layoutShiftMax);
      expect(await page.evaluate("window.wasUntitled")).toBe(false);
    }
    expect(asked.filter((path) => path.startsWith("/api/shared"))).toEqual([]);
    expect(problems).toEqual([]);
  });
});

describe.each([phone])("on a screen of $width × $height", (size) => {
  test("with JavaScript switched off a shared page says everything, and its links lead on", async () => {
    const page = await stage.openPage(size, { scripts: false });
    for (const [path, title] of pages) {
      await page.goto(path);
      expect(await page.getByRole("heading", { level: 1 }).allInnerTexts()).toEqual([title]);
    }
    await page.goto(ofVacancy);
    const main = page.getByRole("main");
    for (const said of [vacancy.company ?? "", "Recife (PE)", "Publicada: ", fee, "Ao confirmar o e-mail"])
      expect(await main.getByText(said).count()).toBeGreaterThan(0);
    const portal = page.getByRole("link", { name: "Ver no portal Gupy" });
    expect(await portal.getAttribute("href")).toBe(vacancy.url);
    expect(await page.getByRole("link", { name: "Ver a vaga completa" }).isVisible()).toBe(false);
    await keepScreen(page, "shared-vacancy-no-scripts");
    await page.goto(ofList);
    expect(await page.locator("q").allInnerTexts()).toEqual([]);
    expect(await page.getByRole("link", { name: /^Ver no portal Gupy: Garçom & barista/ }).count()).toBe(1);
    await keepScreen(page, "shared-list-no-scripts");
    await page.getByRole("link", { name: "Criar conta grátis" }).click();
    await page.waitForURL("**/register");
  });

  test("a visitor who saves data reads it without a script file", async () => {
    const page = await openSaving(size);
    const problems = recordProblems(page);
    const scripts = recordScripts(page);
    for (const [path, title, picture] of pages) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
      await lookAtBothWidths(page, `shared-${picture}-before-app`);
    }
    expect(scripts).toEqual([]);
    expect(problems).toEqual([]);
  });

  test("a person who is signed in is led to the whole vacancy, and not invited", async () => {
    const page = await stage.openPage(size, { account: await makeAccount(stage.product) });
    const problems = recordProblems(page);
    const shift = await recordLayoutShift(page);
    await page.goto(ofVacancy);
    await page.getByRole("button", { name: /^Menu de / }).waitFor();
    expect(await page.getByText("Quer procurar outras?").isVisible()).toBe(false);
    expect(await shift()).toBeLessThan(layoutShiftMax);
    await page.getByRole("link", { name: "Ver a vaga completa" }).click();
    await page.waitForURL(`**/jobs/${vacancy.id}`);
    await page.getByRole("heading", { level: 1, name: vacancy.title }).waitFor();
    expect(problems).toEqual([]);
  });

  test("typefaces that come late move nothing, also where a title fills its line", async () => {
    const page = await stage.openPage(size);
    const { promise: read, resolve: goOn } = Promise.withResolvers<void>();
    await page.route("**/*.woff2", async (route) => {
      await read;
      await route.continue();
    });
    const shift = await recordLayoutShift(page);
    await page.goto(`/v/${filling.id}`, { waitUntil: "domcontentloaded" });
    await page.getByRole("heading", { level: 1, name: filling.title }).waitFor();
    await page.evaluate("new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))");
    goOn();
    await page.waitForLoadState("networkidle");
    await page.evaluate("document.fonts.ready.then(() => undefined)");
    expect(await shift()).toBeLessThan(layoutShiftMax);
  });

  test("what a portal sends is text in its page, before the app and with it", async () => {
    const page = await openSaving(size);
    await page.goto(`/v/${hostile.id}`);
    const title = page.getByRole("heading", { level: 1 });
    expect(await title.innerText()).toBe(hostile.title);
    await page.getByText(hostile.company ?? "").hover();
    await page.keyboard.press("Shift");
    await page.getByRole("complementary", { name: "Modo demonstração" }).getByRole("link").waitFor();
    expect(await title.innerText()).toBe(hostile.title);
    expect(await page.getByRole("main").locator("img, script").count()).toBe(0);
    await page.getByText("O portal não informou o endereço desta vaga.").waitFor();
    expect(await page.evaluate("window.attacked")).toBeUndefined();
  });
});

async function openSaving(size: { width: number; height: number }): Promise<Page> {
  const page = await stage.openPage(size);
  await page.addInitScript(`Object.defineProperty(navigator, "connection", { value: { saveData: true } })`);
  return page;
}

/** Notes in the page whether it was without a title at any time after it was read. */
const recordUntitled = `
  window.wasUntitled = false;
  new MutationObserver(() => {
    if (document.readyState !== "loading" && document.title === "") window.wasUntitled = true;
  }).observe(document, { childList: true, subtree: true });
`;

/**
 * The content of the page as a person has it: without the marks between texts, which the app takes away, and without
 * the ids that tie elements, which it makes anew.
 */
async function readShown(page: Page): Promise<string> {
  const written = await page.getByRole("main").innerHTML();
  return written
    .replaceAll(/<!--.*?-->/g, "")
    .replaceAll(/ (?:id|aria-labelledby)="(?:_sharedR|id-)[^"]*"/g, "");
}

/** @returns the script files that the page asks for from now on */
function recordScripts(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script" || request.url().endsWith(".js")) asked.push(request.url());
  });
  return asked;
}
