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
 * have forms, or wait for the app to show anything.
 */
export const pagesThatRead: ReadonlyMap<string, { showsAnswers: boolean }> = new Map([
  ["/", { showsAnswers: false }],
  ["/about", { showsAnswers: false }],
  ["/fontes", { showsAnswers: true }],
  ["/terms", { showsAnswers: false }],
  ["/privacy", { showsAnswers: false }],
  ["/contact", { showsAnswers: false }],
  ["/robo", { showsAnswers: false }],
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
