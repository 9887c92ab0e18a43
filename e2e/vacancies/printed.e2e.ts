import { beforeAll, expect, test } from "vitest";
import { testJob } from "../../apps/server/test/portals/store-postings.ts";
import { makeAccount, type Account } from "../harness/accounts/account.ts";
import { keepPdf, screenSizes } from "../harness/browser.ts";
import { shareStored } from "../harness/product/share-stored.ts";
import { saveByApi } from "../harness/searching/search-by-api.ts";
import { lookAt } from "../harness/looking/look-at.ts";
import { setStage } from "../harness/stage.ts";

// What a person takes along on paper: the saved vacancies, one vacancy, and a list that was shared.

const stage = setStage();

/** More than one sheet, and one with long words. */
const jobs = Array.from({ length: 24 }, (_, index) =>
  testJob(`printed-${index}`, {
    title:
      index === 7 ? `Auxiliar de ${"manutenção-predial-".repeat(8)}` : `Auxiliar de cozinha ${index + 1}`,
    url: `https://vagas.example/anuncio/${"0123456789".repeat(index === 7 ? 12 : 1)}/${index + 1}`,
  }),
);

let account: Account;
let list = "";

beforeAll(async () => {
  list = `/lista/${await shareStored(stage, ...jobs)}`;
  account = await makeAccount(stage.product);
  await saveByApi(stage.product, account, jobs);
});

test.each(["Minhas vagas", "a shared list"])(
  "in both schemes %s prints all vacancies, dark on white, and nothing to press",
  async (name) => {
    const isOwn = name === "Minhas vagas";
    const page = await stage.openPage(screenSizes[1], isOwn ? { account } : {});
    await page.goto(isOwn ? "/minhas-vagas" : list);
    await page.keyboard.press("Shift");
    await page.getByRole("heading", { name: "Auxiliar de cozinha 24" }).waitFor();
    await page.waitForLoadState("networkidle");
    // As wide as A4 between its margins, in CSS pixels.
    await page.setViewportSize({ width: 718, height: 1047 });
    for (const scheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: scheme, media: "print" });
      const printed = await page.evaluate<Printed>(`(${readPrinted})()`);
      for (const { title, url } of jobs) {
        expect(printed.text).toContain(title);
        expect(printed.text).toContain(url);
      }
      expect(printed.controls).toEqual([]);
      expect(printed.over).toEqual([]);
      expect(printed.text).not.toContain("Vagou é gratuito");
      expect(printed.cut).toEqual([]);
      expect(printed.faint).toEqual([]);
      const pdf = await page.pdf({
        format: "A4",
        margin: { top: "10mm", bottom: "10mm", left: "10mm", right: "10mm" },
      });
      await keepPdf(pdf, `printed-${isOwn ? "saved" : "list"}-${scheme}`);
      const sheets = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
      expect(sheets).toBeGreaterThan(1);
      expect(sheets).toBeLessThan(10);
    }
  },
);

test("upright and across, a vacancy prints what it says and the address of its portal, and nothing to press", async () => {
  const [first] = jobs;
  const page = await stage.openPage(screenSizes[1], { account });
  await page.goto(`/jobs/${first?.id}`);
  await page.getByRole("heading", { name: "Auxiliar de cozinha 1", exact: true }).waitFor();
  await page.waitForLoadState("networkidle");
  await page.emulateMedia({ media: "print" });
  for (const [way, width, height] of [
    ["portrait", 718, 1047],
    ["landscape", 1047, 718],
  ] as const) {
    await page.setViewportSize({ width, height });
    const printed = await page.evaluate<Printed>(`(${readPrinted})()`);
    expect(printed.text).toContain("Auxiliar de cozinha 1");
    expect(printed.text).toContain(first?.url);
    expect(printed.text).not.toMatch(/Suas fichas|Voltar para a busca|WhatsApp/);
    expect(printed.controls).toEqual([]);
    expect(printed.over).toEqual([]);
    expect(printed.cut).toEqual([]);
    expect(printed.faint).toEqual([]);
    await keepPdf(await page.pdf({ format: "A4", landscape: width > height }), `printed-vacancy-${way}`);
  }
});

test("the day of a next step is printed, not “hoje”: a sheet is read on other days, too", async () => {
  const page = await stage.openPage(screenSizes[1], { account });
  await page.clock.setFixedTime("2026-11-20T12:00:00Z");
  await page.goto("/minhas-vagas");
  const [first] = jobs;
  await page.getByRole("button", { name: `Anotar: ${first?.title}`, exact: true }).click();
  await page.getByLabel("Próximo passo").fill("Ligar para a cozinha");
  await page.getByLabel("Quando").fill("2026-11-20");
  await page.getByRole("button", { name: "Salvar" }).click();
  const step = page.getByText("Ligar para a cozinha");
  await expect.poll(() => step.innerText()).toBe("Hoje: Ligar para a cozinha");
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => step.innerText()).toBe("20/11/2026: Ligar para a cozinha");
});

test("on the smallest phone, too, they are printed with one press", async () => {
  const page = await stage.openPage({ width: 320, height: 640 }, { account });
  await page.addInitScript("print = () => { document.title = 'printed'; }");
  await page.goto("/minhas-vagas");
  const button = page.getByRole("button", { name: "Imprimir" });
  await button.click();
  await expect.poll(() => page.title()).toBe("printed");
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(320);
  await lookAt(page, "saved-to-print");
});

type Printed = { text: string; controls: string[]; over: string[]; cut: string[]; faint: string[] };

/**
 * `over`: bars that would lie over the text; `cut`: what is wider than the sheet; `faint`: text that is not dark enough on
 * white (4.5:1).
 */
const readPrinted = `() => {
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
    && !element.closest(".sr-only");
  const shown = [...document.body.querySelectorAll("*")].filter(isShown);
  const light = (part) => { const share = part / 255; return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4; };
  const contrastOnWhite = (colour) => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d");
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
    return 1.05 / (0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue) + 0.05);
  };
  const hasText = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== "");
  return {
    text: document.body.innerText + shown.map((element) => getComputedStyle(element, "::after").content).join(" "),
    controls: shown.filter((element) => element.matches("button, select, input, textarea, nav, body > header, footer"))
      .map((element) => element.outerHTML.slice(0, 80)),
    over: shown.filter((element) => ["sticky", "fixed"].includes(getComputedStyle(element).position))
      .map((element) => element.outerHTML.slice(0, 80)),
    cut: shown.filter((element) => element.getBoundingClientRect().right > innerWidth + 1).map((element) => element.outerHTML.slice(0, 80)),
    faint: shown.filter((element) => hasText(element) && contrastOnWhite(getComputedStyle(element).color) < 4.5)
      .map((element) => element.textContent.slice(0, 60)),
  };
}`;
