import type { Clock } from "../../clock.ts";
import type { QuestionCodes } from "../questions/question-codes.ts";
import { outcomeFromCache, type FoundAnswer } from "./found-answer.ts";
import { createQuestionClaims, type ClaimedQuestion } from "./question-claims.ts";
import { waitForEnd } from "./questions-in-flight.ts";

/** `find` looks for a stored answer, `ask` asks the portal and stores what it answers. */
export type Asking = {
  find: () => Promise<FoundAnswer | undefined>;
  ask: () => Promise<FoundAnswer>;
  signal: AbortSignal;
};

/**
 * Of equal questions in several processes, one process asks and the others wait for its answer.
 * @throws the signal's reason when it is aborted
 */
export type AskOnce = (question: string, asking: Asking) => Promise<FoundAnswer>;

/** Where no other process uses the database. */
export const askAlone: AskOnce = (_question, { ask }) => ask();

type Parts = Parameters<typeof createQuestionClaims>[0] & { clock: Clock; questionCodes: QuestionCodes };

/** Where several processes use the database. */
export function createAskOnce({ db, clock, questionCodes, logger }: Parts): AskOnce {
  const claims = createQuestionClaims({ db, logger });
  return async (question, asking) => {
    for (;;) {
      const [code] = questionCodes.shared(question, clock.now());
      const claimed = await claims.claim(code);
      if (claimed !== null) return askAsOwner(claimed, asking);
      const ended = await waitForEnd(db, code, asking.find, asking.signal);
      if (ended !== undefined) return typeof ended === "string" ? outcomeFromCache(ended) : ended;
    }
  };
}

async function askAsOwner(claimed: ClaimedQuestion, { find, ask }: Asking): Promise<FoundAnswer> {
  let found: FoundAnswer | undefined;
  try {
    // Another process may have stored an answer between the first look and this claim.
    found = (await find()) ?? (await ask());
    return found;
  } finally {
    await claimed.end(found?.outcome);
  }
}
