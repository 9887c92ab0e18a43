import Fastify, { type FastifyBaseLogger } from "fastify";
import { expect, test } from "vitest";
import { warnOfUnknownProxy } from "./warn-of-unknown-proxy.ts";
import { createLogger } from "./log-safely.ts";

const forwarded = { "x-forwarded-for": "203.0.113.7" };

test("a proxy that the settings do not name is told once, with the setting and without any address", async () => {
  const told = await ask([
    { remoteAddress: "172.18.0.5", headers: forwarded },
    { remoteAddress: "172.18.0.6", headers: forwarded },
  ]);
  expect(told).toEqual([expect.stringContaining("set TRUST_PROXY to its address or network")]);
  expect(told.join()).not.toMatch(/172\.18|203\.0/);
});

test("a trusted proxy, and a caller without a proxy, are no reason for a warning", async () => {
  expect(
    await ask([
      { remoteAddress: "127.0.0.1", headers: forwarded },
      { remoteAddress: "10.0.0.2", headers: { "x-forwarded-for": "198.51.100.1, 203.0.113.7" } },
      { remoteAddress: "203.0.113.7", headers: {} },
    ]),
  ).toEqual([]);
});

/** @returns the warnings of a server behind proxies on loopback and at 10.0.0.2 */
async function ask(requests: readonly { remoteAddress: string; headers: Record<string, string> }[]) {
  const lines: string[] = [];
  const loggerInstance: FastifyBaseLogger = createLogger("warn", { write: (line) => void lines.push(line) });
  await using app = Fastify({ loggerInstance, trustProxy: "loopback,10.0.0.2" });
  warnOfUnknownProxy(app);
  app.get("/", async () => "");
  for (const request of requests) await app.inject({ url: "/", ...request });
  return lines;
}
