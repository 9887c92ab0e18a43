import type { Tx } from "../db/client.ts";
import type { Deps } from "../deps.ts";
import { deleteAccountRequest, takeAccountRequest, type AccountRequest } from "../people/account-requests.ts";
import { answerForgotPassword } from "./answer-forgot-password.ts";
import { answerRegister } from "../sign-up/answer-register.ts";
import { answerResendConfirmation } from "../sign-up/answer-resend-confirmation.ts";

/** A request that fails for longer than this is given up: the visitor does not wait for it any more. */
const givenUpAfterMs = 24 * 3_600_000;

type AnsweringDeps = Pick<Deps, "config" | "db" | "clock" | "logger" | "pseudonyms" | "identityProvider">;

/**
 * Does the work of the queued account requests, oldest first. Each request leaves the queue in the transaction of its
 * work, so that neither a crash nor a second process loses or repeats one. A request that fails stays for the next
 * turn and does not delay the others. Runs as a task.
 * @returns how many requests were answered
 */
export async function answerAccountRequests(deps: AnsweringDeps): Promise<number> {
  const failed: string[] = [];
  let answered = 0;
  for (;;) {
    // Outside of `try`, so that the handler below knows the request whose work threw.
    let taken: AccountRequest | undefined;
    try {
      await deps.db.transaction(async (tx) => {
        taken = await takeAccountRequest(tx, failed);
        if (taken !== undefined) await answers[taken.kind](tx, deps, taken);
      });
      if (taken === undefined) return answered;
      answered += 1;
    } catch (error) {
      if (taken === undefined) throw error;
      failed.push(taken.id);
      await keepOrGiveUp(deps, taken, error);
    }
  }
}

type Answer = (tx: Tx, deps: AnsweringDeps, request: AccountRequest) => Promise<void>;

const answers: Readonly<Record<AccountRequest["kind"], Answer>> = {
  register: answerRegister,
  resend_confirmation: answerResendConfirmation,
  forgot_password: answerForgotPassword,
};

async function keepOrGiveUp(
  { db, clock, logger }: Pick<Deps, "db" | "clock" | "logger">,
  { id, kind, createdAt }: AccountRequest,
  error: unknown,
): Promise<void> {
  const givenUp = clock.now().getTime() - createdAt.getTime() > givenUpAfterMs;
  logger.error({ err: error, requestId: id, kind, givenUp }, "an account request could not be answered");
  if (givenUp) await deleteAccountRequest(db, id);
}
