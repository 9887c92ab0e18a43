import { eq } from "drizzle-orm";
import type { Tx } from "../db/client.ts";
import { accountRequests, users } from "../db/schema/accounts.ts";
import { forgetPurposesOf } from "../credits/forget-old-purposes.ts";
import { deleteEmailsOf } from "../email/outbox.ts";
import { AppError } from "../errors.ts";
import { forgetBuyer, lockPaymentsOf } from "../payments/forget-buyer.ts";
import { forgetSidesOfReferrals } from "../referrals/repository.ts";
import { deleteSignUps } from "../sign-up/repository.ts";

/**
 * Removes everything that says who a person was. Links, sessions and identities go with the user row.
 * The ledger and the credit account stay: they name no person, keep the books whole, and make sure that no bonus is
 * given twice. What was paid stays because the law asks for it, and referrals are counted without their sides.
 * A search that is running settles as usual. The privacy policy ("O que fica depois da exclusão") says the same.
 *
 * Locks in the order of everybody else: a request of this address, and payments, before their user.
 * @throws {AppError} unauthenticated when the account is gone already
 */
export async function erasePerson(tx: Tx, { id, email }: { id: string; email: string }): Promise<void> {
  await tx.delete(accountRequests).where(eq(accountRequests.email, email));
  await lockPaymentsOf(tx, id);
  // From here on nothing new can be written for this person, and what was written is seen below.
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for("update");
  if (user === undefined) throw new AppError("unauthenticated");
  await deleteEmailsOf(tx, email);
  await deleteSignUps(tx, email);
  await forgetPurposesOf(tx, id);
  await forgetSidesOfReferrals(tx, id);
  await forgetBuyer(tx, id);
  await tx.delete(users).where(eq(users.id, id));
}
