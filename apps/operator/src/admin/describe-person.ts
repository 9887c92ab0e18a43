import type { PersonOverview } from "@vagou/server/profile/find-person";
import type { HistoryLine } from "@vagou/server/credits/statement/list-history";
import { formatInstant } from "./format-instant.ts";
import { formatTable } from "./format-table.ts";

export function describeOverview({ user, account, openSessions, plan }: PersonOverview): string {
  const { bonus, bought, heldBonus, heldBought } = account ?? noFichas;
  const held = heldBonus + heldBought;
  const rows = [
    ["id", user.id],
    ["name", user.name],
    ["e-mail", user.email],
    ["plan", describePlan(plan)],
    ["signed up", formatInstant(user.createdAt)],
    ["confirmed", user.confirmedAt === null ? "no" : formatInstant(user.confirmedAt)],
    [
      "fichas",
      `${bonus + bought} (bonus ${bonus}, bought ${bought}${held > 0 ? `; ${held} more held` : ""})`,
    ],
    ["sessions", `${openSessions} open`],
  ];
  return rows.map(([label = "", value]) => `${label.padEnd(10)} ${value}`).join("\n");
}

function describePlan(plan: PersonOverview["plan"]): string {
  if (plan.plan === "free") {
    const { unpaid } = plan;
    if (unpaid === null) return "free";
    return `free; ${unpaid.plan} was paid until ${formatInstant(unpaid.paidUntil)}, and Stripe may still charge its next term`;
  }
  const { until, renews, paymentFailed } = plan;
  if (until === null) return `${plan.plan} (set by an operator)`;
  const next = renews ? "renews" : "ends";
  return `${plan.plan} until ${formatInstant(until)}, ${paymentFailed ? "the payment of its next term failed" : next}`;
}

const noFichas = { bonus: 0, bought: 0, heldBonus: 0, heldBought: 0 };

export function describeStatement({
  lines,
  next,
}: {
  lines: readonly HistoryLine[];
  next: number | null;
}): string {
  if (lines.length === 0) return "Nothing happened to these fichas yet.";
  const table = formatTable(
    lines.map(({ at, reason, provider, words, amount, balance }) => ({
      when: formatInstant(at),
      what: [reason, provider ?? words].filter((part) => part !== null).join(": "),
      fichas: amount,
      balance,
    })),
  );
  return next === null ? table : `${table}\nThere is more: --limit ${lines.length * 5}`;
}
