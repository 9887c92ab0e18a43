import { useQuery } from "@tanstack/react-query";
import { settingsQuery } from "#lib/settings.ts";
import { ButtonLink, buttonClasses } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import { AuthCard } from "./auth-card.tsx";
import { accountTexts } from "./texts.ts";

/** After signing up: what to do with the message. In a demonstration, where it really is. */
export function CheckEmail() {
  const { data: settings } = useQuery(settingsQuery);
  const mailboxUrl = settings?.mailbox_url ?? null;
  return (
    <AuthCard title={accountTexts.checkTitle} lead={accountTexts.checkText}>
      <ul className="grid gap-2.5">
        {accountTexts.checkSteps.map((step) => (
          <li key={step} className="flex gap-3">
            <Icon name="check" className="mt-0.5 text-leaf" />
            {step}
          </li>
        ))}
      </ul>
      {mailboxUrl !== null && (
        <Notice tone="mail" title={accountTexts.checkDemo}>
          <a
            href={mailboxUrl}
            target="_blank"
            rel="noopener"
            className={`${buttonClasses({})} mt-3 max-sm:w-full max-sm:px-3`}
          >
            <Icon name="arrowOut" />
            {accountTexts.openMailbox}
          </a>
        </Notice>
      )}
      <ButtonLink to="/login" look="line" wide>
        {accountTexts.toLogIn}
      </ButtonLink>
    </AuthCard>
  );
}
