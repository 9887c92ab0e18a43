import { useQuery } from "@tanstack/react-query";
import { settingsQuery } from "#lib/settings.ts";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { referralLinkQuery } from "./queries.ts";
import { ShareLink } from "./share-link.tsx";
import { referralTexts } from "./texts.ts";

/** The person's own link, what it is worth, and the ways to pass it on. */
export function ReferralCard({ userId }: { userId: string }) {
  const { data: settings } = useQuery(settingsQuery);
  const link = useQuery(referralLinkQuery(userId));
  return (
    <Panel title={referralTexts.cardTitle}>
      <div className="mb-4 min-h-12">
        {settings === undefined ? (
          <div className="grid gap-2">
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        ) : (
          <p>{referralTexts.cardText(settings.bonuses.referral_user, settings.bonuses.referral_friend)}</p>
        )}
        <p className="mt-1 text-1 text-muted">{referralTexts.limit}</p>
      </div>
      {link.isPending && (
        <output aria-label={referralTexts.loading} className="grid gap-3">
          <Skeleton className="mt-8 h-12 w-full" />
          <Skeleton className="h-11 w-full rounded-full! sm:w-40" />
        </output>
      )}
      {link.isError && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{referralTexts.linkFailed}</p>
          <Button look="line" busy={link.isFetching} onClick={() => void link.refetch()}>
            {referralTexts.retry}
          </Button>
        </div>
      )}
      {link.isSuccess && <ShareLink link={link.data} />}
    </Panel>
  );
}
