import { expect, test } from "vitest";
import { query } from "../testing/reply.ts";
import { listPage } from "./list-page.ts";
import { listingOf } from "./listing-of.ts";
import { getPage, pageAfter, postForm } from "./requests.ts";

const toListing = ({ id, title, city }: Item) =>
  listingOf({ id, title, url: `https://portal.example/${id}`, place: { city, state: "PE" } });

type Item = { id: string; title: string; text: string; city: string };
const items: Item[] = [
  { id: "1", title: "Vigia", text: "noturno", city: "Recife" },
  { id: "2", title: "Vigia", text: "diurno", city: "Olinda" },
  { id: "3", title: "Padeiro", text: "de vigia em vigia", city: "Recife" },
];
const asked = query({ keywords: "vigia", city: "Recife", state: { uf: "PE", name: "Pernambuco" } });
const read = (more: object) => listPage({ items, skipped: 0 }, { toListing, total: 3, ...more });
const idsOf = (page: ReturnType<typeof read>) => page.listings.map((one) => one.providerListingId);

test("without a comparison every item is a listing, and the portal's total holds", () => {
  expect(idsOf(read({}))).toEqual(["1", "2", "3"]);
  expect(read({})).toMatchObject({ total: 3, leftOut: 0 });
});

test("an item that lacks an asked word or names another place is left out and counted", () => {
  const page = read({ asked: { query: asked, text: ({ title }: Item) => title } });
  expect([idsOf(page), page.leftOut, page.total]).toEqual([["1"], 2, undefined]);
});

test("a long text is read only for items whose short text lacks a word", () => {
  const long: string[] = [];
  const longText = ({ id, text }: Item) => {
    long.push(id);
    return text;
  };
  const page = read({ asked: { query: asked, text: ({ title }: Item) => title, longText } });
  expect([idsOf(page), long]).toEqual([["1", "3"], ["3"]]);
});

test("a page is trusted as a whole when half of its items name an asked word, else the portal ignored the words", () => {
  const text = ({ title }: Item) => title;
  const trusted = read({ asked: { query: asked, text, trustsPage: true } });
  expect([idsOf(trusted), trusted.ignored]).toEqual([["1", "3"], undefined]);
  const other = { ...asked, keywords: "padeiro" };
  const ignored = read({ asked: { query: other, text, trustsPage: true } });
  expect([idsOf(ignored), ignored.ignored]).toEqual([["3"], ["keywords"]]);
});

test("the page after the last one is not asked", () => {
  const first = getPage("list", "https://portal.example/vagas", { q: "vigia" });
  const second = pageAfter(first, "page", 2);
  expect(second?.url).toBe("https://portal.example/vagas?q=vigia&page=2");
  expect(second && pageAfter(second, "page", 2)).toBeNull();
});

test("a form is posted as a browser posts it", () => {
  expect(postForm("search", "https://portal.example/busca", { cargo: "vigia à noite" })).toMatchObject({
    method: "POST",
    headers: { accept: "text/html", "content-type": "application/x-www-form-urlencoded" },
    body: "cargo=vigia+%C3%A0+noite",
  });
});
