import { productName } from "@vagou/contract/product";
import { useEffect } from "react";
import { namePage } from "#lib/page/page-meta.ts";

/** Sets the page title to the vacancy, which loads after the route's own title is set. */
export function useJobTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) namePage(`${title} | ${productName}`);
  }, [title]);
}
