import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Tx } from "../db/client.ts";
import { creditHolds } from "../db/schema/credits.ts";
import { lockAccount, type LockedAccount } from "./account.ts";
import type { Hold } from "./decide-holds.ts";
import { recordMovements } from "./record-movements.ts";

export type Settlement = { userId: string; holdId: string; at: Date };

/** `capturedBy`: the request that the fichas were charged for; null for a hold of an older version. */
export type Charge = { capturedBy: string | null };

/**
 * Charges a hold for the request `by`, unless another request that shares it was first: the fichas are
 * spent once. An expired hold is given back instead.
 * @param settlement.freeRepeatMs a purpose that was paid within this time counts as paid
 * @returns the request that was charged for the purpose; null when the fichas came back and no request was charged
 * @throws {Error} when this person has no such hold, which is our own bug
 */
export async function captureHold(
  tx: Tx,
  { userId, holdId, at, by, freeRepeatMs }: Settlement & { by: string; freeRepeatMs: number },
): Promise<Charge | null> {
  const account = await lockAccount(tx, userId);
  const inTime = gt(creditHolds.expiresAt, at);
  const [settled] = await tx
    .update(creditHolds)
    .set({
      state: sql`case when ${inTime} then 'captured' else 'released' end`,
      capturedBy: sql`case when ${inTime} then ${by} end`,
      settledAt: at,
      waiters: 0,
    })
    .where(isOpen(userId, holdId))
    .returning();
  if (settled !== undefined) await recordEnd(account, settled, at);
  const hold = settled ?? (await readHold(tx, userId, holdId));
  return hold.state === "captured"
    ? { capturedBy: hold.capturedBy }
    : findCharge(tx, hold, new Date(at.getTime() - freeRepeatMs));
}

/**
 * A request leaves a hold without an answer. When the last one leaves, the fichas are given back.
 * @returns true when this call gave them back
 * @throws {Error} when this person has no such hold, which is our own bug
 */
export async function leaveHold(tx: Tx, { userId, holdId, at }: Settlement): Promise<boolean> {
  const account = await lockAccount(tx, userId);
  const isLast = lte(creditHolds.waiters, 1);
  const [left] = await tx
    .update(creditHolds)
    .set({
      state: sql`case when ${isLast} then 'released' else 'held' end`,
      settledAt: sql`case when ${isLast} then ${at.toISOString()}::timestamptz end`,
      waiters: sql`greatest(${creditHolds.waiters} - 1, 0)`,
    })
    .where(isOpen(userId, holdId))
    .returning();
  if (left === undefined) await readHold(tx, userId, holdId);
  if (left?.state !== "released") return false;
  await recordEnd(account, left, at);
  return true;
}

/**
 * Gives an expired hold back, also if requests still wait for it.
 * @returns false when it was settled meanwhile, or a new request prolonged it
 */
export async function expireHold(tx: Tx, { userId, holdId, at }: Settlement): Promise<boolean> {
  const account = await lockAccount(tx, userId);
  const [expired] = await tx
    .update(creditHolds)
    .set({ state: "released", settledAt: at, waiters: 0 })
    .where(and(isOpen(userId, holdId), lte(creditHolds.expiresAt, at)))
    .returning();
  if (expired === undefined) return false;
  await recordEnd(account, expired, at);
  return true;
}

function isOpen(userId: string, holdId: string) {
  return and(eq(creditHolds.id, holdId), eq(creditHolds.userId, userId), eq(creditHolds.state, "held"));
}

/** Records the movement that settles a hold. That of an expired one has the reason `expired`; see `movementsOf`. */
async function recordEnd(account: LockedAccount, hold: Hold, at: Date): Promise<void> {
  const { id, bonus, bought, state, reason, expiresAt } = hold;
  const back = { held_bonus: -bonus, held_bought: -bought };
  const isRecorded = await recordMovements(account, [
    {
      kind: state === "captured" ? "capture" : "release",
      reason: state === "released" && expiresAt <= at ? "expired" : reason,
      idempotencyKey: `settle:${id}`,
      holdId: id,
      changes: state === "captured" ? { ...back, spent: bonus + bought } : { ...back, bonus, bought },
      at,
    },
  ]);
  if (!isRecorded) throw new Error(`hold ${id} was open and had been settled`);
}

async function readHold(tx: Tx, userId: string, holdId: string): Promise<Hold> {
  const [hold] = await tx
    .select()
    .from(creditHolds)
    .where(and(eq(creditHolds.id, holdId), eq(creditHolds.userId, userId)));
  if (hold === undefined) throw new Error(`user ${userId} has no hold ${holdId}`);
  return hold;
}

/** Whether another hold of the same purpose was charged meanwhile. */
async function findCharge(tx: Tx, { userId, purpose }: Hold, since: Date): Promise<Charge | null> {
  const [charge] = await tx
    .select({ capturedBy: creditHolds.capturedBy })
    .from(creditHolds)
    .where(
      and(
        eq(creditHolds.userId, userId),
        eq(creditHolds.purpose, purpose),
        eq(creditHolds.state, "captured"),
        gt(creditHolds.settledAt, since),
      ),
    );
  return charge ?? null;
}
