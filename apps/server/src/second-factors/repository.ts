import { eq } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { secondFactors } from "../db/schema/second-factors.ts";

export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  const [factor] = await db
    .select({ id: secondFactors.id })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .limit(1);
  return factor !== undefined;
}
