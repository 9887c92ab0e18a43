import { expect, test } from "vitest";
import { textToHtml } from "./text-to-html.ts";

test("lines become paragraphs and bullets a list, nothing of the text becomes a tag", () => {
  expect(textToHtml("Sobre <nós> & você\n\n• Um\n- Dois\nFim")).toBe(
    "<p>Sobre &lt;nós&gt; &amp; você</p><ul><li>Um</li><li>Dois</li></ul><p>Fim</p>",
  );
});
