import { productName } from "@vagou/contract/product";
import type { MetaDescriptor } from "react-router";

/** A page's title ("Entrar | Vagou"), description and keywords, also for previews of shared links. */
export function pageMeta(page: PageWords): MetaDescriptor[] {
  return wholeTitleMeta({ ...page, title: `${page.title} | ${productName}` });
}

/** The same for a title that names the product itself. */
export function wholeTitleMeta({ title, description, keywords }: PageWords): MetaDescriptor[] {
  return [
    { title },
    { name: "description", content: description },
    { name: "keywords", content: keywords },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
  ];
}

type PageWords = { title: string; description: string; keywords: string };

/**
 * Gives the page a title once it is known what the page shows. The text of the title stays the same node, because the app
 * writes the next page's title into it.
 */
export function namePage(title: string): void {
  const text = document.querySelector("title")?.firstChild;
  if (text) text.nodeValue = title;
  else document.title = title;
}
