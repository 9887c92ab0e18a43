import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { AuthCard } from "#features/account/auth-card.tsx";
import { GoogleButton } from "#features/account/google/google-button.tsx";
import { LogInForm, type SecondStep } from "#features/account/log-in-form.tsx";
import { useLogInGreeting } from "#features/account/use-log-in-greeting.ts";
import { WaitingSearchNote } from "#features/account/waiting-search-note.tsx";
import { accountTexts } from "#features/account/texts.ts";
import { takeDestination } from "#lib/session/intended-destination.ts";
import { pageMeta } from "#lib/page/page-meta.ts";
import { openSession, useSession } from "#lib/session/session.ts";
import { readWaitingSearch, waitingSearchPath } from "#lib/session/waiting-search.ts";
import { ButtonLink } from "#ui/button.tsx";

export function meta() {
  return pageMeta({
    title: "Entrar",
    description: "Entre na sua conta, receba as fichas do dia e busque vagas em vários portais de uma vez.",
    keywords: "entrar, login, buscar vagas, emprego",
  });
}

/** A person who is signed in, also since a moment ago, is redirected to where they wanted to go. */
export default function LoginPage() {
  const session = useSession();
  const navigate = useNavigate();
  const greet = useLogInGreeting();
  // Null once the person came back from the second step: then the focus, whose button is gone, goes to the title.
  const [next, setNext] = useState<SecondStep | null>();
  const isSignedIn = session !== undefined && session !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    const waiting = readWaitingSearch(Date.now());
    void navigate(takeDestination(waiting === null ? "/" : waitingSearchPath(waiting)), { replace: true });
  }, [isSignedIn, navigate]);
  return (
    <AuthCard
      title={next ? accountTexts.secondStepTitle : accountTexts.logInTitle}
      lead={next ? accountTexts.secondStepLead : accountTexts.logInLead}
      isNews={next === null}
      foot={
        !next && (
          <>
            {accountTexts.logInAgainst}
            <ButtonLink to="/register" look="quiet" className="link px-2!">
              {accountTexts.register}
            </ButtonLink>
          </>
        )
      }
    >
      {/* What was typed stays for a person who comes back to it. */}
      <div hidden={Boolean(next)} className={next ? undefined : "grid grid-cols-1 gap-5"}>
        <WaitingSearchNote on="logIn" />
        <LogInForm onSecondStep={setNext} />
        <GoogleButton />
      </div>
      {next && (
        <next.Step
          question={next.question}
          onSignedIn={(answer) => {
            openSession(answer.token, answer.user);
            greet(answer);
          }}
          onBack={() => setNext(null)}
        />
      )}
    </AuthCard>
  );
}
