import { providerCatalogue } from "@vagou/contract/search/catalogue";
import type { ResponseOf } from "@vagou/contract/api/endpoints";
import { useState } from "react";
import { sentenceOf } from "#lib/api/call-endpoint.ts";
import { useAttempt } from "#lib/api/use-attempt.ts";
import { formatMoment } from "#lib/words/dates.ts";
import { signedAmount } from "#lib/words/money.ts";
import { Button } from "#ui/button.tsx";
import { callOperator } from "./call-operator.ts";
import { DataTable } from "./data-table.tsx";
import { operatingTexts, peopleTexts, reasonWords } from "./texts.ts";

type Line = ResponseOf<"showPersonStatement">["lines"][number];

/** A person's statement, a page at a time; each page is a look that is recorded. */
export function PersonStatement({ personId }: { personId: string }) {
  const [lines, setLines] = useState<Line[] | null>(null);
  const [next, setNext] = useState<number | null>(null);
  const loading = useAttempt({
    mutationFn: () =>
      callOperator("showPersonStatement", {
        body: { person: personId, ...(next !== null && { before: next }) },
      }),
    onSuccess: (page) => {
      setLines((before) => [...(before ?? []), ...page.lines]);
      setNext(page.next);
    },
  });
  const { columns } = peopleTexts;
  return (
    <div className="mt-4 min-w-0">
      {lines !== null && lines.length > 0 && (
        <DataTable
          caption={peopleTexts.statementTitle}
          columns={[columns.at, columns.what, columns.amount, columns.balance]}
          rows={lines.map((line) => ({
            id: line.id,
            cells: [formatMoment(new Date(line.at)), describe(line), signedAmount(line.amount), line.balance],
          }))}
        />
      )}
      {lines?.length === 0 && <p>{peopleTexts.noStatement}</p>}
      {loading.isError && <p role="alert">{sentenceOf(loading.error, operatingTexts.failed)}</p>}
      {(lines === null || next !== null) && (
        <Button look="line" className="mt-2" busy={loading.isPending} onClick={() => loading.mutate()}>
          {lines === null ? peopleTexts.statement : peopleTexts.more}
        </Button>
      )}
    </div>
  );
}

function describe({ reason, provider, words }: Line): string {
  const label = providerCatalogue.find(({ id }) => id === provider)?.label ?? provider;
  return [reasonWords[reason], label ?? words].filter((part) => part !== null).join(": ");
}
