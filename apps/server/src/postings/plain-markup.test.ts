import { expect, test } from "vitest";
import { isPlainMarkup } from "./plain-markup.ts";
import { writeAllowed } from "./sanitise-description.ts";

test.each([
  "",
  "Só texto: P&amp;D, 1 &lt; 2",
  "<p>Um<br />dois <strong>três</strong></p>\n<p></p>",
  "<p>a</p><ul>\n<li>\n<p>Um;</p>\n</li><li>dois <em>três</em></li></ul><ol><li>b</li></ol>",
  "linha<br /><b>a</b><i>b</i>",
])("simple HTML is plain: %j", (html) => {
  expect(isPlainMarkup(html)).toBe(true);
  expect(writeAllowed(html)).toBe(html);
});

test.each([
  "<p onclick=alert(1)>a</p>",
  "<p >a</p>",
  "<P>a</P>",
  "<p/>",
  "<p>a",
  "a</p>",
  "<p>a<p>b</p></p>",
  "<strong><p>a</p></strong>",
  "<b><b>a</b></b>",
  "<ul>a</ul>",
  "<ul></ul>",
  "<li>a</li>",
  "<ul><li>a</ul>",
  "<ul><li>a</li></ol>",
  "<script>alert(1)</script>",
  "<p>a</p><script>alert(1)</script>",
  "<p>a</p><img src=x onerror=alert(1)>",
  "<p>a</p><scr<p>b</p>ipt>",
  "<p>a</p><!-- b -->",
  "<p>a</p><![CDATA[b]]>",
  "<p>a > b</p>",
  "<p>a < b</p>",
  "<p>P&D</p>",
  "<p>a&nbsp;b</p>",
  "<p>&#60;script&#62;</p>",
  "<p>&lt</p>",
  "<p>&ampamp;</p>",
  "<p>a</p\n>",
  "<br>",
  "<br/>",
  "<p>a</p>\0<svg onload=alert(1)>",
])("anything else goes through the sanitiser: %j", (html) => {
  expect(isPlainMarkup(html)).toBe(false);
});

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

test("a long text that is plain except for its end is checked in linear time", () => {
  const html = `<ul>${"<li>um <b>dois</b> &amp; três<br /></li>".repeat(500)}</ul>`;
  expect(isPlainMarkup(html)).toBe(true);
  expect(isPlainMarkup(`${html}<`)).toBe(false);
  expect(isPlainMarkup(`<p>${"a ".repeat(10_000)}`)).toBe(false);
  expect(isPlainMarkup("<p>a</p> ".repeat(2_000).concat("&"))).toBe(false);
  expect(isPlainMarkup(`<ul>${"<li></li> ".repeat(2_000)}`)).toBe(false);
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
