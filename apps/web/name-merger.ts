import type { Plugin } from "vite";

/**
 * The worker that merges postings has no file of its own: its script is the one in which the page has the same code, whose name
 * is written where the worker is opened. Vite would build a second copy of it.
 */
export function nameMerger(): Plugin {
  return {
    name: "name-merger",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    generateBundle: (_options, bundle) => {
      const files = Object.values(bundle).filter((file) => file.type === "chunk");
      const merger = files.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(mergerPath)));
      const opener = files.find(({ code }) => code.includes(mark));
      if (merger === undefined || opener === undefined)
        throw new Error("no file opens the worker that merges");
      opener.code = opener.code.replaceAll(mark, `/${merger.fileName}`);
    },
  };
}

/** In `merging.ts`. */
const mark = "{{merger}}";

export const mergerPath = "/search/merging/merger.ts";
