import { type ReactNode, useLayoutEffect } from "react";
import { useRouter, useShown } from "./contexts.ts";

/** The page. Until its loader has ended, what was written for it (`HydrateFallback`, one `div`) stays as it is. */
export function Outlet(): ReactNode {
  const { module, isReady } = useShown();
  const Page = module?.default;
  if (isReady) return Page && <Page />;
  return module?.HydrateFallback && <div dangerouslySetInnerHTML={asItIs} />;
}

/** Preact takes such an element over without looking into it. */
const asItIs = { __html: "" };

export function Links(): ReactNode {
  const { root } = useRouter();
  return root.links().map((link) => <link key={link.href} {...link} />);
}

/** The title of the page and what previews of it show; of the whole site until the page is here. */
export function Meta(): ReactNode {
  const { root } = useRouter();
  const { module, fault, params } = useShown();
  const meta = fault === null ? (module?.meta ?? root.meta) : root.meta;
  return meta({ params }).map((tag) =>
    "title" in tag ? <title key="title">{tag.title}</title> : <meta key={JSON.stringify(tag)} {...tag} />,
  );
}

/** The scripts are in the written page, and have run. */
export function Scripts(): ReactNode {
  return null;
}

/** Scrolls a page that was opened before to where it was left, and another one to its top or to its hash. */
export function ScrollRestoration(): ReactNode {
  const { location, scrollTo, keepsScroll } = useShown();
  useLayoutEffect(() => {
    if (scrollTo === false) return;
    const target = scrollTo === null ? findTarget(location.hash) : null;
    if (target !== null) target.scrollIntoView();
    else if (scrollTo !== null || !keepsScroll) window.scrollTo(0, scrollTo ?? 0);
  }, [location, scrollTo, keepsScroll]);
  return null;
}

function findTarget(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
