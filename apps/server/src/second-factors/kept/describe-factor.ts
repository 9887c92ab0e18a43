import type { SecondFactor } from "@vagou/contract/account/second-factors";
import type { FactorRow } from "./repository.ts";

/** @returns a second factor as the API gives it, without its secrets */
export function describeFactor({ id, kind, name, createdAt, lastUsedAt }: FactorRow): SecondFactor {
  return {
    id,
    kind,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}
