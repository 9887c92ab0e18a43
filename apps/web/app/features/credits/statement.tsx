import { useInfiniteQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Panel } from "#ui/panel.tsx";
import { historyQuery } from "./queries.ts";
import { StatementTable, StatementTableSkeleton } from "./statement-table.tsx";
import { statementTexts } from "./texts.ts";

/** "Extrato": every movement of fichas, newest first, a page at a time. */
export function Statement({ userId }: { userId: string }) {
  const history = useInfiniteQuery(historyQuery(userId));
  const table = useRef<HTMLTableElement>(null);
  const entries = history.data?.pages.flatMap((page) => page.entries);
  const more = useFocusOnNewRow(table, entries?.length ?? 0);
  const showMore = () => {
    more.remember();
    void history.fetchNextPage();
  };
  return (
    <Panel title={statementTexts.title}>
      {entries === undefined && !history.isError && <StatementTableSkeleton />}
      {entries === undefined && history.isError && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{statementTexts.failed}</p>
          <Button look="line" busy={history.isFetching} onClick={() => void history.refetch()}>
            {statementTexts.retry}
          </Button>
        </div>
      )}
      {entries?.length === 0 && (
        <div className="grid justify-items-start gap-3">
          <p className="text-muted">{statementTexts.empty}</p>
          <ButtonLink to="/jobs" look="line">
            {statementTexts.search}
          </ButtonLink>
        </div>
      )}
      {entries !== undefined && entries.length > 0 && <StatementTable ref={table} entries={entries} />}
      <div aria-live="polite">
        {history.isFetchNextPageError && (
          <Notice tone="bad" className="mt-3">
            {statementTexts.moreFailed}
          </Notice>
        )}
        {more.hasGrown && <p className="sr-only">{statementTexts.shown(entries?.length ?? 0)}</p>}
      </div>
      {history.hasNextPage && (
        <Button look="line" wide className="mt-3" busy={history.isFetchingNextPage} onClick={showMore}>
          {history.isFetchingNextPage ? statementTexts.loadingMore : statementTexts.more}
        </Button>
      )}
    </Panel>
  );
}

/**
 * After "Ver mais" the focus goes to the first new row: the button moves away under the hand, and is
 * gone with the last page. Call `remember` when more is asked for.
 */
function useFocusOnNewRow(table: RefObject<HTMLTableElement | null>, count: number) {
  const [countBefore, setCountBefore] = useState<number | null>(null);
  const hasGrown = countBefore !== null && count > countBefore;
  useEffect(() => {
    if (hasGrown) table.current?.tBodies[0]?.rows[countBefore]?.focus({ preventScroll: true });
  }, [hasGrown, countBefore, table]);
  return { hasGrown, remember: () => setCountBefore(count) };
}
