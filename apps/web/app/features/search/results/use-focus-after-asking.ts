import { type RefObject, useEffect, useRef } from "react";

/** When the button that asked portals again disappears with their answers, the focus goes to `place`. */
export function useFocusAfterAsking(place: RefObject<HTMLElement | null>, asking: readonly string[]): void {
  const isAsking = asking.length > 0;
  const wasAsking = useRef(isAsking);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (wasAsking.current && !isAsking && isLost) place.current?.focus({ preventScroll: true });
    wasAsking.current = isAsking;
  }, [place, isAsking]);
}
