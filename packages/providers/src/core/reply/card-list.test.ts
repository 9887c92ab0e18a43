import { expect, test } from "vitest";
import { textAt } from "../html/html-page.ts";
import { ProviderChanged } from "../outcome-errors.ts";
import type { ProviderReply } from "../provider.ts";
import { cardListReader } from "./card-list.ts";
import { getPage } from "./requests.ts";

const readCards = cardListReader(
  "li.job",
  {
    id: "@data-id",
    title: ["h2 a @title", "h2 a"],
    url: "h2 a @href",
    company: ".company",
    tags: (card) => `${card.children.length} parts`,
  },
  (page) => textAt(page, "h1") === "Nenhuma vaga",
);

const replyWith = (body: string): ProviderReply => {
  const request = getPage("list", "https://portal.example/vagas", { q: "vigia" });
  return { request, status: 200, url: request.url, contentType: "text/html", body, receivedAt: new Date(0) };
};

const cardOf = (id: string, link: string) => `<li class="job" data-id="${id}"><h2>${link}</h2></li>`;

test("fields are texts or attributes, of several the first that is not blank, and blank where there is none", () => {
  const { items, found, skipped } = readCards(
    replyWith(
      `<ul>${cardOf("1", '<a href="/vaga/1" title="Vigia noturno">Vigia</a>')}${cardOf("2", '<a href="/vaga/2" title=" ">Porteiro</a>')}</ul>`,
    ),
  );
  expect(items).toMatchObject([
    { id: "1", title: "Vigia noturno", url: "https://portal.example/vaga/1", company: "", tags: "1 parts" },
    { id: "2", title: "Porteiro", url: "https://portal.example/vaga/2", company: "", tags: "1 parts" },
  ]);
  expect([found, skipped]).toEqual([2, 0]);
});

test("a card without id, title or address is dropped and counted", () => {
  const good = cardOf("1", '<a href="/vaga/1">Vigia</a>');
  for (const bad of [
    cardOf("", '<a href="/vaga/2">Vigia</a>'),
    cardOf("2", '<a href="/vaga/2"></a>'),
    cardOf("2", '<a href="javascript:alert(1)">Vigia</a>'),
  ])
    expect(readCards(replyWith(good + bad))).toMatchObject({ found: 2, skipped: 1 });
});

test("a page without cards is empty only where the portal says so", () => {
  expect(readCards(replyWith("<h1>Nenhuma vaga</h1>"))).toMatchObject({ items: [], found: 0 });
  expect(() => readCards(replyWith("<h1>Vagas</h1>"))).toThrow(ProviderChanged);
});
