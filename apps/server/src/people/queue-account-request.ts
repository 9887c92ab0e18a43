import { randomUUID } from "node:crypto";
import type { Deps } from "../deps.ts";
import { insertAccountRequest, type NewAccountRequest } from "./account-requests.ts";

/**
 * Stores a request. It is the same work for every address, so that the response time does not tell whether
 * there is an account; `answerAccountRequests` does the rest.
 */
export async function queueAccountRequest(
  { db, clock }: Pick<Deps, "db" | "clock">,
  request: Omit<NewAccountRequest, "id" | "createdAt">,
): Promise<void> {
  await insertAccountRequest(db, { id: randomUUID(), ...request, createdAt: clock.now() });
}
