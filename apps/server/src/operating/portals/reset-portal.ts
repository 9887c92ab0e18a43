import type { ProviderId } from "@vagou/contract/search/catalogue";
import { resetBreaker } from "../../asking/etiquette/breaker.ts";
import type { Deps } from "../../deps.ts";
import type { Entrance } from "../../operators/entrance.ts";
import { keepChange } from "../../operators/keep-change.ts";

/** Ends the suspension of a portal. @returns false when it had no failures to forget */
export function resetPortal(
  deps: Pick<Deps, "db" | "clock">,
  { by, providerId }: { by: Entrance; providerId: ProviderId },
): Promise<boolean> {
  return keepChange(deps, { by, action: "portal_reset", subject: providerId }, ({ db }) =>
    resetBreaker(db, providerId),
  );
}
