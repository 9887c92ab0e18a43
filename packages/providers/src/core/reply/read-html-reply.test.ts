import { describe, expect, test } from "vitest";
import { textAt } from "../html/html-page.ts";
import { ProviderBlocked, ProviderChanged, ProviderUnavailable } from "../outcome-errors.ts";
import type { ProviderReply } from "../provider.ts";
import { explainMissing } from "../refusals/explain-missing.ts";
import { readHtmlReply, requireNoResultsMark } from "./read-html-reply.ts";

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

  test("is changed when a list redirects to the home page, even if that has vacancies", () => {
    const home = { url: "https://portal.example/", body: "<article>Cozinheiro</article>" };
    expect(() => readHtmlReply(reply(home))).toThrow(ProviderChanged);
    const card = {
      providerListingId: "1",
      title: "a",
      url: "https://a.example/",
      requirements: [],
      benefits: [],
    };
    expect(readHtmlReply(reply({ ...home, request: { ...reply({}).request, card } }))).toBeDefined();
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

  test("is not empty where another page holds the words of the no-results mark", () => {
    const home = '<link rel="canonical" href="/"><p>Não perca nenhuma vaga!</p>';
    expect(() => requireNoResultsMark(reply({ body: home }), true)).toThrow(/the home page came/);
    const packed = `<script>document.write(atob("${"QUJD".repeat(200)}"))</script>`;
    expect(() => requireNoResultsMark(reply({ body: packed }), true)).toThrow(/packed/);
  });

  test("names the page that came instead, without the parameters of its address", () => {
    const url = "https://portal.example/vagas?user_ip=203.0.113.7";
    const { message } = explainMissing(reply({ body: challenge, url }), "cards");
    expect(message).toBe(
      "a bot check of Cloudflare came instead of cards, from https://portal.example/vagas",
    );
  });

  test("is blocked where a challenge came instead", () => {
    expect(explainMissing(reply({ body: challenge }), "cards")).toBeInstanceOf(ProviderBlocked);
    expect(() => requireNoResultsMark(reply({ body: challenge }), false)).toThrow(ProviderBlocked);
  });
});
