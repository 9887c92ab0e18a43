/**
 * Rewrites a built page that answers nothing without the app: where one of its scripts does not come, the page is loaded
 * again, once by itself, then by a touch, a key, or the connection that is back. Files that came are in the browser's cache.
 *
 * @param page HTML as React Router writes it
 * @throws {Error} when the page has not the part that is rewritten: React Router writes pages in another way
 */
export function loadAgainWhenBroken(page: string): string {
  // Before the styles: a script after them waits for them, and the scripts may have failed by then.
  const parts = page.split(styles);
  if (parts.length !== 2) throw new Error(`the built page has ${parts.length - 1} times ${styles}`);
  return parts.join(`<script>${script}</script>${styles}`);
}

const styles = '<link rel="stylesheet"';

/** Without a connection the browser would show its own error page instead. Old syntax: the text is sent as it is. */
const script = `addEventListener("error",function(e){
if(e.target.type!=="module")return;
function again(){if(navigator.onLine)location.reload()}
["online","pointerup","keydown"].forEach(function(sign){addEventListener(sign,again)});
if(performance.getEntriesByType("navigation")[0].type!=="reload")setTimeout(again,2000)
},true)`;
