import { useEffect } from "react";

/** Calls `onReturn`, the same on every render, when the person comes back by the browser's back button to the page as it was. */
export function useReturn(onReturn: () => void): void {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) onReturn();
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, [onReturn]);
}
