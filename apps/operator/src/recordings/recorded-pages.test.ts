import { expect, test } from "vitest";
import { recordedPages } from "./recorded-pages.ts";

const origin = "https://portal.example";

test("an answer that was recorded unchanged stays unchanged", () => {
  const json = '{"data":[{"id":1}]}';
  expect(recordedPages(json, [origin])).toEqual([
    { body: json, contentType: "application/json", url: `${origin}/`, saysUrl: false },
  ]);
  const html = "<!doctype html><p>Vaga</p>";
  expect(recordedPages(html, [origin])).toEqual([
    { body: html, contentType: "text/html", url: `${origin}/`, saysUrl: false },
  ]);
});

test("a JobPosting that was recorded without its page gets a page again, with its title and address", () => {
  const recording = JSON.stringify({
    url: `${origin}/vaga/7`,
    pageTitle: "Vaga em Paulínia",
    jobPosting: { title: "Técnica </script>" },
  });
  const [page] = recordedPages(recording, [origin]);
  expect(page).toMatchObject({ contentType: "text/html", url: `${origin}/vaga/7` });
  expect(page?.body).toContain("<title>Vaga em Paulínia</title>");
  expect(page?.body.match(/<\/script>/g)).toHaveLength(1);
});

test("a list of JobPostings becomes a page for each", () => {
  const posting = (jobUrl: string) => ({ "@type": "JobPosting", title: "Vaga", jobUrl });
  const pages = recordedPages(JSON.stringify([posting(`${origin}/1`), posting(`${origin}/2`)]), [origin]);
  expect(pages.map(({ url }) => url)).toEqual([`${origin}/1`, `${origin}/2`]);
});

test.each([
  '<link rel="canonical" href="/vaga/7"><meta property="og:url" content="https://portal.example/vaga/8">',
  '<meta property="og:url" content="https://portal.example/vaga/7">',
  '<script type="application/ld+json">{"@type":"JobPosting","title":"Vaga","url":"https://portal.example/vaga/7"}</script>',
])("a page that says its own address comes from there: %s", (head) => {
  expect(recordedPages(`<html><head>${head}</head></html>`, [origin])).toMatchObject([
    { url: `${origin}/vaga/7`, saysUrl: true },
  ]);
});

test("an address of another portal is not the page's", () => {
  const html = '<link rel="canonical" href="https://elsewhere.example/vaga/7">';
  expect(recordedPages(html, [origin])).toMatchObject([{ url: `${origin}/`, saysUrl: false }]);
});
