import { parseHtml } from "@vagou/providers/core/html/html-page";
import type { Listing } from "@vagou/providers/core/listing";
import { readJobPosting } from "@vagou/providers/core/schema-org/job-posting";
import { readLinkedData } from "@vagou/providers/core/schema-org/json-ld";
import { readElements } from "@vagou/providers/core/testing/read-elements";
import { hostileAddresses, xssVectors } from "@vagou/providers/core/testing/xss-vectors";
import bigList from "big-list-of-naughty-strings" with { type: "json" };
import { expect, test } from "vitest";
import { writePreview } from "../../http/web-app/write-preview.ts";
import { sanitiseDescription } from "./sanitise-description.ts";
import { toJob } from "./to-job.ts";

// The published vectors in every text of a portal. The journey `e2e/vacancies/hostile-vacancies.e2e.ts` gives them to a browser.

const ordinary: Listing = {
  providerListingId: "1",
  title: "Auxiliar",
  url: "https://empresa.example/vaga/1",
  requirements: [],
  benefits: [],
};

/** Control characters, direction marks and characters without width: with them a text looks like another one. */
const disguise = /[\p{Cc}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/u;

test("there are several hundred vectors, and all that a published list has for pages", () => {
  expect(xssVectors.length).toBeGreaterThan(800);
  const published = bigList.filter((text) => /<(?:script|img|svg|a|div|iframe)\b/i.test(text));
  expect(published.length).toBeGreaterThan(150);
  expect(published.filter((text) => !xssVectors.includes(text))).toEqual([]);
});

test("a description keeps nothing but the allowed tags, without attributes, also when it is sanitised again", () => {
  const wrong = xssVectors.flatMap((vector) =>
    [vector, `<p>Vaga</p>${vector}<p>fim</p>`, `<ul><li>${vector}</li></ul>`].filter((received) => {
      const safe = sanitiseDescription(received);
      return otherMarkupIn(safe) !== "" || otherMarkupIn(sanitiseDescription(safe)) !== "";
    }),
  );
  expect(wrong).toEqual([]);
});

test("vectors one after the other in one description cannot help each other", () => {
  const wrong: string[] = [];
  for (const [index, vector] of xssVectors.entries())
    for (const step of [1, 7, 61]) {
      const received = vector + (xssVectors[(index + step) % xssVectors.length] ?? "");
      if (otherMarkupIn(sanitiseDescription(received)) !== "") wrong.push(received);
    }
  expect(wrong).toEqual([]);
});

test("titles, employers, places, contracts, levels, requirements and benefits are one line of plain text without disguises", () => {
  const wrong: unknown[] = [];
  for (const vector of xssVectors) {
    const texts = [vector, `Vaga ${vector}`].flatMap((text) => {
      const job = toJob("gupy", {
        ...ordinary,
        title: `a ${text}`,
        company: text,
        place: { city: text, state: "PE" },
        contract: text,
        level: text,
        requirements: [text],
        benefits: [text],
      });
      if (job === null) return [null];
      const { title, company, location, level = null, summary } = job;
      return [
        title,
        company,
        location,
        level,
        summary.tipoContrato,
        ...summary.requisitos,
        ...summary.beneficios,
      ];
    });
    const odd = texts.filter((text) => text !== null && (disguise.test(text) || text.length > 312));
    if (odd.length > 0 || texts[0] === null) wrong.push([vector, odd]);
  }
  expect(wrong).toEqual([]);
});

test("an address that is no web page makes no vacancy, and one that is a web page cannot leave its attribute", () => {
  const wrong = [...hostileAddresses, ...xssVectors].filter((url) => {
    const job = toJob("gupy", { ...ordinary, url });
    return job !== null && !/^https?:\/\/[^\s"<>`]+$/.test(job.url);
  });
  expect(wrong).toEqual([]);
  expect(toJob("gupy", { ...ordinary, url: "https://empresa.example/vaga/2" })?.url).toBe(
    "https://empresa.example/vaga/2",
  );
});

test("a portal's structured data carries no vector past the sanitiser", () => {
  const wrong: unknown[] = [];
  const reply = { url: "https://empresa.example/vaga/1", receivedAt: new Date("2026-11-21T12:00:00Z") };
  for (const vector of xssVectors) {
    const data = JSON.stringify({
      "@type": "JobPosting",
      title: `Auxiliar ${vector}`,
      url: vector,
      description: `<p>Rotinas</p>${vector}`,
      hiringOrganization: { "@type": "Organization", name: vector, sameAs: vector },
      jobLocation: { "@type": "Place", address: { addressLocality: vector, addressRegion: "PE" } },
      employmentType: vector,
      datePosted: vector,
      qualifications: vector,
      baseSalary: { "@type": "MonetaryAmount", currency: vector, value: { value: vector, unitText: vector } },
    }).replaceAll("<", "\\u003c");
    const page = parseHtml(`<script type="application/ld+json">${data}</script>`);
    for (const node of readLinkedData(page).postings) {
      const { title = "", url = reply.url, ...posting } = readJobPosting(node, reply);
      const job = toJob("gupy", { ...ordinary, ...posting, title, url });
      if (job === null) continue;
      if (otherMarkupIn(job.description) !== "" || disguise.test(job.title) || !/^https?:\/\//.test(job.url))
        wrong.push([vector, job]);
    }
  }
  expect(wrong).toEqual([]);
});

test("the preview of a vacancy in the head of its page adds no element, and says the vector as text", () => {
  const shell = `<!doctype html><html><head><title>Vagou</title><meta name="description" content="x"/></head><body></body></html>`;
  const url = "https://vagou.example/v/gupy-0123456789abcdef";
  const wrong: unknown[] = [];
  for (const vector of xssVectors) {
    const elements = readElements(writePreview(shell, { title: vector, description: vector, url }));
    const names = elements.map(({ name }) => name).join(" ");
    const title = elements.find(({ name }) => name === "title")?.text;
    const isPlain = /^html head title meta meta meta meta body$/.test(names);
    if (!isPlain || title !== vector) wrong.push([vector, names, title]);
  }
  expect(wrong).toEqual([]);
});

/** @returns what is left of sanitised HTML without the allowed tags, if it could begin a tag; else nothing */
function otherMarkupIn(html: string): string {
  const rest = html.replaceAll(/<\/?(?:p|strong|em|ul|ol|li|b|i)>|<br \/>/g, "");
  return rest.includes("<") ? rest : "";
}
