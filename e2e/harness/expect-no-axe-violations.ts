import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/**
 * Every rule of WCAG 2.2 A and AA that a machine can judge, on the screen as it stands. Of a long list of vacancies
 * the first ten are judged: all are drawn by the same code, and axe lays out and looks at whatever is in the page.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .exclude("[data-slice]:nth-child(n + 3)")
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} (${node.target.join(" ")})`),
  );
  expect(found).toEqual([]);
}
