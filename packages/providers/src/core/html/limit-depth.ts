import { Parser } from "htmlparser2";

/**
 * A parser keeps a list of the open tags and goes through it at each further tag, so that thousands of nested
 * tags take minutes. Portals' own markup is a few dozen levels deep.
 *
 * @returns the HTML, the tags left out from where the 500th opens inside the others; its text stays
 */
export function limitDepth(html: string): string {
  const end = opensMany(html) ? tooDeepAt(html) : -1;
  if (end === -1) return html;
  // Without its tags a text may hold new ones ("<<b>b>"), so no "<" stays.
  return (
    html.slice(0, end) +
    html
      .slice(end)
      .replaceAll(/<[^<>]*>/g, " ")
      .replaceAll("<", " ")
  );
}

const depthMax = 500;

/** A cheap test first: most texts have fewer tags than may be open at once. */
function opensMany(html: string): boolean {
  let opened = 0;
  for (let at = html.indexOf("<"); at !== -1; at = html.indexOf("<", at + 1)) {
    if (html[at + 1] !== "/") opened += 1;
    if (opened >= depthMax) return true;
  }
  return false;
}

/** @returns the index of the first tag that is too deep, -1 when there is none */
function tooDeepAt(html: string): number {
  let depth = 0;
  let foundAt = -1;
  const parser = new Parser({
    onopentagname() {
      depth += 1;
      if (depth < depthMax || foundAt !== -1) return;
      foundAt = parser.startIndex;
      parser.pause();
    },
    onclosetag() {
      depth -= 1;
    },
  });
  parser.write(html);
  return foundAt;
}
