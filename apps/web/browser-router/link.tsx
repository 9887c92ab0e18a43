import { forwardRef, type MouseEvent, useEffect } from "react";
import type { LinkProps } from "react-router";
import { useRouter } from "./contexts.ts";
import { addressOf } from "./resolve-path.ts";

/** A link to a page of ours. What opens it elsewhere (a new tab, a download) is the browser's. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { to, state, replace, preventScrollReset, prefetch, onClick, children, ...rest },
  ref,
) {
  const router = useRouter();
  useEffect(() => {
    if (prefetch === "render") router.prepare(to);
  }, [router, prefetch, to]);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || (rest.target ?? "_self") !== "_self") return;
    event.preventDefault();
    void router.navigate(to, { state, preventScrollReset, replace: replace ?? router.isHere(to) });
  };
  return (
    <a {...rest} href={typeof to === "string" ? to : addressOf(to)} onClick={follow} ref={ref}>
      {children}
    </a>
  );
});

function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
