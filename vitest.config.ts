import { defineConfig } from "vitest/config";

/** `unit` is pure and quick; `db` needs TEST_DATABASE_URL, which `npm test` prepares. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{packages,apps,scripts}/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "**/*.db.test.ts"],
        },
      },
      {
        test: {
          name: "db",
          include: ["{packages,apps,scripts}/**/*.db.test.ts"],
          exclude: ["**/node_modules/**"],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
