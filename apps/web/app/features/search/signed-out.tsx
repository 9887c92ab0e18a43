import { rememberDestination } from "#lib/session/intended-destination.ts";
import { ButtonLink } from "#ui/button.tsx";
import { formTexts, refusalTexts } from "./texts.ts";

/** The session ended while the page was open, for instance in another tab. */
export function SignedOut() {
  return (
    <div className="shell py-14">
      <h1 className="text-5">{refusalTexts.signedOut}</h1>
      <ButtonLink
        to="/login"
        className="mt-6"
        onClick={() => rememberDestination(window.location.pathname + window.location.search)}
      >
        {formTexts.logIn}
      </ButtonLink>
    </div>
  );
}
