import { minify } from "terser";
import type { Plugin } from "vite";

/**
 * Makes the built scripts of the app a hundredth shorter than the bundler's own minifier does, which is quicker. Names of files
 * have a hash of what the bundler wrote.
 */
export function shortenScripts(): Plugin {
  return {
    name: "shorten-scripts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      order: "post",
      handler: async (_options, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type !== "chunk") continue;
          const { code } = await minify(file.code, { module: true, ecma: 2020, compress: { passes: 2 } });
          if (code === undefined) throw new Error(`no text for ${file.fileName}`);
          file.code = code;
        }
      },
    },
  };
}
