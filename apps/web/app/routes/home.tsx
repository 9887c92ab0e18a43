import { useQuery } from "@tanstack/react-query";
import { creditsPerProvider } from "@vagou/contract/fichas/amounts";
import { productName } from "@vagou/contract/product";
import { lazy, Suspense, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { AdSidebar } from "#features/ads/ad-sidebar.tsx";
import { ExampleSearch } from "#features/home/example-search.tsx";
import { HowItWorks } from "#features/home/how-it-works.tsx";
import { KeywordForm } from "#features/home/keyword-form.tsx";
import { Statistics } from "#features/home/statistics.tsx";
import { homeTexts } from "#features/home/texts.ts";
import { WhatFichasAre } from "#features/home/what-fichas-are.tsx";
import { rememberDestination } from "#lib/session/intended-destination.ts";
import { wholeTitleMeta } from "#lib/page/page-meta.ts";
import { useSession } from "#lib/session/session.ts";
import { settingsQuery } from "#lib/api/settings.ts";
import { rememberWaitingSearch, waitingSearchPath } from "#lib/session/waiting-search.ts";
import { Coin } from "#ui/coin.tsx";

const own = () => import("../own-home.tsx");
const OwnHome = lazy(async () => ({ default: (await own()).OwnHome }));
const OwnSearches = lazy(async () => ({ default: (await own()).OwnSearches }));

export function meta() {
  return wholeTitleMeta({
    title: `${productName}: ${homeTexts.title.replace(/\.$/, "")}`,
    description: homeTexts.lead,
    keywords: "vagas de emprego, buscar vagas, portais de vagas, emprego no Brasil",
  });
}

export default function HomePage() {
  const session = useSession();
  const navigate = useNavigate();
  useLoginRequest();
  // Until the session is known, CSS shows the sidebar only to people with ads (`lib/page/first-paint.ts`).
  const seesAds = session === undefined || session?.user.plan === "free";
  // Above it a person who is signed in has a part with the heading of the page.
  const Title = session ? "h2" : "h1";
  const search = (keywords: string) => {
    const destination = waitingSearchPath(keywords);
    if (session) return navigate(destination);
    rememberDestination(destination);
    rememberWaitingSearch(keywords, Date.now());
    return navigate("/login");
  };
  return (
    <>
      {session !== null && (
        <div className="when-signed-in shell pt-4 sm:pt-8">
          {session && (
            <h1 id="own" className="sr-only">
              Para você
            </h1>
          )}
          <Suspense fallback={<OwnHomePlace />}>
            {session ? <OwnHome key={session.user.id} user={session.user} /> : <OwnHomePlace />}
          </Suspense>
        </div>
      )}
      <section className="shell grid items-center gap-12 py-10 sm:py-16 lg:grid-cols-[1.25fr_1fr]">
        <div className="min-w-0">
          <Title className="max-w-[8.2em] text-6">{homeTexts.title}</Title>
          <p className="mt-4 mb-6 max-w-[27em] text-3 text-muted">{homeTexts.lead}</p>
          <KeywordForm onSearch={(keywords) => void search(keywords)} />
          {!session && <DailyHint />}
        </div>
        <div className="hidden lg:block">
          <ExampleSearch />
        </div>
      </section>
      <div className="shell flex gap-8 py-8 pb-14 lg:gap-10">
        <div className="grid min-w-0 flex-1 grid-cols-1 content-start gap-14">
          <section className="grid gap-10 lg:auto-cols-fr lg:grid-flow-col" aria-label={homeTexts.statistics}>
            {session !== null && (
              <div className="when-signed-in min-w-0">
                <h2 className="mb-4 text-5">{homeTexts.recentSearches}</h2>
                <Suspense fallback={<RecentSearchesPlace />}>
                  {session ? <OwnSearches user={session.user} /> : <RecentSearchesPlace />}
                </Suspense>
              </div>
            )}
            <div className="min-w-0">
              <h2 className="mb-4 text-5">{homeTexts.statistics}</h2>
              <Statistics />
            </div>
          </section>
          <section>
            <h2 className="mb-5 text-5">{homeTexts.stepsTitle}</h2>
            <HowItWorks />
            <div className="mt-8">
              <WhatFichasAre isVisitor={session === null} />
            </div>
          </section>
        </div>
        {seesAds && (
          <div className="when-free-plan hidden w-60 shrink-0 md:block lg:w-72">
            <AdSidebar />
          </div>
        )}
      </div>
    </>
  );
}

/** Cards without content at the height of the real ones, so that nothing moves when they come. */
function OwnHomePlace() {
  return (
    <div aria-hidden="true" className="own-home *:rounded-[16px] *:border *:border-line *:bg-card">
      <div />
      <div />
      <div />
    </div>
  );
}

/** A placeholder of the height of the searches, so that nothing moves when they come. */
function RecentSearchesPlace() {
  return <div aria-hidden="true" className="recent-searches" />;
}

function DailyHint() {
  const { data: settings } = useQuery(settingsQuery);
  const daily = settings?.bonuses.daily;
  return (
    <p className="when-signed-out mt-3 flex min-h-[1lh] gap-2 text-1 text-muted max-sm:min-h-[2lh]">
      <Coin className="mt-0.5 text-2" />
      {daily === undefined
        ? homeTexts.hint
        : homeTexts.hintWithAmount(daily, Math.floor(daily / creditsPerProvider))}
    </p>
  );
}

/** A navigation may ask for the login (`state: { showLogin: true }`). */
function useLoginRequest(): void {
  const { state }: { state: unknown } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (typeof state === "object" && state !== null && "showLogin" in state && state.showLogin === true) {
      void navigate("/login", { replace: true });
    }
  }, [state, navigate]);
}
