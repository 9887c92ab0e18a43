import { randomUUID } from "node:crypto";
import type { ProviderId } from "@vagou/contract/search/catalogue";
import type { Outcome } from "@vagou/contract/search/outcome";
import type { Db } from "../../src/db/client.ts";
import { providerRuns } from "../../src/db/schema/searches.ts";

type TestRun = {
  outcome: Outcome;
  at: Date;
  tookMs?: number;
  source?: "provider" | "cache" | "suspension";
};

/** Stores runs of one portal as searches leave them. */
export async function insertRuns(db: Db, providerId: ProviderId, runs: readonly TestRun[]): Promise<void> {
  await db.insert(providerRuns).values(
    runs.map(({ outcome, at, tookMs = 1_000, source = "provider" }) => ({
      id: randomUUID(),
      providerId,
      outcome,
      jobCount: 0,
      droppedCount: 0,
      skippedCount: 0,
      tookMs,
      source,
      createdAt: at,
    })),
  );
}
