/**
 * Which pages are for whom. What is prerendered, `sitemap.xml`, `robots.txt` and the word to search
 * engines on each page all come from here.
 */

/** Pages for everybody to find. A page that is not among them asks search engines to leave it out. */
export const publicPages = [
  "/",
  "/about",
  "/register",
  "/login",
  "/forgot-password",
  "/terms",
  "/privacy",
  "/robo",
];

/** Prerendered too, and reached only from a form or an e-mail. */
export const unlistedPages = ["/registration-success", "/confirm-account", "/reset-password"];

/** Not for search engines, and open to the programs that make a preview of a link that people share. */
export const sharedPages = ["/v/:id"];

/** What robots have no business in: how these paths begin. */
export const closedToRobots = [
  "/api/",
  "/auth/",
  "/jobs",
  "/profile",
  "/buy-tokens",
  "/contact",
  "/confirm-account",
  "/registration-success",
  "/reset-password",
];
