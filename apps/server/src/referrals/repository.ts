import { randomUUID } from "node:crypto";
import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Db, Tx } from "../db/client.ts";
import { referrals, users } from "../db/schema/accounts.ts";

export type Referrer = { id: string; name: string; email: string; createdAt: Date };

/** @returns the confirmed person whose link carries this code */
export async function findReferrer(tx: Tx, code: string): Promise<Referrer | undefined> {
  const [row] = await tx
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      createdAt: users.createdAt,
      confirmedAt: users.confirmedAt,
    })
    .from(users)
    .where(eq(users.referralCode, code))
    // The lock: the referrer's account cannot be deleted before this transaction ends.
    .for("key share");
  return row === undefined || row.confirmedAt === null ? undefined : row;
}

/** @returns how many confirmed people have this code: one or none */
export function countReferrers(db: Db, code: string): Promise<number> {
  return db.$count(users, and(eq(users.referralCode, code), isNotNull(users.confirmedAt)));
}

export async function hasReferral(db: Db | Tx, userId: string): Promise<boolean> {
  return (await db.$count(referrals, eq(referrals.referredUserId, userId))) > 0;
}

/** @returns the referral by which this person came; undefined when there is none */
export async function findReferral(tx: Tx, userId: string) {
  const [referral] = await tx.select().from(referrals).where(eq(referrals.referredUserId, userId));
  return referral;
}

/** @returns the referrals of which this person is the referrer, oldest first */
export async function listReferralsBy(tx: Tx, referrerUserId: string) {
  return tx
    .select()
    .from(referrals)
    .where(eq(referrals.referrerUserId, referrerUserId))
    .orderBy(asc(referrals.createdAt), asc(referrals.referredUserId));
}

export async function insertReferral(tx: Tx, referral: typeof referrals.$inferInsert): Promise<void> {
  await tx.insert(referrals).values(referral);
}

/**
 * Replaces a deleted person's id by random ones: the number and dates of referrals stay correct for the other side.
 */
export async function anonymiseReferrals(tx: Tx, userId: string): Promise<void> {
  const { referredUserId, referrerUserId } = referrals;
  await tx.update(referrals).set({ referrerUserId: randomUUID() }).where(eq(referrerUserId, userId));
  await tx.update(referrals).set({ referredUserId: randomUUID() }).where(eq(referredUserId, userId));
}
