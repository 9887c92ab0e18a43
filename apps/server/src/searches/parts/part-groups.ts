import { randomUUID } from "node:crypto";
import { createAccountTurns } from "./account-turns.ts";
import { groupByAccount } from "./group-by-account.ts";
import { openCalls, type OpenCall, type OpenedCall } from "./open-calls.ts";
import { settleCalls, type SettleCall, type SettledCall } from "./settle-calls.ts";

/** The transactions of searches, each for several calls of one person, one after the other for each person. */
export type PartGroups = {
  /** Names this process among those whose requests wait for the same hold. */
  processId: string;
  open(call: OpenCall): Promise<OpenedCall>;
  settle(call: SettleCall): Promise<SettledCall>;
};

export function createPartGroups(): PartGroups {
  const turns = createAccountTurns();
  const processId = randomUUID();
  return {
    processId,
    open: groupByAccount(turns, (tx, calls) => openCalls(tx, processId, calls)),
    settle: groupByAccount(turns, (tx, calls) => settleCalls(tx, processId, calls)),
  };
}
