// @ts-check
import { BaseSequencer } from "vitest/node";

/**
 * Journeys that take longer than their size says. Of files that it has not run on this machine yet, Vitest begins with the
 * largest: with a short text one of these would begin last, and one worker would end the run alone.
 */
const long = [
  "e2e/account/google.e2e.ts",
  "e2e/fichas/buy-fichas.e2e.ts",
  "e2e/fichas/paid-plans.e2e.ts",
  "e2e/pages/focus-in-sight.e2e.ts",
  "e2e/pages/keyboard.e2e.ts",
  "e2e/pages/steady-pages.e2e.ts",
  "e2e/pages/zoomed-pages.e2e.ts",
  "e2e/search/all-providers.e2e.ts",
  "e2e/search/failed-provider.e2e.ts",
];

/** Begins with the files that are known to take long; the others follow in Vitest's own order. */
export class LongestFirst extends BaseSequencer {
  /** @override @param {import("vitest/node").TestSpecification[]} files */
  async sort(files) {
    const sorted = await super.sort(files);
    /** @param {import("vitest/node").TestSpecification} file */
    const isLong = ({ moduleId }) => long.some((path) => moduleId.endsWith(`/${path}`));
    // One project after the other, as they came: each has its own workers.
    return Object.values(Object.groupBy(sorted, ({ project }) => project.name)).flatMap((group = []) => [
      ...group.filter(isLong),
      ...group.filter((file) => !isLong(file)),
    ]);
  }
}
