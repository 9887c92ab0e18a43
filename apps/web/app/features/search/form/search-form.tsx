import { supportCodeOf } from "#lib/api/call-endpoint.ts";
import { useQuery } from "@tanstack/react-query";
import { creditsPerProvider } from "@vagou/contract/fichas/amounts";
import { providerCatalogue } from "@vagou/contract/search/catalogue";
import { keywordsMaxLength } from "@vagou/contract/limits";
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useState } from "react";
import { settingsQuery } from "#lib/api/settings.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { TextField } from "#ui/fields/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { SupportCode } from "#ui/support-code.tsx";
import { showToast } from "#ui/toasts/toast.ts";
import { useStickyBar } from "#ui/screen/use-sticky-bar.ts";
import { linesQuery } from "../queries.ts";
import { PlaceFields } from "./place-fields.tsx";
import { ProviderPicker } from "./provider-picker.tsx";
import type { SearchQuery } from "../search-types.ts";
import { readRememberedProviders, rememberProviders, startingProviders } from "./selected-providers.ts";
import { type Balance, judgeSearch } from "./submit-rule.ts";
import type { TypedSearch } from "./search-draft.ts";
import { useFocusOnSend } from "./use-focus-on-send.ts";
import { formTexts, refusalTexts } from "../texts.ts";

/** What blocks at the portals changes slowly while a person writes. */
const linesMs = 30_000;

/**
 * The question and its price. `shortage` is what the page offers
 * when the balance is too low.
 */
export function SearchForm({ initial, credits, shortage, onTyped, onSearch }: SearchFormProps) {
  const settings = useQuery(settingsQuery);
  const lines = useQuery({ ...linesQuery, refetchInterval: linesMs });
  const now = {
    waits: new Map(lines.data?.lines.map(({ name, wait_s: seconds }) => [name, seconds])),
    suspended: new Set(lines.data?.suspended),
  };
  const [filters, setFilters] = useState(initial);
  const [chosen, setChosen] = useState(initial.services.length > 0 ? initial.services : null);
  const type = (next: Partial<TypedSearch>) => {
    const typed = { ...filters, ...next };
    setFilters(typed);
    onTyped(typed);
  };
  const available = settings.data?.providers ?? [];
  const askable = available.filter(({ configured }) => configured).map(({ id }) => id);
  const services =
    chosen?.filter((id) => askable.includes(id)) ??
    startingProviders(askable, readRememberedProviders(), settings.data?.first_providers ?? []);
  const query = { ...filters, services };
  const { label, refusal } = judgeSearch(query, credits, false);
  const isShort = refusal?.title === refusalTexts.tooFewCredits;
  const send = useFocusOnSend(isShort);

  const submit = () => {
    if (refusal !== null) return showToast({ tone: "warning", ...refusal });
    return onSearch({ ...query, query: filters.query.trim() });
  };
  const submitByKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    submit();
  };
  return (
    <search className="block rounded-[16px] border border-line bg-card">
      <form
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className="grid grid-cols-1 gap-5 p-4 sm:p-6">
          <TextField
            label={formTexts.keywords}
            name="q"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={keywordsMaxLength}
            placeholder={formTexts.keywordsExample}
            value={filters.query}
            onChange={(event) => type({ query: event.target.value })}
            onKeyDown={submitByKey}
          />
          <PlaceFields state={filters.state} city={filters.city} onChange={type} />
          {settings.isPending && (
            <ProvidersLoading isWaiting={settings.isPaused} hasWords={filters.query.trim() !== ""} />
          )}
          {settings.isError && (
            <Notice tone="bad" title={formTexts.providersFailed}>
              <SupportCode code={supportCodeOf(settings.error)} />
              <Button look="line" className="mt-2" onClick={() => void settings.refetch()}>
                {formTexts.retry}
              </Button>
            </Notice>
          )}
          {settings.isSuccess && (
            <ProviderPicker
              providers={available}
              selected={services}
              asked={filters}
              credits={credits}
              now={now}
              onChange={(ids) => {
                setChosen(ids);
                rememberProviders(ids);
              }}
              onChangeAll={setChosen}
            />
          )}
          {isShort && shortage}
        </div>
        <Bill providerCount={services.length} credits={credits}>
          <Button ref={send} type="submit" disabled={refusal !== null} className="max-sm:w-full sm:min-w-44">
            {label}
          </Button>
          {isShort && (
            <WaysOut fitting={countFitting(credits)} onFit={(count) => setChosen(services.slice(0, count))} />
          )}
        </Bill>
      </form>
    </search>
  );
}

