import { readItem } from "../device/browser-storage.ts";
import { whenLoaded } from "../device/when-loaded.ts";
import { trustedPolicy } from "./trusted-policy.ts";

/** Starts the service worker (`service-worker/sw.ts`) and tells when a new version of the app waits. */
export function createKeptApp(): KeptApp {
  let waiting: ServiceWorker | null = null;
  const listeners = new Set<() => void>();
  const show = (next: ServiceWorker | null) => {
    waiting = next;
    for (const listener of listeners) listener();
  };
  const watch = (registration: ServiceWorkerRegistration) => {
    const note = () => {
      const { controller } = navigator.serviceWorker;
      // The first version of all replaces nothing, and another choice about data (`addressOf`) is no new version.
      const isNew = controller !== null && controller.scriptURL === registration.waiting?.scriptURL;
      show(isNew ? registration.waiting : null);
    };
    const follow = () => registration.installing?.addEventListener("statechange", note);
    note();
    follow();
    registration.addEventListener("updatefound", follow);
    // Another tab may have accepted it.
    navigator.serviceWorker.addEventListener("controllerchange", note);
  };
  return {
    start: () => {
      if (isStarted || !("serviceWorker" in navigator) || !window.isSecureContext || import.meta.env.DEV)
        return;
      isStarted = true;
      whenLoaded(() => {
        // Without it the app works as before: the browser may forbid it, or the connection be gone.
        navigator.serviceWorker
          .register(policy.createScriptURL(readItem("local", "data_saver") ?? ""))
          .then(watch)
          .catch(() => {});
      });
    },
    read: () => waiting,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    accept: (worker) => {
      navigator.serviceWorker.addEventListener("controllerchange", () => window.location.reload(), {
        once: true,
      });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only messages to windows have one
      worker.postMessage("take-over");
    },
  };
}

export type KeptApp = {
  /** Registers the service worker when the page has loaded and the browser has nothing else to do; once for each page. */
  start: () => void;
  /** The new version that waits for the person to accept it; null for none. */
  read: () => ServiceWorker | null;
  /** Calls `listener` when `read` gives another value. @returns a function that stops it */
  subscribe: (listener: () => void) => () => void;
  /** Starts the new version, and loads this page again with it. Other tabs stay as they are. */
  accept: (worker: ServiceWorker) => void;
};

/** The service worker cannot read what the device keeps: it learns the person's choice about data from its address. */
function addressOf(chosen: string): string {
  return chosen === "" ? "/sw.js" : `/sw.js?data=${chosen}`;
}

const policy = trustedPolicy("vagou-worker", { createScriptURL: addressOf });

let isStarted = false;
