import type { Deps } from "../deps.ts";
import { keepAct } from "./keep-act.ts";
import type { Act } from "./row-of-act.ts";

/**
 * As `keepAct`, for what may be so already: then nothing is recorded.
 * @param change says whether it changed anything
 * @returns the same
 */
export async function keepChange(
  deps: Pick<Deps, "db" | "clock">,
  act: Act,
  change: (inside: Pick<Deps, "db" | "clock">) => Promise<boolean>,
): Promise<boolean> {
  const nothingChanged = new Error("nothing changed");
  try {
    await keepAct(deps, act, async (inside) => {
      if (!(await change(inside))) throw nothingChanged;
    });
    return true;
  } catch (error) {
    if (error === nothingChanged) return false;
    throw error;
  }
}
