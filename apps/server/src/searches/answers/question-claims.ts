import { randomUUID } from "node:crypto";
import type { Db } from "../../db/client.ts";
import type { FoundAnswer } from "./found-answer.ts";
import {
  deleteClaim,
  endClaim,
  insertClaim,
  prolongClaims,
  type Claim,
} from "../questions/questions-in-flight.ts";

/** How often the process that asks renews its claims; each expires after `lifeSeconds`. */
const renewMs = 4_000;

/** A lease: this process asks the question and no other process does. */
export type ClaimedQuestion = {
  /** With this `saveAnswer` ends the claim in the statement that stores the answer; then it is only to be forgotten. */
  claim: Claim;
  forget(): void;
  /** Tells the waiting processes. @param found undefined when the question was given up: another process asks then */
  end(found: Pick<FoundAnswer, "outcome" | "answerId"> | undefined): Promise<void>;
};

/** The questions that this process asks so that no other process asks them. */
export type QuestionClaims = {
  /** @returns null while another process asks this question */
  claim(question: string): Promise<ClaimedQuestion | null>;
};

type Log = { warn(facts: { err: unknown }, message: string): void };

/** All claims are renewed with one statement: when many people search at once, hundreds of questions wait in line. */
export function createQuestionClaims({ db, logger }: { db: Db; logger: Log }): QuestionClaims {
  const held = new Set<Claim>();
  let renewal: ReturnType<typeof setInterval> | undefined;

  const renew = (): void => {
    prolongClaims(db, [...held]).catch((error: unknown) =>
      logger.warn({ err: error }, "the claims of questions could not be renewed"),
    );
  };
  const hold = (claim: Claim): void => {
    held.add(claim);
    renewal ??= setInterval(renew, renewMs);
  };
  const drop = (claim: Claim): void => {
    held.delete(claim);
    if (held.size > 0) return;
    clearInterval(renewal);
    renewal = undefined;
  };

  return {
    claim: async (question) => {
      const claim = { question, owner: randomUUID() };
      if (!(await insertClaim(db, claim))) return null;
      hold(claim);
      return {
        claim,
        forget: () => drop(claim),
        end: async (found) => {
          drop(claim);
          try {
            if (found === undefined) await deleteClaim(db, claim);
            else await endClaim(db, { ...claim, outcome: found.outcome, answerId: found.answerId });
          } catch (error) {
            // The claim expires by itself; the answer still reaches this process' caller.
            logger.warn({ err: error }, "the end of a question could not be told to other processes");
          }
        },
      };
    },
  };
}
