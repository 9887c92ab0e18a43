import { useQuery } from "@tanstack/react-query";
import { settingsQuery } from "#lib/api/settings.ts";
import { Notice } from "#ui/notice.tsx";
import { accountTexts } from "./texts.ts";
import { useWaitingSearch } from "./use-waiting-search.ts";

/** Tells a visitor that the search they typed waits for them, and what an account brings. */
export function WaitingSearchNote({ on }: { on: "logIn" | "register" }) {
  const { data: settings } = useQuery(settingsQuery);
  const words = useWaitingSearch();
  if (words === null) return null;
  const bonus = settings?.bonuses.email_confirmation ?? 0;
  return (
    <Notice tone="info" title={accountTexts.waitingSearch(words)}>
      <p className="text-1">{accountTexts.waitingSearchNext[on](bonus)}</p>
    </Notice>
  );
}
