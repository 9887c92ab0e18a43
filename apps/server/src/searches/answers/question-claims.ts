import { isAnswer, type Outcome } from "@vagou/contract/search/outcome";
import type { Db } from "../../db/client.ts";
import {
  deleteClaim,
  endClaim,
  insertClaim,
  ownersOfProcess,
  prolongClaims,
  type Claim,
} from "./questions-in-flight.ts";

/** How often the process that asks renews its claims; each expires after `lifeSeconds`. */
const renewMs = 4_000;

/** A lease: this process asks the question and no other process does. */
export type ClaimedQuestion = {
  /**
   * Tells the waiting processes, but nothing of an answer: it is stored, and they look for it there.
   * @param outcome undefined when the question was given up: another process asks then
   */
  end(outcome: Outcome | undefined): Promise<void>;
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
  const newOwner = ownersOfProcess();
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
      const claim = { question, owner: newOwner() };
      if (!(await insertClaim(db, claim))) return null;
      hold(claim);
      return {
        end: async (outcome) => {
          drop(claim);
          try {
            if (outcome === undefined) await deleteClaim(db, claim);
            else if (!isAnswer(outcome)) await endClaim(db, { ...claim, outcome });
          } catch (error) {
            // The claim expires by itself; the answer still reaches this process' caller.
            logger.warn({ err: error }, "the end of a question could not be told to other processes");
          }
        },
      };
    },
  };
}
