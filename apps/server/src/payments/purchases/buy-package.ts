import { randomUUID } from "node:crypto";
import type { AnyPackageId } from "@vagou/contract/fichas/packages";
import type { Actor, Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { insertPendingPurchase } from "../facts/repository.ts";

/**
 * Begins a purchase: nothing is granted until the payment provider says that it is paid.
 * @returns where the browser goes to pay
 * @throws {AppError} package_not_for_sale
 */
export async function buyPackage(
  { db, clock, payments }: Pick<Deps, "db" | "clock" | "payments">,
  { actor, packageId }: { actor: Actor; packageId: AnyPackageId },
): Promise<string> {
  const link = payments?.packages[packageId];
  if (link === undefined) throw new AppError("package_not_for_sale");
  await insertPendingPurchase(db, {
    id: randomUUID(),
    userId: actor.userId,
    packageId,
    createdAt: clock.now(),
  });
  const url = new URL(link.url);
  url.searchParams.set("client_reference_id", actor.userId);
  return url.href;
}
