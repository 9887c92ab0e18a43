import type { ReactNode } from "react";
import { useStoredItem } from "#lib/device/use-stored-item.ts";
import { formatDay, relativeDate } from "#lib/words/dates.ts";
import { ButtonLink } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Panel } from "#ui/panel.tsx";
import { searchPath } from "../../search-path.ts";
import { lastTexts, recentTexts } from "../../texts.ts";
import { newsOfSearch, recentNewsKey } from "./kept-news.ts";
import { useRecentSearches } from "./use-recent-searches.ts";
import { wordsOfSearch } from "../words-of-search.ts";

/** The last search on this device with what was new in it, and the way to the next one. Asks no portal. */
export function LastSearch({ email }: { email: string }) {
  const searches = useRecentSearches(email);
  const [last] = searches;
  if (last === undefined) {
    return (
      <Panel title={lastTexts.title} className="flex flex-col">
        <p className="text-muted">{lastTexts.none}</p>
        <Actions>
          <ButtonLink to="/jobs">{lastTexts.first}</ButtonLink>
        </Actions>
      </Panel>
    );
  }
  const words = wordsOfSearch(searches, last.id) ?? recentTexts.noTerm;
  return (
    <Panel title={lastTexts.title} className="flex flex-col">
      <p className="truncate text-3 font-semibold" title={words}>
        {words}
      </p>
      <p className="text-1 text-muted tabular-nums">
        {relativeDate(last.results.timestamp)} · {recentTexts.found(last.results.total_jobs)}
      </p>
      <News email={email} searchId={last.id} />
      <Actions>
        <ButtonLink to={searchPath(last, last.id)} aria-label={lastTexts.reopenOf(words)}>
          {lastTexts.reopen}
        </ButtonLink>
        <ButtonLink to="/jobs" look="line">
          {lastTexts.next}
        </ButtonLink>
      </Actions>
    </Panel>
  );
}

/** Nothing where the device does not know an earlier search. */
function News({ email, searchId }: { email: string; searchId: string }) {
  const news = newsOfSearch(useStoredItem(recentNewsKey(email)), searchId);
  if (news === null) return null;
  return (
    <p className={classes("text-1 tabular-nums", news.count > 0 ? "font-semibold text-leaf" : "text-muted")}>
      {lastTexts.news(news.count, formatDay(news.since))}
    </p>
  );
}

function Actions({ children }: { children: ReactNode }) {
  return <div className="mt-auto flex flex-wrap gap-2 pt-4">{children}</div>;
}
