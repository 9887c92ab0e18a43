import type { Deps } from "../../deps.ts";
import type { Entrance } from "../../operators/entrance.ts";
import { keepAct } from "../../operators/keep-act.ts";
import { signOutEverywhere } from "../../sessions/sign-out-everywhere.ts";

/** Ends every session of a person, for an operator. @returns how many were open */
export function endSessionsOf(
  deps: Pick<Deps, "db" | "clock">,
  { by, userId }: { by: Entrance; userId: string },
): Promise<number> {
  return keepAct(deps, { by, action: "sessions_end", personId: userId }, (inside) =>
    signOutEverywhere(inside, { userId }),
  );
}
