import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { sessions } from "../../src/db/schema/accounts.ts";
import { operators } from "../../src/db/schema/operators.ts";
import { secondFactors } from "../../src/db/schema/second-factors.ts";
import type { Actor, Deps } from "../../src/deps.ts";

/** Gives a person the operator's role and a second factor, which their session has just shown. */
export async function makeOperator(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { userId, sessionId }: Actor,
): Promise<void> {
  const at = clock.now();
  await db.insert(operators).values({ userId, givenAt: at });
  await db.insert(secondFactors).values({
    id: randomUUID(),
    userId,
    kind: "totp",
    name: "Celular",
    sealedSecret: "sealed",
    lastStep: 0,
    createdAt: at,
  });
  await db.update(sessions).set({ secondFactorAt: at }).where(eq(sessions.id, sessionId));
}
