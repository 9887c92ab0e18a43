/**
 * Which pages are public, unlisted or private. The list of prerendered pages, `sitemap.xml`, `robots.txt` and the
 * robots directive of each page all come from here.
 */

/** Pages that search engines may list. Every other page asks them not to. */
export const publicPages = [
  "/",
  "/about",
  "/fontes",
  "/register",
  "/login",
  "/forgot-password",
  "/terms",
  "/privacy",
  "/robo",
];

/** Prerendered too, for people who come from another page, a form or an e-mail. */
export const unlistedPages = [
  "/contact",
  "/jobs",
  "/registration-success",
  "/confirm-account",
  "/reset-password",
];

/** Not for search engines, and open to the programs that make a preview of a link that people share. */
export const sharedPages = ["/v/:id", "/lista/:id"];

/** How the paths begin that robots must not visit. */
export const closedToRobots = [
  "/api/",
  "/auth/",
  "/jobs",
  "/minhas-vagas",
  "/profile",
  "/buy-tokens",
  "/contact",
  "/confirm-account",
  "/registration-success",
  "/reset-password",
];
