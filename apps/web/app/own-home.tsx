import { BalanceAtHome } from "#features/credits/balance-at-home.tsx";
import { SavedAtHome } from "#features/saved/saved-at-home.tsx";
import { LastSearch } from "#features/search/recent/at-home/last-search.tsx";
import { RecentSearches } from "#features/search/recent/at-home/recent-searches.tsx";
import type { Session } from "#lib/session/session.ts";

// What the start page has only for a person who is signed in; its own chunk, because visitors do not need it.

/** What the person does next: the last search, the fichas, the saved vacancies. */
export function OwnHome({ user }: Pick<Session, "user">) {
  return (
    <section aria-labelledby="own" className="own-home">
      <LastSearch email={user.email} />
      <BalanceAtHome userId={user.id} />
      <SavedAtHome userId={user.id} />
    </section>
  );
}

/** The last three searches. */
export function OwnSearches({ user }: Pick<Session, "user">) {
  return <RecentSearches email={user.email} />;
}
