import { useQuery } from "@tanstack/react-query";
import type { ResponseOf } from "@vagou/contract/endpoints";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { sentenceOf } from "#lib/call-endpoint.ts";
import { settingsQuery } from "#lib/settings.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Coin } from "#ui/coin.tsx";
import { Notice } from "#ui/notice.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { showToast } from "#ui/toast.ts";
import { AuthCard } from "./auth-card.tsx";
import { confirmAccount } from "./queries.ts";
import { ResendForm } from "./resend-form.tsx";
import { accountTexts } from "./texts.ts";

const secondsUntilHome = 20;

/** What becomes of a confirmation link. `token` is null when the address carries none. */
export function Confirmation({ token }: { token: string | null }) {
  const confirmation = useQuery({
    queryKey: ["confirmation", token],
    queryFn: () => confirmAccount(token ?? ""),
    enabled: token !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  if (token === null) return <Failed reason={accountTexts.confirmNoToken} />;
  if (confirmation.isSuccess) return <Confirmed answer={confirmation.data} />;
  if (confirmation.isError) {
    return <Failed reason={sentenceOf(confirmation.error, accountTexts.confirmFailed)} />;
  }
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
  const bonus = bonusOf(answer);
  useEffect(() => {
    showToast({ tone: "success", title: accountTexts.confirmed, text: bonus, durationMs: 3000 });
  }, [bonus]);
  return (
    <AuthCard title={accountTexts.confirmed}>
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

/** A person who had the bonus before, under another account, gets none and reads only the balance. */
function bonusOf({ bonus_added: bonus, referred, user }: ResponseOf<"confirmAccount">): string {
  if (bonus === 0) return accountTexts.confirmedBalance(user.search_credits);
  return referred ? accountTexts.confirmedReferred(bonus) : accountTexts.confirmedBonus(bonus);
}

function Failed({ reason }: { reason: string }) {
  useEffect(() => {
    showToast({ tone: "error", title: accountTexts.confirmFailedToast, text: reason });
  }, [reason]);
  return (
    <AuthCard title={accountTexts.confirmFailed}>
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
