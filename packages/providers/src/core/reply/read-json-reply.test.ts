import { describe, expect, test } from "vitest";
import { z } from "zod";
import { ProviderBlocked, ProviderChanged, ProviderUnavailable } from "../outcome-errors.ts";
import type { ProviderReply } from "../provider.ts";
import { readJsonReply } from "./read-json-reply.ts";

const schema = z.object({ jobs: z.array(z.unknown()) });

function reply(changes: Partial<ProviderReply>): ProviderReply {
  return {
    request: { url: "https://portal.example/api", method: "GET", headers: {}, step: "list" },
    status: 200,
    url: "https://portal.example/api",
    contentType: "application/json",
    body: "{}",
    receivedAt: new Date(0),
    ...changes,
  };
}

describe("a reply that should be JSON", () => {
  test("is read, also with a byte order mark", () => {
    expect(readJsonReply(reply({ body: '\uFEFF{"jobs":[1]}' }), schema)).toEqual({ jobs: [1] });
  });

  test.each([401, 403, 429])("is blocked on status %i", (status) => {
    expect(() => readJsonReply(reply({ status }), schema)).toThrow(ProviderBlocked);
  });

  test.each([
    ["a challenge page with status 200", 200],
    ["a challenge page with status 202", 202],
    ["a challenge page with status 503", 503],
  ])("is blocked by %s", (_, status) => {
    const body =
      "<html><title>Just a moment...</title><script src=/cdn-cgi/challenge-platform/x.js></script>";
    expect(() => readJsonReply(reply({ status, body, contentType: "text/html" }), schema)).toThrow(
      ProviderBlocked,
    );
  });

  test("is blocked by a captcha demanded in JSON", () => {
    expect(() => readJsonReply(reply({ body: '{"message":"captcha required"}' }), schema)).toThrow(
      ProviderBlocked,
    );
  });

  test("is not blocked by a vacancy that names captchas", () => {
    const body = '{"jobs":["resolver captcha não faz parte da vaga"]}';
    expect(readJsonReply(reply({ body }), schema).jobs).toHaveLength(1);
  });

  test.each([500, 502, 503, 504])("is unavailable on status %i", (status) => {
    expect(() => readJsonReply(reply({ status, body: "oops" }), schema)).toThrow(ProviderUnavailable);
  });

  test.each([204, 301, 400, 404, 410])("is changed on status %i", (status) => {
    expect(() => readJsonReply(reply({ status }), schema)).toThrow(ProviderChanged);
  });

  test("is changed when HTML, truncated JSON or another shape comes", () => {
    for (const body of ["<!doctype html><h1>Vagas</h1>", '{"jobs":[', '{"items":[]}', "[]", "null", ""])
      expect(() => readJsonReply(reply({ body }), schema)).toThrow(ProviderChanged);
  });
});
