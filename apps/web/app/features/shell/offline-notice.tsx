import { useEffect, useSyncExternalStore } from "react";
import { NavigationType, useBlocker } from "react-router";
import { keptPageOf } from "#lib/page/kept-pages.ts";
import { isReady } from "#lib/posting/job-page.ts";
import { Icon } from "#ui/icon.tsx";
import { showToast } from "#ui/toasts/toast.ts";
import { shellTexts } from "./texts.ts";

/**
 * Says that the connection is gone. What was read stays: a link to another page, whose code may not be here yet, waits
 * for the connection instead of leaving for the browser's error page. An opened vacancy is ready, and so are the pages
 * that the service worker keeps.
 */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      !navigator.onLine &&
      historyAction === NavigationType.Push &&
      !isReady(nextLocation.state) &&
      currentLocation.pathname !== nextLocation.pathname &&
      !(isKeeping() && keptPageOf(nextLocation.pathname) !== null),
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    blocker.reset();
    showToast({ tone: "warning", title: shellTexts.offlineLink });
  }, [blocker]);
  return (
    <output className="pointer-events-none fixed inset-x-0 bottom-[var(--bottom-bar,0px)] z-40 flex justify-center p-3">
      {!isOnline && (
        <span className="rise flex items-center gap-2.5 rounded-surface border-[1.5px] border-line-strong bg-card px-4 py-2.5 text-1">
          <Icon name="alert" className="text-2 text-wait" />
          <span>
            <strong className="font-semibold">{shellTexts.offline}.</strong> {shellTexts.offlineText}
          </span>
        </span>
      )}
    </output>
  );
}

/** Whether a service worker keeps pages with all their code: not on Save-Data, where it keeps what was opened. */
function isKeeping(): boolean {
  const isSaving = document.documentElement.dataset["saveData"] === "on";
  return !isSaving && "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
