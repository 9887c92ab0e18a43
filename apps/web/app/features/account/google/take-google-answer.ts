import type { QueryClient } from "@tanstack/react-query";
import type { BodyOf } from "@vagou/contract/endpoints";
import { sentenceOf, supportCodeOf } from "#lib/api/call-endpoint.ts";
import { takeDestination } from "#lib/session/intended-destination.ts";
import { markLinkUsed } from "#lib/page/opened-link.ts";
import { endStaleSession, openSession, readLiveSession, type Session } from "#lib/session/session.ts";
import { settingsQuery } from "#lib/api/settings.ts";
import { showToast } from "#ui/toast.ts";
import { claimReferral } from "../sign-up/claim-referral.ts";
import { describeBonus } from "../sign-up/describe-bonus.ts";
import { forgetReturn, readReturn, withUnprovenParameter } from "./google-return.ts";
import { googleTexts } from "./google-texts.ts";
import { endOnServer, finishGoogle, type GoogleSignedIn } from "../queries.ts";
import { readGoogleAnswer } from "./read-google-answer.ts";
import { forgetReferral } from "../sign-up/stored-referral.ts";
import { accountTexts } from "../texts.ts";
import { announceDailyBonus, welcomeBack } from "../welcome-back.ts";

/**
 * Processes the answer of Google (`link`) once: opens the session and shows the result.
 * @returns where to go now
 */
export async function takeGoogleAnswer(client: QueryClient, link: URLSearchParams): Promise<string> {
  // A page that is loaded again, also while the server is asked, must not ask it with the same code.
  markLinkUsed(link, "taken");
  const session = readSignedIn();
  const back = readReturn();
  forgetReturn();
  const answer = readGoogleAnswer(link, { isSignedIn: session !== null, isProof: back !== null });
  if (answer.kind === "nothing") return "/jobs";
  const afterFailure = session === null ? "/login" : back === null ? "/jobs" : withUnprovenParameter(back);
  if (answer.kind !== "code") {
    fail(sentences[answer.kind]);
    return afterFailure;
  }
  try {
    const isSamePerson = await signIn(client, answer.body, session);
    if (!isSamePerson) return afterFailure;
    return back ?? takeDestination("/jobs");
  } catch (error) {
    fail(sentenceOf(error, googleTexts.failed), supportCodeOf(error));
    return afterFailure;
  }
}

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
 * @param before the session of the person who went to Google to prove their identity; null for a visitor
 * @returns false when the person came back with another account
 */
async function signIn(
  client: QueryClient,
  body: BodyOf<"finishGoogle">,
  before: Session | null,
): Promise<boolean> {
  const answer = await finishGoogle(body);
  if (before !== null && before.user.id !== answer.user.id) {
    // The account chooser offers every account of the device. The person did not ask to switch accounts.
    void endOnServer(answer.token);
    fail(googleTexts.otherAccount(before.user.email));
    return false;
  }
  openSession(answer.token, answer.user);
  if (before === null) void greet(client, answer);
  else void endOnServer(before.token);
  return true;
}

/** A new account knew its referral from the start; an older one may still name the friend who referred it. */
async function greet(client: QueryClient, answer: GoogleSignedIn): Promise<void> {
  if (answer.created) forgetReferral();
  else void claimReferral(client);
  const settings = await client.ensureQueryData(settingsQuery).catch(() => undefined);
  const dailyCredits = settings?.bonuses.daily;
  if (!answer.created) return welcomeBack(answer, dailyCredits);
  const text = describeBonus(answer);
  showToast({ tone: "success", title: accountTexts.confirmed, text, durationMs: 3000 });
  announceDailyBonus(answer, dailyCredits);
}

function fail(text: string, supportCode: string | null = null): void {
  showToast({ tone: "error", title: googleTexts.failedTitle, text, supportCode });
}