/** The price stands beside the button that spends it; on a phone both stay within the thumb's reach. */
function Bill({ providerCount, credits, children }: BillProps) {
  const ref = useStickyBar("bottom");
  return (
    <div
      ref={ref}
      className="sticky short:static bottom-0 z-20 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-b-[16px] border-t border-dashed border-line-strong bg-card px-4 py-3 sm:px-6 sm:py-4"
    >
      <p className="min-w-0 text-1 text-muted" aria-live="polite">
        <strong className="text-3 font-bold text-ink tabular-nums">{formTexts.price(providerCount)}</strong>
        <span className="block tabular-nums sm:ml-2 sm:inline">{balanceWords(credits)}</span>
        <span className="block">{formTexts.promise}</span>
      </p>
      {children}
    </div>
  );
}

/** What to do when the balance is too low, shown beside the price. `fitting`: how many portals it pays. */
function WaysOut({ fitting, onFit }: { fitting: number; onFit: (count: number) => void }) {
  return (
    <div className="flex basis-full flex-wrap gap-2 max-sm:*:w-full">
      {fitting > 0 && (
        <Button look="line" onClick={() => onFit(fitting)}>
          {formTexts.payable(fitting)}
        </Button>
      )}
      <ButtonLink to="/buy-tokens" look="line">
        {formTexts.getMore}
      </ButtonLink>
    </div>
  );
}

function countFitting(credits: Balance): number {
  return Math.floor((credits ?? 0) / creditsPerProvider);
}

function balanceWords(credits: Balance): string {
  if (credits === undefined) return formTexts.balanceLoading;
  return credits === null ? formTexts.balanceUnknown : formTexts.balance(credits);
}

/**
 * A placeholder with the names of the catalogue, so that the real list has the same layout. `isWaiting`: for the connection.
 */
function ProvidersLoading({ isWaiting, hasWords }: { isWaiting: boolean; hasWords: boolean }) {
  return (
    <div>
      <output className="mb-2 flex min-h-11 items-center font-semibold">
        {isWaiting ? formTexts.providersLater : formTexts.loadingProviders}
      </output>
      <div aria-hidden="true">
        <div className="mb-4 grid h-14 grid-cols-3 gap-2">
          {[1, 2, 3].map((preset) => (
            <span key={preset} className="pulse-soft rounded-small bg-sunken" />
          ))}
        </div>
        <div className="mb-4 h-[10.125rem] rounded-small border border-line sm:h-[5.625rem]" />
        <div className="mb-3 h-[4.75rem]" />
        <div className="grid grid-cols-1 border-t border-line sm:grid-cols-2 sm:gap-x-4">
          {providerCatalogue.map(({ id, label, description, offReason }) => (
            <span key={id} className="flex min-h-14 items-center border-b border-line px-2 py-2">
              <span className="pulse-soft ml-8 rounded-small bg-sunken text-transparent select-none">
                <span className="block leading-tight font-semibold">{label}</span>
                <span className="block text-1 leading-snug">{description}</span>
                {offReason !== null && <span className="block text-1 leading-snug">{label}</span>}
                {hasWords && offReason === null && <span className="block min-h-5 text-1 leading-5" />}
              </span>
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

type SearchFormProps = {
  initial: SearchQuery;
  credits: Balance;
  shortage: ReactNode;
  /** Called when the words or the place change. */
  onTyped: (typed: TypedSearch) => void;
  onSearch: (query: SearchQuery) => void;
};
type BillProps = { providerCount: number; credits: Balance; children: ReactNode };
