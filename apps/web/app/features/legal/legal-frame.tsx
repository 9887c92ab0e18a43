import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLoaderData, useNavigate } from "react-router";
import { ownHtml } from "./own-html.ts";

/**
 * A legal page. Browsers have its text in the document, or fetch it (`fetchLegalText`), so that no script holds it:
 * there, `children` is null.
 */
export function LegalFrame({ children }: { children: ReactNode }) {
  const text: unknown = useLoaderData();
  // As the page was opened with: what `SoldPlans` has written into it since, stays.
  const [written] = useState(() => ownHtml(typeof text === "string" ? text : ""));
  const frame = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const links = frame.current;
    // The links of a text that no component has made.
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[href^='/']") : null;
      if (link === null || event.defaultPrevented || !isPlain(event)) return;
      event.preventDefault();
      void navigate(link.getAttribute("href") ?? "/");
    };
    links?.addEventListener("click", follow);
    return () => links?.removeEventListener("click", follow);
  }, [navigate]);
  if (children !== null)
    return (
      <div ref={frame} data-legal="">
        {children}
      </div>
    );
  // Where it is empty, what the document has here stays.
  return <div ref={frame} data-legal="" dangerouslySetInnerHTML={{ __html: written }} />;
}

function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
