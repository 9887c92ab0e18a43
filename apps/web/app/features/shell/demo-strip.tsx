import { useQuery } from "@tanstack/react-query";
import { settingsQuery } from "#lib/api/settings.ts";
import { formatList } from "#lib/words/lists.ts";
import { classes } from "#ui/classes.ts";
import { shellTexts } from "./texts.ts";

/**
 * Says on every page that third parties are stand-ins, if any is. Its place is kept from the first
 * paint where the server marked the page as a demonstration (`.demo-strip` in `app.css`).
 */
export function DemoStrip() {
  const { data: settings } = useQuery(settingsQuery);
  if (settings?.stand_ins.length === 0) return null;
  return (
    <aside
      aria-label={shellTexts.demo}
      className={classes(
        "demo-strip border-line bg-ink text-1 text-paper dark:border-b dark:bg-sunken dark:text-ink",
        settings !== undefined && "is-known",
      )}
    >
      <p className="shell flex min-h-9 flex-wrap items-center justify-center gap-x-3 text-center">
        <span>
          <strong className="font-semibold">{shellTexts.demo}</strong>
          {settings !== undefined && (
            <span className="max-md:sr-only">
              {": "}
              {shellTexts.demoExplained(formatList(settings.stand_ins), settings.stand_ins.length === 1)}
            </span>
          )}
        </span>
        {settings !== undefined && settings.mailbox_url !== null && (
          <a
            href={settings.mailbox_url}
            target="_blank"
            rel="noopener"
            className="relative inline-flex min-h-9 items-center underline underline-offset-3 before:absolute before:-inset-y-1 before:inset-x-0"
          >
            <span>
              {shellTexts.demoMailbox}
              <span className="max-md:sr-only"> {shellTexts.demoMailboxEnd}</span>
            </span>
          </a>
        )}
      </p>
    </aside>
  );
}
