import { productName } from "@vagou/contract/product";
import { buildTimeAddress } from "@vagou/contract/web-build";
import { closedToRobots, publicPages } from "./app/public-pages.ts";
import { sharedParameters } from "./app/features/search/shared-words.ts";
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
    id: "/",
    name: productName,
    short_name: productName,
    description: "Busque vagas em vários portais de uma vez.",
    lang: "pt-BR",
    scope: "/",
    start_url: "/jobs",
    display: "standalone",
    background_color: lightPaper,
    theme_color: lightPaper,
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192", purpose: "maskable" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
    // Made by `e2e/install-pictures`. The service worker does not keep them.
    screenshots: [
      {
        src: "/screen-narrow.png",
        type: "image/png",
        sizes: "360x740",
        form_factor: "narrow",
        label: "As vagas de vários portais em uma lista só, no celular",
      },
      {
        src: "/screen-wide.png",
        type: "image/png",
        sizes: "1280x800",
        form_factor: "wide",
        label: "Os resultados de uma busca em três portais, no computador",
      },
    ],
    shortcuts: [
      { name: "Buscar vagas", url: "/jobs" },
      { name: "Minhas vagas", url: "/minhas-vagas" },
    ],
    share_target: {
      action: "/jobs",
      method: "GET",
      params: { title: sharedParameters.title, text: sharedParameters.text },
    },
  }),
};

function lines(all: readonly string[]): string {
  return `${all.join("\n")}\n`;
}
