import { type RefObject, useEffect, useRef } from "react";

/**
 * @param isShort whether the balance is too low, so that ways out are offered
 * @returns the ref of the button that sends; it gets the focus when the way out that had it goes with the shortage
 */
export function useFocusOnSend(isShort: boolean): RefObject<HTMLButtonElement | null> {
  const send = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const button = send.current;
    if (!isShort) return undefined;
    let last: EventTarget | null = null;
    const note = ({ target }: FocusEvent) => {
      last = target;
    };
    document.addEventListener("focusin", note);
    return () => {
      document.removeEventListener("focusin", note);
      // In Safari a press focuses nothing, and the page must not leap to the button from what was pressed.
      const hasGone = last instanceof Element && !last.isConnected;
      if (hasGone && document.activeElement === document.body) button?.focus();
    };
  }, [isShort]);
  return send;
}
