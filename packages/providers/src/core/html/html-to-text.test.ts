import { expect, test } from "vitest";
import { htmlToText } from "./html-to-text.ts";

test("tags go, entities are decoded, blocks become lines and list items bullets", () => {
  const html =
    "<h2>Vaga&nbsp;&amp; equipe</h2><p>Texto<br/>novo</p><ul><li>\n<p>Um;</p>\n</li><li>Dois</li></ul>";
  expect(htmlToText(html)).toBe("Vaga & equipe\n\nTexto\nnovo\n\n• Um;\n\n• Dois");
});

test("hidden elements are no text", () => {
  expect(htmlToText("a<script>alert(1)</script><style>b{}</style><b>c</b>")).toBe("ac");
});

test("plain text with entities keeps its lines and its smaller-than signs", () => {
  expect(htmlToText("P&atilde;o &lt; 5 kg\nsal < 2\u200B")).toBe("Pão < 5 kg\nsal < 2");
});

test("broken and very deep HTML still gives its text", () => {
  expect(htmlToText(`${"<div>".repeat(20_000)}fundo<p`)).toBe("fundo");
});
