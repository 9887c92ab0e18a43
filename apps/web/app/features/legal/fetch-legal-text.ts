import { ownHtml } from "./own-html.ts";

/**
 * The loader of a legal page: its text, from the document that the server has for its address. Where it does not come,
 * the browser opens that document itself.
 */
export async function fetchLegalText({ request }: { request: Request }): Promise<string> {
  try {
    const answer = await fetch(request);
    const page = new DOMParser().parseFromString(ownHtml(await answer.text()), "text/html");
    const text = page.querySelector("[data-legal]")?.innerHTML;
    if (text !== undefined) return text;
  } catch (error) {
    // The person has gone on already.
    if (request.signal.aborted) throw error;
  }
  window.location.assign(request.url);
  return await new Promise<never>(() => {});
}
