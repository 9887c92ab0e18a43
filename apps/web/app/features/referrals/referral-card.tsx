import { supportCodeOf } from "#lib/api/call-endpoint.ts";
import { useQuery } from "@tanstack/react-query";
import { settingsQuery } from "#lib/api/settings.ts";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { SupportCode } from "#ui/support-code.tsx";
import { referralLinkQuery } from "./queries.ts";
import { ShareLink, ShareLinkSkeleton } from "./share-link.tsx";
import { referralTexts } from "./texts.ts";

/** The person's own link, its bonus, and the buttons that share it. */
export function ReferralCard({ userId }: { userId: string }) {
  const { data: settings, isError } = useQuery(settingsQuery);
  const link = useQuery(referralLinkQuery(userId));
  return (
    <Panel title={referralTexts.cardTitle}>
      <p className="min-h-[4.5em] sm:min-h-[3em] lg:min-h-[1.5em]">
        {settings === undefined && !isError ? (
          <Skeleton className="h-4 w-full" />
        ) : (
          referralTexts.cardText(settings?.bonuses)
        )}
      </p>
      <p className="mt-1 mb-4 text-1 text-muted">{referralTexts.limit}</p>
      {link.isPending && <ShareLinkSkeleton />}
      {link.isError && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{referralTexts.linkFailed}</p>
          <SupportCode code={supportCodeOf(link.error)} />
          <Button look="line" busy={link.isFetching} onClick={() => void link.refetch()}>
            {referralTexts.retry}
          </Button>
        </div>
      )}
      {link.isSuccess && <ShareLink link={link.data} />}
    </Panel>
  );
}
