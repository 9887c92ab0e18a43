import { lockAccount } from "../src/credits/account.ts";
import type { Decided, HoldRequest, Situation } from "../src/credits/decide-holds.ts";
import { placeHolds as placeHoldsOfCalls } from "../src/credits/place-holds.ts";
import type { Tx } from "../src/db/client.ts";

type Asked<Request> = Pick<Situation, "freeRepeatMs" | "openPerReasonMax" | "at"> & {
  userId: string;
  requests: readonly Request[];
};

/** Places the holds of one call. @throws {AppError} why the call is refused */
export async function placeHolds<Request extends HoldRequest>(
  tx: Tx,
  { userId, requests, ...asked }: Asked<Request>,
): Promise<Decided<Request>[]> {
  const account = await lockAccount(tx, userId);
  const { calls } = await placeHoldsOfCalls(account, { ...asked, calls: [requests] });
  const [call] = calls;
  if (call === undefined) throw new Error("no decision");
  if ("refused" in call) throw call.refused;
  return call.decided;
}
