import { Parser } from "htmlparser2";
import { limitDepth } from "./limit-depth.ts";
import { PageTokenizer } from "./page-tokenizer.ts";

const blocks = new Set(
  "address article blockquote dd div dl dt figure footer h1 h2 h3 h4 h5 h6 header li main ol p pre section table td th tr ul".split(
    " ",
  ),
);
const unseen = new Set(["script", "style", "template", "title", "noscript"]);

/**
 * Turns HTML, or plain text with HTML entities, into plain text: entities decoded, one
 * line a block, "• " before a list item.
 */
export function htmlToText(html: string): string {
  return tidyLines(/[<&]/.test(html) ? readMarkup(html) : html);
}

function readMarkup(html: string): string {
  let text = "";
  let hidden = 0;
  const handler = {
    onopentagname(name: string) {
      if (unseen.has(name)) hidden += 1;
      if (blocks.has(name) || name === "br") text += "\n";
      if (name === "li") text += "• ";
    },
    ontext(chunk: string) {
      if (hidden === 0) text += chunk;
    },
    onclosetag(name: string) {
      if (unseen.has(name)) hidden -= 1;
      if (blocks.has(name)) text += "\n";
    },
  };
  // Some providers cut the text in the middle of a tag.
  new Parser(handler, { Tokenizer: PageTokenizer }).end(limitDepth(html.replace(/<[a-z/][^<>]*$/i, "")));
  return text;
}

/** The patterns match only what changes: to replace each single blank of a long text would take most of the time. */
function tidyLines(text: string): string {
  return text
    .replaceAll(/[\u00AD\u200B\uFEFF]/g, "")
    .replaceAll(/[^\S\n ][^\S\n]*| [^\S\n]+/g, " ")
    .replaceAll(/ \n ?|\n /g, "\n")
    .replaceAll(/(^|\n)•\s+/g, "$1• ")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
