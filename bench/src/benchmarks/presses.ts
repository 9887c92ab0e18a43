import type { Page } from "playwright-core";
import { onEachScreen } from "./on-each-screen.ts";
import { slowdown, type SlowPhone } from "../phone/slow-phone.ts";
import type { Print } from "../report/print.ts";
import { openInventedForm, sendInventedSearch } from "./invented-search.ts";

/** How often each press is made, unless `BENCH_ROUNDS` says otherwise. */
const rounds = Number(process.env["BENCH_ROUNDS"] ?? 10);

/** The only width that is measured, when it is given. */
const onlyWidth = process.env["BENCH_WIDTH"];

/** The only parts that are measured, when they are given: "form,filters". */
const onlyParts = process.env["BENCH_PARTS"]?.split(",");

/** The presses that the aim of 100 ms is about, with results of 900 postings on the page. */
type Press = { what: string; press: () => Promise<unknown> };

/**
 * What a person does among 900 postings on a processor slowed four times: from each press to the next frame with its
 * effect, as Interaction to Next Paint counts it.
 */
export function benchPresses(print: Print): Promise<void> {
  return onEachScreen(async ({ size, product, open }) => {
    if (onlyWidth !== undefined && onlyWidth !== String(size.width)) return;
    print(
      `\n${rounds} presses of each kind at ${size.width} × ${size.height}, ${slowdown}× slower, in ms:\n`,
    );
    const page = await open();
    const phone = await openInventedForm(page, product);
    await sendInventedSearch(page);
    await benchPage(phone, print);
    await page.context().close();
  });
}

async function benchPage(phone: SlowPhone, print: Print): Promise<void> {
  const presses = pressesOn(phone.page);
  const times = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const { what, press } of presses)
      times.set(what, [...(times.get(what) ?? []), await phone.timeToPaint(press)]);
  print("| press | p50 | p95 | most |");
  print("| - | - | - | - |");
  for (const [what, own] of times) print(row(what, own));
  print(row("all", [...times.values()].flat()));
}

function row(what: string, times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
  return `| ${what} | ${at(0.5)} | ${at(0.95)} | ${at(1)} |`;
}

/** In an order in which each leaves the page ready for the next, and the last of a part for the first of any. */
function pressesOn(page: Page): Press[] {
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  const words = page.getByRole("searchbox", { name: "Palavras-chave" });
  const city = page.getByRole("combobox", { name: "Cidade" });
  const edit = page.getByRole("button", { name: /^(Editar|Fechar) Filtros$/ }).last();
  const filters = page.getByRole("button", { name: /^Filtrar/ });
  const see = page.getByRole("button", { name: /^Ver [\d.]+ vaga/ });
  // The keys of a list choose as a finger does, without the browser's own screen for it.
  const portals = page.locator("main select").first();
  const tabs = page.getByRole("tab");
  const rows = page.locator("[data-vacancy] button[aria-expanded]");
  const save = page.getByRole("button", { name: /^Guardar: / }).nth(1);
  const parts: Record<string, Press[]> = {
    form: [
      { what: "open the form", press: () => edit.click() },
      { what: "type in it", press: () => words.press("x") },
      { what: "open the 645 cities", press: () => city.click() },
      { what: "type a letter of one", press: () => city.press("a") },
      { what: "close the form", press: () => edit.click() },
    ],
    filters: [
      { what: "open the filters", press: () => filters.click() },
      { what: "tick CLT", press: () => page.getByRole("checkbox", { name: /^CLT/ }).click({ force: true }) },
      { what: "type a word to leave out", press: () => page.getByLabel("Sem estas palavras").press("x") },
      { what: "close the filters", press: () => (isPhone ? see : filters).click() },
    ],
    vacancy: [
      { what: "open a vacancy", press: () => rows.nth(2).click() },
      { what: "close it", press: () => page.getByRole("button", { name: /^Fechar: / }).click() },
    ],
    saving: [{ what: "save one", press: () => save.click() }],
    tabs: [
      { what: "to a portal", press: () => (isPhone ? portals.press("ArrowDown") : tabs.nth(1).click()) },
      { what: "back to all", press: () => (isPhone ? portals.press("ArrowUp") : tabs.nth(0).click()) },
    ],
  };
  return (onlyParts ?? Object.keys(parts)).flatMap((part) => {
    const presses = parts[part];
    if (presses === undefined) throw new Error(`There is no part named ${part}.`);
    return presses;
  });
}
