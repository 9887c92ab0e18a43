import type { Decided, HoldRequest, Situation } from "../../src/credits/holds/decide-holds.ts";
import { lockToHold } from "../../src/credits/holds/lock-to-hold.ts";
import { placeHolds as placeHoldsOfCalls } from "../../src/credits/holds/place-holds.ts";
import type { Tx } from "../../src/db/client.ts";

/** The process of the server in tests that are not about several. */
export const testProcessId = "0d1e6f5a-0000-4000-8000-000000000001";

type Asked<Request> = Pick<Situation, "freeRepeatMs" | "openPerReasonMax" | "at"> & {
  processId?: string;
  userId: string;
  requests: readonly Request[];
};

/** Places the holds of one call. @throws {AppError} why the call is refused */
export async function placeHolds<Request extends HoldRequest>(
  tx: Tx,
  { userId, requests, processId = testProcessId, ...asked }: Asked<Request>,
): Promise<Decided<Request>[]> {
  const locked = await lockToHold(tx, { userId, requests, ...asked });
  const { calls } = await placeHoldsOfCalls(locked, { ...asked, processId, calls: [requests] });
  const [call] = calls;
  if (call === undefined) throw new Error("no decision");
  if ("refused" in call) throw call.refused;
  return call.decided;
}
