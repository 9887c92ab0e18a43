import { type RefObject, useEffect, useRef } from "react";

/** When a button that had the focus disappears with the end of the asking, the focus goes to `place`, if it is there. */
export function useFocusAfterAsking(place: RefObject<HTMLElement | null>, isAsking: boolean): void {
  const wasAsking = useRef(isAsking);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (wasAsking.current && !isAsking && isLost) place.current?.focus({ preventScroll: true });
    wasAsking.current = isAsking;
  }, [place, isAsking]);
}
