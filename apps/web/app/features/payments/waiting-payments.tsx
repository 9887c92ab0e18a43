import { useQuery } from "@tanstack/react-query";
import { formatMoment } from "#lib/words/dates.ts";
import { formatPrice } from "#lib/words/money.ts";
import { Notice } from "#ui/notice.tsx";
import { waitingPaymentsQuery } from "./queries.ts";
import { waitingTexts } from "./texts.ts";

/** Purchases that are not paid yet, so that the person finds them again; nothing where there are none. */
export function WaitingPayments({ userId }: { userId: string }) {
  const payments = useQuery(waitingPaymentsQuery(userId)).data?.payments ?? [];
  const [only] = payments;
  if (only === undefined) return null;
  const isOne = payments.length === 1;
  return (
    <Notice
      tone="info"
      title={isOne ? waitingTexts.one(only.credits) : waitingTexts.several(payments.length)}
    >
      {isOne ? (
        <p className="mt-1 tabular-nums">
          {waitingTexts.made(formatPrice(only.price_cents), momentOf(only))}
        </p>
      ) : (
        <ul className="mt-1 list-disc pl-5 tabular-nums">
          {payments.map((payment) => (
            <li key={payment.id}>
              {waitingTexts.madeFor(payment.credits, formatPrice(payment.price_cents), momentOf(payment))}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 text-1 text-muted">
        {waitingTexts.arrive} {waitingTexts.lost}
      </p>
    </Notice>
  );
}

function momentOf({ since }: { since: string }): string {
  return formatMoment(new Date(since));
}
