import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { type ClientLoaderFunctionArgs, useNavigate, useSearchParams } from "react-router";
import { AdPlaceholder } from "#features/ads/ad-placeholder.tsx";
import { MoreCredits } from "#features/credits/more-credits.tsx";
import { refetchTokens, refreshTokens, tokensQuery } from "#features/credits/queries.ts";
import { NoResults } from "#features/search/no-results.tsx";
import { Progress } from "#features/search/progress.tsx";
import { Results } from "#features/search/results.tsx";
import { ResultsBar } from "#features/search/results-bar.tsx";
import { SearchForm } from "#features/search/search-form.tsx";
import { readSearchPath, searchPath } from "#features/search/search-path.ts";
import { formTexts } from "#features/search/texts.ts";
import { useSearch } from "#features/search/use-search.ts";
import { pageMeta } from "#lib/page-meta.ts";
import { requireSession } from "#lib/require-session.ts";
import { type Session, useSession } from "#lib/session.ts";

export function meta() {
  return pageMeta({
    title: "Buscar vagas",
    description: "Busque vagas em vários portais de uma vez, por palavras-chave, estado e cidade.",
    keywords: "buscar vagas, vagas de emprego, vagas por cidade, portais de vagas",
  });
}

/** A visitor is sent to the start, and comes back here after logging in. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return requireSession(request, "/");
}

export default function JobsPage() {
  const session = useSession();
  return session ? <SearchPage user={session.user} /> : null;
}

function SearchPage({ user }: Pick<Session, "user">) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const tokens = useQuery(tokensQuery(user.id));
  const [isEditing, setEditing] = useState(false);
  const ownSearchId = useRef<string | null>(null);
  const { state, start, reopen, cancel } = useSearch({
    email: user.email,
    refreshCredits: async () => (await refreshTokens(client, user.id)).total,
    onSpent: () => void refetchTokens(client, user.id),
    onSaved: (id, query) => {
      ownSearchId.current = id;
      void navigate(searchPath(query, id), { replace: true, preventScrollReset: true });
    },
  });
  const searchId = parameters.get("searchId");
  useEffect(() => {
    if (searchId !== null && searchId !== ownSearchId.current) reopen(searchId);
  }, [searchId, reopen]);

  const seesAds = user.plan === "free";
  const hasResults = state.mode === "results" || state.mode === "no-results";
  const toggleFilters = () => {
    setEditing(!isEditing);
    if (isEditing) return;
    window.scrollTo({ top: 0 });
    void refetchTokens(client, user.id);
  };
  const form = (
    <SearchForm
      key={searchId ?? "new"}
      initial={state.query ?? readSearchPath(parameters)}
      credits={tokens.isError ? null : tokens.data?.total}
      shortage={<MoreCredits userId={user.id} />}
      onSearch={(query) => {
        setEditing(false);
        window.scrollTo({ top: 0 });
        void start(query);
      }}
    />
  );
  return (
    <>
      {hasResults && (
        <ResultsBar
          providerCount={state.query?.services.length ?? 0}
          isEditing={isEditing}
          onToggle={toggleFilters}
        />
      )}
      <div className="shell pb-12">
        {state.mode === "initial" && (
          <div className="mx-auto max-w-3xl py-6 sm:py-10">
            <h1 className="text-5">{formTexts.title}</h1>
            <p className="mt-2 mb-5 text-3 text-muted">{formTexts.lead}</p>
            {form}
          </div>
        )}
        {hasResults && isEditing && <div className="rise mx-auto max-w-3xl pt-6">{form}</div>}
        {state.mode === "searching" && <Progress runs={state.runs} onCancel={cancel} />}
        {state.mode === "results" && (
          <>
            <Results
              key={state.finishedAt?.getTime()}
              state={state}
              pause={seesAds && <AdPlaceholder kind="inline" />}
            />
            {seesAds && (
              <div className="mt-8">
                <AdPlaceholder kind="banner" />
              </div>
            )}
          </>
        )}
        {state.mode === "no-results" && <NoResults key={state.finishedAt?.getTime()} state={state} />}
      </div>
    </>
  );
}
