import { expect, test } from "vitest";
import { limitDepth } from "./limit-depth.ts";

test("markup of usual depth stays as it is, regardless of its length and of unclosed tags", () => {
  for (const html of ["<ul><li>Um<li>Dois</ul>", "<p>linha<br>".repeat(1000), "<b>a</b>".repeat(1000)])
    expect(limitDepth(html)).toBe(html);
});

test("deeper than 500 tags the text stays and the tags are removed", () => {
  const limited = limitDepth(`${"<div>".repeat(20_000)}fundo &amp; mais</div><b>fim</b>`);
  expect(limited.split("<div>")).toHaveLength(500);
  expect(limited).toMatch(/ fundo &amp; mais  fim $/);
});

test.each(["<b></i>", "<b><!--</b>-->", '<b x="</b>">', "<<b>b>", "<svg><b></svg >"])(
  "%s in great number does not evade the limit",
  (pump) => {
    const text = limitDepth(pump.repeat(5_000));
    expect(limitDepth(text)).toBe(text);
  },
);
