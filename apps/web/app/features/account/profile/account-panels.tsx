import { supportCodeOf } from "#lib/api/call-endpoint.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Session } from "#lib/session/session.ts";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { SupportCode } from "#ui/support-code.tsx";
import { ConfirmationHost } from "../second-factor/confirmation-host.tsx";
import { SecondFactorSection } from "../second-factor/second-factor-section.tsx";
import { Deletion } from "./deletion.tsx";
import { OwnDataPanel } from "./own-data-panel.tsx";
import { PasswordSection } from "./password-section.tsx";
import { PersonPanel } from "./person-panel.tsx";
import { accountQuery } from "./queries.ts";
import { SessionsSection } from "./sessions-section.tsx";
import { profileTexts, securityTexts } from "./texts.ts";

/**
 * What a person can see and change of the account. `referral` shows while the account may still name
 * the friend who referred it.
 */
export function AccountPanels({ user, referral, credits, isUnpaid, onDeleted }: AccountPanelsProps) {
  const account = useQuery(accountQuery(user.id));
  if (account.isPending) {
    return (
      <>
        <PersonPanel user={user} account={undefined} />
        <output aria-label={profileTexts.loading} className="grid gap-5">
          <Skeleton className="h-80 rounded-[16px]!" />
          <Skeleton className="h-48 rounded-[16px]!" />
        </output>
      </>
    );
  }
  if (account.isError) {
    return (
      <>
        <PersonPanel user={user} account={null} />
        <Panel title={securityTexts.title}>
          <div role="alert" className="grid justify-items-start gap-3">
            <p>{profileTexts.failed}</p>
            <SupportCode code={supportCodeOf(account.error)} />
            <Button look="line" busy={account.isFetching} onClick={() => void account.refetch()}>
              {profileTexts.retry}
            </Button>
          </div>
        </Panel>
      </>
    );
  }
  const {
    has_password: hasPassword,
    referral_open: isReferralOpen,
    plan_renews: isRenewed,
    other_plan: otherPlan,
  } = account.data;
  return (
    <>
      <PersonPanel user={user} account={account.data} />
      {isReferralOpen && referral}
      <Panel title={securityTexts.title}>
        <PasswordSection userId={user.id} email={user.email} hasPassword={hasPassword} />
        <div className="mt-6">
          <SecondFactorSection userId={user.id} />
        </div>
        <div className="mt-6">
          <SessionsSection userId={user.id} />
        </div>
      </Panel>
      <ConfirmationHost />
      <OwnDataPanel
        deletion={
          <Deletion
            credits={credits}
            isSubscribed={isRenewed || Boolean(otherPlan)}
            isUnpaid={isUnpaid}
            hasPassword={hasPassword}
            onDeleted={onDeleted}
          />
        }
      />
    </>
  );
}

type AccountPanelsProps = Pick<Session, "user"> & {
  referral: ReactNode;
  /** What a deletion would lose; undefined while unknown. */
  credits: number | undefined;
  /** A purchase waits for its payment. */
  isUnpaid: boolean;
  onDeleted: () => void;
};
