import { fichas, formatCount } from "#lib/words/money.ts";
import { Button } from "#ui/button.tsx";
import { Coin } from "#ui/coin.tsx";
import { Notice } from "#ui/notice.tsx";
import type { AskingAgain } from "./provider-lines.tsx";
import { sumUpFailures } from "./sum-up-failures.ts";
import type { SearchView } from "../tab/search-view.ts";
import { failureTexts } from "../texts.ts";

/** Names the portals that failed, the number of returned fichas, and asks all of them again for the shown price. */
export function FailureNotice({ state, again, title }: FailureNoticeProps) {
  const failures = sumUpFailures(state.groups, state.failedAgain);
  if (failures === null) return null;
  const { providers, said, retry } = failures;
  const isAsking = providers.some((provider) => again?.asking.includes(provider));
  return (
    <Notice tone="late" title={failures.title ?? title}>
      {/* Out of sight and hearing while they are asked: a screen reader then says the same sentence a second time. */}
      <output className="block text-1">
        <span className={isAsking ? "invisible" : undefined}>{said}</span>
      </output>
      {again !== null && retry !== null && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            look="line"
            className="max-sm:w-full"
            aria-label={failureTexts.retryFor(retry.label, fichas(retry.priceCredits))}
            busy={isAsking}
            onClick={() => again.ask(providers)}
          >
            {failureTexts.retryFor(retry.label, formatCount(retry.priceCredits))} <Coin />
          </Button>
          <p className="text-1 text-muted">{failureTexts.promise(providers.length)}</p>
        </div>
      )}
    </Notice>
  );
}

type FailureNoticeProps = {
  state: Pick<SearchView, "groups" | "failedAgain">;
  again: AskingAgain | null;
  title: string;
};
