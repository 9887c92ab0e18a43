import { expect, test } from "vitest";
import { feedbackMessage } from "./feedback.ts";

const person = { name: "Zoë <b>D’Ávila", email: "zoe+vagas@correio.example" };

test("the support gets a person's message with their name and address, as text and as HTML", () => {
  const { subject, text, html } = feedbackMessage({ ...person, text: "Gostei.\n\nFalta o meu portal." });
  expect(subject).toBe("Opinião sobre o Vagou");
  for (const words of ["zoe+vagas@correio.example", "Gostei.\n\nFalta o meu portal."]) {
    expect(text).toContain(words);
    expect(html).toContain(words);
  }
  expect(text).toContain("Zoë <b>D’Ávila");
  expect(html).toContain("Zoë &lt;b&gt;D’Ávila");
});

test("no part of it becomes a link or markup of the page", () => {
  const text = `<a href="https://premio.example">clique</a> & <script>alert(1)</script> https://premio.example`;
  const { html } = feedbackMessage({ ...person, text });
  expect(html).toContain(
    "&lt;a href=&quot;https://premio.example&quot;&gt;clique&lt;/a&gt; &amp; &lt;script&gt;alert(1)&lt;/script&gt;",
  );
  expect(html).not.toMatch(/<a[\s>]|<script|href="/);
});
