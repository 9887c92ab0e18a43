import { expect, test } from "vitest";
import { isPlainMarkup } from "./plain-markup.ts";
import { writeAllowed } from "./sanitise-description.ts";

test("all HTML that counts as plain comes out of the sanitiser unchanged", () => {
  let plain = 0;
  const random = seededRandom(20_261_121);
  for (let round = 0; round < 5_000; round += 1) {
    const html = mutate(writeBlocks(random), random);
    if (!isPlainMarkup(html)) continue;
    plain += 1;
    expect(writeAllowed(html)).toBe(html);
  }
  expect(plain).toBeGreaterThan(1_000);
});

type Random = (below: number) => number;

/** The same numbers in every run. */
function seededRandom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const texts = [
  "a",
  " ",
  "\n",
  "\r\n",
  "\u00a0",
  "\0",
  "\u2028",
  "ção",
  "\"'",
  "/",
  "=",
  "😀",
  "\ud800",
  "&amp;",
  "&lt;b&gt;",
  "&amp;lt;",
  "--",
  "]]",
];

function writeLine(random: Random): string {
  return Array.from({ length: random(4) }, () => {
    const text = pick(texts, random);
    const tag = pick(["", "", "strong", "em", "b", "i", "br"], random);
    if (tag === "") return text;
    return tag === "br" ? "<br />" : `<${tag}>${text}</${tag}>`;
  }).join("");
}

function writeBlocks(random: Random): string {
  const item = () =>
    random(3) === 0 ? `<li>\n<p>${writeLine(random)}</p>\n</li>` : `<li>${writeLine(random)}</li>`;
  return Array.from({ length: 1 + random(4) }, () => {
    const tag = pick(["", "p", "p", "ul", "ol"], random);
    if (tag === "") return writeLine(random);
    const inner = tag === "p" ? writeLine(random) : Array.from({ length: 1 + random(3) }, item).join("");
    return `<${tag}>${inner}</${tag}>`;
  }).join("");
}

const hostile = [
  "<",
  ">",
  "&",
  "/",
  "<p>",
  "</p>",
  "<ul>",
  "</li>",
  "<b>",
  "</b>",
  "<br>",
  "<h2>",
  "</h2>",
  "<div>",
  "<script>",
  "</script>",
  "<style>",
  "<xmp>",
  "<title>",
  "<textarea>",
  "<!--",
  "-->",
  "<![CDATA[",
  "<svg>",
  "<math>",
  "<a href='javascript:x'>",
  " onclick=x",
  "&nbsp;",
  "&#x3c;",
  "&lt",
  "<P>",
  "<?",
  "</ ",
  "<plaintext>",
  "<noscript>",
  "<template>",
  "<option>",
  "<table>",
  "<p/>",
];

/** Half of them are returned unchanged; the others lose a piece, get one more, or both. */
function mutate(html: string, random: Random): string {
  if (random(2) === 0) return html;
  const at = random(html.length + 1);
  return html.slice(0, at) + (random(3) === 0 ? "" : pick(hostile, random)) + html.slice(at + random(3));
}

function pick(from: readonly string[], random: Random): string {
  return from[random(from.length)] ?? "";
}
