import { type RefCallback, useEffect, useRef } from "react";

/**
 * Where an answer takes away what the operator pressed, the focus would go to the top of the document.
 * @param changing what comes with such an answer
 * @returns the ref of what gets the focus instead
 */
export function useFocusWhenLost(changing: unknown): RefCallback<HTMLElement> {
  const next = useRef<HTMLElement>(null);
  const before = useRef(changing);
  useEffect(() => {
    if (before.current === changing) return;
    before.current = changing;
    if (document.activeElement === document.body) next.current?.focus({ preventScroll: true });
  }, [changing]);
  return (element) => {
    next.current = element;
  };
}
