/** A message that disappears by itself. Title first, then the explanation. */
export type Toast = {
  tone: "success" | "error" | "warning" | "info";
  title: string;
  text?: string;
  /** Shown below, to be copied: what a person tells the support. */
  supportCode?: string | null;
  /** 5 seconds by default. */
  durationMs?: number;
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
  wake = drain;
  drain();
  return () => {
    wake = null;
  };
}

/** For the page: calls `onFirst` as soon as a toast waits and the toaster is not loaded yet. */
export function whenFirstToast(onFirst: () => void): () => void {
  wake = onFirst;
  if (waiting.length > 0) onFirst();
  return () => {
    wake = null;
  };
}

const waiting: Toast[] = [];
let wake: (() => void) | null = null;
