import type { ResponseOf } from "@vagou/contract/api/endpoints";
import type { RoleHolder } from "@vagou/server/operators/repository";
import { formatInstant } from "./format-instant.ts";
import { formatTable } from "./format-table.ts";

export function describeOperators(holders: readonly RoleHolder[]): string {
  if (holders.length === 0) return "No person has the role.";
  return formatTable(
    holders.map(({ id, name, email, givenAt }) => ({
      since: formatInstant(givenAt),
      name,
      "e-mail": email,
      id,
    })),
  );
}

export function describeActs({ acts, next }: ResponseOf<"listOperatorActs">): string {
  if (acts.length === 0) return "Nothing is recorded.";
  const table = formatTable(
    acts.map((act) => ({
      when: formatInstant(new Date(act.at)),
      by: act.entrance,
      who: act.who,
      did: act.action,
      person: act.person_id,
      about: act.subject,
      note: act.note,
    })),
  );
  return next === null ? table : `${table}\nThere is more: --limit ${acts.length * 5}`;
}
