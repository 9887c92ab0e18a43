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
    return () => {
      if (document.activeElement === document.body) button?.focus();
    };
  }, [isShort]);
  return send;
}
