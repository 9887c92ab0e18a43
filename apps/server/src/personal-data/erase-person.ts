import { eq } from "drizzle-orm";
import type { Tx } from "../db/client.ts";
import { accountRequests, users } from "../db/schema/accounts.ts";
import { forgetHoldsOf } from "../credits/holds/forget-holds.ts";
import { deleteEmailsOf } from "../email/outbox.ts";
import { AppError } from "../errors.ts";
import { forgetPersonOfActs } from "../operators/repository.ts";
import { forgetBuyer, lockPaymentsOf } from "../payments/of-a-person/forget-buyer.ts";
import { anonymiseReferrals } from "../referrals/repository.ts";
import { deleteSignUps } from "../sign-up/repository.ts";

/**
 * Deletes everything that identifies a person. Links, sessions and identities are deleted with the user row.
 * The ledger and the credit account stay: they name no person, keep the accounts complete, and prevent a bonus from
 * being given twice. Payments stay because the law requires it, and referrals stay without the deleted person's id.
 * A search that is running settles as usual. The privacy policy ("O que fica depois da exclusão") says the same.
 *
 * Locks in the same order as other transactions, to avoid deadlocks: requests of this address, and payments, before
 * the user.
 * @returns the hash of the password that was valid last
 * @throws {AppError} unauthenticated when the account is deleted already
 */
export async function erasePerson(
  tx: Tx,
  { id, email }: { id: string; email: string },
): Promise<string | null> {
  await tx.delete(accountRequests).where(eq(accountRequests.email, email));
  await lockPaymentsOf(tx, id);
  // From here on no transaction can write rows for this person, and the deletions below see all earlier rows.
  const [user] = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, id))
    .for("update");
  if (user === undefined) throw new AppError("unauthenticated");
  await deleteEmailsOf(tx, email);
  await deleteSignUps(tx, email);
  await forgetHoldsOf(tx, id);
  await anonymiseReferrals(tx, id);
  await forgetBuyer(tx, id);
  await forgetPersonOfActs(tx, id);
  await tx.delete(users).where(eq(users.id, id));
  return user.passwordHash;
}
