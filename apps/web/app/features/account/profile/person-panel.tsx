import type { ResponseOf } from "@vagou/contract/api/endpoints";
import type { ReactNode } from "react";
import { formatDay } from "#lib/words/dates.ts";
import type { Session } from "#lib/session/session.ts";
import { Panel } from "#ui/panel.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { NameField } from "./name-field.tsx";
import { PlanFact } from "./plan-fact.tsx";
import { planTexts, profileTexts } from "./texts.ts";

/** The person of this account. `account` is undefined while it loads, null when it could not be read. */
export function PersonPanel({ user, account }: PersonPanelProps) {
  const plan = account && (account.user.plan === "free" ? account.unpaid_plan : account.user.plan);
  return (
    <Panel title={profileTexts.personTitle}>
      <dl className="grid gap-3">
        <Fact label={profileTexts.email}>{user.email}</Fact>
        <NameField userId={user.id} name={user.name} />
        {account !== null && (
          <Fact label={profileTexts.since}>
            {account === undefined ? (
              <Skeleton className="my-1 h-4 w-24" />
            ) : (
              formatDay(new Date(account.created_at))
            )}
          </Fact>
        )}
        {account && plan && (
          <Fact label={planTexts.label}>
            <PlanFact plan={plan} account={account} />
          </Fact>
        )}
        {account?.google_linked === true && (
          <Fact label={profileTexts.google}>{profileTexts.googleLinked}</Fact>
        )}
      </dl>
    </Panel>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-1 text-muted">{label}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

type PersonPanelProps = Pick<Session, "user"> & { account: ResponseOf<"getAccount"> | null | undefined };
