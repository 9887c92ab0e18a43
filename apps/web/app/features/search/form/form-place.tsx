import type { ReactNode } from "react";
import { formTexts } from "../texts.ts";

/** The heading above the search form, and the place of both on the page. */
export function FormPlace({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto max-w-3xl py-6 sm:py-10">
      <h1 className="text-5">{formTexts.title}</h1>
      <p className="mt-2 mb-5 text-3 text-muted">{formTexts.lead}</p>
      {children}
    </div>
  );
}
