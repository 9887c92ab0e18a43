import { type RefObject, useEffect, useRef } from "react";

/**
 * @param isShort whether the balance is too low, so that ways out are offered
 * @returns the ref of the button that sends; it gets the focus when the way out that had it goes with the shortage
 */
export function useFocusOnSend(isShort: boolean): RefObject<HTMLButtonElement | null> {
  const send = useRef<HTMLButtonElement>(null);
  const wasShort = useRef(isShort);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (wasShort.current && !isShort && isLost) send.current?.focus();
    wasShort.current = isShort;
  }, [isShort]);
  return send;
}
