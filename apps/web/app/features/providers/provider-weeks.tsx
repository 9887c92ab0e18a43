import { supportCodeOf } from "#lib/api/call-endpoint.ts";
import { useQuery } from "@tanstack/react-query";
import { providerCatalogue } from "@vagou/contract/search/catalogue";
import type { ResponseOf } from "@vagou/contract/api/endpoints";
import { formatRecentMoment } from "#lib/words/dates.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { NameBadge } from "#ui/name-badge.tsx";
import { Notice } from "#ui/notice.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { SupportCode } from "#ui/support-code.tsx";
import { isAskable, sumUpStates } from "./describe-provider.ts";
import { ProviderWeek } from "./provider-week.tsx";
import { providersQuery } from "./queries.ts";
import { providersTexts } from "./texts.ts";

/**
 * Every portal with its state and its last seven days; those that can be asked here come first. So high in every state
 * that what follows stays below the first screen and does not move into it.
 */
export function ProviderWeeks() {
  const { data, error, isError, isFetching, refetch } = useQuery(providersQuery);
  const hasFailed = data === undefined && isError;
  return (
    <section aria-labelledby="ultimos-dias" className="min-h-[70svh]">
      <h2 id="ultimos-dias" className="text-5">
        {providersTexts.list}
      </h2>
      {hasFailed ? (
        <div role="alert" className="mt-4 grid justify-items-start gap-3">
          <p>{providersTexts.failed}</p>
          <SupportCode code={supportCodeOf(error)} />
          <Button look="line" busy={isFetching} onClick={() => void refetch()}>
            {providersTexts.retry}
          </Button>
        </div>
      ) : (
        <>
          <output className="mt-2 mb-5 block min-h-[2lh] text-muted sm:min-h-[1lh] noscript:hidden">
            {data === undefined ? providersTexts.loading : sumUp(data)}
          </output>
          {data === undefined ? <Names /> : <Weeks providers={data.providers} />}
        </>
      )}
    </section>
  );
}

function sumUp({ counted_at: countedAt, providers }: ProviderList): string {
  const counted = providersTexts.counted(formatRecentMoment(new Date(countedAt)));
  return hasNumbers(providers) ? `${sumUpStates(providers)}. ${counted}` : counted;
}

function Weeks({ providers }: Pick<ProviderList, "providers">) {
  const shown = providers.toSorted((one, other) => Number(isAskable(other)) - Number(isAskable(one)));
  return (
    <>
      {!hasNumbers(providers) && (
        <Notice tone="info" title={providersTexts.emptyTitle} className="mb-5">
          <p>{providersTexts.empty}</p>
          <ButtonLink to="/jobs" look="line" className="mt-3">
            {providersTexts.search}
          </ButtonLink>
        </Notice>
      )}
      <ul className={listClasses}>
        {shown.map((provider) => (
          <ProviderWeek key={provider.id} provider={provider} />
        ))}
      </ul>
    </>
  );
}

function hasNumbers(providers: ProviderList["providers"]): boolean {
  return providers.some(({ week }) => week !== null);
}

/** The portals while their numbers are awaited; without scripts, only the portals. */
function Names() {
  return (
    <>
      <p className="mt-2 mb-5 hidden text-muted noscript:block">{providersTexts.noScript}</p>
      <ul className={listClasses}>
        {providerCatalogue.map(({ id, label, colour }) => (
          <li key={id} className="bg-card px-4 py-4">
            <NameBadge name={label} colour={colour} />
            <div className="mt-4 grid h-25 content-start gap-2.5 noscript:hidden">
              <Skeleton className="h-3.5 w-28" />
              <Skeleton className="h-3.5 w-52" />
              <Skeleton className="h-3.5 w-40" />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

type ProviderList = ResponseOf<"listProviders">;

const listClasses =
  "grid grid-cols-1 gap-px overflow-hidden rounded-surface border border-line bg-line sm:grid-cols-2 lg:grid-cols-3";
