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
