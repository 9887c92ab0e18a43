import type { Deps } from "../../deps.ts";
import type { Entrance } from "../../operators/entrance.ts";
import { keepLook } from "../../operators/keep-look.ts";
import { listAllParked } from "../../payments/parked/list-all-parked.ts";

/** Shows an operator everything paid that gave nothing, and events that could not be processed. */
export async function showParked(
  deps: Pick<Deps, "db" | "clock">,
  { by }: { by: Entrance },
): Promise<Awaited<ReturnType<typeof listAllParked>>> {
  await keepLook(deps, { by, action: "payments_parked" });
  return listAllParked(deps);
}
