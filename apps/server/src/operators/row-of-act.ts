import { randomUUID } from "node:crypto";
import type { OperatorAction } from "@vagou/contract/operator-actions";
import type { Entrance } from "./entrance.ts";
import type { ActRow } from "./repository.ts";

/** What an operator does or looks at. */
export type Act = {
  by: Entrance;
  action: OperatorAction;
  personId?: string;
  /** The portal or payment that it is about. */
  subject?: string;
  /** The operator's reason. It stays a year, so it names no person. */
  note?: string;
};

export function rowOfAct({ by, action, personId, subject, note }: Act, at: Date): ActRow {
  return {
    id: randomUUID(),
    at,
    operatorId: "operatorId" in by ? by.operatorId : null,
    systemUser: "systemUser" in by ? by.systemUser : null,
    action,
    personId: personId ?? null,
    subject: subject ?? null,
    note: note ?? null,
  };
}
