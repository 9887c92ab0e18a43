/** A message that disappears by itself. Title first, then the explanation. */
export type Toast = {
  tone: "success" | "error" | "warning" | "info";
  title: string;
  text?: string;
  /** Shown below, to be copied: what a person tells the support. */
  supportCode?: string | null;
  /** 5 seconds by default. */
  durationMs?: number;
  /** Called where it is shown: calls `close` as soon as it is not true any more. @returns a function that stops it */
  until?: (close: () => void) => () => void;
};

/** Shows a toast; the toaster itself (and its code) arrives with the first one. */
export function showToast(toast: Toast): void {
  waiting.push(toast);
  wake?.();
}

/** For the toaster: calls `onToast` for each waiting toast and for each later one. */
export function takeToasts(onToast: (toast: Toast) => void): () => void {
  const drain = () => {
    for (const toast of waiting.splice(0)) onToast(toast);
  };
  drain();
  return wakeWith(drain);
}

/** For the page: calls `onFirst` as soon as a toast waits and the toaster is not loaded yet. */
export function whenFirstToast(onFirst: () => void): () => void {
  if (waiting.length > 0) onFirst();
  return wakeWith(onFirst);
}

/** The page leaves after the toaster came, and does not take its place away. */
function wakeWith(own: () => void): () => void {
  wake = own;
  return () => {
    if (wake === own) wake = null;
  };
}

const waiting: Toast[] = [];
let wake: (() => void) | null = null;
