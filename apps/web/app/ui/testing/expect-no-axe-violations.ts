import axe from "axe-core";
import { expect } from "vitest";
import { cdp } from "vitest/browser";
import { axeTags } from "./axe-tags.ts";

/**
 * Every rule of WCAG 2.2 A and AA that a machine can judge, in both colour schemes, on the components that are shown.
 */
export async function expectNoAxeViolations(): Promise<void> {
  const found: string[] = [];
  for (const scheme of ["light", "dark"]) {
    await cdp().send("Emulation.setEmulatedMedia", {
      features: [
        { name: "prefers-color-scheme", value: scheme },
        { name: "prefers-reduced-motion", value: "reduce" },
      ],
    });
    const { violations } = await axe.run(document.body, {
      runOnly: { type: "tag", values: axeTags },
      // The place of a component is no page.
      rules: { "page-has-heading-one": { enabled: false } },
      resultTypes: ["violations"],
    });
    for (const { id, nodes } of violations) {
      found.push(...nodes.map(({ target }) => `${scheme}: ${id} (${target.join(" ")})`));
    }
  }
  expect(found).toEqual([]);
}
