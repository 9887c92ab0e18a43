import type { Plugin, Rolldown } from "vite";

/**
 * Where a file loads a part of the app later, it names what that part cannot run without, so that all of it comes in one
 * wave. Left out here is what the file cannot run without itself: it is there already.
 */
export function preloadOnce(): Plugin {
  let built: Rolldown.OutputBundle = {};
  return {
    name: "preload-once",
    apply: "build",
    configEnvironment: (name) =>
      name === "client"
        ? {
            build: {
              modulePreload: {
                resolveDependencies: (_file, files, { hostId }) => {
                  const present = importedBy(hostId, built);
                  return files.filter((file) => !present.has(file));
                },
              },
            },
          }
        : undefined,
    // Before Vite asks which files are needed, and with the names that they have in the end.
    generateBundle: {
      order: "pre",
      handler: (_options, bundle) => {
        built = bundle;
      },
    },
  };
}

/** @returns the file, and all that it imports, directly or not */
function importedBy(file: string, built: Rolldown.OutputBundle): ReadonlySet<string> {
  const files = new Set([file]);
  // A set that grows is walked to its end.
  for (const each of files) {
    const output = built[each];
    if (output?.type === "chunk") for (const imported of output.imports) files.add(imported);
  }
  return files;
}
