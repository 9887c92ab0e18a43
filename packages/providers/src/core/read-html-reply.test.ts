import { describe, expect, test } from "vitest";
import { textAt } from "./html-page.ts";
import { ProviderBlocked, ProviderChanged, ProviderUnavailable } from "./outcome-errors.ts";
import type { ProviderReply } from "./provider.ts";
import { explainMissing, readHtmlReply, requireNoResultsMark } from "./read-html-reply.ts";

function reply(changes: Partial<ProviderReply>): ProviderReply {
  return {
    request: { url: "https://portal.example/vagas", method: "GET", headers: {}, step: "list" },
    status: 200,
    url: "https://portal.example/vagas",
    contentType: "text/html",
    body: "<!doctype html><h1>Vagas</h1>",
    receivedAt: new Date(0),
    ...changes,
  };
}
const challenge = "<html><title>Just a moment...</title>";

describe("a reply that should be a page", () => {
  test("is read", () => {
    expect(textAt(readHtmlReply(reply({})), "h1")).toBe("Vagas");
  });

  test("is blocked, unavailable or changed by its status", () => {
    expect(() => readHtmlReply(reply({ status: 403 }))).toThrow(ProviderBlocked);
    expect(() => readHtmlReply(reply({ status: 503, body: challenge }))).toThrow(ProviderBlocked);
    expect(() => readHtmlReply(reply({ status: 503 }))).toThrow(ProviderUnavailable);
    expect(() => readHtmlReply(reply({ status: 404 }))).toThrow(ProviderChanged);
  });

  test("is changed when it is empty or no HTML", () => {
    for (const body of ["", '{"erro":1}', "\u0000\u0001"])
      expect(() => readHtmlReply(reply({ body }))).toThrow(ProviderChanged);
  });
});

describe("a page without cards", () => {
  test("is empty only where the portal says so", () => {
    expect(() => requireNoResultsMark(reply({}), true)).not.toThrow();
    expect(() => requireNoResultsMark(reply({}), false)).toThrow(ProviderChanged);
  });

  test("is blocked where a challenge stands in its place", () => {
    expect(explainMissing(reply({ body: challenge }), "cards")).toBeInstanceOf(ProviderBlocked);
    expect(() => requireNoResultsMark(reply({ body: challenge }), false)).toThrow(ProviderBlocked);
  });
});
