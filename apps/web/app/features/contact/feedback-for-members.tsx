import { Link, useLocation } from "react-router";
import { rememberDestination } from "#lib/session/intended-destination.ts";
import { contactTexts } from "./texts.ts";

/** In the place of the form while no person is signed in. Logging in leads back here. */
export function FeedbackForMembers() {
  const { pathname, search } = useLocation();
  return (
    <section>
      <h2 className="mb-3 text-4">{contactTexts.feedbackTitle}</h2>
      <p>
        {contactTexts.feedbackForMembers}{" "}
        <Link to="/login" className="link" onClick={() => rememberDestination(pathname + search)}>
          {contactTexts.logIn}
        </Link>
      </p>
    </section>
  );
}
