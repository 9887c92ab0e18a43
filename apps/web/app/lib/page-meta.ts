import { productName } from "@vagou/contract/product";
import type { MetaDescriptor } from "react-router";

/** A page's title ("Entrar | Vagou"), description and keywords. */
export function pageMeta(page: { title: string; description: string; keywords: string }): MetaDescriptor[] {
  return [
    { title: `${page.title} | ${productName}` },
    { name: "description", content: page.description },
    { name: "keywords", content: page.keywords },
  ];
}
