import { expect, test } from "vitest";
import type { ProviderGroup } from "../api/answers.ts";
import { deriveJobId } from "./derived-job-id.ts";
import type { Job } from "./job.ts";
import { readShortSearch, shortenSearch } from "./short-search.ts";

function jobOf(change: Partial<Job>): Job {
  const listingId = change.listing_id ?? "12701896";
  return {
    id: deriveJobId("gupy", listingId),
    listing_id: listingId,
    title: "Auxiliar de Padaria",
    company: "Padaria Trigo Bom",
    location: "Recife (PE)",
    salary: null,
    url: "https://padaria.gupy.io/job/12701896",
    description: "<p>Rotinas.</p><p>Exige:</p><ul><li>Excel</li><li>CNH B</li></ul><p>Das 8h<br />às 17h</p>",
    posted_at: "2026-11-20T11:56Z",
    source: "gupy",
    work_mode: null,
    provenance: { salary: null, posted_at: "stated", contract: null, work_mode: null },
    summary: { tipoContrato: null, requisitos: [], beneficios: [] },
    ...change,
  };
}

function answerOf(...jobs: Job[]) {
  const group: ProviderGroup = {
    name: "gupy",
    display_name: "Gupy",
    count: jobs.length,
    total: null,
    jobs,
    has_error: false,
    outcome: "answered",
    took_ms: 300,
    cached: false,
    age_s: null,
    fichas: "charged",
  };
  return { services: [group], remaining_credits: 193 };
}

test("the short form has no id that follows from the portal's, and less markup, and reads as the same answer", () => {
  const answer = answerOf(jobOf({}), jobOf({ listing_id: "pe/31-b" }));
  const short = shortenSearch(JSON.stringify(answer));
  expect(short).not.toContain('"id"');
  expect(short).not.toContain("</p><p>");
  expect(readShortSearch(short)).toEqual(answer);
});

test("a posting that was stored without the portal's id keeps its own", () => {
  const { listing_id: _, ...stored } = jobOf({});
  const answer = answerOf(stored, jobOf({ listing_id: "2" }));
  expect(readShortSearch(shortenSearch(JSON.stringify(answer)))).toEqual(answer);
});

test.each([
  ["control characters", "\u0001\u0002\u0003\u0004\u0005\u001f\\u0001"],
  ["markup", "</p><p></li><li></p><ul><li></li></ul><p><br />"],
  ["the beginning of a posting", '{"id":"gupy-0123456789abcdef","listing_id":"1"'],
  ["the end of a text, and an id after it", '","id":"gupy-0123456789abcdef","listing_id":"'],
  ["backslashes before quotation marks", '\\"id\\":\\"gupy-0123456789abcdef\\",\\"listing_id\\":'],
])("a portal's text with %s comes out as it was", (_what, text) => {
  const answer = answerOf(jobOf({ title: text, company: text, description: text, url: text }));
  expect(readShortSearch(shortenSearch(JSON.stringify(answer)))).toEqual(answer);
});

test("a text that was cut on its way is no answer", () => {
  const short = shortenSearch(JSON.stringify(answerOf(jobOf({}))));
  expect(() => readShortSearch(short.slice(0, -30))).toThrow(SyntaxError);
});
