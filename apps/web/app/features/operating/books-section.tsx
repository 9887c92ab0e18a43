import type { ResponseOf } from "@vagou/contract/api/endpoints";
import { formatMoment } from "#lib/words/dates.ts";
import { Panel } from "#ui/panel.tsx";
import { ActButton } from "./act-button.tsx";
import { callOperator } from "./call-operator.ts";
import { booksTexts } from "./texts.ts";

/** Whether the ledger is whole. */
export function BooksSection({ desk: { verdict } }: { desk: ResponseOf<"getOperatorDesk"> }) {
  return (
    <Panel title={booksTexts.title}>
      {verdict === null ? <p>{booksTexts.never}</p> : <Verdict verdict={verdict} />}
      <div className="mt-4">
        <ActButton
          label={booksTexts.run}
          title={booksTexts.runTitle}
          about={booksTexts.runAbout}
          act={async () => {
            await callOperator("verifyLedger");
            return booksTexts.done;
          }}
        />
      </div>
    </Panel>
  );
}

function Verdict({
  verdict: { at, people, movements, entries, fault_count, faults },
}: {
  verdict: ResponseOf<"verifyLedger">;
}) {
  const moment = formatMoment(new Date(at));
  return (
    <>
      <p className="font-semibold">
        {fault_count === 0 ? booksTexts.whole(moment) : booksTexts.faults(fault_count, moment)}
      </p>
      <p className="text-1 text-muted">{booksTexts.read(people, movements, entries)}</p>
      {faults.length > 0 && (
        <ul lang="en" className="mt-2 list-disc pl-5 break-words">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </>
  );
}
