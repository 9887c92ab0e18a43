import { and, asc, eq, isNull } from "drizzle-orm";
import type { Db, Tx } from "../../db/client.ts";
import { recoveryCodes } from "../../db/schema/second-factors.ts";

export type RecoveryCodeRow = typeof recoveryCodes.$inferSelect;

/** @returns the recovery codes of a person, used ones too */
export async function listRecoveryCodes(db: Db | Tx, userId: string): Promise<RecoveryCodeRow[]> {
  return db
    .select()
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
    .orderBy(asc(recoveryCodes.selector));
}

/** Replaces all recovery codes of a person. */
export async function replaceCodes(
  tx: Tx,
  userId: string,
  codes: readonly (typeof recoveryCodes.$inferInsert)[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (codes.length > 0) await tx.insert(recoveryCodes).values([...codes]);
}

/** Uses up a code. @returns false when it was used or replaced meanwhile */
export async function spendCode(
  tx: Tx,
  { userId, selector, codeHash, at }: { userId: string; selector: string; codeHash: string; at: Date },
): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: at })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.selector, selector),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ selector: recoveryCodes.selector });
  return used.length > 0;
}
