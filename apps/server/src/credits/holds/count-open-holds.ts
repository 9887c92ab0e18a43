import { eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { creditHolds } from "../../db/schema/credits.ts";

/** @returns how many holds are neither charged nor given back */
export function countOpenHolds(db: Db): Promise<number> {
  return db.$count(creditHolds, eq(creditHolds.state, "held"));
}
