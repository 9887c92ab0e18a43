import { expect, test } from "vitest";
import { setLimitsStage } from "../../test/people/set-limits-stage.ts";
import { limitAttempts } from "./limit-attempts.ts";

const stage = setLimitsStage();
const { logIn } = stage;

test("all addresses of a /64, one IPv6 line, are one place; the next line is another", async () => {
  const answers = [];
  for (let index = 0; index < 31; index += 1)
    answers.push(await logIn(`v6-${index}@correio.example`, undefined, `2804:14c:65a0:4321::${index + 1}`));
  expect(answers.at(29)?.status).toBe(401);
  expect(answers.at(30)?.status).toBe(429);
  expect((await logIn("v6@correio.example", undefined, "2804:14c:65a0:4322::1")).status).toBe(401);
});

test.each([
  ["by itself", { remoteAddress: "203.0.113.50", header: (index: number) => `198.51.100.${index}` }],
  [
    "before the proxy's own",
    { remoteAddress: "127.0.0.1", header: (index: number) => `198.51.100.${index}, 203.0.113.51` },
  ],
])(
  "an address that a caller writes into X-Forwarded-For %s makes no new place",
  async (_where, { remoteAddress, header }) => {
    const statuses: number[] = [];
    for (let index = 1; index <= 31; index += 1) {
      const { statusCode } = await stage.app.inject({
        method: "POST",
        url: "/api/login",
        payload: { email: `falso${index}@correio.example`, password: "Errada-2026!" },
        remoteAddress,
        headers: { "x-forwarded-for": header(index) },
      });
      statuses.push(statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 401), 429]);
  },
);

test("the 256 networks of one line's /56 do not have the tries of 256 places, and the next line is not affected", async () => {
  expect(await tryFrom(networksOfA56("43"))).toBe(120);
  expect(await tryFrom(["2804:14c:65a0:4400::1"])).toBe(1);
  // They wait as a place does: a minute at most.
  stage.deps.clock.advance(60_000);
  expect(await tryFrom(["2804:14c:65a0:4301::1"])).toBe(1);
});

test("the 256 lines of a /48, which every customer of a tunnel gets, do not have the tries of 256 places", async () => {
  const lines = Array.from({ length: 256 }, (_, index) => `2804:14c:65a0:${hex(index)}00`);
  expect(await tryFrom(lines.flatMap((line) => [`${line}::1`, `${line}::2`]))).toBe(480);
  expect(await tryFrom(["2804:14c:65a1::1"])).toBe(1);
});

test("IPv4 addresses have no wider network", async () => {
  const neighbours = Array.from({ length: 250 }, (_, index) => `189.4.5.${index}`);
  expect(await tryFrom(neighbours)).toBe(250);
});

/** Tries from each of the networks, about another address each, one after the other. @returns how many were counted */
async function tryFrom(ips: readonly string[]): Promise<number> {
  let counted = 0;
  for (const [index, ip] of ips.entries()) {
    const attempt = limitAttempts(stage.deps, { action: "logIn", ip, email: `alvo${index}@correio.example` });
    counted += await attempt.then(
      () => 1,
      () => 0,
    );
  }
  return counted;
}

const hex = (value: number) => value.toString(16).padStart(2, "0");

const networksOfA56 = (last: string) =>
  Array.from({ length: 256 }, (_, index) => `2804:14c:65a0:${last}${hex(index)}::1`);
