import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { sessions } from "../../src/db/schema/accounts.ts";
import { recoveryCodes, secondFactorChallenges, secondFactors } from "../../src/db/schema/second-factors.ts";
import { makeTotpSecret } from "../../src/second-factors/kinds/totp.ts";
import type { TestPerson } from "./create-person.ts";
import type { TestDeps } from "../product/create-test-deps.ts";
import { passwords } from "./passwords.ts";

/** An app that the session just showed, a recovery code, and a confirmation that was begun. */
export async function addSecondFactor(
  { db, clock, factorSeals }: TestDeps,
  { userId, sessionId }: TestPerson,
): Promise<string> {
  const at = clock.now();
  const id = randomUUID();
  await db.insert(secondFactors).values({
    id,
    userId,
    kind: "totp",
    name: "Celular",
    sealedSecret: factorSeals.seal(makeTotpSecret(), userId),
    lastStep: 0,
    createdAt: at,
  });
  await db
    .insert(recoveryCodes)
    .values({ userId, selector: "a0", codeHash: await passwords.hash("a1b2c3d4"), createdAt: at });
  await db
    .insert(secondFactorChallenges)
    .values({ userId, sessionId, purpose: "confirm", handleHash: randomUUID(), expiresAt: at });
  await db.update(sessions).set({ secondFactorAt: at }).where(eq(sessions.id, sessionId));
  return id;
}
