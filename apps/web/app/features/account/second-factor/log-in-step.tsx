import type { SignedIn } from "@vagou/contract/api/answers";
import type { SecondFactorQuestion } from "@vagou/contract/account/second-factors";
import { Button, ButtonLink } from "#ui/button.tsx";
import { finishLogIn } from "./calls.ts";
import { SecondFactorForm } from "./second-factor-form.tsx";
import { challengeTexts } from "./texts.ts";

/**
 * The second step of a log-in.
 * @param props.onSignedIn takes the answer with the session, which is not open yet
 * @param props.onBack goes back to the first step, whose form still has what was typed
 */
export function LogInStep({ question, onSignedIn, onBack }: LogInStepProps) {
  const { handle } = question;
  return (
    <SecondFactorForm
      question={question}
      show={async (proof) => onSignedIn(await finishLogIn({ handle, ...proof }))}
      onShown={() => {}}
      onExpired={onBack}
      back={
        <>
          <Button look="line" wide onClick={onBack}>
            {challengeTexts.back}
          </Button>
          <ButtonLink to="/contact" look="quiet" wide>
            {challengeTexts.lost}
          </ButtonLink>
        </>
      }
    />
  );
}

export type LogInStepProps = {
  question: SecondFactorQuestion;
  onSignedIn: (answer: SignedIn) => void;
  onBack: () => void;
};
