import type { ProviderReply } from "@vagou/providers/core/provider";
import { expect, test } from "vitest";
import { describeReply } from "./describe-reply.ts";

const asked = "https://portal.example/vagas/vigia";

function replyOf(changes: Partial<ProviderReply>): ProviderReply {
  return {
    request: { url: asked, method: "GET", headers: {}, step: "list" },
    status: 200,
    url: asked,
    contentType: "text/html; charset=utf-8",
    body: '<!doctype html><html lang="pt-BR"><title>Vagas de vigia</title></html>',
    receivedAt: new Date(0),
    ...changes,
  };
}

test.each<[what: string, changes: Partial<ProviderReply>, looks: string[]]>([
  ["a page", {}, ['"Vagas de vigia"']],
  [
    "a refusal",
    { status: 403, body: "<html><title>Just a moment…</title>" },
    ["status 403", "a bot check of Cloudflare", '"Just a moment…"'],
  ],
  [
    "another host",
    { url: "https://other.example/vagas/vigia" },
    ["redirected to another host, other.example", '"Vagas de vigia"'],
  ],
  ["the home page", { url: "https://portal.example/" }, ["redirected to the home page", '"Vagas de vigia"']],
  ["another path", { url: "https://portal.example/login" }, ["redirected to /login", '"Vagas de vigia"']],
  [
    "another language",
    { body: '<html lang="en-US"><title>Jobs</title>' },
    ['"Jobs"', "in another language (en-US)"],
  ],
  ["data", { contentType: "application/json", body: "{}" }, ["application/json, 2 characters"]],
  ["a stand-in", { url: "http://127.0.0.1:3002/vagas/vigia" }, ['"Vagas de vigia"']],
])("%s is described in a few words", (_, changes, looks) => {
  expect(describeReply(replyOf(changes), false)).toEqual(looks);
});

test("a reply that was read needs no description", () => {
  expect(describeReply(replyOf({}), true)).toEqual([]);
});
