import { providerCatalogue } from "@vagou/contract/search/catalogue";
import type { ResponseOf } from "@vagou/contract/api/endpoints";
import { useState } from "react";
import { sentenceOf } from "#lib/api/call-endpoint.ts";
import { formatMoment } from "#lib/words/dates.ts";
import { signedAmount } from "#lib/words/money.ts";
import { Button } from "#ui/button.tsx";
import { callOperator } from "./call-operator.ts";
import { DataTable } from "./data-table.tsx";
import { operatingTexts, peopleTexts, reasonWords } from "./texts.ts";
import { useFocusWhenLost } from "./use-focus-when-lost.ts";
import { useLook } from "./use-look.ts";

type Line = ResponseOf<"showPersonStatement">["lines"][number];

/** A person's statement, a page at a time; each page is a look that is recorded. */
export function PersonStatement({ personId }: { personId: string }) {
  const [lines, setLines] = useState<Line[] | null>(null);
  const [next, setNext] = useState<number | null>(null);
  const loading = useLook(() =>
    callOperator("showPersonStatement", {
      body: { person: personId, ...(next !== null && { before: next }) },
    }),
  );
  const load = () =>
    loading.mutate(undefined, {
      onSuccess: (page) => {
        setLines((before) => [...(before ?? []), ...page.lines]);
        setNext(page.next);
      },
    });
  const shown = useFocusWhenLost(lines);
  const { columns } = peopleTexts;
  return (
    <div className="mt-4 min-w-0">
      {lines !== null && lines.length > 0 && (
        <DataTable
          ref={shown}
          caption={peopleTexts.statementTitle}
          columns={[columns.at, columns.what, columns.amount, columns.balance]}
          rows={lines.map((line) => ({
            id: line.id,
            cells: [formatMoment(new Date(line.at)), describe(line), signedAmount(line.amount), line.balance],
          }))}
        />
      )}
      {lines?.length === 0 && (
        <p ref={shown} tabIndex={-1}>
          {peopleTexts.noStatement}
        </p>
      )}
      {loading.isError && <p role="alert">{sentenceOf(loading.error, operatingTexts.failed)}</p>}
      {(lines === null || next !== null) && (
        <Button look="line" className="mt-2" busy={loading.isPending} onClick={load}>
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
