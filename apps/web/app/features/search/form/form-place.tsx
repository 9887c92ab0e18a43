import type { ReactNode, Ref } from "react";
import { formTexts } from "../texts.ts";

/** The heading above the search form, and the place of both on the page. `ref` is that of the heading. */
export function FormPlace({ ref, children }: { ref?: Ref<HTMLHeadingElement>; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-3xl py-6 sm:py-10">
      <h1 ref={ref} tabIndex={-1} className="text-5 outline-none">
        {formTexts.title}
      </h1>
      <p className="mt-2 mb-5 text-3 text-muted">{formTexts.lead}</p>
      {children}
    </div>
  );
}
