import { expect, test } from "vitest";
import { paragraphsToHtml, textToHtml } from "./text-to-html.ts";

test("lines become paragraphs and bullets a list, and no part of the text becomes a tag", () => {
  expect(textToHtml("Sobre <nós> & você\n\n• Um\n- Dois\nFim")).toBe(
    "<p>Sobre &lt;nós&gt; &amp; você</p><ul><li>Um</li><li>Dois</li></ul><p>Fim</p>",
  );
});

test("lines of a text without lists become paragraphs, regardless of their first sign", () => {
  expect(paragraphsToHtml("*Analista* <pleno>\n\n- Natal\n")).toBe(
    "<p>*Analista* &lt;pleno&gt;</p><p>- Natal</p>",
  );
});
