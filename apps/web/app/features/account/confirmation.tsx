import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ResponseOf } from "@vagou/contract/endpoints";
import { type ErrorCode, errorMessages } from "@vagou/contract/error-codes";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { CallError, sentenceOf } from "#lib/call-endpoint.ts";
import { useSession } from "#lib/session.ts";
import { settingsQuery } from "#lib/settings.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Coin } from "#ui/coin.tsx";
import { Notice } from "#ui/notice.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { showToast } from "#ui/toast.ts";
import { AuthCard } from "./auth-card.tsx";
import { claimReferral } from "./claim-referral.ts";
import { describeBonus } from "./describe-bonus.ts";
import { confirmAccount } from "./queries.ts";
import { ResendForm } from "./resend-form.tsx";
import { SignUpPassword } from "./sign-up-password.tsx";
import { forgetReferral } from "./stored-referral.ts";
import { accountTexts } from "./texts.ts";

const secondsUntilHome = 20;

/** What becomes of a confirmation link. `token` is null when the address carries none. */
export function Confirmation({ token }: { token: string | null }) {
  const client = useQueryClient();
  const queryKey = ["confirmation", token];
  const confirm = async (password?: string) => {
    const answer = await confirmAccount(token ?? "", password);
    // The sign-up brought its own referral along; one that it did not know of may still count.
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
  if (token === null) return <Failed reason={accountTexts.confirmNoToken} />;
  if (confirmation.isSuccess) return <Confirmed answer={confirmation.data} />;
  if (isCode(confirmation.error, "confirmation_link_used")) return <AlreadyConfirmed />;
  if (isCode(confirmation.error, "sign_up_password_needed")) {
    return (
      <SignUpPassword confirm={confirm} onConfirmed={(answer) => client.setQueryData(queryKey, answer)} />
    );
  }
  if (confirmation.isError) return <Failed reason={reasonOfFailure(confirmation.error)} />;
  return <Confirming />;
}

export function Confirming() {
  return (
    <AuthCard
      title={accountTexts.confirming}
      lead={
        <output aria-label={accountTexts.confirming} className="text-5 text-leaf">
          <Spinner />
        </output>
      }
    />
  );
}

function Confirmed({ answer }: { answer: ResponseOf<"confirmAccount"> }) {
  const { data: settings } = useQuery(settingsQuery);
  const secondsLeft = useSecondsUntilHome();
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
      <ButtonLink to="/" wide>
        {accountTexts.goHome}
      </ButtonLink>
      <p className="text-center text-1 text-muted tabular-nums">{accountTexts.confirmedNext(secondsLeft)}</p>
    </AuthCard>
  );
}

/** The link was opened before, here or on another device: nothing is wrong. */
function AlreadyConfirmed() {
  const isSignedIn = useSession() !== null;
  return (
    <AuthCard
      title={accountTexts.usedTitle}
      lead={isSignedIn ? accountTexts.usedTextSignedIn : accountTexts.usedText}
      isNews
    >
      <ButtonLink to={isSignedIn ? "/" : "/login"} wide>
        {isSignedIn ? accountTexts.goHomeUsed : accountTexts.toLogIn}
      </ButtonLink>
    </AuthCard>
  );
}

function Failed({ reason }: { reason: string }) {
  useEffect(() => {
    showToast({ tone: "error", title: accountTexts.confirmFailedToast, text: reason });
  }, [reason]);
  return (
    <AuthCard title={accountTexts.confirmFailed} isNews>
      <Notice tone="bad" title={reason}>
        {accountTexts.confirmHint}
      </Notice>
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

/** A cut link may be too short to be one; the server then speaks of the field, which nobody sees. */
function reasonOfFailure(error: unknown): string {
  const isCut = error instanceof CallError && "token" in error.fields;
  return isCut ? errorMessages.confirmation_link_invalid : sentenceOf(error, accountTexts.confirmFailed);
}

/** Counts down, then goes home. @returns the seconds left */
function useSecondsUntilHome(): number {
  const navigate = useNavigate();
  const [secondsLeft, setSecondsLeft] = useState(secondsUntilHome);
  useEffect(() => {
    if (secondsLeft <= 0) {
      void navigate("/");
      return undefined;
    }
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft, navigate]);
  return secondsLeft;
}
