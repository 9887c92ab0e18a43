import type { ResponseOf } from "@vagou/contract/api/endpoints";
import { anyPackageIds } from "@vagou/contract/fichas/packages";
import { useState } from "react";
import { sentenceOf } from "#lib/api/call-endpoint.ts";
import { formatMoment } from "#lib/words/dates.ts";
import { Button } from "#ui/button.tsx";
import { controlClasses, TextField } from "#ui/fields/field.tsx";
import { Panel } from "#ui/panel.tsx";
import { ActButton } from "./act-button.tsx";
import { callOperator } from "./call-operator.ts";
import { DataTable } from "./data-table.tsx";
import { describeAmount } from "./describe-amount.ts";
import { describePackage } from "./describe-bought.ts";
import { operatingTexts, parkedTexts, peopleTexts } from "./texts.ts";
import { useFocusWhenLost } from "./use-focus-when-lost.ts";
import { useLook } from "./use-look.ts";

type Parked = ResponseOf<"listParkedPayments">;

/** What was paid and gave nothing. The list comes when it is asked for, because seeing it is recorded. */
export function ParkedSection() {
  const loading = useLook(() => callOperator("listParkedPayments"));
  const again = useFocusWhenLost(loading.data);
  return (
    <Panel title={parkedTexts.title}>
      <p className="mb-3 max-w-(--measure) text-1 text-muted">{parkedTexts.lead}</p>
      <Button ref={again} look="line" busy={loading.isPending} onClick={() => loading.mutate()}>
        {loading.data === undefined ? parkedTexts.show : operatingTexts.refresh}
      </Button>
      <div aria-live="polite" className="mt-4 grid min-w-0 gap-5">
        {loading.isError && <p role="alert">{sentenceOf(loading.error, operatingTexts.failed)}</p>}
        {loading.data !== undefined && (
          <ParkedLists parked={loading.data} onChanged={() => loading.mutate()} />
        )}
      </div>
    </Panel>
  );
}

function ParkedLists({ parked, onChanged }: { parked: Parked; onChanged: () => void }) {
  const { payments, subscriptions, events } = parked;
  const { columns } = parkedTexts;
  const day = (iso: string | null) => (iso === null ? operatingTexts.none : formatMoment(new Date(iso)));
  return (
    <>
      {payments.length === 0 && <p>{parkedTexts.none}</p>}
      <ul>
        {payments.map((payment) => (
          <li key={payment.payment_intent} className="border-t border-line py-3">
            <p className="font-semibold break-all">{payment.payment_intent}</p>
            <p className="text-1 break-words">
              {day(payment.paid_at)} · {describeAmount(payment)} · {columns.reference}:{" "}
              {payment.reference ?? operatingTexts.none} · <span lang="en">{payment.reason}</span>
            </p>
            <div className="mt-2 flex flex-wrap gap-2">
              <AssignButton paymentIntent={payment.payment_intent} onChanged={onChanged} />
              <ActButton
                label={parkedTexts.close}
                of={payment.payment_intent}
                title={parkedTexts.closeTitle(payment.payment_intent)}
                about={parkedTexts.closeAbout}
                look="danger-line"
                hasReason
                act={async (reason) => {
                  await callOperator("closePayment", {
                    body: { payment_intent: payment.payment_intent, reason },
                  });
                  onChanged();
                  return parkedTexts.closed(payment.payment_intent);
                }}
              />
            </div>
          </li>
        ))}
      </ul>
      {subscriptions.length > 0 && (
        <DataTable
          caption={parkedTexts.subscriptions}
          columns={Object.values(columns)}
          rows={subscriptions.map((each) => ({
            id: each.subscription,
            cells: [each.subscription, day(each.at), describeAmount(each), each.reference, each.reason],
          }))}
        />
      )}
      {events.length > 0 && (
        <DataTable
          caption={parkedTexts.events}
          columns={[columns.payment, columns.paid, columns.why]}
          rows={events.map((each) => ({
            id: each.event,
            cells: [`${each.event} ${each.type}`, day(each.at), each.reason],
          }))}
        />
      )}
    </>
  );
}

function AssignButton({ paymentIntent, onChanged }: { paymentIntent: string; onChanged: () => void }) {
  const [person, setPerson] = useState("");
  const [bought, setBought] = useState("");
  return (
    <ActButton
      label={parkedTexts.assign}
      of={paymentIntent}
      title={parkedTexts.assignTitle(paymentIntent)}
      about={parkedTexts.assignAbout}
      act={async () => {
        const chosen = anyPackageIds.find((id) => id === bought);
        const { granted } = await callOperator("assignPayment", {
          body: {
            payment_intent: paymentIntent,
            person: person.trim(),
            ...(chosen !== undefined && { package: chosen }),
          },
        });
        onChanged();
        return parkedTexts.assigned(granted);
      }}
    >
      <TextField
        label={peopleTexts.label}
        required
        maxLength={254}
        autoComplete="off"
        value={person}
        onChange={(event) => setPerson(event.target.value)}
      />
      <label className="block">
        <span className="mb-1.5 block font-semibold">{parkedTexts.package}</span>
        <select className={controlClasses} value={bought} onChange={(event) => setBought(event.target.value)}>
          <option value="">{parkedTexts.packageFromPayment}</option>
          {anyPackageIds.map((id) => (
            <option key={id} value={id}>
              {describePackage(id)}
            </option>
          ))}
        </select>
      </label>
    </ActButton>
  );
}
