import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { axeTags } from "../../../apps/web/app/ui/testing/axe-tags.ts";

/**
 * Every rule of WCAG 2.2 A and AA that a machine can judge, on the screen as it stands, and its contrasts in the
 * other colour scheme too. Of a long list of vacancies the first six are judged: all are drawn by the same code,
 * and axe lays out and checks every element in the page.
 * @param part a CSS selector: only this is judged, because it lies over other parts, whose targets it covers for now
 * @param sizes the screens on which it is judged, one after the other; the page keeps the last one
 * @param look what else is to be seen on each of them, in the page's own scheme
 */
export async function expectNoAxeViolations(
  page: Page,
  part?: string,
  sizes: readonly (Size | null)[] = [null],
  look: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const isDark = (await page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")) === true;
  const [own, other] = isDark ? (["dark", "light"] as const) : (["light", "dark"] as const);
  const judgeOwn = async () => {
    await look();
    expect(await judge(page, part, { type: "tag", values: axeTags })).toEqual([]);
  };
  const judgeOther = async () => {
    const contrasts = await judge(page, part, { type: "rule", values: ["color-contrast"] });
    expect(contrasts, "the other scheme").toEqual([]);
  };
  // The page is drawn anew for each change of the scheme: the next size begins with the one that the last size ended with.
  for (const [index, size] of sizes.entries()) {
    if (size !== null) await page.setViewportSize(size);
    await giveAxe(page);
    await waitUntilPageIsShown(page);
    const [first, second] = index % 2 === 0 ? [judgeOwn, judgeOther] : [judgeOther, judgeOwn];
    await first();
    await page.emulateMedia({ colorScheme: index % 2 === 0 ? other : own });
    await second();
  }
  if (sizes.length % 2 === 1) await page.emulateMedia({ colorScheme: own });
}

type Size = { width: number; height: number };

async function giveAxe(page: Page): Promise<void> {
  if ((await page.evaluate("'axe' in window")) === true) return;
  await page.evaluate(`new Response(
    new Blob([Uint8Array.fromBase64("${await source}")]).stream().pipeThrough(new DecompressionStream("gzip")),
  ).text().then((text) => { window.axeSource = text; })`);
  await page.evaluate("(0, eval)(axeSource), null");
}

/** A dialog that has closed hides the page from screen readers for one more task. A page that stays hidden is judged so. */
async function waitUntilPageIsShown(page: Page): Promise<void> {
  const isShown =
    "document.querySelector('[role$=dialog], [role=menu], [role=listbox]') !== null || document.querySelector('[data-aria-hidden]') === null";
  await page.waitForFunction(isShown, undefined, { timeout: 1_000 }).catch(() => {});
}

/** Compressed: each page that is judged gets it anew, which takes longer than to unpack and run it. */
const source = readFile(fileURLToPath(import.meta.resolve("axe-core/axe.min.js"))).then((text) =>
  gzipSync(text, { level: 9 }).toString("base64"),
);

/** @returns a line for each element that breaks a rule */
async function judge(
  page: Page,
  part: string | undefined,
  runOnly: { type: "tag" | "rule"; values: string[] },
): Promise<unknown> {
  const context = {
    ...(part !== undefined && { include: [[part]] }),
    exclude: [["[data-slice]:nth-child(n + 3)"]],
  };
  const options = { runOnly, resultTypes: ["violations"] };
  return await page.evaluate(`axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)}).then(({ violations }) =>
    violations.flatMap(({ id, help, nodes }) => nodes.map((node) => id + ": " + help + " (" + node.target.join(" ") + ")")))`);
}
