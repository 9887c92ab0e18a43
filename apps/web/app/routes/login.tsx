import { useEffect } from "react";
import { useNavigate } from "react-router";
import { AuthCard } from "#features/account/auth-card.tsx";
import { GoogleButton } from "#features/account/google/google-button.tsx";
import { LogInForm } from "#features/account/log-in-form.tsx";
import { WaitingSearchNote } from "#features/account/waiting-search-note.tsx";
import { accountTexts } from "#features/account/texts.ts";
import { takeDestination } from "#lib/session/intended-destination.ts";
import { pageMeta } from "#lib/page/page-meta.ts";
import { useSession } from "#lib/session/session.ts";
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
  const isSignedIn = session !== undefined && session !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    const waiting = readWaitingSearch(Date.now());
    void navigate(takeDestination(waiting === null ? "/" : waitingSearchPath(waiting)), { replace: true });
  }, [isSignedIn, navigate]);
  return (
    <AuthCard
      title={accountTexts.logInTitle}
      lead={accountTexts.logInLead}
      foot={
        <>
          {accountTexts.logInAgainst}
          <ButtonLink to="/register" look="quiet" className="link px-2!">
            {accountTexts.register}
          </ButtonLink>
        </>
      }
    >
      <WaitingSearchNote on="logIn" />
      <LogInForm />
      <GoogleButton />
    </AuthCard>
  );
}
