import { and, asc, desc, eq, lt, or, sql } from "drizzle-orm";
import type { Db, Tx } from "../db/client.ts";
import { deleteInBatches } from "../db/statements/delete-in-batches.ts";
import { users } from "../db/schema/accounts.ts";
import { operatorActs, operators } from "../db/schema/operators.ts";

export type ActRow = typeof operatorActs.$inferSelect;

/** @returns true while the account exists and has the role */
export async function isOperator(db: Db, userId: string): Promise<boolean> {
  return (await db.$count(operators, eq(operators.userId, userId))) > 0;
}

/** @returns since when the person has the role; null without it */
export async function findRoleGiven(tx: Tx, userId: string): Promise<Date | null> {
  const [role] = await tx.select().from(operators).where(eq(operators.userId, userId));
  return role?.givenAt ?? null;
}

/** @returns false when the person had the role before */
export async function giveRole(tx: Tx, userId: string, at: Date): Promise<boolean> {
  const rows = await tx
    .insert(operators)
    .values({ userId, givenAt: at })
    .onConflictDoNothing()
    .returning({ id: operators.userId });
  return rows.length === 1;
}

/** @returns false when the person did not have the role */
export async function takeRole(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx
    .delete(operators)
    .where(eq(operators.userId, userId))
    .returning({ id: operators.userId });
  return rows.length === 1;
}

export type RoleHolder = { id: string; name: string; email: string; givenAt: Date };

/** @returns the people with the role, the oldest first */
export function listRoleHolders(db: Db): Promise<RoleHolder[]> {
  const { id, name, email } = users;
  return db
    .select({ id, name, email, givenAt: operators.givenAt })
    .from(operators)
    .innerJoin(users, eq(users.id, operators.userId))
    .orderBy(asc(operators.givenAt));
}

/** Stores an act. It names no person whose account was deleted meanwhile, for whom no later deletion would forget it. */
export async function insertAct(db: Db | Tx, act: ActRow): Promise<void> {
  const kept = (id: string) => sql`(select id from ${users} where id = ${id} for key share)`;
  const { personId } = act;
  await db.insert(operatorActs).values(personId === null ? act : { ...act, personId: kept(personId) });
}

/** Where a row stands in the record; acts of one instant are in the order of their ids. */
export type ActPosition = { at: Date; id: string };

export type ListedAct = ActRow & { operatorName: string | null };

/** @returns what operators did and looked at, newest first, with the names of operators who still have an account */
export async function listActRows(
  db: Db,
  { before, limit }: { before: ActPosition | undefined; limit: number },
): Promise<ListedAct[]> {
  const rows = await db
    .select({ act: operatorActs, operatorName: users.name })
    .from(operatorActs)
    .leftJoin(users, eq(users.id, operatorActs.operatorId))
    .where(before === undefined ? undefined : isOlder(before))
    .orderBy(desc(operatorActs.at), desc(operatorActs.id))
    .limit(limit);
  return rows.map(({ act, operatorName }) => ({ ...act, operatorName }));
}

function isOlder({ at, id }: ActPosition) {
  const { at: itsTime, id: itsId } = operatorActs;
  return or(lt(itsTime, at), and(eq(itsTime, at), lt(itsId, id)));
}

/** @returns what operators did to a person's account, and when they looked at its data, oldest first */
export function listActsOn(tx: Tx, personId: string): Promise<ActRow[]> {
  return tx
    .select()
    .from(operatorActs)
    .where(eq(operatorActs.personId, personId))
    .orderBy(asc(operatorActs.at), asc(operatorActs.id));
}

/** Takes a person who deletes the account out of the record of what operators did and looked at. */
export async function forgetPersonOfActs(tx: Tx, personId: string): Promise<void> {
  await tx
    .update(operatorActs)
    .set({ personId: null, subject: null })
    .where(eq(operatorActs.personId, personId));
}

export async function deleteActsBefore(db: Db, before: Date): Promise<void> {
  const { at } = operatorActs;
  await deleteInBatches(db, { table: operatorActs, where: lt(at, before), oldestFirst: at });
}
