import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { removeItem, writeItem } from "#lib/browser-storage.ts";
import { settingsQuery } from "#lib/settings.ts";
import { shellTexts } from "./texts.ts";

const list = new Intl.ListFormat("pt-BR");

/** Set where the strip was shown last: CSS keeps its room until the settings have come (`lib/first-paint.ts`). */
const key = "demoStrip";

/** Says on every page that third parties are stand-ins, while any is. */
export function DemoStrip() {
  const { data: settings } = useQuery(settingsQuery);
  const isDemo = settings && settings.stand_ins.length > 0;
  useEffect(() => {
    if (isDemo === true) writeItem("local", key, "on");
    if (isDemo === false) removeItem("local", key);
  }, [isDemo]);
  if (settings === undefined) {
    return <div className="when-demo min-h-9 border-line bg-ink dark:border-b dark:bg-sunken" />;
  }
  if (settings.stand_ins.length === 0) return null;
  return (
    <aside
      aria-label={shellTexts.demo}
      className="demo-strip border-line bg-ink text-1 text-paper dark:border-b dark:bg-sunken dark:text-ink"
    >
      <p className="shell flex min-h-9 flex-wrap items-center justify-center gap-x-3 text-center">
        <span>
          <strong className="font-semibold">{shellTexts.demo}</strong>
          <span className="max-md:sr-only">
            {": "}
            {shellTexts.demoExplained(list.format(settings.stand_ins), settings.stand_ins.length === 1)}
          </span>
        </span>
        {settings.mailbox_url !== null && (
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
