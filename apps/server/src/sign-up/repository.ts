import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "../db/client.ts";
import { deleteInBatches } from "../db/statements/delete-in-batches.ts";
import { signUps } from "../db/schema/accounts.ts";

/** A visitor's sign-up with an address that is not proven yet, or that has an account already. */
export type SignUp = typeof signUps.$inferSelect;

export async function insertSignUp(tx: Tx, signUp: SignUp): Promise<void> {
  await tx.insert(signUps).values(signUp);
}

/** The newest sign-up that this browser made with an address. */
export async function findSignUpOfBrowser(
  db: Db,
  email: string,
  browserKeyHash: string,
): Promise<SignUp | undefined> {
  const [signUp] = await db
    .select()
    .from(signUps)
    .where(and(eq(signUps.email, email), eq(signUps.browserKeyHash, browserKeyHash)))
    .orderBy(desc(signUps.createdAt))
    .limit(1);
  return signUp;
}

/** More sign-ups with one address than the limits allow in 30 days. */
const signUpsMax = 10_000;

/**
 * Lists the sign-ups with an address, newest first.
 * @param first the id of a sign-up that comes before all others
 */
export async function listSignUps(
  db: Db | Tx,
  email: string,
  { first = null, limit = signUpsMax }: { first?: string | null; limit?: number } = {},
): Promise<SignUp[]> {
  return db
    .select()
    .from(signUps)
    .where(eq(signUps.email, email))
    .orderBy(sql`${signUps.id} is not distinct from ${first}::uuid desc`, desc(signUps.createdAt))
    .limit(limit);
}

export async function findNewestSignUp(db: Db | Tx, email: string): Promise<SignUp | undefined> {
  return (await listSignUps(db, email, { limit: 1 }))[0];
}

export async function deleteSignUps(tx: Tx, email: string): Promise<void> {
  await tx.delete(signUps).where(eq(signUps.email, email));
}

export async function deleteSignUpsBefore(db: Db, before: Date): Promise<void> {
  const { createdAt } = signUps;
  await deleteInBatches(db, { table: signUps, where: lt(createdAt, before), oldestFirst: createdAt });
}
