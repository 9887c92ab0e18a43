import { createAccountTurns } from "../credits/account-turns.ts";
import { groupByAccount } from "../credits/group-by-account.ts";
import { openCalls, type OpenCall, type OpenedCall } from "./open-calls.ts";
import { settleCalls, type SettleCall, type SettledCall } from "./settle-calls.ts";

/** The transactions of searches, each for several calls of one person, one after the other for each person. */
export type PartGroups = {
  open(call: OpenCall): Promise<OpenedCall>;
  settle(call: SettleCall): Promise<SettledCall>;
};

export function createPartGroups(): PartGroups {
  const turns = createAccountTurns();
  return { open: groupByAccount(turns, openCalls), settle: groupByAccount(turns, settleCalls) };
}
