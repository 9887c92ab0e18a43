import type { QueryClient } from "@tanstack/react-query";
import type { SignedIn } from "@vagou/contract/api/answers";
import type { ResponseOf } from "@vagou/contract/api/endpoints";
import { sentenceOf, supportCodeOf } from "#lib/api/call-endpoint.ts";
import { takeDestination } from "#lib/session/intended-destination.ts";
import { markLinkUsed } from "#lib/page/opened-link.ts";
import { endStaleSession, openSession, readLiveSession, type Session } from "#lib/session/session.ts";
import { settingsQuery } from "#lib/api/settings.ts";
import { showToast } from "#ui/toasts/toast.ts";
import { claimReferral } from "../sign-up/claim-referral.ts";
import { describeBonus } from "../sign-up/describe-bonus.ts";
import { forgetReturn, readReturn, withUnprovenParameter } from "./google-return.ts";
import { googleTexts } from "./google-texts.ts";
import { endOnServer, finishGoogle } from "../queries.ts";
import type { SecondStep } from "../log-in-form.tsx";
import { readGoogleAnswer } from "./read-google-answer.ts";
import { forgetReferral } from "../sign-up/stored-referral.ts";
import { accountTexts } from "../texts.ts";
import { announceDailyBonus, welcomeBack } from "../welcome-back.ts";

/**
 * Processes the answer of Google (`link`) once: opens the session and shows the result.
 * @returns where to go now, and what the person is asked before, if they have a second factor
 */
export async function takeGoogleAnswer(client: QueryClient, link: URLSearchParams): Promise<GoogleOutcome> {
  // A page that is loaded again, also while the server is asked, must not ask it with the same code.
  markLinkUsed(link, "taken");
  const session = readSignedIn();
  const back = readReturn();
  forgetReturn();
  const answer = readGoogleAnswer(link, { isSignedIn: session !== null, isProof: back !== null });
  if (answer.kind === "nothing") return { path: "/jobs" };
  const afterFailure = session === null ? "/login" : back === null ? "/jobs" : withUnprovenParameter(back);
  if (answer.kind !== "code") {
    fail(sentences[answer.kind]);
    return { path: afterFailure };
  }
  try {
    const signedIn = await finishGoogle(answer.body);
    const take = (person: SignedIn, isNew: GoogleFacts | null) =>
      open(client, { person, isNew, before: session }) ? (back ?? takeDestination("/jobs")) : afterFailure;
    if (!("second_factor" in signedIn)) return { path: take(signedIn, signedIn) };
    const { LogInStep } = await import("../second-factor/log-in-step.tsx");
    return {
      path: afterFailure,
      // An account with a second factor is not a new one.
      step: { Step: LogInStep, question: signedIn.second_factor, take: (person) => take(person, null) },
    };
  } catch (error) {
    fail(sentenceOf(error, googleTexts.failed), supportCodeOf(error));
    return { path: afterFailure };
  }
}

export type GoogleOutcome = {
  /** Where to go; with a step, when the person gives it up. */
  path: string;
  /** `take` opens the session after the step. @returns where to go then */
  step?: SecondStep & { take: (person: SignedIn) => string };
};

type GoogleFacts = Pick<
  Exclude<ResponseOf<"finishGoogle">, { second_factor: unknown }>,
  "created" | "bonus_added" | "referred"
>;

const sentences = {
  refused: googleTexts.refused,
  "no-code": googleTexts.noCode,
  taken: googleTexts.failed,
};

function readSignedIn(): Session | null {
  endStaleSession(window.location.pathname, Date.now());
  return readLiveSession(Date.now());
}

/**
 * @param come.before the session of the person who went to Google to prove their identity; null for a visitor
 * @returns false when the person came back with another account
 */
function open(
  client: QueryClient,
  { person, isNew, before }: { person: SignedIn; isNew: GoogleFacts | null; before: Session | null },
): boolean {
  if (before !== null && before.user.id !== person.user.id) {
    // The account chooser offers every account of the device. The person did not ask to switch accounts.
    void endOnServer(person.token);
    fail(googleTexts.otherAccount(before.user.email));
    return false;
  }
  openSession(person.token, person.user);
  if (before === null) void greet(client, person, isNew);
  else void endOnServer(before.token);
  return true;
}

/** A new account knew its referral from the start; an older one may still name the friend who referred it. */
async function greet(client: QueryClient, answer: SignedIn, facts: GoogleFacts | null): Promise<void> {
  if (facts?.created === true) forgetReferral();
  else void claimReferral(client);
  const settings = await client.ensureQueryData(settingsQuery).catch(() => undefined);
  const dailyCredits = settings?.bonuses.daily;
  if (facts?.created !== true) return welcomeBack(answer, dailyCredits);
  const text = describeBonus({ ...facts, user: answer.user });
  showToast({ tone: "success", title: accountTexts.confirmed, text, durationMs: 3000 });
  announceDailyBonus(answer, dailyCredits);
}

function fail(text: string, supportCode: string | null = null): void {
  showToast({ tone: "error", title: googleTexts.failedTitle, text, supportCode });
}
