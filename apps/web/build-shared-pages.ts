import { basename, dirname, join } from "node:path";
import { sharedPagesFile } from "@vagou/contract/saved/shared-page";
import { build } from "vite";
import { shortenClassNames } from "./shorten-class-names.ts";

/**
 * Builds `app/entry.shared.tsx` with everything that it needs into one file, which the server loads: it has no React
 * of its own.
 * @param folder the folder of the build
 */
export async function buildSharedPages(folder: string): Promise<void> {
  const file = join(folder, sharedPagesFile);
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "warn",
    publicDir: false,
    define: { "process.env.NODE_ENV": '"production"' },
    ssr: { noExternal: true },
    plugins: [shortenClassNames()],
    build: {
      ssr: "app/entry.shared.tsx",
      target: "es2024",
      minify: true,
      outDir: dirname(file),
      emptyOutDir: true,
      rolldownOptions: {
        output: { entryFileNames: basename(file), codeSplitting: false },
        // "use client" says nothing to a server that has no other components.
        onwarn: (warning, warn) => {
          if (warning.code !== "MODULE_LEVEL_DIRECTIVE") warn(warning);
        },
      },
    },
  });
}
