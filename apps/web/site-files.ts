import { productName } from "@vagou/contract/product";
import { buildTimeAddress } from "@vagou/contract/web-build";
import { closedToRobots, publicPages } from "./app/public-pages.ts";
import { lightPaper } from "./app/lib/page/page-colours.ts";

/** Files of the site that are no pages, by name: the build writes them beside the pages. */
export const siteFiles: Readonly<Record<string, string>> = {
  "robots.txt": lines([
    "User-agent: *",
    ...closedToRobots.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${buildTimeAddress}/sitemap.xml`,
  ]),
  "sitemap.xml": lines([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...publicPages.map((path) => `  <url><loc>${buildTimeAddress}${path}</loc></url>`),
    "</urlset>",
  ]),
  "site.webmanifest": JSON.stringify({
    name: productName,
    short_name: productName,
    lang: "pt-BR",
    start_url: "/",
    display: "browser",
    background_color: lightPaper,
    theme_color: lightPaper,
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  }),
};

function lines(all: readonly string[]): string {
  return `${all.join("\n")}\n`;
}
