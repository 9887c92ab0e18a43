import { providerIds } from "@vagou/contract/search/catalogue";
import type { Deps } from "../deps.ts";
import { listSwitchedOff } from "./repository.ts";

/** Notes which portals an operator switched off, at this process or another. Runs as a task, and before the first call. */
export async function watchSwitches({
  db,
  switchedOffProviders,
}: Pick<Deps, "db" | "switchedOffProviders">): Promise<void> {
  const off = new Set((await listSwitchedOff(db)).map(({ providerId }) => providerId));
  switchedOffProviders.ids = providerIds.filter((id) => off.has(id));
}
