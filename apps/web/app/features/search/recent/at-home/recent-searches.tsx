import { Link } from "react-router";
import { keepsItems } from "#lib/device/browser-storage.ts";
import { relativeDate } from "#lib/words/dates.ts";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon.tsx";
import { searchPath } from "../../search-path.ts";
import type { SavedSearch } from "../../search-types.ts";
import { recentTexts } from "../../texts.ts";
import { useRecentSearches } from "./use-recent-searches.ts";

/** Rows of the block, whether searches alone or the note about them, too, fill it; the note alone has one. */
const rows = 3;

/** The last searches on this device; each reopens without a call. */
export function RecentSearches({ email }: { email: string }) {
  const searches = useRecentSearches(email);
  return (
    <div className="recent-searches">
      {searches.length > 0 && (
        <ul
          aria-label={recentTexts.list}
          style={{ gridRow: `span ${searches.length}` }}
          className="grid auto-rows-fr overflow-hidden rounded-surface border border-line bg-card"
        >
          {searches.map((search) => (
            <li key={search.id} className="min-w-0 not-first:border-t not-first:border-line">
              <RecentSearch search={search} />
            </li>
          ))}
        </ul>
      )}
      {searches.length < rows && (
        <p
          style={{ gridRow: `span ${searches.length > 0 ? rows - searches.length : 1}` }}
          className={classes(
            "grid text-muted",
            searches.length > 0 ? "content-center px-4 text-1" : "content-start",
          )}
        >
          {keepsItems() ? recentTexts.note : recentTexts.notKept}
        </p>
      )}
    </div>
  );
}

function RecentSearch({ search }: { search: SavedSearch }) {
  const place = [search.city, search.state].filter((part) => part !== "").join(", ");
  const when = relativeDate(search.results.timestamp);
  return (
    <Link
      to={searchPath(search, search.id)}
      className="flex h-full items-center justify-between gap-3 px-4 -outline-offset-3 hover:bg-leaf-soft"
    >
      <span className="min-w-0">
        <span className="block truncate font-semibold">
          {search.query === "" ? recentTexts.noTerm : search.query}
          {place !== "" && <span className="font-normal text-muted"> · {place}</span>}
        </span>
        <span className="block truncate text-1 text-muted tabular-nums">
          {when} · {recentTexts.found(search.results.total_jobs)}
        </span>
      </span>
      <Icon name="chevron" className="-rotate-90 text-muted" />
    </Link>
  );
}
