import { type RefObject, useEffect, useRef } from "react";

/** @returns the ref of the button that opened a form in its own place; it gets the focus back on closing */
export function useReturnFocus<E extends HTMLElement>(isOpen: boolean): RefObject<E | null> {
  const opener = useRef<E>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
