import type { Deps } from "../../deps.ts";
import { listUnsentFeedback, type UnsentFeedback } from "../../email/outbox.ts";
import type { Entrance } from "../../operators/entrance.ts";
import { keepLook } from "../../operators/keep-look.ts";

const listedMax = 100;

/** Shows an operator what people wrote to us and the mail server did not take yet, or refused permanently. */
export async function showFeedback(
  deps: Pick<Deps, "db" | "clock">,
  { by }: { by: Entrance },
): Promise<UnsentFeedback[]> {
  await keepLook(deps, { by, action: "feedback_read" });
  return listUnsentFeedback(deps.db, listedMax);
}
