import type { ResponseOf } from "@vagou/contract/api/endpoints";
import type { PersonOverview } from "../../profile/find-person.ts";

export function describePerson({
  user,
  account,
  openSessions,
  plan,
}: PersonOverview): ResponseOf<"findPerson"> {
  const { bonus, bought, heldBonus, heldBought } = account ?? noFichas;
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    plan: plan.plan,
    plan_until: plan.plan === "free" || plan.until === null ? null : plan.until.toISOString(),
    created_at: user.createdAt.toISOString(),
    confirmed_at: user.confirmedAt === null ? null : user.confirmedAt.toISOString(),
    bonus,
    bought,
    held: heldBonus + heldBought,
    open_sessions: openSessions,
  };
}

const noFichas = { bonus: 0, bought: 0, heldBonus: 0, heldBought: 0 };
