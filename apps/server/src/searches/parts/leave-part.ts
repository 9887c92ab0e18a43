import type { Deps } from "../../deps.ts";
import type { OpenedParts, Part } from "./open-parts.ts";

/**
 * Gives up a part without an answer: its caller disconnected, or the server stops. Its held fichas come back, unless
 * another request waits for the same answer.
 */
export async function leavePart(
  { db, clock, logger, partGroups }: Pick<Deps, "db" | "clock" | "logger" | "partGroups">,
  { request, part }: { request: Pick<OpenedParts, "actor" | "requestId">; part: Part },
): Promise<void> {
  const { actor, requestId } = request;
  const { payment, provider } = part;
  if (payment.kind !== "held") return;
  try {
    await partGroups.settle({
      db,
      userId: actor.userId,
      key: `${requestId} ${provider.id}`,
      at: clock.now(),
      requestId,
      answer: null,
      expected: "returned",
      holdId: payment.holdId,
      isPaidFor: false,
    });
  } catch (error) {
    // The task that releases expired holds gives the fichas back a minute later: none is lost.
    logger.error({ err: error, providerId: provider.id }, "a hold could not be released at once");
  }
}
