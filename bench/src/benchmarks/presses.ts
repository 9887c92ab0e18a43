import type { ElementHandle, Locator, Page } from "playwright-core";
import { onEachScreen } from "./on-each-screen.ts";
import { slowdown, type SlowPhone } from "../phone/slow-phone.ts";
import type { Print } from "../report/print.ts";
import { quantile } from "../searching/measure-searches.ts";
import { openInventedForm, sendInventedSearch } from "./invented-search.ts";

/** How often each press is made, unless `BENCH_ROUNDS` says otherwise. */
const rounds = Number(process.env["BENCH_ROUNDS"] ?? 10);

/** The only width that is measured, when it is given. */
const onlyWidth = process.env["BENCH_WIDTH"];

/** The only parts that are measured, when they are given: "form,filters". */
const onlyParts = process.env["BENCH_PARTS"]?.split(",");

/** The presses that the aim of 100 ms is about, with results of 900 postings on the page. */
type Press = {
  what: string;
  /** What is pressed in the round of this number, from 0. */
  on: (round: number) => Locator;
  /** A click, unless another press is given. */
  press?: (target: Target) => Promise<void>;
};
type Target = ElementHandle;

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
    for (const { what, on, press = click } of presses) {
      // Found before the processor is slow: to look through 900 rows takes the page up to a second, and then four.
      const target = await on(round).elementHandle();
      if (target === null) throw new Error(`${what}: there is nothing to press`);
      times.set(what, [...(times.get(what) ?? []), await phone.timeToPaint(() => press(target))]);
    }
  print("| press | p50 | p95 | most |");
  print("| - | - | - | - |");
  for (const [what, own] of times) print(row(what, own));
  print(row("all", [...times.values()].flat()));
}

async function click(target: Target): Promise<void> {
  await target.click();
}

function key(name: string): (target: Target) => Promise<void> {
  return (target) => target.press(name);
}

function row(what: string, times: readonly number[]): string {
  return `| ${[what, ...[0.5, 0.95, 1].map((share) => quantile(times, share))].join(" | ")} |`;
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
  const parts: Record<string, Press[]> = {
    form: [
      { what: "open the form", on: () => edit },
      { what: "type in it", on: () => words, press: key("x") },
      { what: "open the 645 cities", on: () => city },
      { what: "type a letter of one", on: () => city, press: key("a") },
      { what: "close the form", on: () => edit },
    ],
    filters: [
      { what: "open the filters", on: () => filters },
      {
        what: "tick CLT",
        on: () => page.getByRole("checkbox", { name: /^CLT/ }),
        press: (box) => box.click({ force: true }),
      },
      { what: "type a word to leave out", on: () => page.getByLabel("Sem estas palavras"), press: key("x") },
      { what: "close the filters", on: () => (isPhone ? see : filters) },
    ],
    vacancy: [
      { what: "open a vacancy", on: () => rows.nth(2) },
      { what: "close it", on: () => page.getByRole("button", { name: /^Fechar: / }) },
    ],
    // Another one in each round: the first that is saved also brings a message.
    saving: [
      { what: "save one", on: (round) => page.getByRole("button", { name: /^Guardar: / }).nth(round + 1) },
    ],
    tabs: isPhone
      ? [
          { what: "to a portal", on: () => portals, press: key("ArrowDown") },
          { what: "back to all", on: () => portals, press: key("ArrowUp") },
        ]
      : [
          { what: "to a portal", on: () => tabs.nth(1) },
          { what: "back to all", on: () => tabs.nth(0) },
        ],
  };
  return (onlyParts ?? Object.keys(parts)).flatMap((part) => {
    const presses = parts[part];
    if (presses === undefined) throw new Error(`There is no part named ${part}.`);
    return presses;
  });
}
