import { useQuery } from "@tanstack/react-query";
import { settingsQuery } from "#lib/api/settings.ts";
import { buttonClasses } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import { accountTexts } from "./texts.ts";

/** In a demonstration, a link to the mailbox that holds the message; otherwise nothing. */
export function DemoMailbox() {
  const { data: settings } = useQuery(settingsQuery);
  const mailboxUrl = settings?.mailbox_url ?? null;
  if (mailboxUrl === null) return null;
  return (
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
  );
}
