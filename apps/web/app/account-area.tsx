import { UserMenu } from "#features/account/user-menu.tsx";
import { BalanceChanges } from "#features/credits/balance-changes.tsx";
import { BalanceLine } from "#features/credits/balance-line.tsx";
import { CreditCounter } from "#features/credits/credit-counter.tsx";
import { useEffect } from "react";
import { useNewDay } from "#features/credits/use-new-day.ts";
import { useOtherTabs } from "#features/credits/use-other-tabs.ts";
import { readItem } from "#lib/device/browser-storage.ts";
import type { Session } from "#lib/session/session.ts";

/** The signed-in side of the header; its own chunk, because visitors do not need it. */
export default function AccountArea({ user }: Pick<Session, "user">) {
  useOtherTabs(user.id);
  useNewDay(user.id);
  useEffect(() => sendWaiting(user.id), [user.id]);
  return (
    <span className="relative flex min-w-0 items-center gap-2">
      <span className="max-md:hidden">
        <CreditCounter userId={user.id} />
      </span>
      <UserMenu name={user.name} email={user.email} balance={<BalanceLine userId={user.id} />} />
      <BalanceChanges key={user.id} userId={user.id} />
    </span>
  );
}

/** On any page, sends what the person did without a connection; its code comes only where something waits. */
function sendWaiting(userId: string): void {
  // The key of `lib/waiting/create-waiting`.
  if (readItem("local", `waiting_${userId}`) === null) return;
  // Without a connection the code may not come: then the page that knows of the task sends it, or the next page.
  void import("#lib/waiting/send-waiting.ts").then(({ openWaiting }) => openWaiting()).catch(() => {});
}
