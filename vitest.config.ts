import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./scripts/testing/longest-first.js";

/**
 * `unit` is pure and quick; `slow` needs neither database nor browser and takes seconds a file; `screen` shows
 * components in the Chromium of CHROMIUM_PATH; `db` needs TEST_DATABASE_URL; `e2e` both, and a built web app.
 * `npm test` prepares all of it.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "unit",
          include: ["{packages,apps,scripts}/**/*.test.{js,ts}"],
          exclude: ["**/node_modules/**", "**/*.db.test.ts", "**/*.slow.test.{js,ts}"],
          // Pure tests leave nothing behind, and loading every module once for each file took twice their time.
          isolate: false,
          maxWorkers: "100%",
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "slow",
          include: ["{packages,apps,scripts}/**/*.slow.test.{js,ts}"],
          exclude: ["**/node_modules/**"],
          // As for the pure ones.
          isolate: false,
          maxWorkers: "100%",
          testTimeout: 60_000,
          // A reading thread loads every adapter by itself, which takes long on a busy machine.
          hookTimeout: 60_000,
        },
      },
      // Its configuration loads Vite's plugins and Playwright, which runs without a browser need not wait for.
      ...(process.env["CHROMIUM_PATH"] ? ["apps/web/vitest.config.ts"] : []),
      {
        test: {
          name: "db",
          include: ["{packages,apps,scripts,bench,chaos}/**/*.db.test.ts"],
          exclude: ["**/node_modules/**"],
          // They share no data, and loading the server once for each file took a minute.
          isolate: false,
          // Many of them wait for a deadline, a start or Postgres longer than they compute.
          maxWorkers: availableParallelism() + 1,
          testTimeout: 20_000,
          hookTimeout: 60_000,
          // As for the journeys: real processes and deadlines on a machine that may have a slow moment.
          retry: 1,
        },
      },
      {
        test: {
          name: "e2e",
          include: ["e2e/**/*.e2e.ts"],
          exclude: ["**/node_modules/**"],
          // A browser and a product each, which its files share. Two left a part of two cores idle.
          maxWorkers: availableParallelism() + 1,
          isolate: false,
          globalSetup: "e2e/harness/product/own-database.ts",
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // A slow moment of the machine may spoil a journey; the run names each one that did not pass the first time.
          retry: 2,
          // On a busy machine a page takes its time.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
