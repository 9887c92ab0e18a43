import { rememberDestination } from "#lib/session/intended-destination.ts";
import { ButtonLink, takeFocus } from "#ui/button.tsx";
import { signedOutTexts } from "./signed-out-texts.ts";

/**
 * In the place of a page whose session ended while it was open, for instance by a log-out in another tab. The focus brings
 * it into view: that page may have been far down.
 */
export function SignedOut({ title = signedOutTexts.title }: { title?: string }) {
  return (
    <div className="shell py-14">
      <h1 ref={takeFocus} tabIndex={-1} className="text-5 outline-none">
        {title}
      </h1>
      <ButtonLink
        to="/login"
        className="mt-6"
        onClick={() => rememberDestination(window.location.pathname + window.location.search)}
      >
        {signedOutTexts.logIn}
      </ButtonLink>
    </div>
  );
}
