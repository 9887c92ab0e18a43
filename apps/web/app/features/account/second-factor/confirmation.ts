import { CallError } from "#lib/api/call-endpoint.ts";
import { createShown } from "#ui/screen/create-shown.ts";

/** What a person has to show before something sensitive. */
export type Proof = "second-factor" | "password" | "google";

/** A question that waits for the person. `settle` takes true when they have shown what was asked. */
export type WaitingProof = { proof: Proof; settle: (isShown: boolean) => void };

/**
 * Does something sensitive. Where the server first wants to know that the person is there, asks them, and does it once
 * more.
 * @param asked the wishes that are fulfilled here; a page may have its own way for another one
 * @throws CallError of `act`; the server's wish, when the person did not fulfil it
 */
export async function confirmed<Answer>(
  act: () => Promise<Answer>,
  asked: readonly Wish[] = wishes,
): Promise<Answer> {
  try {
    return await act();
  } catch (error) {
    const wish = error instanceof CallError ? asked.find((code) => code === error.code) : undefined;
    if (wish === undefined || !(await ask(proofs[wish]))) throw error;
    return await act();
  }
}

/** @returns the question that waits; null when none does */
export const readWaitingProof = (): WaitingProof | null => waiting.read();

export function watchWaitingProof(listener: () => void): () => void {
  const stop = waiting.subscribe(listener);
  watchers += 1;
  return () => {
    stop();
    watchers -= 1;
    // The page that would ask is left.
    if (watchers === 0) waiting.read()?.settle(false);
  };
}

const wishes = ["second_factor_needed", "password_needed", "fresh_login_needed"] as const;
type Wish = (typeof wishes)[number];

const proofs: Record<Wish, Proof> = {
  second_factor_needed: "second-factor",
  password_needed: "password",
  fresh_login_needed: "google",
};

function ask(proof: Proof): Promise<boolean> {
  waiting.read()?.settle(false);
  return new Promise((resolve) => {
    const question: WaitingProof = {
      proof,
      settle: (isShown) => {
        if (waiting.read() === question) waiting.show(null);
        resolve(isShown);
      },
    };
    waiting.show(question);
  });
}

const waiting = createShown<WaitingProof | null>(null);
let watchers = 0;
