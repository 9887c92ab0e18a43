import { splitPage } from "./split-page.ts";

/**
 * Rewrites a built page that answers nothing without the app: where one of its scripts does not come, the page is loaded
 * again, once by itself, then by a touch, a key, or the connection that is back. Files that came are in the browser's cache.
 *
 * @param page HTML as React Router writes it
 * @throws {Error} when the page has not the part that is rewritten: React Router writes pages in another way
 */
export function loadAgainWhenBroken(page: string): string {
  // Before the styles: a script after them waits for them, and the scripts may have failed by then.
  const [head, body] = splitPage(page, styles);
  const [before, start] = splitPage(body, entry);
  // The script that starts the app is no element: where it does not come, nothing but its promise says so.
  const end = start.indexOf(")") + 1;
  const caught = `${entry}${start.slice(0, end)}.catch(appFailed)${start.slice(end)}`;
  return `${head}<script>${script}</script>${styles}${before}${caught}`;
}

const styles = '<link rel="stylesheet"';
const entry = 'import("/assets/entry.client';

/**
 * Without a connection the browser would show its own error page instead. A reload that is on its way is left ten seconds,
 * because a further one would begin it anew. Old syntax: the text is sent as it is.
 */
const script = `function appFailed(){
var going;function again(){if(!going&&navigator.onLine){going=1;setTimeout(function(){going=0},1e4);location.reload()}}
["online","pointerup","keydown"].forEach(function(sign){addEventListener(sign,again)});
if(performance.getEntriesByType("navigation")[0].type!=="reload")setTimeout(again,2000)}
addEventListener("error",function(e){if(e.target.type==="module")appFailed()},true)`;
