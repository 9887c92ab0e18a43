import { sentenceOf } from "#lib/api/call-endpoint.ts";
import { formatMoment } from "#lib/words/dates.ts";
import { Button } from "#ui/button.tsx";
import { callOperator } from "./call-operator.ts";
import { DataTable } from "./data-table.tsx";
import { describeAmount } from "./describe-amount.ts";
import { describeBought } from "./describe-bought.ts";
import { operatingTexts, peopleTexts } from "./texts.ts";
import { useFocusWhenLost } from "./use-focus-when-lost.ts";
import { useLook } from "./use-look.ts";

/** What a person paid; seeing it is recorded. */
export function PersonPayments({ personId }: { personId: string }) {
  const loading = useLook(() => callOperator("showPersonPayments", { body: { person: personId } }));
  const { paymentColumns: columns } = peopleTexts;
  const payments = loading.data?.payments;
  const shown = useFocusWhenLost(payments);
  return (
    <div className="mt-4 min-w-0">
      {payments === undefined && (
        <Button look="line" busy={loading.isPending} onClick={() => loading.mutate()}>
          {peopleTexts.payments}
        </Button>
      )}
      {loading.isError && <p role="alert">{sentenceOf(loading.error, operatingTexts.failed)}</p>}
      {payments?.length === 0 && (
        <p ref={shown} tabIndex={-1}>
          {peopleTexts.noPayments}
        </p>
      )}
      {payments !== undefined && payments.length > 0 && (
        <DataTable
          ref={shown}
          caption={peopleTexts.paymentsTitle}
          columns={Object.values(columns)}
          rows={payments.map((payment) => ({
            id: payment.payment_intent,
            cells: [
              payment.payment_intent,
              payment.paid_at === null ? operatingTexts.none : formatMoment(new Date(payment.paid_at)),
              describeBought(payment),
              describeAmount(payment),
              payment.granted,
              payment.taken_back,
              payment.owed,
            ],
          }))}
        />
      )}
    </div>
  );
}
