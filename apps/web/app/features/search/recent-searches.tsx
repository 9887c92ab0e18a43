import { Link } from "react-router";
import { readItem } from "#lib/browser-storage.ts";
import { relativeDate } from "#lib/dates.ts";
import { Icon } from "#ui/icon.tsx";
import { readRecentSearches } from "./recent-searches-store.ts";
import { searchPath } from "./search-path.ts";
import type { SavedSearch } from "./search-types.ts";
import { recentTexts } from "./texts.ts";

/** The last searches on this device; each reopens without a call. */
export default function RecentSearches({ email }: { email: string }) {
  const store = { read: (key: string) => readItem("local", key), write: () => false };
  const searches = readRecentSearches(store, email);
  return (
    <section aria-labelledby="recent-searches">
      <h2 id="recent-searches" className="mb-4 text-5">
        {recentTexts.title}
      </h2>
      {searches.length === 0 ? (
        <p className="rounded-surface border border-dashed border-line-strong p-4 text-muted">
          {recentTexts.empty}
        </p>
      ) : (
        <ul className="overflow-hidden rounded-surface border border-line bg-card">
          {searches.map((search) => (
            <li key={search.id} className="not-first:border-t not-first:border-line">
              <RecentSearch search={search} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function RecentSearch({ search }: { search: SavedSearch }) {
  const place = [search.city, search.state].filter((part) => part !== "").join(", ");
  const when = relativeDate(search.results.timestamp);
  return (
    <Link
      to={searchPath(search, search.id)}
      className="flex min-h-16 items-center justify-between gap-3 px-4 py-3 -outline-offset-3 hover:bg-leaf-soft"
    >
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">
          {search.query === "" ? recentTexts.noTerm : search.query}
          {place !== "" && <span className="font-normal text-muted"> · {place}</span>}
        </span>
        <span className="block text-1 text-muted tabular-nums">
          {when} · {recentTexts.found(search.results.total_jobs)}
        </span>
      </span>
      <Icon name="chevron" className="-rotate-90 text-muted" />
    </Link>
  );
}
