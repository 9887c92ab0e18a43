import { countAccountRequests } from "../people/account-requests.ts";
import { countOpenHolds } from "../credits/holds/count-open-holds.ts";
import type { Db } from "../db/client.ts";
import type { Deps } from "../deps.ts";
import { countWaiting } from "../asking/etiquette/provider-lines.ts";
import { countEmails } from "../email/outbox.ts";
import { findLastVerdict } from "../ledger-audit/repository.ts";
import { countParkedSubscriptions } from "../plans/repository.ts";
import { parkedEventsSince } from "../payments/parked/parked-events-since.ts";
import { countParked, countParkedEvents } from "../payments/facts/repository.ts";
import { gauge, type Metric } from "./metric.ts";

/** The gauges besides those of providers: the last check of the ledger, and everything that waits. */
export async function measureProduct({
  db,
  lines,
  clock,
  providers,
}: Pick<Deps, "db" | "lines" | "clock" | "providers">): Promise<Metric[]> {
  const emails = await countEmails(db);
  return [
    ...(await measureLedger(db)),
    gauge("payments_parked", "Paid checkouts that wait for the operator.", await countParked(db)),
    gauge(
      "subscriptions_parked",
      "Subscriptions that are paid for, give no plan and wait for the operator.",
      await countParkedSubscriptions(db),
    ),
    gauge(
      "payment_events_parked",
      "Signed payment events of the last 30 days that could not be taken in.",
      await countParkedEvents(db, parkedEventsSince(clock.now())),
    ),
    gauge(
      "requests_in_line",
      "Requests of this process that wait for their turn at a portal.",
      countWaiting(lines),
    ),
    measureLines(providers, lines.lengths()),
    gauge(
      "credit_holds_open",
      "Questions whose fichas are set aside until a portal has answered.",
      await countOpenHolds(db),
    ),
    gauge("emails_waiting", "Messages that are not sent yet.", emails.waiting),
    gauge(
      "emails_waiting_seconds",
      "For how long the oldest message that is not sent has waited.",
      emails.waitingSince === null ? 0 : (clock.now().getTime() - emails.waitingSince.getTime()) / 1_000,
    ),
    gauge("emails_failed", "Messages of the last 30 days that were given up.", emails.failed),
    gauge(
      "account_requests_waiting",
      "Sign-ups and forgotten passwords that are not answered yet.",
      await countAccountRequests(db),
    ),
  ];
}

/** No gauge before the first check: a zero would say that a check found no faults. */
async function measureLedger(db: Db): Promise<Metric[]> {
  const last = await findLastVerdict(db);
  if (last === undefined) return [];
  return [
    gauge("ledger_faults", "What the last check of the ledger found wrong.", last.faultCount ?? 0),
    gauge(
      "ledger_verified_timestamp_seconds",
      "When the last check of the ledger came to its end.",
      Math.floor((last.finishedAt?.getTime() ?? 0) / 1000),
    ),
    gauge("ledger_movements", "Movements that the last check of the ledger read.", last.movements ?? 0),
  ];
}

/** Requests in line at the hosts of each portal; portals on one host share its line. */
function measureLines(providers: Deps["providers"], lengths: ReadonlyMap<string, number>): Metric {
  return {
    name: "vagou_portal_line",
    help: "Requests of this process that wait for their turn at a portal, by portal.",
    type: "gauge",
    samples: providers.map(({ id, origins }) => ({
      labels: { provider: id },
      value: origins.reduce((sum, origin) => sum + (lengths.get(new URL(origin).host) ?? 0), 0),
    })),
  };
}
