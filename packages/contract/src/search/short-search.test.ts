import { expect, test } from "vitest";
import type { ProviderGroup } from "../api/answers.ts";
import { deriveJobId } from "./derived-job-id.ts";
import type { Job } from "./job.ts";
import { readShortSearch, shortenSearch } from "./short-search.ts";

async function jobOf(change: Partial<Job>): Promise<Job> {
  const listingId = change.listing_id ?? "12701896";
  return {
    id: await deriveJobId("gupy", listingId),
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

async function answerOf(...changes: Partial<Job>[]) {
  const jobs = await Promise.all(changes.map(jobOf));
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

test("the short form has no id that follows from the portal's, and less markup, and reads as the same answer", async () => {
  const answer = await answerOf({}, { listing_id: "pe/31-b" });
  const short = shortenSearch(JSON.stringify(answer));
  expect(short).not.toContain('"id"');
  expect(short).not.toContain("</p><p>");
  expect(await readShortSearch(short)).toEqual(answer);
});

test("a posting that was stored without the portal's id keeps its own", async () => {
  const answer = await answerOf({}, { listing_id: "2" });
  const [stored] = answer.services[0]?.jobs ?? [];
  delete stored?.listing_id;
  expect(await readShortSearch(shortenSearch(JSON.stringify(answer)))).toEqual(answer);
});

test.each([
  ["control characters", "\u0001\u0002\u0003\u0004\u0005\u001f\\u0001"],
  ["markup", "</p><p></li><li></p><ul><li></li></ul><p><br />"],
  ["the beginning of a posting", '{"id":"gupy-0123456789abcdef","listing_id":"1"'],
  ["the end of a text, and an id after it", '","id":"gupy-0123456789abcdef","listing_id":"'],
  ["backslashes before quotation marks", '\\"id\\":\\"gupy-0123456789abcdef\\",\\"listing_id\\":'],
])("a portal's text with %s comes out as it was", async (_what, text) => {
  const answer = await answerOf({ title: text, company: text, description: text, url: text });
  expect(await readShortSearch(shortenSearch(JSON.stringify(answer)))).toEqual(answer);
});

test("a text that was cut on its way is no answer", async () => {
  const short = shortenSearch(JSON.stringify(await answerOf({})));
  await expect(readShortSearch(short.slice(0, -30))).rejects.toThrow(SyntaxError);
});
