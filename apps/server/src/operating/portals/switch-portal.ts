import type { ProviderId } from "@vagou/contract/search/catalogue";
import type { Deps } from "../../deps.ts";
import type { Entrance } from "../../operators/entrance.ts";
import { keepChange } from "../../operators/keep-change.ts";
import { deleteSwitch, insertSwitch } from "../../provider-settings/repository.ts";

/**
 * Switches a portal off, so that no question asks it, or on again. Each server process sees it within five seconds. What
 * the settings switch off stays off.
 * @returns false when it was so before
 */
export function switchPortal(
  deps: Pick<Deps, "db" | "clock">,
  { by, providerId, on, reason }: { by: Entrance; providerId: ProviderId; on: boolean; reason: string },
): Promise<boolean> {
  const act = { by, action: on ? "portal_on" : "portal_off", subject: providerId, note: reason } as const;
  return keepChange(deps, act, ({ db, clock }) =>
    on ? deleteSwitch(db, providerId) : insertSwitch(db, { providerId, reason, at: clock.now() }),
  );
}
