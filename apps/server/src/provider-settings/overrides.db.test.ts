import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { startServerProcess } from "../../test/product/start-server-process.ts";

test(
  "a server prints at its start which settings are overridden, with old and new value",
  { timeout: 120_000 },
  async () => {
    await using closers = new AsyncDisposableStack();
    const folder = mkdtempSync(join(tmpdir(), "vagou-overrides-"));
    closers.defer(() => rmSync(folder, { recursive: true }));
    const file = join(folder, "portals.json");
    writeFileSync(file, JSON.stringify({ sap: { careers: { origin: "https://jobs2.sap.example" } } }));
    const database = await createTestDatabase();
    closers.defer(() => database.close());
    const server = await startServerProcess({
      databaseUrl: database.url,
      smtpUrl: "smtp://127.0.0.1:9",
      environment: { PROVIDER_SETTINGS: file },
    });
    closers.defer(() => server.kill());
    await expect
      .poll(() => server.output())
      .toContain(
        'Overridden     sap careers.origin: "https://careers.sap.com" → "https://jobs2.sap.example"',
      );
  },
);
