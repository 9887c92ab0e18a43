import { UserMenu } from "#features/account/user-menu.tsx";
import { BalanceLine } from "#features/credits/balance-line.tsx";
import { CreditCounter } from "#features/credits/credit-counter.tsx";
import { useOtherTabs } from "#features/credits/use-other-tabs.ts";
import type { Session } from "#lib/session/session.ts";

/** The signed-in side of the header; its own chunk, because visitors do not need it. */
export default function AccountArea({ user }: Pick<Session, "user">) {
  useOtherTabs(user.id);
  return (
    <>
      <span className="max-md:hidden">
        <CreditCounter userId={user.id} />
      </span>
      <UserMenu name={user.name} email={user.email} balance={<BalanceLine userId={user.id} />} />
    </>
  );
}
