/** Kind of hostile body → a function that makes one of about this length. None holds data for an adapter. */
export const hostileBodies: Readonly<Record<string, (length: number) => string>> = {
  "one tag in itself": (length) => html(repeat("<div>", length)),
  "tags in each other": (length) => html(repeat("<div><b><ul><li><i><table><tr><td>", length)),
  "tags in each other, closed": (length) => html(repeat("<div>", length / 2) + repeat("</div>", length / 2)),
  siblings: (length) => html(repeat("<div></div>", length)),
  "groups just within the depth": (length) =>
    html(repeat(`${"<div>".repeat(240)}a${"</div>".repeat(240)}`, length)),
  "unclosed paragraphs": (length) => html(repeat("<p>a", length)),
  "unclosed items": (length) => html(repeat("<ul><li>a<li>b", length)),
  "unclosed links": (length) => html(repeat('<a href="/vaga/1">a', length)),
  "unclosed tables": (length) => html(repeat("<table><tr><td>a<td>b", length)),
  "closing tags alone": (length) => html(`${"<div>".repeat(200)}${repeat("</p></form></x>", length)}`),
  "forms and svg": (length) => html(repeat("<form><svg><title>a</title></svg>", length)),
  "attributes of one element": (length) => html(`<p ${sequence((index) => `a${index}=b`, " ", length)}>`),
  "elements with attributes": (length) =>
    html(repeat(`<p ${sequence((i) => `a${i}`, " ", 600)}></p>`, length)),
  "one long attribute": (length) => html(`<p class="${repeat("a ", length)}" href="${repeat(" ", 1000)}">`),
  "a tag without end": (length) => html(`<p ${repeat("a", length)}`),
  "a comment without end": (length) => html(`<!-- ${repeat("a-- ", length)}`),
  comments: (length) => html(repeat("<!--a-->", length)),
  "beginnings of comments": (length) => html(repeat("<!--", length)),
  scripts: (length) => html(repeat("<script>a</script>", length)),
  "beginnings of scripts": (length) => html(repeat("<script>", length)),
  "a script without end": (length) => html(`<script type="application/ld+json">${repeat('{"a":[', length)}`),
  CDATA: (length) => html(repeat("<![CDATA[a]]>", length)),
  "beginnings of CDATA": (length) => html(repeat("<![CDATA[", length)),
  "opening angle brackets": (length) => html(repeat("<", length)),
  "opening brackets of tags": (length) => html(repeat("<a", length)),
  entities: (length) => html(`<p>${repeat("&amp;&nbsp;&#39;", length)}`),
  "beginnings of entities": (length) => html(`<p>${repeat("&", length)}`),
  "text alone": (length) => html(`<p>${repeat("vaga de vigia em Recife, R$ 1.000,00 ", length)}`),
  blanks: (length) => html(`<p>${repeat(" \u00a0\n\t", length)}`),
  "digits alone": (length) => html(`<p>${repeat("1", length)}`),
  "one long word": (length) => html(`<p>${repeat("a", length)}`),
  "line breaks": (length) => html(repeat("\n", length)),
  "blocks of JSON-LD": (length) =>
    html(repeat(`<script type="application/ld+json">${posting}</script>`, length)),
  "broken blocks of JSON-LD": (length) =>
    html(repeat('<script type="application/ld+json">{"a":,,,</script>', length)),
  "JSON-LD with a long text": (length) => jsonLd({ description: repeat("<p>a&amp;b</p>\n", length) }),
  "JSON-LD with a deep text": (length) => jsonLd({ description: repeat("<div>", length) }),
  "JSON-LD with a long title": (length) => jsonLd({ title: repeat("vaga de vigia - ", length) }),
  "JSON-LD with many requirements": (length) =>
    jsonLd({ skills: Array.from({ length: length / 10 }, (_, index) => `a${index}`) }),
  "JSON-LD with deep lists": (length) =>
    jsonLd({}).replace('"x"', `${repeat("[", length / 3)}"a"${repeat(",[]]", length * (4 / 3))}`),
  "JSON-LD with many places": (length) =>
    jsonLd({ jobLocation: Array.from({ length: length / 40 }, () => ({ address: "Recife - PE" })) }),
  "bare postings": (length) => html(repeat('{"@context":"http://schema.org","a":', length)),
  "bare postings, closed": (length) => html(repeat(posting, length)),
  "microdata in itself": (length) =>
    html(repeat(`${itemOf("hiringOrganization").repeat(240)}a${"</div>".repeat(240)}`, length)),
  "microdata, one property": (length) =>
    html(
      `${itemOf("x")}${Array.from({ length: length / 30 }, (_, i) => `<i itemprop=skills>${i}</i>`).join("")}`,
    ),
  "one long string of JSON": (length) => JSON.stringify(repeat("a\n", length)),
  "one long list of JSON": (length) => `[${repeat("1,", length)}1]`,
  "one deep list of JSON": (length) => repeat("[", length / 2) + repeat("]", length / 2),
  "one deep object of JSON": (length) => `${repeat('{"a":', length)}1${repeat("}", length / 5)}`,
  "lists of JSON without end": (length) => repeat("[", length),
  "an object of JSON with many names": (length) => `{${sequence((index) => `"a${index}":1`, ",", length)}}`,
  "a sitemap": (length) => `<urlset>${repeat("<url><loc>https://portal.example/vaga/1</loc></url>", length)}`,
  "a sitemap in itself": (length) => `<urlset>${repeat("<url><loc>", length)}`,
  "a sitemap of nothing": (length) => `<urlset>${repeat("<url></url>", length)}`,
  "an index of sitemaps": (length) =>
    `<sitemapindex>${repeat("<sitemap><loc>/a.xml</loc></sitemap>", length)}`,
  "lines of robots.txt": (length) => repeat("Sitemap: https://portal.example/a.xml\n", length),
  "a feed": (length) => `<rss><channel>${repeat("<item><title>a (b, BR)</title></item>", length)}`,
  "a feed with a long text": (length) =>
    `<rss><channel><item><title>a</title><description><![CDATA[${repeat("<p>a</p>", length)}]]></description></item>`,
};

const posting =
  '{"@context":"https://schema.org","@type":"JobPosting","title":"Vigia","url":"https://a.example/1"}';

function jsonLd(properties: object): string {
  const node = { "@type": "JobPosting", title: "Vigia", industry: "", skills: "x", ...properties };
  return html(`<script type="application/ld+json">${JSON.stringify(node)}</script>`);
}

function itemOf(property: string): string {
  return `<div itemprop=${property} itemscope itemtype="https://schema.org/JobPosting">`;
}

function html(body: string): string {
  return `<html><body>${body}`;
}

function repeat(part: string, length: number): string {
  return part.repeat(Math.max(1, Math.floor(length / part.length)));
}

function sequence(toPart: (index: number) => string, separator: string, length: number): string {
  const parts: string[] = [];
  for (let index = 0, written = 0; written < length; index += 1) {
    const part = toPart(index);
    parts.push(part);
    written += part.length + separator.length;
  }
  return parts.join(separator);
}
