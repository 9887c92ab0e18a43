import type { PageThatReads } from "#lib/page/start-app.ts";

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

/**
 * The pages that read complete without the app, which comes to them later (`lib/page/start-app.ts`); all others
 * wait for the app to show anything, or are opened by a link that the app must use.
 */
export const pagesThatRead: ReadonlyMap<string, PageThatReads> = new Map<string, PageThatReads>([
  ["/", {}],
  ["/about", {}],
  ["/fontes", { showsAnswers: true }],
  ["/terms", {}],
  ["/privacy", {}],
  ["/contact", {}],
  ["/robo", {}],
  ["/login", { changedBy: ["waiting_search"] }],
  ["/register", { changedBy: ["waiting_search", "refer_id"] }],
]);

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
