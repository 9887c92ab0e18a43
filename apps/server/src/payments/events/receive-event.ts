import { hash } from "node:crypto";
import { z } from "zod";
import type { PaymentSettings } from "../../config/config.ts";
import type { Deps } from "../../deps.ts";
import { applyEvent } from "./apply-event.ts";
import { readEvent, type PaymentEvent } from "./read-event.ts";
import { insertEvent } from "../facts/repository.ts";

type ReceivingDeps = Pick<Deps, "db" | "clock" | "logger">;

/**
 * Processes a signed event. An event that cannot be read, or that the database refuses for its content, would fail
 * again at each repetition: it is parked with its reason, for the operator, and processed when Stripe sends it again
 * after the cause was corrected.
 * @param body as received, its signature checked
 * @throws an error that may be temporary, such as an unreachable database: Stripe sends the event again
 */
export async function receiveEvent(
  deps: ReceivingDeps,
  { settings, body }: { settings: PaymentSettings; body: Buffer },
): Promise<void> {
  const event = tryToRead(body);
  if (typeof event === "string") return park(deps, { settings, body, reason: event });
  try {
    await applyEvent(deps, { settings, event });
  } catch (error) {
    const reason = refusalReasonOf(error);
    if (reason === undefined) throw error;
    await park(deps, { settings, body, reason });
  }
}

/** @returns the event, or the reason why it is not one */
function tryToRead(body: Buffer): PaymentEvent | string {
  try {
    return readEvent(JSON.parse(body.toString("utf8")));
  } catch (error) {
    if (!(error instanceof z.ZodError)) return "no JSON";
    const [issue] = error.issues;
    // The code instead of the message, which is in the language of the interface.
    return `unreadable at ${issue?.path.join(".") || "its root"}: ${issue?.code}`;
  }
}

/** A data exception or a violated constraint (PostgreSQL, appendix A: classes 22 and 23): a repetition fails too. */
function refusalReasonOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = "code" in error ? String(error.code) : "";
  if (!/^2[23]\w{3}$/.test(code)) return refusalReasonOf(error.cause);
  const constraint =
    "constraint" in error && typeof error.constraint === "string" ? ` (${error.constraint})` : "";
  return `refused by the database: ${code}${constraint}`;
}

async function park(
  { db, clock, logger }: ReceivingDeps,
  { settings, body, reason }: { settings: PaymentSettings; body: Buffer; reason: string },
): Promise<void> {
  const receivedAt = clock.now();
  const { id, type, livemode } = namesIn(body);
  const facts = { eventId: id, type };
  if (livemode !== undefined && livemode !== settings.live) {
    logger.warn({ ...facts, live: livemode }, "a payment event of the other mode (live or test) was ignored");
    return;
  }
  await insertEvent(db, { id, type, createdAt: receivedAt, receivedAt, outcome: "parked", reason });
  logger.error({ ...facts, reason }, "a payment event was parked: see npm run admin -- payments parked");
}

const nameSchema = z.string().regex(/^[\w.-]{1,255}$/);

/** By its id the operator finds the event in Stripe; without an id, a hash of the body takes its place. */
const namesSchema = z.object({
  id: nameSchema.optional().catch(undefined),
  type: nameSchema.optional().catch(undefined),
  livemode: z.boolean().optional().catch(undefined),
});

function namesIn(body: Buffer): { id: string; type: string; livemode: boolean | undefined } {
  const { id = `sha256-${hash("sha256", body)}`, type = "unknown", livemode } = parseNames(body);
  return { id, type, livemode };
}

function parseNames(body: Buffer): z.output<typeof namesSchema> {
  try {
    return namesSchema.parse(JSON.parse(body.toString("utf8")));
  } catch {
    return {};
  }
}
