import { ButtonLink } from "#ui/button.tsx";
import { AuthCard } from "../auth-card.tsx";
import { DemoMailbox } from "../demo-mailbox.tsx";
import { Steps } from "../steps.tsx";
import { accountTexts } from "../texts.ts";

/** After signing up: what to do with the message. */
export function CheckEmail() {
  return (
    <AuthCard title={accountTexts.checkTitle} lead={accountTexts.checkText}>
      <Steps steps={accountTexts.checkSteps} />
      <ButtonLink to="/login" look="line" wide>
        {accountTexts.toLogIn}
      </ButtonLink>
      {/* Loads late, so it is last and moves nothing. */}
      <DemoMailbox />
    </AuthCard>
  );
}
