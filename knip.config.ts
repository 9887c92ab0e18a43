import type { KnipConfig } from "knip";

/** Where each workspace starts; what cannot be reached from there is unused code. */
export default {
  workspaces: {
    ".": {
      // The latter is loaded by `node --import`.
      entry: ["scripts/*.{js,ts}", "scripts/setup/resolve-once.js"],
      project: ["scripts/**/*.{js,ts}"],
    },
    // These export every file; an export without an import is unused all the same.
    "packages/contract": { project: ["src/**/*.ts"], includeEntryExports: true },
    "packages/command-line": { project: ["src/**/*.ts"], includeEntryExports: true },
    "packages/one-list": { project: ["src/**/*.ts"], includeEntryExports: true },
    "packages/providers": { project: ["src/**/*.ts"], includeEntryExports: true },
    "apps/standins": { project: ["src/**/*.ts"], includeEntryExports: true },
    "apps/server": {
      entry: ["src/main.ts", "test/schema/record-version.ts"],
      includeEntryExports: true,
      project: ["{src,test}/**/*.ts"],
      // Of the system, as Postgres itself; only tests ask it.
      ignoreBinaries: ["pgrep"],
    },
    "apps/web": {
      // Built by `build-service-worker` and `build-shared-pages`; what `browser-react.ts` and `browser-router.ts` name;
      // the files that a test opens in a frame; and the tests that the configuration of Vitest beside them does not name.
      entry: [
        "service-worker/sw.ts",
        "app/entry.shared.tsx",
        "browser-react/*.ts",
        "browser-router/react-router{,-dom}.ts",
        "browser-router/testing/*.tsx",
        "browser-preload.ts",
        "**/*.test.ts",
      ],
      project: ["{app,browser-react,browser-router,service-worker}/**/*.{ts,tsx,css}", "*.ts"],
    },
    "apps/operator": {
      entry: ["src/*.ts"],
      project: ["{src,test}/**/*.ts"],
      includeEntryExports: true,
    },
    bench: { entry: ["src/main.ts"], project: ["src/**/*.ts"] },
    chaos: {
      entry: ["src/main.ts", "src/world/shift-clock.js"],
      project: ["src/**/*.{js,ts}"],
      ignoreBinaries: ["mount", "umount"],
    },
    e2e: { entry: ["*/*.e2e.ts"], project: ["**/*.ts"] },
  },
  // A type that an exported function speaks of has to be nameable.
  ignoreExportsUsedInFile: { interface: true, type: true },
  compilers: {
    // What a style sheet takes from a package: its imports, and the files it names.
    css: (text) =>
      [...text.matchAll(/(?:@import\s+|url\()["']([^"']+)["']/g)]
        .map(([, path]) => `import "${path}";`)
        .join("\n"),
  },
} satisfies KnipConfig;
