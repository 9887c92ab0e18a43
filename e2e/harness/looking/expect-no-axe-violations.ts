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
 */
export async function expectNoAxeViolations(page: Page, part?: string): Promise<void> {
  if ((await page.evaluate("'axe' in window")) === false) {
    await page.evaluate(`new Response(
      new Blob([Uint8Array.fromBase64("${await source}")]).stream().pipeThrough(new DecompressionStream("gzip")),
    ).text().then((text) => { window.axeSource = text; })`);
    await page.evaluate("(0, eval)(axeSource), null");
  }
  await waitUntilPageIsShown(page);
  expect(await judge(page, part, { type: "tag", values: axeTags })).toEqual([]);
  const isDark = await page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches");
  await page.emulateMedia({ colorScheme: isDark === true ? "light" : "dark" });
  expect(await judge(page, part, { type: "rule", values: ["color-contrast"] }), "the other scheme").toEqual(
    [],
  );
  await page.emulateMedia({ colorScheme: isDark === true ? "dark" : "light" });
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
