import { expect, test } from "vitest";
import { ProviderBlocked } from "../outcome-errors.ts";
import type { ProviderReply } from "../provider.ts";
import { refuseLogin } from "./refuse-login.ts";

const answeredFrom = (url: string): ProviderReply => ({
  request: { step: "list", method: "GET", headers: {}, url: "https://portal.example/vagas" },
  status: 200,
  url,
  contentType: "text/html",
  body: "",
  receivedAt: new Date(0),
});

test("a redirect to the page where a person logs in is a refusal", () => {
  const refuse = (url: string) => refuseLogin(answeredFrom(url), /^\/entrar\b|[?&]modal=login\b/);
  expect(() => refuse("https://portal.example/entrar?next=/vagas")).toThrow(ProviderBlocked);
  expect(() => refuse("https://portal.example/?modal=login")).toThrow(ProviderBlocked);
  expect(() => refuse("https://portal.example/vagas?q=login")).not.toThrow();
});
