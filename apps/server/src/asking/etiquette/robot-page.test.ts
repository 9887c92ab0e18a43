import { freeRepeatMs } from "@vagou/contract/fichas/amounts";
import { requestsAtOnceMax, robotsTxtKeptMs } from "@vagou/contract/search/politeness";
import { providers } from "@vagou/providers/index";
import { expect, test } from "vitest";
import { robotBounds } from "../../../../web/app/features/about/robot-bounds.ts";
import type { HttpClient } from "../wire/http-client.ts";
import { createRobots } from "./robots.ts";

/** Compares the promises of `/robo` to the administrator of a portal with the values of the code. */
const says = [...robotBounds.frequency, robotBounds.robotsTxt].join("\n");

test("no portal is asked by more requests at once than the page says, and none without a pause", () => {
  expect(says).toContain(
    `No máximo ${requestsAtOnceMax} pedidos ao mesmo tempo ao mesmo site, com uma pausa`,
  );
  expect(Math.max(...providers.map(({ inFlightMax }) => inFlightMax))).toBeLessThanOrEqual(requestsAtOnceMax);
  expect(Math.min(...providers.map(({ paceMs }) => paceMs))).toBeGreaterThanOrEqual(300);
});

test("an answer serves other people for as long as the page says", () => {
  expect(says).toContain(`da nossa memória por ${freeRepeatMs / 60_000} minutos`);
});

test("a new rule of a robots.txt is followed within the time that the page says", async () => {
  let now = new Date("2026-11-22T12:00:00Z");
  expect(says).toContain(`de novo a cada ${robotsTxtKeptMs / 3_600_000} horas`);
  let rules = "User-agent: *\nAllow: /\n";
  const httpClient: HttpClient = {
    fetchReply: async (request) => ({
      request,
      status: 200,
      url: request.url,
      contentType: "text/plain",
      body: rules,
      receivedAt: new Date(),
      notBefore: null,
    }),
    close: async () => {},
  };
  const robots = createRobots({ httpClient, clock: { now: () => now }, overrides: new Map() });
  const asked = { url: "https://portal.example/vagas", method: "GET", headers: {}, step: "list" } as const;
  const check = () => robots.check("catho", asked, new AbortController().signal);
  await check();
  rules = "User-agent: Vagou\nDisallow: /\n";
  now = new Date(now.getTime() + robotsTxtKeptMs + 1);
  await expect(check()).rejects.toThrow("disallows");
});
