import { randomUUID } from "node:crypto";
import type { Deps } from "../deps.ts";
import type { FoundAnswer } from "./found-answer.ts";
import { deleteClaim, endClaim, insertClaim, prolongClaim } from "./questions-in-flight.ts";

/** How often the process that asks renews its claim; it expires after `lifeSeconds`. */
const renewMs = 4_000;

/** A lease: this process asks the question and no other process does. */
export type ClaimedQuestion = {
  /** Tells the waiting processes. @param found undefined when the question was given up: another process asks then */
  end(found: Pick<FoundAnswer, "outcome" | "answerId"> | undefined): Promise<void>;
};

/** @returns null while another process asks this question */
export async function claimQuestion(
  { db, logger }: Pick<Deps, "db" | "logger">,
  { question }: { question: string },
): Promise<ClaimedQuestion | null> {
  const claim = { question, owner: randomUUID() };
  if (!(await insertClaim(db, claim))) return null;
  const renewal = setInterval(() => {
    prolongClaim(db, claim).catch((error: unknown) =>
      logger.warn({ err: error }, "a question's claim could not be renewed"),
    );
  }, renewMs);
  return {
    end: async (found) => {
      clearInterval(renewal);
      try {
        if (found === undefined) await deleteClaim(db, claim);
        else await endClaim(db, { ...claim, outcome: found.outcome, answerId: found.answerId });
      } catch (error) {
        // The claim expires by itself; the answer still reaches this process' caller.
        logger.warn({ err: error }, "the end of a question could not be told to other processes");
      }
    },
  };
}
