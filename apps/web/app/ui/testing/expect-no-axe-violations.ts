import axe from "axe-core";
import { expect } from "vitest";
import { cdp } from "vitest/browser";
import { axeTags } from "./axe-tags.ts";

/**
 * Every rule of WCAG 2.2 A and AA that a machine can judge, in both colour schemes, on the components that are shown.
 * @param isPage true where a whole page is shown: it has one heading above all others, and of its other scheme the contrasts
 *   are judged, as in the journeys
 */
export async function expectNoAxeViolations({ isPage = false } = {}): Promise<void> {
  const found: string[] = [];
  for (const scheme of ["dark", "light"]) {
    await cdp().send("Emulation.setEmulatedMedia", {
      features: [
        { name: "prefers-color-scheme", value: scheme },
        { name: "prefers-reduced-motion", value: "reduce" },
      ],
    });
    const { violations } = await axe.run(isPage ? page : document.body, {
      runOnly:
        isPage && scheme === "dark"
          ? { type: "rule", values: ["color-contrast"] }
          : { type: "tag", values: axeTags },
      // The place of a component is no page.
      rules: isPage ? {} : { "page-has-heading-one": { enabled: false } },
      resultTypes: ["violations"],
    });
    for (const { id, nodes } of violations) {
      found.push(...nodes.map(({ target }) => `${scheme}: ${id} (${target.join(" ")})`));
    }
  }
  expect(found).toEqual([]);
}

/** All of it; of a long list of vacancies the first six, which are drawn by the same code as the others. */
const page = { exclude: [["[data-slice]:nth-child(n + 3)"]] };
