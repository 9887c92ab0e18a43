import { useInfiniteQuery } from "@tanstack/react-query";
import { formatMoment } from "#lib/words/dates.ts";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { callOperator } from "./call-operator.ts";
import { DataTable } from "./data-table.tsx";
import { Loaded } from "./loaded.tsx";
import { actionWords, actsTexts, operatingTexts } from "./texts.ts";
import { useFocusWhenLost } from "./use-focus-when-lost.ts";

/** What operators did and looked at, newest first. */
export function ActsSection() {
  const acts = useInfiniteQuery({
    queryKey: ["operator", "acts"],
    queryFn: ({ signal, pageParam }) =>
      callOperator("listOperatorActs", {
        signal,
        ...(pageParam !== null && { query: { before: pageParam } }),
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
  });
  const table = useFocusWhenLost(acts.hasNextPage);
  const { columns } = actsTexts;
  return (
    <Panel title={actsTexts.title}>
      <p className="mb-3 max-w-(--measure) text-1 text-muted">{actsTexts.lead}</p>
      <Loaded query={acts}>
        {({ pages }) => (
          <DataTable
            ref={table}
            caption={actsTexts.caption}
            columns={[columns.at, columns.who, columns.did, columns.about]}
            rows={pages
              .flatMap((page) => page.acts)
              .map((act) => ({
                id: act.id,
                cells: [
                  formatMoment(new Date(act.at)),
                  act.entrance === "command" ? actsTexts.command(act.who) : act.who,
                  actionWords[act.action],
                  [act.person_id, act.subject, act.note].filter((part) => part !== null).join(" · ") ||
                    operatingTexts.none,
                ],
              }))}
          />
        )}
      </Loaded>
      {acts.hasNextPage && (
        <Button
          look="line"
          className="mt-3"
          busy={acts.isFetchingNextPage}
          onClick={() => void acts.fetchNextPage()}
        >
          {actsTexts.more}
        </Button>
      )}
    </Panel>
  );
}
