import { supportCodeOf } from "#lib/api/call-endpoint.ts";
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Panel } from "#ui/panel.tsx";
import { SupportCode } from "#ui/support-code.tsx";
import { refetchCredits, statementQuery, tokensQuery } from "./queries.ts";
import { StatementTable, StatementTableSkeleton, type WordsOf } from "./statement-table.tsx";
import { statementTexts } from "./texts.ts";

/**
 * "Extrato": every search and every other movement of fichas, newest first, a page at a time. `wordsOf`: what a search
 * looked for, where this device still knows it.
 */
export function Statement({ userId, wordsOf }: StatementProps) {
  const statement = useInfiniteQuery(statementQuery(userId));
  const table = useRef<HTMLTableElement>(null);
  const lines = statement.data?.pages.flatMap((page) => page.lines);
  const more = useFocusOnNewLine(table, lines?.length ?? 0);
  useOneBalance(userId, statement.isFetching ? undefined : lines?.[0]?.balance);
  const showMore = () => {
    more.remember();
    void statement.fetchNextPage();
  };
  return (
    <Panel title={statementTexts.title}>
      {lines === undefined && !statement.isError && <StatementTableSkeleton />}
      {lines === undefined && statement.isError && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{statementTexts.failed}</p>
          <SupportCode code={supportCodeOf(statement.error)} />
          <Button look="line" busy={statement.isFetching} onClick={() => void statement.refetch()}>
            {statementTexts.retry}
          </Button>
        </div>
      )}
      {lines?.length === 0 && (
        <div className="grid justify-items-start gap-3">
          <p className="text-muted">{statementTexts.empty}</p>
          <ButtonLink to="/jobs" look="line">
            {statementTexts.search}
          </ButtonLink>
        </div>
      )}
      {lines !== undefined && lines.length > 0 && (
        <>
          <StatementTable ref={table} lines={lines} wordsOf={wordsOf} />
          {lines.some(({ reason }) => reason === "search") && (
            <p className="mt-3 text-1 text-muted">{statementTexts.words}</p>
          )}
        </>
      )}
      <div aria-live="polite">
        {statement.isFetchNextPageError && (
          <Notice tone="bad" className="mt-3">
            {statementTexts.moreFailed}
            <SupportCode code={supportCodeOf(statement.error)} />
          </Notice>
        )}
        {more.hasGrown && <p className="sr-only">{statementTexts.shown(lines?.length ?? 0)}</p>}
      </div>
      {statement.hasNextPage && (
        <Button look="line" wide className="mt-3" busy={statement.isFetchingNextPage} onClick={showMore}>
          {statement.isFetchingNextPage ? statementTexts.loadingMore : statementTexts.more}
        </Button>
      )}
    </Panel>
  );
}

/**
 * The balance and the statement come by two calls, and fichas may come back between their answers: where they disagree, both
 * are asked for again. Not a second time for the same two numbers.
 * @param balance what the newest line says; undefined while that is not known
 */
function useOneBalance(userId: string, balance: number | undefined): void {
  const client = useQueryClient();
  const tokens = useQuery(tokensQuery(userId));
  const total = tokens.isFetching ? undefined : tokens.data?.total;
  const asked = useRef("");
  useEffect(() => {
    if (total === undefined || balance === undefined || total === balance) return;
    const numbers = `${total} ${balance}`;
    if (asked.current === numbers) return;
    asked.current = numbers;
    void refetchCredits(client, userId);
  }, [client, userId, total, balance]);
}

type StatementProps = { userId: string; wordsOf: WordsOf };

/**
 * After "Ver mais" the focus goes to the first new line: the button moves down, and disappears
 * with the last page. Call `remember` when more is asked for.
 */
function useFocusOnNewLine(table: RefObject<HTMLTableElement | null>, count: number) {
  const [countBefore, setCountBefore] = useState<number | null>(null);
  const hasGrown = countBefore !== null && count > countBefore;
  useEffect(() => {
    if (hasGrown) table.current?.tBodies[countBefore]?.rows[0]?.focus({ preventScroll: true });
  }, [hasGrown, countBefore, table]);
  return { hasGrown, remember: () => setCountBefore(count) };
}
