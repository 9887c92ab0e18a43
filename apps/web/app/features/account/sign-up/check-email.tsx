import { useState } from "react";
import { useSession } from "#lib/session/session.ts";
import { ButtonLink } from "#ui/button.tsx";
import { AuthCard } from "../auth-card.tsx";
import { DemoMailbox } from "../demo-mailbox.tsx";
import { Steps } from "../steps.tsx";
import { accountTexts } from "../texts.ts";
import { useCarriedEmail } from "../use-carried-email.ts";

/** After signing up: where the message went and what to do with it, until it was opened in another tab. */
export function CheckEmail() {
  const session = useSession();
  const email = useCarriedEmail();
  const [wasSignedOut, setSignedOut] = useState(false);
  if (session === null && !wasSignedOut) setSignedOut(true);
  if (session && wasSignedOut) {
    return (
      <AuthCard title={accountTexts.usedTitle} lead={session.user.email} isNews>
        <ButtonLink to="/" wide>
          {accountTexts.goHomeUsed}
        </ButtonLink>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={accountTexts.checkTitle} lead={accountTexts.checkText(email)}>
      <Steps steps={accountTexts.checkSteps} />
      <ButtonLink to="/login" look="line" wide>
        {accountTexts.toLogIn}
      </ButtonLink>
      {/* Loads late, so it is last and moves nothing. */}
      <DemoMailbox />
    </AuthCard>
  );
}
