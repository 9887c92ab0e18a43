import { modelPages } from "@vagou/contract/saved/shared-page";
import type { PageThatReads } from "#lib/page/start-app.ts";

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
  [modelPages.vacancy, {}],
  [modelPages.list, {}],
  ["/login", { changedBy: ["waiting_search"] }],
  ["/register", { changedBy: ["waiting_search", "refer_id"] }],
]);
