import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ResponseOf } from "@vagou/contract/api/endpoints";
import type { ErrorCode } from "@vagou/contract/api/error-codes";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { CallError, sentenceOf, supportCodeOf } from "#lib/api/call-endpoint.ts";
import { markLinkUsed } from "#lib/page/opened-link.ts";
import { useSession } from "#lib/session/session.ts";
import { settingsQuery } from "#lib/api/settings.ts";
import { waitingSearchPath } from "#lib/session/waiting-search.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Coin } from "#ui/coin.tsx";
import { Notice } from "#ui/notice.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { showToast } from "#ui/toasts/toast.ts";
import { AuthCard } from "../auth-card.tsx";
import { claimReferral } from "./claim-referral.ts";
import { describeBonus } from "./describe-bonus.ts";
import { confirmAccount } from "../queries.ts";
import { ResendForm } from "./resend-form.tsx";
import { SignUpPassword } from "./sign-up-password.tsx";
import { forgetReferral } from "./stored-referral.ts";
import { accountTexts } from "../texts.ts";
import { useWaitingSearch } from "../use-waiting-search.ts";

const secondsUntilNext = 20;

const used = "confirmation_link_used";
const refused = "confirmation_link_invalid";

/**
 * Confirms the account by the link and shows the result. `spent` in the link, which was judged before, is the code of
 * the error that a second use would give.
 */
export function Confirmation({ link }: { link: URLSearchParams }) {
  const token = link.get("token") || null;
  const [spent, setSpent] = useState(link.get("spent"));
  const client = useQueryClient();
  const queryKey = ["confirmation", token];
  const confirm = async (password?: string) => {
    const answer = await confirmAccount(token ?? "", password).catch((error: unknown) => {
      const reason = isCode(error, used) ? used : isRefused(error) ? refused : null;
      if (reason !== null) {
        markLinkUsed(link, reason);
        // Also where the password was asked for, and the link is over meanwhile.
        setSpent(reason);
      }
      throw error;
    });
    markLinkUsed(link, used);
    // The sign-up sent its own referral along; one that came after it may still count.
    if (answer.referred) forgetReferral();
    else void claimReferral(client);
    return answer;
  };
  const confirmation = useQuery({
    queryKey,
    queryFn: () => confirm(),
    enabled: token !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    networkMode: "always",
  });
  if (spent === used) return <AlreadyConfirmed />;
  if (spent !== null) return <Failed reason={accountTexts.confirmLinkInvalid} />;
  if (token === null) return <Failed reason={accountTexts.confirmNoToken} />;
  if (confirmation.isSuccess) return <Confirmed answer={confirmation.data} />;
  if (isCode(confirmation.error, "sign_up_password_needed")) {
    return (
      <SignUpPassword confirm={confirm} onConfirmed={(answer) => client.setQueryData(queryKey, answer)} />
    );
  }
  if (confirmation.isError)
    return (
      <Failed
        reason={sentenceOf(confirmation.error, accountTexts.confirmFailed)}
        code={supportCodeOf(confirmation.error)}
      />
    );
  return <Confirming />;
}

/** While the server judges the link. Without scripts it is never asked, and the page says so. */
export function Confirming() {
  return (
    <>
      <div className="noscript:hidden">
        <AuthCard
          title={accountTexts.confirming}
          lead={
            <output aria-label={accountTexts.confirming} className="text-5 text-leaf">
              <Spinner />
            </output>
          }
        />
      </div>
      <noscript>
        <AuthCard title={accountTexts.confirmNoScript} lead={accountTexts.confirmNoScriptText} />
      </noscript>
    </>
  );
}

function Confirmed({ answer }: { answer: ResponseOf<"confirmAccount"> }) {
  const { data: settings } = useQuery(settingsQuery);
  const waiting = useWaitingSearch();
  const next = pathOf(waiting);
  const secondsLeft = useSecondsUntil(next);
  const bonus = describeBonus(answer);
  useEffect(() => {
    showToast({ tone: "success", title: accountTexts.confirmed, text: bonus, durationMs: 3000 });
  }, [bonus]);
  return (
    <AuthCard title={accountTexts.confirmed} isNews>
      <div className="rise grid gap-2 rounded-surface bg-ficha-soft p-4">
        <p className="flex items-center gap-3 font-semibold">
          <Coin className="text-4" />
          {bonus}
        </p>
        {answer.daily_tokens_added && settings !== undefined && (
          <p>{accountTexts.confirmedDaily(settings.bonuses.daily)}</p>
        )}
        {answer.bonus_added > 0 && (
          <p className="text-1">{accountTexts.confirmedBalance(answer.user.search_credits)}</p>
        )}
      </div>
      <ButtonLink to={next} wide>
        {waiting === null ? accountTexts.goHome : accountTexts.goToSearch(waiting)}
      </ButtonLink>
      <p className="text-center text-1 text-muted tabular-nums">
        {waiting === null
          ? accountTexts.confirmedNext(secondsLeft)
          : accountTexts.confirmedNextSearch(secondsLeft)}
      </p>
    </AuthCard>
  );
}

/** Where the person goes on: to the search that waited for the account, else to the start. */
function pathOf(waiting: string | null): string {
  return waiting === null ? "/" : waitingSearchPath(waiting);
}

/** The link was opened before, here or on another device: nothing is wrong. */
function AlreadyConfirmed() {
  const isSignedIn = useSession() !== null;
  const waiting = useWaitingSearch();
  const next = waiting ? accountTexts.goToSearch(waiting) : accountTexts.goHomeUsed;
  return (
    <AuthCard
      title={accountTexts.usedTitle}
      lead={isSignedIn ? accountTexts.usedTextSignedIn : accountTexts.usedText}
      isNews
    >
      <ButtonLink to={isSignedIn ? pathOf(waiting) : "/login"} wide>
        {isSignedIn ? next : accountTexts.toLogIn}
      </ButtonLink>
    </AuthCard>
  );
}

function Failed({ reason, code = null }: { reason: string; code?: string | null }) {
  useEffect(() => {
    showToast({ tone: "error", title: accountTexts.confirmFailedToast, text: reason, supportCode: code });
  }, [reason, code]);
  return (
    <AuthCard title={accountTexts.confirmFailed} isNews>
      <Notice tone="bad">{accountTexts.confirmHint}</Notice>
      <div>
        <h2 className="mb-3 text-4">{accountTexts.resendTitle}</h2>
        <ResendForm />
      </div>
    </AuthCard>
  );
}

function isCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof CallError && error.code === code;
}

/** A cut link may be too short to be valid; the server then names the field, which the page does not show. */
function isRefused(error: unknown): boolean {
  return error instanceof CallError && (error.code === refused || "token" in error.fields);
}

/** Counts down, then goes to `path`. @returns the seconds left */
function useSecondsUntil(path: string): number {
  const navigate = useNavigate();
  const [secondsLeft, setSecondsLeft] = useState(secondsUntilNext);
  useEffect(() => {
    const timer = setInterval(() => setSecondsLeft((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (secondsLeft === 0) void navigate(path);
  }, [secondsLeft, path, navigate]);
  return secondsLeft;
}
