import { eq } from "drizzle-orm";
import type { Tx } from "../db/client.ts";
import { payments, pendingPurchases } from "../db/schema/payments.ts";
import { isPaymentOf } from "./repository.ts";

/** Keeps events about a person's payments waiting; before the person is locked, as those events do it. */
export async function lockPaymentsOf(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: payments.paymentIntent }).from(payments).where(isPaymentOf(userId)).for("update");
}

/**
 * Takes a person out of what they paid. The payments stay, because the law on taxes asks for years; what they granted
 * is found in the books by the payment's own key. Checkouts that were begun go.
 */
export async function forgetBuyer(tx: Tx, userId: string): Promise<void> {
  await tx.delete(pendingPurchases).where(eq(pendingPurchases.userId, userId));
  await tx.update(payments).set({ userId: null, clientReference: null }).where(isPaymentOf(userId));
}
