import { QueryClientProvider } from "@tanstack/react-query";
import { Component, Fragment, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from "react-router";
import { DemoStrip } from "#features/shell/demo-strip.tsx";
import { Footer } from "#features/shell/footer.tsx";
import { Header } from "#features/shell/header.tsx";
import { OfflineNotice } from "#features/shell/offline-notice.tsx";
import { PageAddress } from "#features/shell/page-address.tsx";
import { Crash, Loading } from "#features/shell/states.tsx";
import { shellTexts } from "#features/shell/texts.ts";
import { useEntryParameters } from "#features/shell/use-entry-parameters.ts";
import { appAddress } from "#lib/page/app-address.ts";
import { darkPaper, lightPaper } from "#lib/page/page-colours.ts";
import { firstPaintScript } from "#lib/page/first-paint.ts";
import { forgetPreview } from "#lib/page/forget-preview.ts";
import { forgetOldLink } from "#lib/page/opened-link.ts";
import { wholeTitleMeta } from "#lib/page/page-meta.ts";
import { queryClient } from "#lib/api/query-client.ts";
import { endStaleSession, usePersonTurn, useSession } from "#lib/session/session.ts";
import { OwnTask } from "#lib/page/own-task.tsx";
import { appStartedEvent } from "#lib/page/start-app.ts";
import { takenOver } from "#lib/page/taking-over.ts";
import { tidyAddressScript } from "#lib/page/tidy-address.ts";
import { lazyOr } from "#ui/screen/lazy-or.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { Toaster } from "#ui/toasts/toaster.tsx";
import styles from "./styles/app.css?url";

forgetPreview();

const AccountArea = lazyOr(
  () => import("./account-area.tsx"),
  // Not a step of this app: the page it leads to is loaded whole, and has the menu again.
  ({ user }) => (
    <a href="/profile" className="link truncate">
      {user.name}
    </a>
  ),
);
const KeptApp = lazyOr(
  () => import("./kept-app.tsx"),
  () => null,
);

/** By its address, not by an import alone: later parts of pages share a file with this one, and would load it again. */
export function links() {
  return [{ rel: "stylesheet", href: styles }];
}

/** The title until the page sets its own one; previews of shared links read it in the shell. */
export function meta() {
  return wholeTitleMeta(shellTexts.meta);
}

/** Run before anything is painted; the app, which finds them in the document, leaves them as they are. */
const firstScripts =
  import.meta.env.PROD && !import.meta.env.SSR ? ["", ""] : [tidyAddressScript, firstPaintScript];

/** The document around every page, also around loading and failing ones. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="pt-BR" data-address={appAddress()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={lightPaper} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={darkPaper} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {firstScripts.map((script, index) => (
          <script key={index} dangerouslySetInnerHTML={{ __html: script }} />
        ))}
        <Links />
        <Meta />
        <PageAddress />
      </head>
      <body>
        <Caught at={useLocation().key}>{children}</Caught>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Shell>
        <Outlet />
      </Shell>
      <Toaster />
    </QueryClientProvider>
  );
}

export function HydrateFallback() {
  return <Loading />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <Stopped error={error} />;
}

function Stopped({ error }: { error: unknown }) {
  // oxlint-disable-next-line no-console -- the only trace of a crash in a person's browser
  useEffect(() => console.error(error), [error]);
  return <Crash error={error} />;
}

/**
 * Catches what goes wrong below it until the person goes on to another place. React Router, which catches it too, would
 * put another document in the place of this one.
 */
class Caught extends Component<CaughtProps, CaughtState> {
  override state: CaughtState = { fault: null, at: this.props.at };

  static getDerivedStateFromError(error: unknown) {
    return { fault: { error } };
  }

  static getDerivedStateFromProps({ at }: CaughtProps, state: CaughtState): CaughtState {
    return at === state.at ? state : { fault: null, at };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    return fault === null ? this.props.children : <Stopped error={fault.error} />;
  }
}

type CaughtProps = { at: string; children: ReactNode };
type CaughtState = { fault: { error: unknown } | null; at: string };

function Shell({ children }: { children: ReactNode }) {
  const turn = usePersonTurn();
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEntryParameters();
  useEffect(() => endStaleSession(window.location.pathname, Date.now()), []);
  useEffect(() => void takenOver().then(() => window.dispatchEvent(new Event(appStartedEvent))), []);
  useEffect(() => {
    forgetOldLink();
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <>
      <a
        href="#conteudo"
        className="absolute left-4 top-2 z-50 -translate-y-20 rounded-full bg-ink px-5 py-3 font-semibold text-paper focus:translate-y-0"
      >
        {shellTexts.skip}
      </a>
      {above}
      <noscript>
        <p className="shell py-3 font-semibold">{shellTexts.noScript}</p>
      </noscript>
      <OwnTask>
        {/* With the header it fills the screen: late content does not move the footer into or out of view. */}
        <main id="conteudo" ref={main} tabIndex={-1} className="min-h-[calc(100svh-4rem)] flex-1">
          <Fragment key={turn}>{children}</Fragment>
        </main>
      </OwnTask>
      {below}
    </>
  );
}

// Elements that stay the same: a step to another place does not render them again.
const above = (
  <>
    <OwnTask>
      <DemoStrip />
    </OwnTask>
    <OwnTask>
      <OwnHeader />
    </OwnTask>
  </>
);
const below = (
  <>
    <OwnTask>
      <Footer />
    </OwnTask>
    <OfflineNotice />
    <Kept />
  </>
);

function OwnHeader() {
  const session = useSession();
  return (
    <Header
      isSignedIn={session === undefined ? undefined : session !== null}
      account={
        session && (
          <Suspense fallback={<Skeleton className="h-11 w-44 rounded-full!" />}>
            <AccountArea user={session.user} />
          </Suspense>
        )
      }
    />
  );
}

function Kept() {
  const isSignedIn = Boolean(useSession());
  const [isTime, setTime] = useState(false);
  useEffect(() => void takenOver().then(() => setTime(true)), []);
  return (
    isSignedIn &&
    isTime && (
      <Suspense fallback={null}>
        <KeptApp />
      </Suspense>
    )
  );
}
