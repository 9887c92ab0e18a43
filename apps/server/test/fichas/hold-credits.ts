import { randomUUID } from "node:crypto";
import { creditsPerProvider, freeRepeatMs } from "@vagou/contract/fichas/amounts";
import { placeHolds } from "./place-holds.ts";
import type { Deps } from "../../src/deps.ts";

/** Sets fichas of a person aside, as a search does. @returns the hold's id */
export async function holdCredits(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { userId, provider = "gupy", amountCredits = creditsPerProvider, searchId }: HoldFacts,
): Promise<string> {
  const request = {
    amountCredits,
    purpose: randomUUID(),
    reason: `search:${provider}`,
    ...(searchId !== undefined && { searchId }),
  };
  const [decided] = await db.transaction((tx) =>
    placeHolds(tx, { userId, requests: [request], freeRepeatMs, openPerReasonMax: 1_000, at: clock.now() }),
  );
  if (decided?.hold.kind !== "held") throw new Error("expected a hold");
  return decided.hold.holdId;
}

type HoldFacts = { userId: string; provider?: string; amountCredits?: number; searchId?: string };
