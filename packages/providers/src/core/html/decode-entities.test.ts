import { expect, test } from "vitest";
import { decodeEntities } from "./decode-entities.ts";

test("common entities of plain text are decoded once", () => {
  expect(decodeEntities("Pães &amp; doces,&nbsp;sal &lt; 2 &quot;g&quot; &amp;lt; R&D & cia")).toBe(null);
  expect(decodeEntities("Pães &amp; doces,&nbsp;sal &lt; 2 &quot;g&quot; &amp;lt; R & D")).toBe(
    'Pães & doces, sal < 2 "g" &lt; R & D',
  );
});

test("markup and rare entities are left to the parser", () => {
  for (const text of ["<p>a</p>", "P&atilde;o", "a &#8211; b", "fim &nbsp", "a<br"])
    expect(decodeEntities(text)).toBe(null);
  expect(decodeEntities("3 < 5 > 2")).toBe("3 < 5 > 2");
});

test("an ampersand that begins no entity does not cause a search to the end of the text", () => {
  const text = "& ".repeat(500_000);
  // A search to the end for each "&" takes minutes.
  expect(decodeEntities(text)).toBe(text);
});
