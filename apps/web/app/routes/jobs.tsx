import { useQuery, useQueryClient } from "@tanstack/react-query";
import { searchCostCredits } from "@vagou/contract/fichas/amounts";
import { useEffect, useMemo, useRef, useState } from "react";
import { type ClientLoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from "react-router";
import { SignedOut } from "#features/account/signed-out.tsx";
import { MoreCredits } from "#features/credits/more-credits.tsx";
import { refetchAfterSearch, refetchTokens, refreshTokens, tokensQuery } from "#features/credits/queries.ts";
import { UsualTexts } from "#features/search/asking/usual-texts.tsx";
import { readSearchDraft, searchDraft, writeSearchDraft } from "#features/search/form/search-draft.ts";
import { FormFrame } from "#features/search/form/form-frame.tsx";
import { FormPlace } from "#features/search/form/form-place.tsx";
import { SearchForm } from "#features/search/form/search-form.tsx";
import { useFocusAfterAsking } from "#features/search/use-focus-after-asking.ts";
import { readSearchPath, searchPath } from "#features/search/search-path.ts";
import type { SearchQuery } from "#features/search/search-types.ts";
import { ScreensPlace } from "#features/search/screens-place.tsx";
import { findLeftSearch } from "#features/search/tab/find-left-search.ts";
import { LeftSearch } from "#features/search/tab/left-search.tsx";
import { tabSearch } from "#features/search/tab/tab-search.ts";
import { useTabSearch } from "#features/search/tab/use-tab-search.ts";
import { refusalTexts } from "#features/search/texts.ts";
import { forgetDraft, keepDraft, readDraft } from "#lib/session/drafts.ts";
import { AskApplied } from "#lib/waiting/ask-applied.tsx";
import { marks } from "#lib/marks/marks.ts";
import { pageMeta } from "#lib/page/page-meta.ts";
import { requireSession } from "#lib/session/require-session.ts";
import { forgetWaitingSearch } from "#lib/session/waiting-search.ts";
import { readLiveSession, type Session, useSession } from "#lib/session/session.ts";
import { afterFrame } from "#ui/screen/after-frame.ts";
import { searchScreens, useSearchScreens } from "../use-search-screens.ts";
import { useSpendingInSight } from "../use-spending-in-sight.ts";

export function meta() {
  return pageMeta({
    title: "Buscar vagas",
    description: "Busque vagas em vários portais de uma vez, por palavras-chave, estado e cidade.",
    keywords: "buscar vagas, vagas de emprego, vagas por cidade, portais de vagas",
  });
}

/** A visitor is redirected to the start page, and comes back here after logging in. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const elsewhere = requireSession(request, "/");
  const openedAtMs = Date.now();
  const session = readLiveSession(openedAtMs);
  if (session === null) return elsewhere ?? { left: null, openedAtMs };
  const { id, email } = session.user;
  tabSearch.open(email, new URL(request.url).search);
  marks.open(id);
  // Kept results or a search that goes on are shown as soon as the page is.
  if (tabSearch.view().mode !== "initial") await searchScreens.fetch();
  const { mode, groups } = tabSearch.view();
  if (mode === "results") await searchScreens.read()?.prepareResults(groups);
  return { left: await findLeftSearch(email, openedAtMs), openedAtMs };
}

/** What the built page shows until the app has opened what this device keeps; the built app leaves it as it is. */
export function HydrateFallback() {
  return isInDocument ? null : <FormFrame />;
}

const isInDocument = import.meta.env.PROD && !import.meta.env.SSR;

export default function JobsPage() {
  const session = useSession();
  if (session === null) return <SignedOut title={refusalTexts.signedOut} />;
  // On every screen of this page the footer is below the first view, so that it never jumps into it.
  return session && <SearchPage key={session.user.email} user={session.user} />;
}

function SearchPage({ user }: Pick<Session, "user">) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search: address } = useLocation();
  const { left, openedAtMs } = useLoaderData<typeof clientLoader>();
  const tokens = useQuery(tokensQuery(user.id));
  const state = useTabSearch();
  const { mode, query, finishedAt, savedId, isSaved } = state;
  // Editing belongs to the results it began with: other results start with closed filters.
  const [edited, setEdited] = useState<Date | null>(null);
  // The person reads what has arrived, while the search runs and when it has ended; never of another search.
  const [read, setRead] = useState<SearchQuery | null>(null);
  const { Screens, isLate } = useSearchScreens(mode !== "initial" || address !== "");
  const isEditing = edited !== null && edited === finishedAt;
  const isReading = read !== null && read === query && !isSaved;
  // A search that was cancelled before the first answer leads back to the form.
  const title = useRef<HTMLHeadingElement>(null);
  useFocusAfterAsking(title, mode === "searching");

  const account = useMemo(
    () => ({
      refreshCredits: async () => (await refreshTokens(client, user.id)).total,
      onSpent: (isSettled: boolean) => refetchAfterSearch(client, user.id, isSettled),
    }),
    [client, user.id],
  );

  const seesAds = user.plan === "free";
  // Another tab may have signed in another person, and the loader has not seen that.
  useEffect(() => {
    tabSearch.open(user.email, address);
    void tabSearch.resume(account);
  }, [user.email, address, account]);
  useEffect(() => marks.open(user.id), [user.id]);
  useEffect(() => tabSearch.leave, []);
  // It has arrived: the form is filled with it.
  useEffect(forgetWaitingSearch, []);
  useEffect(() => {
    if (finishedAt !== null && !isSaved) forgetDraft(user.id, searchDraft);
  }, [finishedAt, isSaved, user.id]);
  useEffect(() => {
    if (query === null || finishedAt === null || isSaved) return;
    const shownId = new URLSearchParams(address).get("searchId");
    const path = searchPath(query, savedId ?? undefined);
    if (savedId === null ? `/jobs${address}` === path : savedId === shownId) return;
    // Results over earlier results are a step that "back" undoes; over the form they take its place.
    void navigate(path, { replace: shownId === null, preventScrollReset: true });
  }, [address, query, savedId, finishedAt, isSaved, navigate]);

  const spendInSight = useSpendingInSight(user.id, state.runs);
  const accountFor = (providers: readonly string[]) => ({
    ...account,
    refreshCredits: async () => {
      spendInSight(0);
      const { total } = await refreshTokens(client, user.id);
      const price = searchCostCredits(providers.length);
      spendInSight(total < price ? 0 : price);
      return total;
    },
  });
  const search = (wanted: SearchQuery) => {
    setEdited(null);
    window.scrollTo({ top: 0 });
    void tabSearch.start(wanted, accountFor(wanted.services));
  };
  const again = isSaved
    ? null
    : {
        asking: state.asking,
        ask: (providers: readonly string[]) => void tabSearch.askAgain(providers, accountFor(providers)),
      };
  const edit = (wish: boolean) => {
    setEdited(wish ? finishedAt : null);
    // Not before the form is in sight.
    if (wish) afterFrame(() => void refetchTokens(client, user.id));
  };
  const form = (
    <SearchForm
      key={`${address} ${finishedAt?.getTime()}`}
      initial={{
        ...(query ?? readSearchPath(new URLSearchParams(address))),
        ...readSearchDraft(readDraft(user.id, searchDraft), address),
      }}
      credits={tokens.isError ? null : tokens.data?.total}
      shortage={<MoreCredits userId={user.id} />}
      onTyped={(typed) => keepDraft(user.id, searchDraft, writeSearchDraft(address, typed))}
      onSearch={search}
    />
  );
  if (mode === "initial") {
    return (
      <>
        <UsualTexts />
        <div className="shell pb-12">
          <FormPlace ref={title}>
            {left !== null && (
              <LeftSearch
                key={left.id}
                email={user.email}
                search={left}
                openedAtMs={openedAtMs}
                onGoOn={(id) => void tabSearch.resume(account, id)}
              />
            )}
            {form}
          </FormPlace>
        </div>
        <AskApplied userId={user.id} />
      </>
    );
  }
  return (
    <>
      <UsualTexts />
      {Screens === null ? (
        <ScreensPlace isLate={isLate} />
      ) : (
        <Screens
          state={state}
          again={again}
          isReading={isReading}
          onReading={(wish) => setRead(wish ? query : null)}
          isEditing={isEditing}
          onEdit={edit}
          filters={form}
          seesAds={seesAds}
          onSearch={search}
        />
      )}
      <AskApplied userId={user.id} />
    </>
  );
}
