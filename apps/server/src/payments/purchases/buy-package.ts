import { randomUUID } from "node:crypto";
import type { AnyPackageId } from "@vagou/contract/fichas/packages";
import type { Actor, Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { insertPendingPurchase, isPerson } from "../facts/repository.ts";

/**
 * Begins a purchase: nothing is granted until the payment provider says that it is paid.
 * @returns where the browser goes to pay
 * @throws {AppError} package_not_for_sale · unauthenticated when the account was deleted since the session was checked
 */
export async function buyPackage(
  { db, clock, payments }: Pick<Deps, "db" | "clock" | "payments">,
  { actor, packageId }: { actor: Actor; packageId: AnyPackageId },
): Promise<string> {
  const link = payments?.packages[packageId];
  if (link === undefined) throw new AppError("package_not_for_sale");
  await db.transaction(async (tx) => {
    // Kept, so that a deletion of the account at the same time also deletes the purchase.
    if (!(await isPerson(tx, actor.userId))) throw new AppError("unauthenticated");
    await insertPendingPurchase(tx, {
      id: randomUUID(),
      userId: actor.userId,
      packageId,
      createdAt: clock.now(),
    });
  });
  const url = new URL(link.url);
  url.searchParams.set("client_reference_id", actor.userId);
  return url.href;
}
