import { expect, test } from "vitest";
import { z } from "zod";
import type { Listing } from "../listing.ts";
import type { ProviderReply } from "../provider.ts";
import { field } from "../text/item-fields.ts";
import { readJsonDetail, type JsonDetail } from "./json-detail.ts";
import { listingOf } from "./listing-of.ts";

const card = listingOf({ id: "7", title: "Vigia", url: "https://portal.example/7", company: "Padaria" });
const schema = z.object({ id: field.id, title: field.required, text: field.body, open: field.flag });
const facts: JsonDetail<z.infer<typeof schema>> = {
  toListing: ({ id, title, text, open }) =>
    open === false ? null : listingOf({ id, title, url: "https://portal.example/7", description: text }),
};

function read(body: object, changes: Partial<typeof facts> = {}, status = 200, asked: Listing | null = card) {
  const request = { step: "detail", method: "GET", url: "https://portal.example/7", headers: {} } as const;
  const reply: ProviderReply = {
    request: { ...request, ...(asked && { card: asked }) },
    status,
    url: request.url,
    contentType: "application/json",
    body: JSON.stringify(body),
    receivedAt: new Date("2026-10-10T12:00:00Z"),
  };
  return readJsonDetail(reply, schema, { ...facts, ...changes });
}
const whole = { id: 7, title: "Vigia noturno", text: "Das 22h às 6h" };

test("the details are put over the card, whose title stays", () => {
  expect(read(whole).listings).toEqual([{ ...card, description: "Das 22h às 6h" }]);
});

test("a vacancy that is gone, closed or not what was asked takes its card away", () => {
  const none = { listings: [], leftOut: 1 };
  expect(read(whole, {}, 404)).toMatchObject(none);
  expect(read({ ...whole, open: false })).toMatchObject(none);
  expect(read(whole, { fits: ({ company }) => company !== "Padaria" })).toMatchObject(none);
});

test("without its card, which it completes otherwise, a vacancy is read alone", () => {
  expect(read(whole, {}, 200, null).listings).toMatchObject([{ title: "Vigia noturno" }]);
});
