import { describe, expect, test } from "vitest";
import { textAt } from "../html/html-page.ts";
import type { Listing } from "../listing.ts";
import { ProviderBlocked, ProviderChanged, ProviderUnavailable } from "../outcome-errors.ts";
import { fitsAskedPlace } from "../place/fits-asked-place.ts";
import type { ProviderReply } from "../provider.ts";
import { query } from "../testing/reply.ts";
import { readJobPage, type JobPageFacts } from "./job-page.ts";
import { getPage } from "./requests.ts";

const facts: JobPageFacts = { jobPath: /^\/vaga\/(?<id>\d+)$/, closedText: /vaga encerrada/i };

const posting = { "@type": "JobPosting", title: "Vigia noturno", jobLocation: "Recife - PE" };
const pageWith = (node: object, html = "") =>
  `<html><body>${html}<script type="application/ld+json">${JSON.stringify(node)}</script></body></html>`;

function reply(body: string, changes: Partial<ProviderReply> = {}): ProviderReply {
  const request = getPage("detail", "https://portal.example/vaga/7");
  const receivedAt = new Date("2026-10-10T12:00:00Z");
  return { request, status: 200, url: request.url, contentType: "text/html", body, receivedAt, ...changes };
}

const read = (body: string, more: Partial<JobPageFacts> = {}, changes: Partial<ProviderReply> = {}) =>
  readJobPage({ ...facts, ...more }, reply(body, changes), query({ keywords: "vigia" }));

test("a page without its card is a listing of its JobPosting, with the id of its address", () => {
  expect(read(pageWith(posting)).listings).toEqual([
    {
      providerListingId: "7",
      title: "Vigia noturno",
      url: "https://portal.example/vaga/7",
      place: { city: "Recife", state: "PE", country: "Brasil" },
      requirements: [],
      benefits: [],
    },
  ]);
});

test("a card keeps id, title and address, and the fields that are better on cards", () => {
  const card: Listing = {
    providerListingId: "c7",
    title: "Vigia",
    url: "https://portal.example/c7",
    place: { city: "Olinda" },
    requirements: [],
    benefits: [],
  };
  const request = { ...reply("").request, card };
  expect(read(pageWith(posting), { keep: ["place"] }, { request }).listings).toEqual([card]);
  expect(read(pageWith(posting), {}, { request }).listings).toMatchObject([
    { providerListingId: "c7", title: "Vigia", place: { city: "Recife" } },
  ]);
});

describe("a vacancy is left out, and counted,", () => {
  const leftOut = { listings: [], leftOut: 1, confirmedEmpty: true };
  test.each<[string, ReturnType<typeof read>]>([
    ["when it is gone", read("", {}, { status: 410 })],
    ["when its page says that it is closed", read("<h1>Vaga encerrada</h1>")],
    ["when the adapter reads that it is closed", read(pageWith(posting), { isClosed: () => true })],
    ["when its end has passed", read(pageWith({ ...posting, validThrough: "2026-10-01" }))],
    ["when it lacks an asked word", read(pageWith({ ...posting, title: "Porteiro" }))],
    ["when it does not fit in the portal's own way", read(pageWith(posting), { fits: () => false })],
    ["when the adapter leaves it out", read(pageWith(posting), { adjust: () => null })],
  ])("%s", (_, page) => {
    expect(page).toMatchObject(leftOut);
  });
});

test("an adapter may read the page in place of a missing JobPosting", () => {
  const shown: Partial<JobPageFacts> = {
    isPostingOptional: true,
    title: ({ page, posting: stated }) => textAt(page, "h1") || stated?.title,
    adjust: (listing, { page }) => ({ ...listing, company: textAt(page, "h2") }),
    fits: fitsAskedPlace,
  };
  expect(read("<h1>Vigia</h1><h2>Padaria</h2>", shown).listings).toMatchObject([
    { providerListingId: "7", title: "Vigia", company: "Padaria" },
  ]);
  expect(() => read("<p>nada</p>", shown)).toThrow(ProviderChanged);
});

test("refusals, faults and unknown pages have outcomes of their own", () => {
  expect(() => read("no", {}, { status: 403 })).toThrow(ProviderBlocked);
  expect(() => read("no", {}, { status: 503 })).toThrow(ProviderUnavailable);
  expect(() => read("<p>Novo portal</p>")).toThrow(ProviderChanged);
  expect(() => read(pageWith({ "@type": "JobPosting" }))).toThrow(ProviderChanged);
});
