import { useState } from "react";
import { Link } from "react-router";
import { readItem } from "#lib/device/browser-storage.ts";
import { forgetUnfinished, readUnfinished, type UnfinishedSearch } from "#lib/session/unfinished-searches.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { keyLifeMs } from "../asking/ask-providers.ts";
import { readRecentSearches } from "../recent/recent-searches-store.ts";
import { searchPath } from "../search-path.ts";
import { unfinishedTexts } from "../texts.ts";

/**
 * A search that the end of its tab, or of the session, interrupted: offers to go on with it while that pays nothing twice,
 * and says later what it has cost.
 */
export function LeftSearch({ email, search, openedAtMs, onGoOn }: LeftSearchProps) {
  const endMs = search.startedAtMs + keyLifeMs;
  const [isOver, setOver] = useState(openedAtMs >= endMs);
  // Another tab may have gone on with it.
  const [isThere, setThere] = useState(() => readUnfinished(email).some(({ id }) => id === search.id));
  if (!isThere) return null;
  const leave = () => {
    forgetUnfinished(email, search.id);
    setThere(false);
  };
  return (
    <Notice tone="info" title={unfinishedTexts.title(search.query)} className="mb-5">
      <p className="text-1">{isOver ? unfinishedTexts.over : unfinishedTexts.text}</p>
      {isOver && <Ways email={email} search={search} />}
      <div className="mt-3 flex flex-wrap gap-2 max-sm:*:w-full">
        {!isOver && (
          <Button onClick={() => (Date.now() < endMs ? onGoOn(search.id) : setOver(true))}>
            {unfinishedTexts.goOn}
          </Button>
        )}
        <Button look="line" onClick={leave}>
          {isOver ? unfinishedTexts.close : unfinishedTexts.leave}
        </Button>
      </div>
    </Notice>
  );
}

/** What has arrived, where this device could keep it, and what was paid. */
function Ways({ email, search }: Pick<LeftSearchProps, "email" | "search">) {
  const [isKept] = useState(() =>
    readRecentSearches({ read: (key) => readItem("local", key) }, email).some(({ id }) => id === search.id),
  );
  const link = "link inline-flex min-h-11 items-center";
  return (
    <p className="flex flex-wrap gap-x-5">
      {isKept && (
        <Link to={searchPath(search, search.id)} className={link}>
          {unfinishedTexts.kept}
        </Link>
      )}
      <Link to="/profile" className={link}>
        {unfinishedTexts.statement}
      </Link>
    </p>
  );
}

type LeftSearchProps = {
  email: string;
  search: UnfinishedSearch;
  /** When the page was opened. */
  openedAtMs: number;
  onGoOn: (id: string) => void;
};
