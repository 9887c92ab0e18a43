import type { SecondFactor } from "@vagou/contract/account/second-factors";
import type { Actor, Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { describeFactor } from "../kept/describe-factor.ts";
import { renameFactor } from "../kept/repository.ts";

/** @throws {AppError} second_factor_not_found */
export async function renameSecondFactor(
  { db }: Pick<Deps, "db">,
  { actor: { userId }, id, name }: { actor: Actor; id: string; name: string },
): Promise<SecondFactor> {
  const renamed = await renameFactor(db, { userId, id, name });
  if (renamed === undefined) throw new AppError("second_factor_not_found");
  return describeFactor(renamed);
}
