import { productName } from "@vagou/contract/product";
import { useEffect } from "react";

/** Names a page after its vacancy: the route's own title is known before the vacancy is. */
export function useJobTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} | ${productName}`;
  }, [title]);
}
