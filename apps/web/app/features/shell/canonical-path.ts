import { publicPages } from "../../public-pages.ts";

/** @returns the one path of a page: "/about/" and "/about" are the same */
export function canonicalPath(pathname: string): string {
  return pathname.replace(/(?<!\/)\/+$/, "") || pathname.slice(0, 1);
}

/** @returns whether search engines may list the page at this canonical path */
export function isPublicPage(path: string): boolean {
  return publicPages.includes(path);
}
