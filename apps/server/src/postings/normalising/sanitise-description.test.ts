import { expect, test } from "vitest";
import { plainText, sanitiseDescription } from "./sanitise-description.ts";

test("only the allowed tags survive, without attributes", () => {
  const hostile = `<p onclick="x()" style="color:red">Oi <a href="https://golpe.example">aqui</a></p><script>alert(1)</script><img src=x onerror=alert(1)><strong class="a">forte</strong>`;
  expect(sanitiseDescription(hostile)).toBe("<p>Oi aqui</p><strong>forte</strong>");
});

test.each([
  "<h2>Requisitos</h2><ul><li>Excel<li>Word</ul>",
  "Linha um\nLinha dois\n\nOutro parágrafo & cia <3",
  "<p>a &lt;script&gt; b</p>",
  "<div><div>fundo</div></div>",
  "<p>&nbsp;</p><p>texto&nbsp;com&nbsp;espaços</p>",
])("running it on its own result changes nothing: %j", (received) => {
  const once = sanitiseDescription(received);
  expect(sanitiseDescription(once)).toBe(once);
  expect(once).not.toBe("");
});

test("text without tags keeps its lines and paragraphs", () => {
  expect(sanitiseDescription("Um\nDois\n\nTrês")).toBe("<p>Um<br />Dois</p><p>Três</p>");
});

test("a text that the portal cut after a full stop ends in an ellipsis, not in four dots", () => {
  expect(sanitiseDescription("Você recebe retorno em todas elas....")).toBe(
    "<p>Você recebe retorno em todas elas…</p>",
  );
  expect(sanitiseDescription("<p>Salário..... a combinar...</p>")).toBe("<p>Salário… a combinar...</p>");
  expect(plainText("em todas elas....", 50)).toBe("em todas elas…");
});

test("a line of plain text has no markup and no entities", () => {
  expect(plainText("P&amp;D <b>Sênior</b>&nbsp; 1 &lt; 2", 50)).toBe("P&D Sênior 1 < 2");
  expect(plainText("abcdef", 4)).toBe("abc…");
});
