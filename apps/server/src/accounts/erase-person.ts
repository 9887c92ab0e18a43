import { eq } from "drizzle-orm";
import type { Tx } from "../db/client.ts";
import { accountRequests, users } from "../db/schema/accounts.ts";
import { deleteEmailsOf } from "../email/outbox.ts";
import { AppError } from "../errors.ts";
import { deleteSignUps } from "./sign-up-repository.ts";

/**
 * Removes everything that says who a person was. Links, sessions and identities go with the user row.
 * The ledger, the credit account and referrals stay: they name nobody, keep the books whole, and make
 * sure that no bonus is given twice. A search that is running settles as usual.
 *
 * Locks in the order of everybody else: a request of this address before its user.
 * @throws {AppError} unauthenticated when the account is gone already
 */
export async function erasePerson(tx: Tx, { id, email }: { id: string; email: string }): Promise<void> {
  await tx.delete(accountRequests).where(eq(accountRequests.email, email));
  // From here on nothing new can be written for this person, and what was written is seen below.
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for("update");
  if (user === undefined) throw new AppError("unauthenticated");
  await deleteEmailsOf(tx, email);
  await deleteSignUps(tx, email);
  await tx.delete(users).where(eq(users.id, id));
}
