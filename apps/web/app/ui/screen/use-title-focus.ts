import { type RefObject, useEffect, useRef } from "react";

/**
 * For what comes by itself in the place of something else, as results when the portals have answered.
 * @returns the ref of its title, which gets the focus unless the person is in a menu, which would close
 */
export function useTitleFocus(): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement?.closest("[role=menu]")) return;
    title.current?.focus({ preventScroll: true });
  }, []);
  return title;
}
