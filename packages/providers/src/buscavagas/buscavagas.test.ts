import { describe, expect, test } from "vitest";
import { ProviderBlocked, ProviderChanged, ProviderUnavailable } from "../core/outcome-errors.ts";
import { query, replyOf } from "../core/testing/reply.ts";
import { readSample } from "../core/testing/sample.ts";
import { buscavagas } from "./buscavagas.ts";

const sample = (name: string) => readSample(import.meta.url, name);
const asked = query({ keywords: "porteiro" });
const list = (body: string, changes = {}) =>
  buscavagas.parseReply(replyOf(buscavagas, body, { asked, ...changes }), asked);
const page = list(sample("last-page.html"));

describe("BuscarVagas, read as the sister of Divulga Vagas", () => {
  test("is asked at its own address", () => {
    expect(buscavagas.buildRequests(asked).map(({ url }) => url)).toEqual([
      "https://buscarvagas.com.br/vagas-de-porteiro",
    ]);
  });

  test("gives cards and asks their pages at once", () => {
    expect(page.listings.map(({ title }) => title)).toEqual(["Porteiro", "Porteiro Noturno"]);
    expect(page.next.map(({ step, card }) => [step, card?.providerListingId])).toEqual([
      ["job", "41000001"],
      ["job", "41000002"],
    ]);
  });

  test("drops a bad item, keeps the others, and opens no more than ten of a full page", () => {
    const bad = list(sample("last-page.html").replaceAll("porteiro-noturno-41000002", "porteiro-noturno"));
    expect([bad.listings.length, bad.skipped]).toEqual([1, 1]);
    const links = Array.from({ length: 30 }, (_, index) => 41000100 + index).map(
      (id) => `<h5 class="card-title"><a href="/vaga-de-emprego/porteiro-${id}">Porteiro</a></h5>`,
    );
    const full = list(`<html>${links.join("")}</html>`);
    expect([full.listings.length, full.next.length]).toEqual([30, 10]);
  });

  test("that ignores the words is replaced by the sitemaps", () => {
    const ignored = list(sample("last-page.html").replaceAll(/porteiro/gi, "Motorista"));
    expect([ignored.listings.length, ignored.leftOut, ignored.next[0]?.step]).toEqual([0, 2, "sitemap"]);
  });

  test("gives no company, because the portal names itself as the company of every vacancy", () => {
    const request = page.next[0];
    const [listing] = list(sample("job-page.html"), { request, url: request?.url }).listings;
    expect(listing).toMatchObject({
      title: "Porteiro",
      place: { city: "Salvador", state: "BA", country: "Brasil" },
      postedAt: "2026-10-01",
    });
    expect(listing?.company).toBeUndefined();
  });

  test("without cards is replaced by the sitemaps, which tell an empty answer from another site", () => {
    const { next, confirmedEmpty } = list(sample("no-cards.html"));
    expect([next.length, confirmedEmpty]).toEqual([5, false]);
    const [request] = next;
    expect(request?.url).toBe("https://buscarvagas.com.br/job_listing-sitemap5.xml");
    expect(list(sample("sitemap.xml"), { request }).next.map(({ url }) => url)).toEqual([
      "https://buscarvagas.com.br/vaga-de-emprego/porteiro-salvador-ba-41000001",
    ]);
    const other = query({ keywords: "astronauta" });
    const reply = replyOf(buscavagas, sample("sitemap.xml"), request ? { request } : {});
    expect(buscavagas.parseReply(reply, other)).toMatchObject({ confirmedEmpty: true, next: [] });
    expect(() => list(sample("no-cards.html"), { request })).toThrow(ProviderChanged);
  });

  test("that refuses is blocked, and one that fails is unavailable", () => {
    expect(() => list("", { status: 429 })).toThrow(ProviderBlocked);
    expect(() => list("", { status: 500 })).toThrow(ProviderUnavailable);
  });
});
