import type { AccountExport } from "@vagou/contract/account-export";
import { listWholeHistory } from "../credits/list-history.ts";
import type { Actor, Deps } from "../deps.ts";
import { listEmailsOf } from "../email/outbox.ts";
import { referralLinkOf } from "../referrals/referral-link.ts";
import { findReferral, listReferralsBy } from "../referrals/repository.ts";
import { listAllSessions, listIdentities } from "./profile-repository.ts";
import { getUser } from "./repository.ts";

/** Everything held about one person, as it was at one moment. Other people are not named in it. */
export function exportAccount(
  { db, clock, config }: Pick<Deps, "db" | "clock" | "config">,
  { userId }: Actor,
): Promise<AccountExport> {
  return db.transaction(
    async (tx) => {
      const user = await getUser(tx, userId);
      const history = await listWholeHistory(tx, userId);
      const referral = await findReferral(tx, userId);
      return {
        exported_at: clock.now().toISOString(),
        account: {
          id: user.id,
          name: user.name,
          email: user.email,
          plan: user.plan,
          created_at: user.createdAt.toISOString(),
          confirmed_at: isoOrNull(user.confirmedAt),
          has_password: user.passwordHash !== null,
          referral_link: referralLinkOf(config, user),
        },
        identities: (await listIdentities(tx, userId)).map(({ issuer, subject, createdAt }) => ({
          issuer,
          subject,
          linked_at: createdAt.toISOString(),
        })),
        sessions: (await listAllSessions(tx, userId)).map((session) => ({
          device: session.device,
          method: session.method,
          started_at: session.createdAt.toISOString(),
          ends_at: session.expiresAt.toISOString(),
          ended_at: isoOrNull(session.revokedAt),
        })),
        credits: {
          balance: history.at(-1)?.balance ?? 0,
          history: history.map(({ at, reason, provider, amount, balance }) => ({
            at: at.toISOString(),
            reason,
            provider,
            amount,
            balance,
          })),
        },
        referrals: {
          brought_by_somebody_at: isoOrNull(referral?.createdAt ?? null),
          friends: (await listReferralsBy(tx, userId)).map(({ createdAt, referrerCredits }) => ({
            at: createdAt.toISOString(),
            credits: referrerCredits,
          })),
        },
        emails: (await listEmailsOf(tx, user.email)).map(({ subject, createdAt, sentAt }) => ({
          subject,
          created_at: createdAt.toISOString(),
          sent_at: isoOrNull(sentAt),
        })),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

function isoOrNull(at: Date | null): string | null {
  return at === null ? null : at.toISOString();
}
